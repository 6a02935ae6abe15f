import Foundation

/// A module as its index tells of it: what it declares at once, its code when that is asked for.
package final class ModuleIndex: Sendable {
  let module: IndexedModule
  private let code: IndexedTexts

  init(_ module: IndexedModule, _ code: IndexedTexts) {
    self.module = module
    self.code = code
  }

  /// The module's name.
  package var name: String { module.name }

  /// The path of the file that holds its code.
  package var codePath: String { code.path }

  /// Whether its code lies in a file of its own.
  package var isCodeApart: Bool { code.isApart }

  /// Whether the code of any of its files was asked for.
  package var isCodeRead: Bool { code.isRead }

  /// The text of one of its files.
  func text(of file: Int) throws(Problem) -> [UInt8] { try code.text(of: file) }
}

/// The texts of an indexed module's files, of which no more is held than the blocks that were asked for last.
final class IndexedTexts: @unchecked Sendable {
  let path: String
  /// Whether nothing else is in its file.
  let isApart: Bool
  let code: IndexedCode
  private let file: CacheFile
  /// Where the blocks begin.
  private let start: Int
  private let recent: RecentBlocks
  private let lock = NSLock()
  private var wasRead = false

  init(path: String, isApart: Bool, _ code: IndexedCode, in file: CacheFile, from start: Int, _ recent: RecentBlocks) {
    self.path = path
    self.isApart = isApart
    self.code = code
    self.file = file
    self.start = start
    self.recent = recent
  }

  var isRead: Bool { lock.withLock { wasRead } }

  func text(of number: Int) throws(Problem) -> [UInt8] {
    guard number < code.texts.count else { throw .damagedIndex(path) }
    let text = code.texts[number]
    lock.withLock { wasRead = true }
    let bytes = try recent.block(text.block, of: self) { () throws(Problem) in try block(text.block) }
    guard text.span.offset + text.span.count <= bytes.count else { throw .damagedIndex(path) }
    return Array(bytes[text.span.offset..<(text.span.offset + text.span.count)])
  }

  private func block(_ number: Int) throws(Problem) -> [UInt8] {
    guard number < code.blocks.count else { throw .damagedIndex(path) }
    let block = code.blocks[number]
    let span = CacheFile.Span(offset: start + block.span.offset, count: block.span.count)
    guard block.size <= IndexedCode.sizeLimit, let packed = file.bytes(span),
      let bytes = try? PackedBytes.unpack(packed, count: block.size), ContentHash(bytes) == block.content
    else { throw .damagedIndex(path) }
    return bytes
  }
}

extension Problem {
  static func damagedIndex(_ path: String) -> Problem {
    Problem(file: path, message: "isn't an index, or is damaged", remedy: "make it again with `higlint index`")
  }
}

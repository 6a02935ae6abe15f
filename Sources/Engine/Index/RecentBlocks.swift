import Foundation

/// The blocks of code that were unpacked last, of whichever modules: what is asked for next mostly lies in one of them.
final class RecentBlocks: @unchecked Sendable {
  private struct Block {
    let module: ObjectIdentifier
    let number: Int
    let bytes: [UInt8]
  }

  private let lock = NSLock()
  /// The last one at the end.
  private var blocks: [Block] = []

  /// How many are held at most.
  private static let limit = 16

  /// - Parameter unpack: makes one that isn't held. Two threads that ask for one at once may both make it.
  func block(
    _ number: Int, of module: IndexedTexts, _ unpack: () throws(Problem) -> [UInt8]
  ) throws(Problem) -> [UInt8] {
    if let known = known(number, of: ObjectIdentifier(module)) { return known }
    let bytes = try unpack()
    keep(Block(module: ObjectIdentifier(module), number: number, bytes: bytes))
    return bytes
  }

  private func known(_ number: Int, of module: ObjectIdentifier) -> [UInt8]? {
    lock.lock()
    defer { lock.unlock() }
    guard let place = blocks.lastIndex(where: { $0.number == number && $0.module == module }) else { return nil }
    let block = blocks.remove(at: place)
    blocks.append(block)
    return block.bytes
  }

  private func keep(_ block: Block) {
    lock.lock()
    defer { lock.unlock() }
    if blocks.count == Self.limit { blocks.removeFirst() }
    blocks.append(block)
  }
}

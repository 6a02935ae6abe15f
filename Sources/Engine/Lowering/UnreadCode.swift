import Foundation
import SwiftParser
import SwiftSyntax

/// Code that was passed over when its file was read. It is parsed when it is first asked for, by whichever thread asks.
package final class UnreadCode: @unchecked Sendable {
  /// From the code's opening brace to its closing one.
  let text: ArraySlice<UInt8>
  let place: CodePlace
  private let file: File
  private var known: [Statement]?

  /// What all code of a file shares.
  package final class File: @unchecked Sendable {
    fileprivate let lock = NSLock()
    fileprivate let names: NameTable
    fileprivate let clock: ReadingClock?

    package init(_ names: NameTable, _ clock: ReadingClock? = nil) {
      self.names = names
      self.clock = clock
    }
  }

  /// - Parameters:
  ///   - text: the code with its braces, valid UTF-8, as an outline tells of it.
  ///   - place: where it stands in its file.
  package init(_ text: ArraySlice<UInt8>, at place: CodePlace, in file: File) {
    self.text = text
    self.place = place
    self.file = file
  }

  var statements: [Statement] {
    file.lock.lock()
    defer { file.lock.unlock() }
    if let known { return known }
    let statements = file.clock.measure { parsed() }
    known = statements
    return statements
  }

  /// The code, if it was asked for.
  var statementsIfRead: [Statement]? {
    file.lock.lock()
    defer { file.lock.unlock() }
    return known
  }

  /// As a declaration of its own: the parser reads no braces alone.
  private func parsed() -> [Statement] {
    let header = Array((place.isGetter ? "var a: A" : "func a()").utf8)
    let tree = (header + text).withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: Nesting.deepest)
    }
    let part = LoweredText.Part(start: 0, offset: Int(place.start) - header.count)
    var code = CodeLowering(enclosing: "", in: LoweredText(names: file.names, parts: [part]))
    switch tree.statements.first?.item.as(DeclSyntax.self)?.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): return code.block(function.body)
    case .variableDecl(let variable):
      guard case .getter(let items)? = variable.bindings.first?.accessorBlock?.accessors else { return [] }
      return code.block(items)
    default: return []
    }
  }
}

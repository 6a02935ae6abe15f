import SwiftParser
import SwiftSyntax

/// Reads the bodies of a file's functions and getters that were passed over, when each is asked for.
package final class BodyParser: CodeParser {
  private let names: NameTable
  private let clock: ReadingClock?

  /// For the bodies of a file that was read in an earlier run.
  package convenience init() {
    self.init(NameTable(), nil)
  }

  /// - Parameters:
  ///   - names: those of the rest of the file.
  ///   - clock: where to note how long reading takes, if that is asked.
  init(_ names: NameTable, _ clock: ReadingClock?) {
    self.names = names
    self.clock = clock
  }

  package func canRead(_ text: [UInt8]) -> Bool { Nesting.tooDeep(text) == nil }

  package func statements(of text: ArraySlice<UInt8>, at place: CodePlace) -> [Statement] {
    clock.measure { parsed(text, at: place) }
  }

  /// As a declaration of its own: the parser reads no braces alone.
  private func parsed(_ text: ArraySlice<UInt8>, at place: CodePlace) -> [Statement] {
    let header = Array((place.isGetter ? "var a: A" : "func a()").utf8)
    let tree = (header + text).withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: NestingLimit.brackets)
    }
    let part = LoweredText.Part(start: 0, offset: Int(place.start) - header.count)
    var code = CodeLowering(enclosing: "", in: LoweredText(names: names, parts: [part]))
    switch tree.statements.first?.item.as(DeclSyntax.self)?.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): return code.block(function.body)
    case .variableDecl(let variable):
      guard case .getter(let items)? = variable.bindings.first?.accessorBlock?.accessors else { return [] }
      return code.block(items)
    default: return []
    }
  }
}

import SwiftParser
import SwiftSyntax

/// Turns a file's syntax into facts: the one place that knows swift-syntax.
struct Lowering {
  private let bytes: [UInt8]
  private let tooDeep: Int?

  /// - Parameter bytes: the file's text, valid UTF-8.
  init(_ bytes: [UInt8]) {
    self.init(bytes, tooDeep: Nesting.tooDeep(bytes))
  }

  /// - Parameter tooDeep: where the first code stands that nests too deeply to be parsed, if any does.
  init(_ bytes: [UInt8], tooDeep: Int?) {
    self.bytes = bytes
    self.tooDeep = tooDeep
  }

  func facts(path: String) -> FileFacts {
    let tree = bytes.withUnsafeBufferPointer { bytes in
      Parser.parse(source: .init(rebasing: bytes[..<(tooDeep ?? bytes.count)]), maximumNestingLevel: Nesting.deepest)
    }
    let lines = LineTable(bytes)
    let names = NameTable()
    var scope = DeclarationScope(names: names)
    scope.lower(tree.statements)
    return FileFacts(
      path: path,
      imports: scope.imports,
      reexports: scope.reexports,
      types: scope.types,
      functions: scope.functions,
      variables: scope.variables,
      statements: scope.statements,
      suppressions: SuppressionScanner.mayHoldSuppressions(bytes)
        ? SuppressionScanner.suppressions(in: tree, lines: lines) : [],
      unread: [tree.unparsed, scope.unread, tooDeep.map { ByteRange(start: UInt32($0), end: UInt32(bytes.count)) }]
        .compactMap { $0 }.min { $0.start < $1.start },
      lines: lines
    )
  }
}

extension SyntaxProtocol {
  /// The node's own bytes, without the spaces and comments around it.
  var bytes: ByteRange {
    ByteRange(
      start: UInt32(positionAfterSkippingLeadingTrivia.utf8Offset),
      end: UInt32(endPositionBeforeTrailingTrivia.utf8Offset)
    )
  }
}

extension SourceFileSyntax {
  /// What the parser leaves aside because it is nested too deeply: all that follows, to the file's end.
  fileprivate var unparsed: ByteRange? {
    guard hasMaximumNestingLevelOverflow else { return nil }
    var node = Syntax(self)
    while let child = node.children(viewMode: .all).first(where: { $0.hasMaximumNestingLevelOverflow }) { node = child }
    return node.bytes
  }
}

extension SyntaxProtocol {
  /// The node's text without the spaces and comments around it. A trimmed description makes a tree of its own first.
  var ownText: String {
    let bytes = syntaxTextBytes.dropFirst(leadingTriviaLength.utf8Length).dropLast(trailingTriviaLength.utf8Length)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension TokenSyntax {
  /// The identifier without backticks.
  var plainText: String {
    let text = self.text
    guard text.hasPrefix("`"), text.hasSuffix("`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension TypeName {
  init(_ type: some TypeSyntaxProtocol) {
    self.init(TypeName.plainText(Syntax(type)) ?? type.ownText)
  }

  /// The spelling of a name, or of an optional one, which are most.
  private static func plainText(_ type: Syntax) -> String? {
    if let name = type.as(IdentifierTypeSyntax.self) { return name.genericArgumentClause == nil ? name.name.text : nil }
    return type.as(OptionalTypeSyntax.self).flatMap { plainText(Syntax($0.wrappedType)) }.map { $0 + "?" }
  }
}

import SwiftParser
import SwiftSyntax

/// Turns a file's syntax into facts: the one place that knows swift-syntax.
package struct Lowering {
  private let bytes: [UInt8]
  private let tooDeep: Int?
  private let mayHoldSuppressions: Bool
  private let passedOver: [CodePlace]
  private let clock: ReadingClock?

  /// - Parameter bytes: the file's text, valid UTF-8.
  init(_ bytes: [UInt8]) {
    self.init(bytes, tooDeep: Nesting.tooDeep(bytes))
  }

  /// - Parameters:
  ///   - tooDeep: where the first code stands that nests too deeply to be parsed, if any does.
  ///   - passedOver: the code that need not be read now. It is all the same where comments in it may suppress findings.
  ///   - clock: where to note how long reading it later takes, if that is asked.
  package init(
    _ bytes: [UInt8], tooDeep: Int?, passingOver passedOver: [CodePlace] = [], _ clock: ReadingClock? = nil
  ) {
    self.bytes = bytes
    self.tooDeep = tooDeep
    mayHoldSuppressions = SuppressionScanner.mayHoldSuppressions(bytes)
    self.passedOver = mayHoldSuppressions ? [] : passedOver
    self.clock = clock
  }

  package func facts(path: String) -> FileFacts {
    let shortened = ShortenedText(bytes[..<(tooDeep ?? bytes.count)], without: passedOver)
    let tree = shortened.bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: NestingLimit.brackets) }
    let lines = LineTable(bytes)
    let text = unreadCode(of: LoweredText(names: NameTable(), parts: shortened.parts))
    let beyond = tooDeep.map { ByteRange(start: UInt32($0), end: UInt32(bytes.count)) }
    var scope = DeclarationScope(in: text)
    scope.lower(tree.statements)
    return FileFacts(
      path: path,
      imports: scope.imports,
      reexports: scope.reexports,
      types: scope.types,
      functions: scope.functions,
      variables: scope.variables,
      statements: scope.statements,
      suppressions: mayHoldSuppressions ? SuppressionScanner.suppressions(in: tree, lines: lines) : [],
      unread: [tree.unparsed.map { text.range(of: $0) }, scope.unread, beyond]
        .compactMap { $0 }.min { $0.start < $1.start },
      lines: lines
    )
  }

  /// The text, which knows of the code that was left out of it.
  private func unreadCode(of text: LoweredText) -> LoweredText {
    let file = UnreadCode.File(BodyParser(text.names, clock))
    var text = text
    for place in passedOver {
      // By itself: a project may hold on to one function of a file, and needn't hold all of its text then.
      let code = Array(bytes[Int(place.start)..<Int(place.end)])
      text.unread[place.start] = UnreadCode(code[...], at: place, in: file)
    }
    return text
  }
}

extension SourceFileSyntax {
  /// What the parser leaves aside because it is nested too deeply: all that follows, to the file's end.
  fileprivate var unparsed: Syntax? {
    guard hasMaximumNestingLevelOverflow else { return nil }
    var node = Syntax(self)
    while let child = node.children(viewMode: .all).first(where: { $0.hasMaximumNestingLevelOverflow }) { node = child }
    return node
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

/// The fonts of a text that code puts together from pieces: `NSAttributedString(string: "Skip", attributes: [.font: small])`.
struct AttributedFonts {
  /// That of the largest; nil where one isn't known.
  let measure: TextMeasure?

  /// - Parameter plain: what a piece has that is given no font; nil where that isn't known.
  init(_ text: Expression, in code: ProjectCode, _ scope: CodeScope, plain: TextMeasure?) {
    let pieces = AttributedFonts.pieces(of: text, in: code, scope)
    measure = pieces.map { $0.map { AttributedFonts.measure($0, plain, scope) }.largest } ?? nil
  }

  /// A text, or a range of one, with what is said of how it looks.
  private struct Piece {
    /// Nil for one of which nothing is said.
    let attributes: Expression?
  }

  /// The pieces that it is made of; nil where more may change the text.
  private static func pieces(of text: Expression, in code: ProjectCode, _ scope: CodeScope) -> [Piece]? {
    if let call = text.call, let made = text.constructedType?.base {
      guard ["NSAttributedString", "NSMutableAttributedString"].contains(made) else { return nil }
      if let other = call.argument("attributedString") { return pieces(of: other, in: code, scope) }
      guard call.argument("string") != nil else { return nil }
      return [Piece(attributes: call.argument("attributes"))]
    }
    guard case .name(let name) = text.kind, let first = scope.local(name, before: text.range)?.initialValue,
      var found = pieces(of: first, in: code, scope)
    else { return nil }
    var isKnown = true
    code.body.forEachExpression { expression, _ in
      guard let call = expression.call, call.callee.base?.kind == .name(name) else { return }
      guard let more = pieces(addedTo: text, by: call, in: code, scope) else { return isKnown = false }
      found += more
    }
    return isKnown ? found : nil
  }

  /// What a call on the text adds to it: more text, or the font of a range of it; nil for what else it may do.
  private static func pieces(addedTo text: Expression, by call: Call, in code: ProjectCode, _ scope: CodeScope) -> [Piece]? {
    if ["beginEditing", "endEditing"].contains(call.name) { return [] }
    guard let first = call.arguments.first?.value else { return nil }
    switch call.name {
    case "append": return first.kind == text.kind ? nil : pieces(of: first, in: code, scope)
    case "addAttributes":
      guard case .dictionary(let pairs) = first.kind else { return [Piece(attributes: first)] }
      return pairs.allSatisfy { isDecoration($0.key) } ? [] : [Piece(attributes: first)]
    case "addAttribute": return isDecoration(first) ? [] : nil
    default: return nil
    }
  }

  private static func measure(_ piece: Piece, _ plain: TextMeasure?, _ scope: CodeScope) -> TextMeasure? {
    guard let attributes = piece.attributes else { return plain }
    guard case .dictionary(let pairs) = (scope.constant(attributes)?.expression ?? attributes).kind else { return nil }
    guard !pairs.contains(where: { $0.key.lastName.map(resizing.contains) ?? false }) else { return nil }
    return pairs.first { $0.key.lastName == "font" }.map { scope.textMeasure($0.value) } ?? plain
  }

  private static func isDecoration(_ key: Expression) -> Bool { key.lastName.map(decorating.contains) ?? false }

  /// Attributes that leave a line as high as its font.
  private static let decorating: Set<String> = [
    "backgroundColor", "foregroundColor", "kern", "strikethroughColor", "strikethroughStyle", "underlineColor", "underlineStyle",
  ]

  /// The attributes that may make a line higher than its font.
  private static let resizing: Set<String> = ["attachment", "baselineOffset", "paragraphStyle"]
}

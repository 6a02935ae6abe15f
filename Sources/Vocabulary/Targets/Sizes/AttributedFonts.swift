/// The fonts of a text that code puts together from pieces: `NSAttributedString(string: "Skip", attributes: [.font: small])`.
struct AttributedFonts {
  /// That of the largest; nil where one isn't known.
  let measure: TextMeasure?

  /// What a piece has that is given no font: Helvetica of 12 points.
  private static let plain = TextMeasure.system(12)

  init(_ text: Expression, in code: ProjectCode, _ scope: CodeScope) {
    measure = AttributedFonts.pieces(of: text, in: code, scope).map { $0.map { AttributedFonts.measure($0, scope) }.largest } ?? nil
  }

  /// The calls that make the pieces; nil where more may change the text.
  private static func pieces(of text: Expression, in code: ProjectCode, _ scope: CodeScope) -> [Call]? {
    if let call = text.call, let made = text.constructedType?.base {
      return ["NSAttributedString", "NSMutableAttributedString"].contains(made) && call.argument("string") != nil ? [call] : nil
    }
    guard case .name(let name) = text.kind, let first = scope.local(name, before: text.range)?.initialValue,
      var found = pieces(of: first, in: code, scope)
    else { return nil }
    var isKnown = true
    code.body.forEachExpression { expression, _ in
      guard let call = expression.call, call.callee.base?.kind == .name(name) else { return }
      guard call.name == "append", let piece = call.arguments.first?.value, piece.kind != text.kind,
        let more = pieces(of: piece, in: code, scope)
      else { return isKnown = false }
      found += more
    }
    return isKnown ? found : nil
  }

  private static func measure(_ piece: Call, _ scope: CodeScope) -> TextMeasure? {
    guard let attributes = piece.argument("attributes") else { return plain }
    guard case .dictionary(let pairs) = (scope.constant(attributes)?.expression ?? attributes).kind else { return nil }
    guard !pairs.contains(where: { $0.key.lastName.map(resizing.contains) ?? false }) else { return nil }
    return pairs.first { $0.key.lastName == "font" }.map { scope.textMeasure($0.value) } ?? plain
  }

  /// The attributes that may make a line higher than its font.
  private static let resizing: Set<String> = ["attachment", "baselineOffset", "paragraphStyle"]
}

/// A small text in thin letters.
public struct ThinText {
  /// What makes the letters thin: `.light`.
  public let weight: Expression
  /// The size of the text, in points; of a text style, at the default setting.
  public let points: Double
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The texts in a file's code that are thin and of known size, below a limit in points.
  ///
  /// Code that asks whether people want bold text isn't meant.
  public func thinTexts(below limit: Double, in file: Int) -> [ThinText] {
    textFonts(in: file).compactMap { text in
      guard let weight = text.thinWeight, let points = text.scope.points(of: text.font), points < limit, !text.staysSmall,
        text.choices.count == 1, text.code.type?.speaks(of: ThinWeights.questions) != true
      else { return nil }
      return ThinText(weight: weight, points: points, file: file)
    }
  }
}

extension TextFont {
  /// The weight of the font, or the one that SwiftUI's `fontWeight` gives to the same view.
  fileprivate var thinWeight: Expression? {
    if let weight = font.thinWeight { return weight }
    let inner = view?.viewChain.modifiers.map(\.call) ?? []
    let outer = around.expressions.compactMap(\.call).filter { $0.callee.range.contains(font.range) }
    return (inner + outer).lazy.filter { $0.name == "fontWeight" }.compactMap { $0.argument(nil)?.ifThin }.first
  }
}

extension Expression {
  fileprivate var thinWeight: Expression? {
    guard let call else { return nil }
    let weight = call.name == "weight" ? call.argument(nil) : call.argument("weight")
    return weight?.ifThin ?? call.callee.base?.thinWeight
  }

  /// The weight, if it is written and thin.
  fileprivate var ifThin: Expression? {
    guard case .member(_, let name) = kind, ThinWeights.names.contains(name) else { return nil }
    return self
  }
}

extension CodeScope {
  /// The size of a font, at the default setting where it follows the reader's.
  fileprivate func points(of font: Expression) -> Double? {
    if let size = fontSize(font) { return size.points }
    var maker = font
    while let call = maker.call, ["weight", "italic", "leading", "monospacedDigit"].contains(call.name),
      let base = call.callee.base
    {
      maker = base
    }
    let style = maker.call.map { $0.name == "system" ? $0.argument(nil) : nil } ?? maker
    return style?.lastName.flatMap(TextStyle.init(rawValue:))?.points
  }
}

private enum ThinWeights {
  static let names: Set<String> = ["ultraLight", "thin", "light"]
  static let questions: Set<String> = ["legibilityWeight", "isBoldTextEnabled", "boldTextStatusDidChangeNotification"]
}

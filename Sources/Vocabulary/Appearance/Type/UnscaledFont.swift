/// A font of the app's own, given to text at a size that stays the same whatever text size the reader has chosen.
public struct UnscaledFont {
  /// As it is written, in points.
  public let points: Double
  /// What is given to the text, with what stands in where there is no such font.
  public let font: Expression
  /// The number of the file in the project.
  public let file: Int
  /// Whether it is written so that it is a font in any case, and no optional one.
  public let isCertain: Bool
}

extension Project {
  /// The fonts by name that a file's code gives to text at sizes that are written, and without font metrics.
  ///
  /// SwiftUI's custom fonts grow by themselves. Fonts whose characters are pictures aren't meant, nor what fonts of a fixed
  /// size may be used for.
  public func unscaledFonts(in file: Int) -> [UnscaledFont] {
    textFonts(in: file).compactMap { text in
      guard let made = text.font.namedFont, case .number(let points) = made.size.kind, (2..<40).contains(points),
        text.choices.allSatisfy({ $0.namedFont != nil }), !text.scope.isOfPictures(made.name), !text.staysSmall,
        !text.around.isForSomeReleases
      else { return nil }
      return UnscaledFont(points: points, font: text.font, file: file, isCertain: text.font.hasStandIn)
    }
  }
}

extension Expression {
  /// What `UIFont(name: "Lato", size: 15)` is made of, with what stands in for it or without, and as a font of SwiftUI's.
  fileprivate var namedFont: (name: Expression, size: Expression)? {
    if case .binary(let first, "??", _) = kind { return first.namedFont }
    switch constructedType?.base {
    case "UIFont":
      guard let call, let name = call.argument("name"), let size = call.argument("size") else { return nil }
      return (name, size)
    case "Font": return call?.argument(nil)?.namedFont
    default: return nil
    }
  }

  fileprivate var hasStandIn: Bool {
    if case .binary(_, "??", _) = kind { true } else { false }
  }
}

extension CodeScope {
  fileprivate func isOfPictures(_ font: Expression) -> Bool {
    let names = [text(font), font.lastName].compactMap { $0 }.map { $0.lowercased() }
    return names.contains { name in FontWords.pictures.contains { name.contains($0) } }
  }
}

private enum FontWords {
  static let pictures = ["awesome", "glyph", "icon", "symbol", "noticon", "emoji", "barcode", "material", "sf"]
}

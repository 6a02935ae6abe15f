/// How high a line of text is in a font, and how large a symbol beside it, at the text size that people have unless they
/// choose another.
package struct TextMeasure: Equatable {
  /// What to call the font: a text style, or its size.
  package let name: String
  package let pointSize: Double
  package let lineHeight: Double
  /// Whether the font isn't known whose lines these are.
  private var isGuess = false

  private init(name: String, pointSize: Double, lineHeight: Double) {
    self.name = name
    self.pointSize = pointSize
    self.lineHeight = lineHeight
  }

  /// The measures of a system font, whose lines are some 1.2 times as high as the font's size.
  package static func system(_ pointSize: Double) -> TextMeasure {
    TextMeasure(name: "\(pointSize.plain) points", pointSize: pointSize, lineHeight: (pointSize * 1.2).rounded(.up))
  }

  /// The measures of a font that isn't the system's. One that isn't known has lines that are rarely more than 1.5 times as high as
  /// the font's size.
  ///
  /// - Parameter font: what code asks for it by: `Montserrat-Bold`; nil where that isn't known.
  package static func other(_ pointSize: Double, font: String? = nil) -> TextMeasure {
    let height = font.flatMap(FontFamilies.lineHeight)
    var measure = TextMeasure(
      name: "\(pointSize.plain) points", pointSize: pointSize, lineHeight: (pointSize * (height ?? 1.5)).rounded(.up)
    )
    measure.isGuess = height == nil
    return measure
  }

  /// The same where the font is known to be another's than was guessed.
  ///
  /// - Parameter names: by one of which code may call it: `pretendard`.
  package func orOfFont(called names: [String]) -> TextMeasure {
    guard isGuess, let font = names.first(where: { FontFamilies.lineHeight(of: $0) != nil }) else { return self }
    return .other(pointSize, font: font)
  }

  /// Those of the same font in another size.
  package func resized(to points: Double) -> TextMeasure {
    var measure = TextMeasure(name: "\(points.plain) points", pointSize: points, lineHeight: (points * lineHeight / pointSize).rounded(.up))
    measure.isGuess = isGuess
    return measure
  }

  /// What text has that is given no font.
  package static let body = TextMeasure.system(17).named("body")

  /// The measures of a text style: `title2`, `caption1`.
  package static func style(_ name: String) -> TextMeasure? { styles[name].map { TextMeasure.system($0).named(name) } }

  private func named(_ name: String) -> TextMeasure { TextMeasure(name: name, pointSize: pointSize, lineHeight: lineHeight) }

  /// The sizes of the guidelines' table for the text size Large. Its leadings are larger than the lines of views are high.
  private static let styles: [String: Double] = [
    "largeTitle": 34, "title": 28, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
    "subheadline": 15, "footnote": 13, "caption": 12, "caption1": 12, "caption2": 11,
  ]

  /// How high a button of UIKit's is that shows a line of text, in points: UIKit leaves some room above and below a title.
  package var heightOfButton: Double { lineHeight + TextMeasure.roomOfTitle }

  /// What UIKit leaves above and below a title together, in points.
  package static let roomOfTitle = 12.0

  /// How many letters a line holds where it is nearly as wide as a phone's screen, if they are half as wide as high.
  package var lettersOfLine: Int { Int(560 / pointSize) }

  package static func larger(_ left: TextMeasure, _ right: TextMeasure) -> TextMeasure {
    left.lineHeight >= right.lineHeight ? left : right
  }
}

extension Sequence where Element == TextMeasure? {
  /// The largest of the fonts that text may have; nil where one isn't known.
  package var largest: TextMeasure? {
    var found: TextMeasure?
    for measure in self {
      guard let measure else { return nil }
      found = found.map { TextMeasure.larger($0, measure) } ?? measure
    }
    return found
  }
}

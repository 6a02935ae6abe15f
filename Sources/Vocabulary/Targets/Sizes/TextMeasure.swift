/// How high a line of text is in a font, and how large a symbol beside it, at the text size that people have unless they
/// choose another.
struct TextMeasure: Equatable {
  /// What to call the font: a text style, or its size.
  let name: String
  let pointSize: Double
  let lineHeight: Double

  /// The measures of a system font, whose lines are some 1.2 times as high as the font's size.
  static func system(_ pointSize: Double) -> TextMeasure {
    TextMeasure(name: "\(pointSize.plain) points", pointSize: pointSize, lineHeight: (pointSize * 1.2).rounded(.up))
  }

  /// The measures of a font that isn't known, whose lines are rarely more than 1.5 times as high as the font's size.
  static func other(_ pointSize: Double) -> TextMeasure {
    TextMeasure(name: "\(pointSize.plain) points", pointSize: pointSize, lineHeight: (pointSize * 1.5).rounded(.up))
  }

  /// What text has that is given no font.
  static let body = TextMeasure(name: "body", pointSize: 17, lineHeight: 22)

  /// The measures of a text style: `title2`, `caption1`.
  static func style(_ name: String) -> TextMeasure? {
    styles[name].map { TextMeasure(name: name, pointSize: $0.size, lineHeight: $0.line) }
  }

  /// The sizes and leadings of the guidelines' table for the text size Large.
  private static let styles: [String: (size: Double, line: Double)] = [
    "largeTitle": (34, 41), "title": (28, 34), "title1": (28, 34), "title2": (22, 28), "title3": (20, 25),
    "headline": (17, 22), "body": (17, 22), "callout": (16, 21), "subheadline": (15, 20), "footnote": (13, 18),
    "caption": (12, 16), "caption1": (12, 16), "caption2": (11, 13),
  ]

  static func larger(_ left: TextMeasure, _ right: TextMeasure) -> TextMeasure {
    left.lineHeight >= right.lineHeight ? left : right
  }
}

extension Sequence where Element == TextMeasure? {
  /// The largest of the fonts that text may have; nil where one isn't known.
  var largest: TextMeasure? {
    var found: TextMeasure?
    for measure in self {
      guard let measure else { return nil }
      found = found.map { TextMeasure.larger($0, measure) } ?? measure
    }
    return found
  }
}

/// How large the system's symbols are in a font.
///
/// Nearly all are at most 1.4 times as high as the font's size, those in a circle and signs some 1.2 times. Some are
/// several times as wide.
struct SymbolMeasure {
  let width: Double?
  let height: Double

  /// - Parameters:
  ///   - name: nil where it isn't known.
  ///   - scale: `nil` in code stands for `medium`.
  init(_ name: String?, in font: TextMeasure, scale: Double) {
    let size = font.pointSize * scale
    let isCompact = name.map(SymbolMeasure.isCompact) ?? false
    width = isCompact ? (size * 1.22).rounded(.up) : nil
    height = (size * (isCompact ? 1.22 : 1.4)).rounded(.up)
  }

  /// What a scale makes of the size that a symbol has by its font; nil for what is no scale.
  static func factor(of scale: Expression) -> Double? {
    switch scale.lastName {
    case "small": 0.8
    case "medium", "default", "unspecified": 1
    case "large": 1.27
    default: nil
    }
  }

  /// Whether a symbol is about as wide and high as a letter: what is drawn in a circle, signs and arrows.
  private static func isCompact(_ name: String) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    if parts.last == "circle" || parts.suffix(2) == ["circle", "fill"] {
      return parts.count <= 4 && !parts.contains { ["2", "3", "badge", "and"].contains($0) }
    }
    guard let first = parts.first, signs.contains(first) else { return false }
    return !parts.contains { ["2", "3", "and", "badge", "rectangle", "line", "forward", "backward"].contains($0) }
  }

  private static let signs: Set<String> = [
    "xmark", "plus", "minus", "multiply", "checkmark", "chevron", "ellipsis", "star", "heart", "gear", "gearshape",
    "magnifyingglass", "questionmark", "exclamationmark", "info", "circle", "bookmark", "play", "pause", "stop", "pencil",
  ]
}

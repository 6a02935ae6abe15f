/// How large the system's symbols are in a font.
///
/// Nearly all are at most 1.4 times as high as the font's size, those in a circle and signs some 1.2 times. Some are
/// several times as wide.
struct SymbolMeasure {
  let width: Double?
  let height: Double

  /// - Parameters:
  ///   - name: nil where it isn't known.
  ///   - scale: what the symbol's scale makes of its size.
  init(_ name: String?, in font: TextMeasure, scale: Double) {
    let size = font.pointSize * scale
    let parts = (name ?? "").split(separator: ".").map(String.init)
    width = SymbolMeasure.isCompact(parts) ? (size * (SymbolMeasure.isNarrow(parts) ? 0.8 : 1.22)).rounded(.up) : nil
    height = (size * (SymbolMeasure.isLow(parts) ? 1.22 : 1.4)).rounded(.up)
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

  /// Whether a symbol is hardly higher than a letter.
  private static func isLow(_ parts: [String]) -> Bool {
    isCompact(parts) || parts.first.map(lowSigns.contains) ?? false && additions.isDisjoint(with: parts)
  }

  /// Whether a symbol is neither higher nor wider: what is drawn in a circle, and signs.
  private static func isCompact(_ parts: [String]) -> Bool {
    guard let first = parts.first, additions.isDisjoint(with: parts) else { return false }
    return parts.last == "circle" || parts.suffix(2) == ["circle", "fill"] || signs.contains(first)
  }

  /// Whether a symbol is hardly more than half as wide as it is high: an angle that points to one side.
  private static func isNarrow(_ parts: [String]) -> Bool {
    parts.count == 2 && parts[0] == "chevron" && ["backward", "forward", "left", "right"].contains(parts[1])
  }

  private static let signs: Set<String> = [
    "bookmark", "checkmark", "chevron", "circle", "ellipsis", "exclamationmark", "gear", "gearshape", "heart", "info",
    "magnifyingglass", "minus", "multiply", "pause", "pencil", "play", "plus", "questionmark", "star", "stop", "xmark",
  ]

  /// Those that may be wider.
  private static let lowSigns: Set<String> = [
    "arrow", "backward", "calendar", "camera", "clock", "creditcard", "envelope", "eye", "flag", "folder", "forward", "globe",
    "house", "line", "link", "list", "paperplane", "person", "photo", "repeat", "shuffle", "slider", "square", "tag", "video",
  ]

  /// What makes a symbol larger that it is added to.
  private static let additions: Set<String> = [
    "2", "3", "and", "badge", "doc", "rectangle",
  ]
}

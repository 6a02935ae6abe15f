/// How large a view is at most by what it shows, composed from its parts: symbols and lines of text, the space between and
/// around them, and the frames that hold them.
struct NaturalSize: Equatable {
  /// Nil where it isn't known, and where the view takes what room there is.
  var width: NaturalLength?
  var height: NaturalLength?
  /// Whether there is text in it, which makes it wide.
  var showsText = false

  static let unknown = NaturalSize(width: nil, height: nil)
  static let none = NaturalSize(width: NaturalLength.none, height: NaturalLength.none)

  /// How views stand together.
  enum Arrangement {
    case beside(spacing: NaturalLength)
    case below(spacing: NaturalLength)
    case behind
    /// Where nothing says how, one view at most is known.
    case alone
  }

  /// The size of views together.
  static func of(_ parts: [NaturalSize], _ arrangement: Arrangement) -> NaturalSize {
    guard let first = parts.first else { return .none }
    if parts.count == 1 { return first }
    let widths = parts.map(\.width)
    let heights = parts.map(\.height)
    let showsText = parts.contains(where: \.showsText)
    switch arrangement {
    case .beside(let spacing):
      return NaturalSize(width: sum(widths, spacing), height: longest(heights), showsText: showsText)
    case .below(let spacing):
      return NaturalSize(width: longest(widths), height: sum(heights, spacing), showsText: showsText)
    case .behind: return NaturalSize(width: longest(widths), height: longest(heights), showsText: showsText)
    case .alone: return .unknown
    }
  }

  /// The size that has room for whichever of several views shows.
  static func ofEither(_ sides: [NaturalSize]) -> NaturalSize { of(sides, .behind) }

  private static func longest(_ lengths: [NaturalLength?]) -> NaturalLength? {
    let known = lengths.compactMap { $0 }
    guard known.count == lengths.count, let first = known.first else { return nil }
    return known.dropFirst().reduce(first, NaturalLength.longer)
  }

  private static func sum(_ lengths: [NaturalLength?], _ spacing: NaturalLength) -> NaturalLength? {
    let known = lengths.compactMap { $0 }
    guard known.count == lengths.count, let first = known.first else { return nil }
    return known.dropFirst().reduce(first) { $0 + spacing + $1 }
  }
}

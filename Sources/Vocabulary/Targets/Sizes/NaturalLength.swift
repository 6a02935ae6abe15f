/// How long a view is at most in one direction by what it shows, in points, at the text size that people have unless they
/// choose another.
struct NaturalLength: Equatable {
  let points: Double
  /// What makes it that long.
  let sources: [Source]

  /// A part of a view that has a length by itself, or is given one.
  struct Source: Equatable {
    let kind: Kind
    let points: Double
    let range: ByteRange
    let file: Int

    enum Kind: Equatable {
      /// A symbol of the system's, in a font.
      case symbol(font: String)
      /// A line of text in a font.
      case text(font: String)
      /// A picture of an asset catalog, as large as its file says.
      case picture
      /// A number in the code.
      case written
      /// What the system draws at a size of its own.
      case system
    }
  }

  static let none = NaturalLength(points: 0, sources: [])

  init(points: Double, sources: [Source]) {
    self.points = points
    self.sources = sources
  }

  init(_ kind: Source.Kind, _ points: Double, at range: ByteRange, in file: Int) {
    self.init(points: points, sources: [Source(kind: kind, points: points, range: range, file: file)])
  }

  /// Whether no number in the code has a part in it.
  var isOfContentAlone: Bool { !sources.contains { $0.kind == .written } }

  static func + (left: NaturalLength, right: NaturalLength) -> NaturalLength {
    NaturalLength(points: left.points + right.points, sources: left.sources + right.sources)
  }

  static func longer(_ left: NaturalLength, _ right: NaturalLength) -> NaturalLength {
    left.points >= right.points ? left : right
  }

  func scaled(by factor: Double) -> NaturalLength {
    NaturalLength(points: points * factor, sources: sources)
  }
}

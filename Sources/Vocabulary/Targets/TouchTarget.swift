/// Something to tap whose size the code gives, in points.
public struct TouchTarget {
  /// What to call it in a message: `closeButton`, `the label of this Button`.
  public let name: String
  /// Nil where the code leaves it open.
  public let width: Double?
  /// Nil where the code leaves it open.
  public let height: Double?
  /// The call or assignment that gives the size.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
  /// What the code gives it in each dimension.
  var lengths: [WrittenLength] = []
  /// What else in the code says how large it is, and what answers when it is touched.
  public internal(set) var evidence: [Evidence] = []
  /// Whether it is SwiftUI's frame around a control, whose label answers alone.
  public internal(set) var isOuterFrame = false
  /// Whether it is as large as what it shows, which is an upper bound, rather than as a number in the code says.
  public internal(set) var isNatural = false
  /// Whether only the height of its text says how large it is.
  public internal(set) var isOfText = false
  /// Whether a frame, or padding with something drawn behind it, makes it seem larger than what answers.
  public internal(set) var looksLarger = false
  /// Whether it stands in a view that leaves it no room to grow.
  var isHeldTight = false
  /// Whether nothing but that view says how large it may be.
  public internal(set) var isOfHolderAlone = false

  /// A place that a finding rests on.
  public struct Evidence {
    /// What the place tells.
    public let kind: Kind
    /// The code that tells it.
    public let range: ByteRange
    /// The number of the file in the project.
    public let file: Int

    /// What a place tells of the target.
    public enum Kind: Sendable, Equatable {
      /// A number that its size comes from.
      case length
      /// What runs when it is touched.
      case answer
      /// The same view is given the same size here.
      case sameSize
      /// Another control, of some name, that the same constant sizes.
      case shared(by: String)
      /// What a label shows under another condition.
      case branch
      /// The view around, which hands on no touches beyond its bounds.
      case holder
      /// A frame around the control, which doesn't enlarge what answers.
      case outerFrame
      /// Padding around the control, which doesn't enlarge what answers.
      case outerPadding
      /// A symbol that is as high as this at most, in points, in a font.
      case symbol(Double, font: String)
      /// A picture that is as large as this, in points.
      case picture(Double)
      /// A line of text that is as high as this at most.
      case text(Double, font: String)
    }
  }

  /// The number literals to raise so that no dimension is below a minimum, in their order.
  ///
  /// - Returns: nil where a constant or a sum says how small it is, which may stand for other things too,
  ///   and where a larger one wouldn't answer in more room.
  public func literals(below minimum: Double) -> [ByteRange]? {
    let small = lengths.filter { $0.value < minimum }
    let literals = Set(small.compactMap(\.literal))
    guard !isHeldTight, !isOuterFrame, !small.isEmpty, small.allSatisfy({ $0.literal != nil }) else { return nil }
    return literals.sorted { $0.start < $1.start }
  }

  /// The smaller of the known dimensions.
  public var smallest: Double {
    min(width ?? .infinity, height ?? .infinity)
  }

  /// `20 × 20 points`, `20 points wide`.
  public var dimensions: String {
    switch (width, height) {
    case (let width?, let height?): "\(width.plain) × \(height.plain) points"
    case (let width?, nil): "\(width.plain) points wide"
    case (nil, let height?): "\(height.plain) points high"
    case (nil, nil): "of unknown size"
    }
  }
}

extension ProjectType {
  /// The controls and tappable views to which the type's code gives a size below a minimum, in points, where nothing else
  /// makes their touch target another one: an enlarged hit area, a bar that lays them out, a size that UIKit or a
  /// constraint overrides.
  public func touchTargets(below minimum: Double) -> [TouchTarget] {
    guard files.contains(where: { project.isForTouch($0) }), !isPreview else { return [] }
    let found = (isPureSwiftUI ? [] : uikitTargets(below: minimum)) + swiftUITargets(below: minimum)
    return found.filter { $0.smallest < minimum && project.isForTouch($0.file) }.firstOfEachPlace
  }

  private func uikitTargets(below minimum: Double) -> [TouchTarget] {
    let natural = naturalViewTargets(below: minimum)
    let measured = Set(natural.map(\.name))
    let views = viewTargets(below: minimum).filter { !$0.isOfHolderAlone || !measured.contains($0.name) }
    return views + partTargets(below: minimum) + natural + scaledTargets(below: minimum) + itemTargets(below: minimum)
  }

  /// Whether it is a view of SwiftUI that makes none of UIKit.
  private var isPureSwiftUI: Bool {
    kind == .struct && isKind(of: "View")
      && !isKind(of: "UIViewRepresentable") && !isKind(of: "UIViewControllerRepresentable")
  }

  /// Whether the type only shows other views to their developer.
  private var isPreview: Bool { isKind(of: "PreviewProvider") }
}

extension Array where Element == TouchTarget {
  /// One target for each place: a loop, or a property that is shown twice, gives several the same size.
  fileprivate var firstOfEachPlace: [TouchTarget] {
    var places: [Int: Set<ByteRange>] = [:]
    return filter { places[$0.file, default: []].insert($0.range).inserted }
  }
}

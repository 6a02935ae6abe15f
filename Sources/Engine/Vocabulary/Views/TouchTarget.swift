/// Something to tap whose size the code gives, in points.
public struct TouchTarget {
  /// What to call it in a message: `closeButton`, `the label of this Button`.
  public let name: String
  /// Nil where the code leaves it open.
  public let width: Double?
  public let height: Double?
  /// The call or assignment that gives the size.
  public let range: ByteRange
  public let file: Int

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

extension Double {
  /// Without a fraction where there is none.
  public var plain: String {
    self == rounded() && magnitude < 1e9 ? String(Int(self)) : String(self)
  }
}

extension ProjectType {
  /// The controls and tappable views to which the type's code gives a size, where nothing else makes their touch
  /// target another one: an enlarged hit area, a bar that lays them out, a size that UIKit or a constraint overrides.
  public var touchTargets: [TouchTarget] {
    guard files.contains(where: { project.isForTouch($0) }), !isPreview else { return [] }
    let found = viewTargets + swiftUITargets
    return found.filter { project.isForTouch($0.file) }
  }

  /// Whether the type only shows other views to their developer.
  private var isPreview: Bool { isKind(of: "PreviewProvider") }
}

/// One of the system's text styles, whose size follows the reader's setting.
public enum TextStyle: String, Sendable, CaseIterable {
  /// 34 points at the system's usual text size.
  case largeTitle
  /// 28 points at the usual size: `title1` in UIKit.
  case title
  /// 22 points at the usual size.
  case title2
  /// 20 points at the usual size.
  case title3
  /// 17 points at the usual size.
  case body
  /// 16 points at the usual size.
  case callout
  /// 15 points at the usual size.
  case subheadline
  /// 13 points at the usual size.
  case footnote
  /// 12 points at the usual size: `caption1` in UIKit.
  case caption
  /// 11 points at the usual size.
  case caption2

  /// Its size at the default setting, in points.
  public var points: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// The style whose size is nearest; of two, the larger one.
  init(nearest points: Double) {
    self = TextStyle.allCases.reduce(.largeTitle) { best, style in
      abs(style.points - points) < abs(best.points - points) ? style : best
    }
  }

  /// What UIKit calls it.
  public var uiKitName: String {
    switch self {
    case .title: "title1"
    case .caption: "caption1"
    default: rawValue
    }
  }
}

/// One of the system's text styles, whose size follows the reader's setting.
public enum TextStyle: String, Sendable, CaseIterable {
  case largeTitle
  case title
  case title2
  case title3
  case body
  case callout
  case subheadline
  case footnote
  case caption
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

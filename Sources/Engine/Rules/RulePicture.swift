/// A pair of drawings that tell more than words: what breaks a guideline, and what follows it.
public struct RulePicture: Sendable {
  /// What breaks the guideline.
  public let bad: Sketch
  /// What follows it.
  public let good: Sketch

  /// What is wrong, and the same put right.
  public init(bad: Sketch, good: Sketch) {
    self.bad = bad
    self.good = good
  }
}

/// A part of a phone's screen, put together from a few shapes, from the top down.
public struct Sketch: Sendable {
  /// What it shows: the line below it, and what those hear who can't see it.
  public let caption: String
  /// From the top down.
  public let shapes: [Shape]

  /// A drawing of shapes from the top down, with a caption below.
  public init(_ caption: String, _ shapes: [Shape]) {
    self.caption = caption
    self.shapes = shapes
  }

  /// What sketches are made of. All sizes are in points.
  public enum Shape: Sendable {
    /// A bar at the top; what leads back begins with `‹`.
    case navigationBar(title: String, leading: String = "", trailing: String = "")
    /// A row of a list, across the screen.
    case row(String, RowStyle = RowStyle())
    /// Controls side by side.
    case targets([Target], spacing: Double)
    /// A segmented control, of which one segment is chosen.
    case segments([Mark], selected: Int = 0)
    /// A tab bar, of which the first tab is chosen.
    case tabs([Tab])
    /// A toolbar with its items.
    case toolbar([Mark])
    /// An alert; an action sheet is one without a title.
    case alert(title: String, message: String = "", buttons: [AlertButton])
    /// A line of text.
    case text(String, TextStyle = TextStyle())
    /// A wheel that turns, or stands still.
    case wheel(isTurning: Bool)
    /// A picture that fills some height, such as an app's sign while it launches.
    case picture(String, height: Double)
    /// The dots of a page control, of which the first is the current one.
    case dots(Int)
    /// Nothing, of some height.
    case space(Double)
  }

  /// What a small control shows: a word, or an image.
  public enum Mark: Sendable, ExpressibleByStringLiteral {
    /// A word.
    case word(String)
    /// An image, drawn as a square.
    case image

    public init(stringLiteral word: String) { self = .word(word) }
  }

  /// How a row looks.
  public struct RowStyle: Sendable {
    package let height: Double
    package let accessory: Accessory
    package let isHighlighted: Bool
    /// Whether a fingertip lies on it.
    package let isTouched: Bool
    /// A letter of an index beside it.
    package let index: String

    /// Without arguments a row of the usual height, in points, with nothing at its edge.
    public init(
      height: Double = 44,
      _ accessory: Accessory = .none,
      isHighlighted: Bool = false,
      isTouched: Bool = false,
      index: String = ""
    ) {
      self.height = height
      self.accessory = accessory
      self.isHighlighted = isHighlighted
      self.isTouched = isTouched
      self.index = index
    }
  }

  /// What stands at a row's trailing edge.
  public enum Accessory: Sendable {
    /// Nothing.
    case none
    /// An arrow: another screen comes.
    case disclosure
    /// A checkmark: the row is chosen.
    case checkmark
    /// A button with an i.
    case detail
    /// A switch that is on.
    case toggle
  }

  /// A control, at its size.
  public struct Target: Sendable {
    package let mark: Mark
    package let width: Double
    package let height: Double
    package let isTouched: Bool

    /// A control of that size in points, with a fingertip on it if touched.
    public init(_ mark: Mark, width: Double, height: Double, isTouched: Bool = false) {
      self.mark = mark
      self.width = width
      self.height = height
      self.isTouched = isTouched
    }
  }

  /// A tab: its image, with a title or without.
  public struct Tab: Sendable, ExpressibleByStringLiteral {
    package let title: String

    public init(stringLiteral title: String) { self.title = title }
  }

  /// A button of an alert or action sheet.
  public struct AlertButton: Sendable, ExpressibleByStringLiteral {
    package let title: String
    package let isDestructive: Bool
    /// Whether it stands apart, as Cancel does.
    package let isCancel: Bool

    public init(stringLiteral title: String) { self.init(title) }

    private init(_ title: String, isDestructive: Bool = false, isCancel: Bool = false) {
      self.title = title
      self.isDestructive = isDestructive
      self.isCancel = isCancel
    }

    /// A button that destroys something.
    public static func destructive(_ title: String) -> AlertButton { AlertButton(title, isDestructive: true) }
    /// The way out.
    public static func cancel(_ title: String = "Cancel") -> AlertButton { AlertButton(title, isCancel: true) }
  }

  /// How text looks.
  public struct TextStyle: Sendable {
    package let size: Double
    package let contrast: Contrast

    /// The size is in points.
    public init(size: Double = 17, _ contrast: Contrast = .strong) {
      self.size = size
      self.contrast = contrast
    }

    /// How far it stands out from what is behind it.
    public enum Contrast: String, Sendable {
      /// As text usually does.
      case strong
      /// Secondary text, which is legible.
      case secondary
      /// Hardly at all.
      case faint
    }
  }
}

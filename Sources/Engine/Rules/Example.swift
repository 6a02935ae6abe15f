/// The code that documents a rule and tests it.
public struct Examples: Sendable {
  /// Code that breaks the guideline. Each `↓` stands right before a place where a finding must be.
  public let bad: [Example]
  /// Code that follows the guideline, or that the rule leaves alone on purpose.
  public let good: [Example]

  /// The good ones matter more: put what tempts the rule to be wrong there.
  public init(bad: [Example], good: [Example]) {
    self.bad = bad
    self.good = good
  }
}

/// A small project of one file or several.
public struct Example: Sendable {
  /// What the example shows, as a short phrase.
  public let title: String
  /// The files: the first is what documentation prints.
  public let files: [File]
  /// Options that differ from the defaults.
  public let options: RuleOptions

  /// - Parameters:
  ///   - title: what the example shows, as a short phrase.
  ///   - options: options that differ from the defaults.
  ///   - source: the text of its one file, with a `↓` right before each place where a finding must be.
  ///   - fixed: what the findings' fixes make of it, if they have any.
  public init(_ title: String, options: RuleOptions = RuleOptions(), _ source: String, fixed: String? = nil) {
    self.init(title, options: options, files: [File("Example.swift", source, fixed: fixed)])
  }

  /// An example of several files, or of one that isn't in Swift.
  public init(_ title: String, options: RuleOptions = RuleOptions(), files: [File]) {
    self.title = title
    self.files = files
    self.options = options
  }

  /// One file of an example: Swift, a storyboard, a property list, `Contents.json`, as its path says; or a picture.
  public struct File: Sendable {
    /// A path below the example's folder; its end says what kind of file it is.
    public let path: String
    /// The text, markers included; empty for a picture.
    public let source: String
    /// A picture's size in pixels; nil for text.
    public let picture: PictureSize?
    /// Whether nothing is drawn in the picture's corner.
    public let hasClearCorner: Bool
    /// What the findings' fixes make of the text.
    public let fixed: String?

    /// A file of text, with a `↓` right before each place where a finding must be.
    public init(_ path: String, _ source: String, fixed: String? = nil) {
      self.path = path
      self.source = source
      self.fixed = fixed
      picture = nil
      hasClearCorner = false
    }

    /// A picture, as a bitmap of so many pixels, in whose corner nothing may be drawn.
    public init(_ path: String, picture: PictureSize, hasClearCorner: Bool = false) {
      self.path = path
      self.picture = picture
      self.hasClearCorner = hasClearCorner
      source = ""
      fixed = nil
    }
  }
}

extension Example.File {
  /// The picture in words: `1024 × 1024 pixels, clear in the corner`; nil for text.
  public var pictureInWords: String? {
    picture.map { "\(Int($0.width)) × \(Int($0.height)) pixels" + (hasClearCorner ? ", clear in the corner" : "") }
  }
}

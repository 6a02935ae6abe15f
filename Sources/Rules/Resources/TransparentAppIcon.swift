import HIGLintEngine

/// App icons of which a corner is clear.
public struct TransparentAppIcon: ResourceRule {
  public static let resources: Set<ResourceKind> = [.appIconSet]

  public static let description = RuleDescription(
    id: "transparent_app_icon",
    chapter: .resources,
    summary: "An app icon's bitmap is clear in a corner.",
    rationale: """
      The system rounds the icon's corners itself, so that all icons have one shape. Corners that are rounded already are filled with \
      black or white around the drawing, and the App Store turns icons away that aren't opaque. Only icons for the dark and the \
      tinted Home screen are to be clear around their drawing.
      """,
    guidelines: [.current("App icons"), .iPhone2008("Application Icons")],
    activation: .optIn,
    triggers: ["images"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    guard let set = context.project.assetSet(resource), let first = set.clearIcons.first else { return }
    // Those of one icon are one drawing.
    let notes = set.clearIcons.dropFirst().map { RuleContext.Note("so is '\($0.fileName ?? "")'", at: $0.range, in: resource) }
    let message = "the corner of '\(first.fileName ?? "")' of the icon '\(set.name)' is clear; fill the square, which the system rounds"
    context.report(message, at: first.range, in: resource, object: first.fileName, notes: notes)
  }
}

// MARK: - Examples

extension TransparentAppIcon {
  /// A set of icons of 1024 pixels, whose corners are clear.
  private static func set(
    _ title: String, _ entries: String..., isClear: Bool = true, kind: String = "appiconset", file: String = "icon.png"
  ) -> Example {
    let path = "Assets.xcassets/AppIcon.\(kind)"
    return Example(title, files: [
      Example.File("\(path)/Contents.json", "{ \"images\" : [\n  \(entries.joined(separator: ",\n  "))\n] }"),
      Example.File("\(path)/\(file)", picture: PictureSize(width: 1024, height: 1024), hasClearCorner: isClear),
    ])
  }

  private static let universal = "\"idiom\" : \"universal\", \"platform\" : \"ios\", \"size\" : \"1024x1024\" }"

  private static let bad: [Example] = [
    set("one picture for all sizes", "{ \"filename\" : ↓\"icon.png\", \(universal)"),
    set(
      "several sizes of one drawing",
      "{ \"filename\" : ↓\"icon.png\", \"idiom\" : \"iphone\", \"scale\" : \"3x\", \"size\" : \"60x60\" }",
      "{ \"filename\" : \"icon.png\", \"idiom\" : \"iphone\", \"scale\" : \"2x\", \"size\" : \"60x60\" }"
    ),
    set(
      "one size among others, for iPads",
      "{ \"filename\" : \"gone.png\", \"idiom\" : \"ipad\", \"scale\" : \"1x\", \"size\" : \"76x76\" }",
      "{ \"filename\" : ↓\"icon.png\", \"idiom\" : \"ipad\", \"scale\" : \"2x\", \"size\" : \"76x76\" }"
    ),
    set("the store's", "{ \"filename\" : ↓\"icon.png\", \"idiom\" : \"ios-marketing\", \"scale\" : \"1x\", \"size\" : \"1024x1024\" }"),
  ]

  private static let good: [Example] = [
    set("a picture that fills the square", "{ \"filename\" : \"icon.png\", \(universal)", isClear: false),
    set(
      "one for the dark Home screen",
      "{ \"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ], \"filename\" : \"icon.png\", \(universal)"
    ),
    set(
      "one that the system tints",
      "{ \"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"tinted\" } ], \"filename\" : \"icon.png\", \(universal)"
    ),
    set("one for the Mac", "{ \"filename\" : \"icon.png\", \"idiom\" : \"mac\", \"scale\" : \"2x\", \"size\" : \"512x512\" }"),
    set("an image, which may have any shape", "{ \"filename\" : \"icon.png\", \"idiom\" : \"universal\" }", kind: "imageset"),
    set("a place without a picture", "{ \(universal)"),
  ]
}

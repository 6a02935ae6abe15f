import HIGLintEngine

/// App icons whose bitmaps don't have the size that their places ask for.
public struct AppIconWrongSize: ResourceRule {
  public static let resources: Set<ResourceKind> = [.appIconSet]

  public static let description = RuleDescription(
    id: "app_icon_wrong_size",
    chapter: .resources,
    summary: "An app icon's bitmap isn't of the size that its place asks for.",
    rationale: """
      The icon is what people see of an app first and most often. A bitmap of another size is left out or scaled: the icon is \
      blurred, or the system shows a larger one made small, on which nobody has looked at the details.
      """,
    guidelines: [.current("App icons"), .iPhone2008("Application Icons")],
    triggers: ["images"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    guard let set = context.project.assetSet(resource) else { return }
    var files: Set<String> = []
    let icons = context.project.misfitIcons(resource)
    for icon in icons {
      // One bitmap may stand in many places.
      guard let name = icon.entry.fileName, files.insert(name).inserted else { continue }
      let others = icons.filter { $0.entry.fileName == name && $0.entry.range != icon.entry.range }
      context.report(
        "'\(name)' of the icon '\(set.name)' has \(icon.pixels.plain) pixels; its place asks for \(icon.expected.plain)",
        at: icon.entry.range,
        in: resource,
        object: name,
        notes: others.map { RuleContext.Note("this place asks for \($0.expected.plain)", at: $0.entry.range, in: resource) }
      )
    }
  }
}

// MARK: - Examples

extension AppIconWrongSize {
  /// A set of one icon.
  private static func set(
    _ title: String, isBad: Bool = false, _ entry: String, width: Double, height: Double, in folder: String = ""
  ) -> Example {
    let path = "\(folder)AppIcon.appiconset"
    return Example(title, files: [
      Example.File("\(path)/Contents.json", "{ \"images\" : [\n  { \"filename\" : \(isBad ? "↓" : "")\"icon.png\", \(entry) }\n] }"),
      Example.File("\(path)/icon.png", picture: PictureSize(width: width, height: height)),
    ])
  }

  private static let bad: [Example] = [
    Example("one bitmap for all places, told of once", files: [
      Example.File("AppIcon.appiconset/Contents.json", """
        { "images" : [
          { "filename" : ↓"icon.png", "idiom" : "iphone", "scale" : "2x", "size" : "20x20" },
          { "filename" : "icon.png", "idiom" : "iphone", "scale" : "3x", "size" : "20x20" },
          { "filename" : "icon.png", "idiom" : "ios-marketing", "scale" : "1x", "size" : "1024x1024" }
        ] }
        """),
      Example.File("AppIcon.appiconset/icon.png", picture: PictureSize(width: 1024, height: 1024)),
    ]),
    set(
      "points taken for pixels", isBad: true, "\"idiom\" : \"iphone\", \"scale\" : \"3x\", \"size\" : \"60x60\"", width: 60, height: 60
    ),
    set(
      "an icon that isn't square", isBad: true, "\"idiom\" : \"ipad\", \"scale\" : \"2x\", \"size\" : \"76x76\"", width: 152, height: 150
    ),
    set(
      "the store's icon, too small", isBad: true, "\"idiom\" : \"ios-marketing\", \"scale\" : \"1x\", \"size\" : \"1024x1024\"",
      width: 512, height: 512
    ),
    set(
      "a single icon for all places", isBad: true, "\"idiom\" : \"universal\", \"platform\" : \"ios\", \"size\" : \"1024x1024\"",
      width: 1000, height: 1000
    ),
  ]

  private static let good: [Example] = [
    set("points times the scale", "\"idiom\" : \"iphone\", \"scale\" : \"3x\", \"size\" : \"60x60\"", width: 180, height: 180),
    set("half points", "\"idiom\" : \"ipad\", \"scale\" : \"2x\", \"size\" : \"83.5x83.5\"", width: 167, height: 167),
    set("a single icon", "\"idiom\" : \"universal\", \"platform\" : \"ios\", \"size\" : \"1024x1024\"", width: 1024, height: 1024),
    set("a place that says no size", "\"idiom\" : \"iphone\", \"scale\" : \"2x\"", width: 57, height: 57),
    set(
      "an icon for the watch", "\"idiom\" : \"watch\", \"scale\" : \"2x\", \"size\" : \"24x24\"", width: 24, height: 24, in: "Watch/"
    ),
    Example("an icon for the watch, in the set of an app for the phone", files: [
      Drawn.project(),
      Example.File("App/Assets.xcassets/AppIcon.appiconset/Contents.json", """
        { "images" : [ { "filename" : "icon.png", "idiom" : "watch", "role" : "quickLook", "scale" : "2x", "size" : "44x44" } ] }
        """),
      Example.File("App/Assets.xcassets/AppIcon.appiconset/icon.png", picture: PictureSize(width: 80, height: 80)),
    ]),
    Example("a place without an icon", files: [
      Example.File("AppIcon.appiconset/Contents.json", """
        { "images" : [ { "idiom" : "iphone", "scale" : "2x", "size" : "20x20" } ] }
        """),
    ]),
    Example("a file that leads out of the catalog", files: [
      Example.File("AppIcon.appiconset/Contents.json", """
        { "images" : [ { "filename" : "../icon.png", "idiom" : "iphone", "scale" : "2x", "size" : "20x20" } ] }
        """),
      Example.File("icon.png", picture: PictureSize(width: 1, height: 1)),
    ]),
  ]
}

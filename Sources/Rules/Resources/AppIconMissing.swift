import HIGLintEngine

/// Places of an app's icon that are left empty.
public struct AppIconMissing: ResourceRule {
  public static let resources: Set<ResourceKind> = [.appIconSet]

  public static let description = RuleDescription(
    id: "app_icon_missing",
    chapter: .resources,
    summary: "A place of the app's icon holds no picture.",
    rationale: """
      The icon is shown on the Home screen, in searches, in Settings and in notifications. Where a size is left out, the system \
      scales another one, which is blurred or too fine to make out, or shows the white icon of an app that has none.
      """,
    guidelines: [.current("App icons"), .iPhone2008("Application Icons")],
    activation: .optIn,
    triggers: ["images"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    let places = context.project.emptyIconPlaces(resource)
    guard let first = places.first else { return }
    // Those of one icon are one decision.
    let notes = places.dropFirst().map { RuleContext.Note("nor for \($0.asked)", at: $0.range, in: resource) }
    let message = "the app's icon has no picture for \(first.asked); add one, or a single picture of 1024 × 1024 pixels for all"
    context.report(message, at: first.range, in: resource, object: first.asked, notes: notes)
  }
}

// MARK: - Examples

extension AppIconMissing {
  private static func icon(_ entries: String..., name: String = "AppIcon", sizes: [String: Double] = [:]) -> [Example.File] {
    let folder = "App/Assets.xcassets/\(name).appiconset"
    let contents = Example.File("\(folder)/Contents.json", "{ \"images\" : [\n  \(entries.joined(separator: ",\n  "))\n] }")
    return [contents] + sizes.sorted { $0.key < $1.key }.map { name, side in
      Example.File("\(folder)/\(name)", picture: PictureSize(width: side, height: side))
    }
  }

  private static func place(_ idiom: String, _ size: String, _ scale: String, _ file: String? = nil) -> String {
    "{ \(file.map { "\"filename\" : \"\($0)\", " } ?? "")\"idiom\" : \"\(idiom)\", \"scale\" : \"\(scale)\", \"size\" : \"\(size)\" }"
  }

  /// Two of an iPhone's places.
  private static let filled = place("iphone", "60x60", "3x", "large.png") + ",\n  " + place("iphone", "60x60", "2x", "small.png")

  private static let sides: [String: Double] = ["large.png": 180, "small.png": 120]

  private static let bad: [Example] = [
    Example("a place between others", files: icon(filled, "↓" + place("iphone", "40x40", "2x"), sizes: sides)
      + [Drawn.project()]),
    Example("the store's icon", files: icon(filled, "↓" + place("ios-marketing", "1024x1024", "1x"), sizes: sides)
      + [Drawn.project()]),
    Example("an icon without any picture", files: icon(
      "↓{ \"idiom\" : \"universal\", \"platform\" : \"ios\", \"size\" : \"1024x1024\" }"
    ) + [Drawn.project()]),
    Example("an icon of another name, which the app is built with", files: icon(
      filled, "↓" + place("iphone", "20x20", "2x"), name: "Blue", sizes: sides
    ) + [Drawn.project(settings: "ASSETCATALOG_COMPILER_APPICON_NAME = Blue;")]),
  ]

  private static let good: [Example] = [
    Example("a single picture for all", files: icon(
      "{ \"filename\" : \"icon.png\", \"idiom\" : \"universal\", \"platform\" : \"ios\", \"size\" : \"1024x1024\" }",
      sizes: ["icon.png": 1024]
    ) + [Drawn.project()]),
    Example("no place for other appearances", files: icon(
      "{ \"filename\" : \"icon.png\", \"idiom\" : \"universal\", \"platform\" : \"ios\", \"size\" : \"1024x1024\" }",
      """
      { "appearances" : [ { "appearance" : "luminosity", "value" : "tinted" } ], "idiom" : "universal", "platform" : "ios",
        "size" : "1024x1024" }
      """,
      sizes: ["icon.png": 1024]
    ) + [Drawn.project()]),
    Example("sizes of iOS 6", files: icon(filled, place("iphone", "57x57", "1x"), sizes: sides) + [Drawn.project()]),
    Example("an app for iPhones alone", files: icon(filled, place("ipad", "76x76", "2x"), sizes: sides) + [Drawn.project()]),
    Example("an app for iPhones alone, with an icon for one iPad", files: icon(
      filled, place("ipad", "83.5x83.5", "2x", "large.png"), place("ipad", "76x76", "2x"), place("ipad", "29x29", "2x"),
      sizes: sides
    ) + [Drawn.project()]),
    Example("a set that the app isn't built with", files: icon(
      filled, place("iphone", "40x40", "2x"), name: "Extension", sizes: sides
    ) + [Drawn.project()]),
    Example("a set of which nobody knows what is built from it", files: icon(
      filled, place("iphone", "40x40", "2x"), sizes: sides
    )),
    Example("an icon for the watch", files: icon(filled, place("watch", "24x24", "2x"), sizes: sides) + [Drawn.project()]),
  ]
}

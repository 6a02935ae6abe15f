import HIGLintEngine

/// Small pictures that most iPhones have to enlarge.
public struct ImageMissingScale: ResourceRule {
  public static let resources: Set<ResourceKind> = [.imageSet]

  static let widest = RuleOption(
    "widest", "Up to this width, in points, a picture has to be there for all screens.", default: 100.0, bounds: 1...2000
  )

  public static let description = RuleDescription(
    id: "image_missing_scale",
    chapter: .resources,
    summary: "A small bitmap isn't there for screens with three pixels a point.",
    rationale: """
      Most iPhones show three pixels a point. A bitmap that is there for two is enlarged by half, and its edges turn soft beside \
      text and symbols that are sharp. A drawing in PDF or SVG, or a symbol, is sharp on all of them.
      """,
    guidelines: [.current("Images"), .current("Icons")],
    severity: .note,
    activation: .optIn,
    options: [widest.declaration],
    triggers: ["images"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    guard let set = context.project.assetSet(resource) else { return }
    for picture in set.picturesWithoutLargeScale(upTo: context.options[Self.widest]) {
      let message = "the image '\(set.name)' has no bitmap at 3x, so that most iPhones enlarge '\(picture.bitmap.fileName ?? "")'; "
        + "add one of \(picture.expected.plain) pixels, or a drawing"
      context.report(message, at: picture.range, in: resource, object: picture.bitmap.fileName)
    }
  }
}

// MARK: - Examples

extension ImageMissingScale {
  private static func image(_ entries: String..., files: [String: Double], in folder: String = "") -> [Example.File] {
    let path = "\(folder)Heart.imageset"
    let contents = Example.File("\(path)/Contents.json", "{ \"images\" : [\n  \(entries.joined(separator: ",\n  "))\n] }")
    return [contents] + files.sorted { $0.key < $1.key }.map { name, side in
      Example.File("\(path)/\(name)", picture: PictureSize(width: side, height: side))
    }
  }

  private static func entry(_ scale: String, _ file: String?, idiom: String = "universal", more: String = "") -> String {
    let name = file.map { "\"filename\" : \"\($0)\", " } ?? ""
    return "{ \(name)\"idiom\" : \"\(idiom)\", \"scale\" : \"\(scale)\"\(more) }"
  }

  private static let bad: [Example] = [
    Example("an empty place", files: image(
      entry("1x", "one.png"), entry("2x", "two.png"), "↓" + entry("3x", nil), files: ["one.png": 24, "two.png": 48]
    )),
    Example("no place at all", files: image(
      "{ \"filename\" : ↓\"two.png\", \"idiom\" : \"universal\", \"scale\" : \"2x\" }", files: ["two.png": 60]
    )),
    Example("a picture for iPhones, beside one for iPads", files: image(
      entry("2x", "phone.png", idiom: "iphone"), "↓" + entry("3x", nil, idiom: "iphone"), entry("2x", "pad.png", idiom: "ipad"),
      files: ["phone.png": 40, "pad.png": 80]
    )),
    Example("one in the dark alone", files: image(
      entry("2x", "two.png"), entry("3x", "three.png"),
      entry("2x", "dark.png", more: dark), "↓" + entry("3x", nil, more: dark),
      files: ["two.png": 40, "three.png": 60, "dark.png": 40]
    )),
  ]

  private static let dark = ", \"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ]"

  private static let good: [Example] = [
    Example("a bitmap for each", files: image(
      entry("2x", "two.png"), entry("3x", "three.png"), files: ["two.png": 48, "three.png": 72]
    )),
    Example("a drawing", files: image("{ \"filename\" : \"heart.pdf\", \"idiom\" : \"universal\" }", files: [:])),
    Example("a picture as wide as the screen", files: image(entry("2x", "wide.png"), entry("3x", nil), files: ["wide.png": 750])),
    Example("a photograph", files: image(entry("2x", "face.jpg"), entry("3x", nil), files: ["face.jpg": 80])),
    Example("a picture for iPads, which have two pixels a point", files: image(
      entry("2x", "pad.png", idiom: "ipad"), files: ["pad.png": 80]
    )),
    Example("stretched from slices", files: image(
      entry("2x", "two.png", more: ", \"resizing\" : { \"mode\" : \"9-part\" }"), files: ["two.png": 20]
    )),
    Example("a catalog for the watch", files: image(entry("2x", "two.png"), entry("3x", nil), files: ["two.png": 40], in: "WatchKit App/")),
    Example("a bitmap that may be of any scale", files: image(
      entry("2x", "two.png"), "{ \"filename\" : \"any.png\", \"idiom\" : \"universal\" }", files: ["two.png": 40, "any.png": 40]
    )),
  ]
}

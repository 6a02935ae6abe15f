import HIGLintEngine

/// Images whose bitmaps for different screens aren't the same size in points.
public struct ImageScaleMismatch: ResourceRule {
  public static let resources: Set<ResourceKind> = [.imageSet]

  public static let description = RuleDescription(
    id: "image_scale_mismatch",
    chapter: .resources,
    summary: "The bitmaps of an image set don't fit their scales.",
    rationale: """
      An image has one size in points, and a bitmap for each scale of a screen: that for 3x has three pixels where the one \
      for 1x has one. Where one file stands for two scales, or they are mixed up, the image is larger on one device than on \
      another, and pushes what lies beside it aside; or it is scaled up, and blurred.
      """,
    guidelines: [.current("Images")],
    activation: .optIn,
    triggers: ["images"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    guard let set = context.project.assetSet(resource), set.kind == .image else { return }
    for picture in set.unevenPictures {
      let notes = [RuleContext.Note("this one is another size", at: picture.other.range, in: resource)]
      let message = Self.message(picture, in: set)
      context.report(message, at: picture.entry.range, in: resource, object: picture.entry.fileName, notes: notes)
    }
  }

  private static func message(_ picture: UnevenPicture, in set: AssetSet) -> String {
    let (file, scale) = (picture.entry.fileName ?? "", (picture.entry.scale ?? 1).plain)
    let (other, otherScale) = (picture.other.fileName ?? "", (picture.other.scale ?? 1).plain)
    return "'\(file)' of the image '\(set.name)' has \(picture.pixels.plain) pixels for \(scale)x; "
      + "with '\(other)' for \(otherScale)x it should have \(picture.expected.plain)"
  }
}

extension PictureSize {
  /// `40 × 40`
  var plain: String { "\(width.plain) × \(height.plain)" }
}

// MARK: - Examples

extension ImageScaleMismatch {
  /// An image set of one bitmap for each scale.
  private static func set(
    _ title: String, marked: Int? = nil, _ sizes: (scale: Int, width: Double, height: Double)..., more: String = ""
  ) -> Example {
    let entries = sizes.map { size in
      let mark = size.scale == marked ? "↓" : ""
      return "{ \"filename\" : \(mark)\"heart-\(size.scale).png\", \"idiom\" : \"universal\", \"scale\" : \"\(size.scale)x\"\(more) }"
    }
    let contents = "{ \"images\" : [\n  \(entries.joined(separator: ",\n  "))\n] }"
    let pictures = sizes.map { size in
      Example.File("Heart.imageset/heart-\(size.scale).png", picture: PictureSize(width: size.width, height: size.height))
    }
    return Example(title, files: [Example.File("Heart.imageset/Contents.json", contents)] + pictures)
  }

  private static let bad: [Example] = [
    set("the same bitmap for two scales", marked: 3, (2, 60, 60), (3, 60, 60)),
    set("bitmaps of doubled sizes, the last of which is for three times", marked: 3, (1, 32, 32), (2, 64, 64), (3, 128, 128)),
    set("scales that are exchanged", marked: 3, (2, 90, 90), (3, 60, 60)),
    set("a bitmap of another shape", marked: 2, (1, 24, 24), (2, 48, 24), (3, 72, 72)),
  ]

  private static let good: [Example] = [
    set("one size in points", (1, 24, 24), (2, 48, 48), (3, 72, 72)),
    set("sizes rounded to whole pixels", (1, 25, 17), (2, 49, 33), (3, 74, 50)),
    set("a bitmap alone", (2, 60, 60)),
    set("stretched from slices", (1, 9, 9), (2, 40, 40), more: ", \"resizing\" : { \"mode\" : \"9-part\" }"),
    Example("pictures for different devices", files: [
      Example.File("Map.imageset/Contents.json", """
        { "images" : [
          { "filename" : "phone.png", "idiom" : "iphone", "scale" : "2x" },
          { "filename" : "pad.png", "idiom" : "ipad", "scale" : "2x" }
        ] }
        """),
      Example.File("Map.imageset/phone.png", picture: PictureSize(width: 200, height: 100)),
      Example.File("Map.imageset/pad.png", picture: PictureSize(width: 600, height: 400)),
    ]),
    Example("files that say no size: drawings, and one that isn't there", files: [
      Example.File("Star.imageset/Contents.json", """
        { "images" : [
          { "filename" : "star.pdf", "idiom" : "universal", "scale" : "1x" },
          { "filename" : "gone.png", "idiom" : "universal", "scale" : "2x" },
          { "idiom" : "universal", "scale" : "3x" }
        ] }
        """),
    ]),
    Example("a catalog for the television", files: [
      Example.File("tvOS/Assets.xcassets/Back.imageset/Contents.json", """
        { "images" : [
          { "filename" : "back.png", "idiom" : "tv", "scale" : "1x" },
          { "filename" : "back2.png", "idiom" : "tv", "scale" : "2x" }
        ] }
        """),
      Example.File("tvOS/Assets.xcassets/Back.imageset/back.png", picture: PictureSize(width: 60, height: 60)),
      Example.File("tvOS/Assets.xcassets/Back.imageset/back2.png", picture: PictureSize(width: 60, height: 60)),
    ]),
  ]
}

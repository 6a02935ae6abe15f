import HIGLintEngine

/// A rule's pair of drawings: as files beside its page, on that page, and within others.
public struct RulePictures {
  /// The folder of the files, beside the pages.
  public static let folder = "Pictures"

  private let rule: String
  private let bad: SketchPicture
  private let good: SketchPicture
  private let captions: (bad: String, good: String)

  /// - Parameters:
  ///   - rule: its id.
  ///   - picture: what to draw.
  public init(_ rule: String, _ picture: RulePicture) {
    self.rule = rule
    bad = SketchPicture(picture.bad, isGood: false)
    good = SketchPicture(picture.good, isGood: true)
    captions = (picture.bad.caption, picture.good.caption)
  }

  /// What to write in the folder, by the files' names.
  public var files: [(name: String, text: String)] { [(name("dont"), bad.file), (name("do"), good.file)] }

  /// Both in Markdown: beside each other where there is room.
  var markdown: String {
    """
    \(image(name("dont"), captions.bad)) \(image(name("do"), captions.good))

    - **Don’t**: \(MarkdownText.prose(captions.bad))
    - **Do**: \(MarkdownText.prose(captions.good))
    """
  }

  /// Both beside each other in HTML.
  var figures: String {
    let parts = [(bad, captions.bad, "bad"), (good, captions.good, "good")].map { picture, caption, kind in
      #"<figure class="\#(kind)">\#(picture.element)<figcaption>\#(HTMLText.prose(caption))</figcaption></figure>"#
    }
    return #"<div class="sketches">\#(parts.joined())</div>"#
  }

  private func name(_ kind: String) -> String { "\(rule)-\(kind).svg" }

  private func image(_ name: String, _ caption: String) -> String {
    "![\(MarkdownText.prose(caption))](\(Self.folder)/\(name))"
  }
}

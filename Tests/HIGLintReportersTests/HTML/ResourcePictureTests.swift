import HIGLintEngine
import Testing

@testable import HIGLintReporters

/// The drawings of what findings in resources are about.
@Suite struct ResourcePictureTests {
  private func svg(_ file: String, _ object: String, _ source: String, size: Finding.Size? = nil) -> MarkupTree? {
    let finding = Finding(
      rule: "small_touch_target", severity: .warning, message: "too small", file: file, range: Samples.range(1, 1, to: 2),
      size: size, object: object
    )
    let page = HTMLReporter().render(Samples.report([finding], sources: [file: source]))
    guard let start = page.range(of: "<svg class=\"s"), let end = page.range(of: "</svg>", range: start.lowerBound..<page.endIndex) else {
      return nil
    }
    return MarkupTree.parse(String(page[start.lowerBound..<end.upperBound]))
  }

  private func scene(_ views: String) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s1"><objects><viewController id="c1">
      <view key="view" id="v1"><rect key="frame" x="0.0" y="20" width="390" height="844"/><subviews>\(views)</subviews></view>
    </viewController></objects></scene></scenes></document>
    """
  }

  private let button = """
    <view id="w1"><rect key="frame" x="100" y="200" width="90" height="60"/><subviews>
      <button id="b1"><rect key="frame" x="10" y="5" width="30" height="24"/></button>
    </subviews></view>
    """

  private let path = "/work/app/Main.storyboard"

  private func boxes(_ svg: MarkupTree?, _ name: String) -> [String] {
    (svg?["rect"] ?? []).filter { $0.attributes["class"] == name }.map { box in
      ["x", "y", "width", "height"].map { box.attributes[$0] ?? "" }.joined(separator: " ")
    }
  }

  @Test func drawsTheScenesViewsWhereTheyAreAndMarksTheOneInQuestion() {
    let svg = svg(path, "b1", scene(button), size: Finding.Size(width: 30, height: 24))
    #expect(boxes(svg, "view") == ["0 0 390 844", "100 200 90 60"])
    #expect(boxes(svg, "is") == ["110 205 30 24"])
    #expect(boxes(svg, "asked") == ["103 195 44 44"])
    #expect(svg?.attributes["viewBox"] == "-8 -8 406 860")
    #expect(svg?.attributes["aria-label"] == "The scene of 390 × 844 points; the marked view has 30 × 24")
  }

  @Test func asksForATargetOnlyWhereTheSizeIsInQuestion() {
    #expect(boxes(svg(path, "b1", scene(button)), "asked") == [])
    #expect(boxes(svg(path, "w1", scene(button), size: Finding.Size(width: 90)), "asked") == [])
  }

  @Test func marksTheViewAroundWhatHasNoFrame() {
    let bar = """
      <toolbar id="t1"><rect key="frame" x="0" y="800" width="390" height="44"/><items><barButtonItem id="i1"/></items></toolbar>
      """
    #expect(boxes(svg(path, "i1", scene(bar)), "is") == ["0 800 390 44"])
  }

  @Test(arguments: [
    "<button id=\"b1\"><rect key=\"frame\" x=\"nan\" y=\"0\" width=\"inf\" height=\"1e308\"/></button>",
    "<button id=\"other\"/>",
    "<button id=\"b1\">",
  ])
  func drawsNothingOfWhatCantBeDrawn(_ views: String) {
    let page = svg(path, "b1", scene(views))
    #expect(boxes(page, "is").allSatisfy { $0 == "0 0 390 844" })
  }

  @Test func leavesOutWhatIsTooMuchButNeverTheOneInQuestion() {
    let others = (0..<500).map { "<view id=\"x\($0)\"><rect key=\"frame\" x=\"\($0)\" y=\"0\" width=\"1\" height=\"1\"/></view>" }
    let svg = svg(path, "b1", scene(others.joined() + button))
    #expect(boxes(svg, "view").count == 200)
    #expect(boxes(svg, "is") == ["110 205 30 24"])
  }

  @Test func escapesWhatStandsInAFile() {
    let evil = #"<button id="b&quot;&gt;&lt;script"><rect key="frame" x="&quot;/&gt;" y="1" width="2" height="3"/></button>"#
    #expect(boxes(svg(path, "b\"><script", scene(evil)), "is") == ["0 0 390 844"])
  }

  @Test func drawsTheBitmapsOfASetInProportion() throws {
    let set = try AssetSet(Array("""
      { "images" : [
        { "filename" : "one.png", "idiom" : "iphone", "scale" : "2x", "size" : "60x60" },
        { "filename" : "two.png", "idiom" : "iphone", "scale" : "3x", "size" : "60x60" }
      ] }
      """.utf8), path: "AppIcon.appiconset/Contents.json") { name in
        (name == "one.png" ? PictureSize(width: 60, height: 60) : PictureSize(width: 180, height: 180)).header
      }
    let svg = MarkupTree.parse(try #require(SetPicture(of: "one.png", in: set)).text)
    #expect(boxes(svg, "is") == ["12 48 36 36"])
    #expect(boxes(svg, "asked") == ["12 12 72 72", "96 12 72 72"])
    #expect(boxes(svg, "view") == ["96 12 72 72"])
    #expect(svg?["text"].map(\.text) == ["60 × 60 @2x", "180 × 180 @3x"])
    #expect(SetPicture(of: "gone.png", in: set) == nil)
  }
}

import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let tooManySegmentsDrawn = MoreExamples(TooManySegments.self, bad: bad, good: good)
}

private func control(_ count: Int, _ attributes: String = "", isMarked: Bool = false) -> String {
  let segments = (1...count).map { "\($0 == 6 && isMarked ? "↓" : "")<segment title=\"\($0)\"/>" }.joined()
  return "<segmentedControl \(attributes) id=\"s1\"><segments>\(segments)</segments></segmentedControl>"
}

private let outlet = #"<outlet property="days" destination="s1" id="o1"/>"#

private func code(_ body: String) -> Example.File {
  Example.File("Panel.swift", "final class Panel: UIView {\n  @IBOutlet var days: UISegmentedControl!\n  \(body)\n}")
}

private let bad: [Example] = [
  Example("six drawn segments", files: [Drawn.xib(control(6, isMarked: true))]),
  Example("eight drawn segments, in a storyboard", files: [
    Drawn.storyboard("<view key=\"view\" id=\"v1\"><subviews>\(control(8, isMarked: true))</subviews></view>"),
  ]),
  Example("seven drawn segments of which code only asks which one is chosen", files: [
    Drawn.xib(control(7, isMarked: true), owner: "Panel", outlets: outlet),
    code("var day: Int { days.selectedSegmentIndex }"),
  ]),
]

private let good: [Example] = [
  Example("five drawn segments", files: [Drawn.xib(control(5))]),
  Example("drawn segments that code replaces", files: [
    Drawn.xib(control(8), owner: "Panel", outlets: outlet),
    code("func fill() { days.removeAllSegments() }"),
  ]),
  Example("drawn segments that code hands on", files: [
    Drawn.xib(control(8), owner: "Panel", outlets: outlet), code("func fill() { Filler.fill(days) }"),
  ]),
  Example("drawn segments of a class that isn't known", files: [Drawn.xib(control(8, "customClass=\"ScrollingSegments\""))]),
  Example("a control that is drawn on an iPad", files: [
    Example.File("Wide.xib", """
      <document targetRuntime="iOS.CocoaTouch"><device id="ipad9_7" orientation="landscape"/><objects>
        <view id="v1"><subviews>\(control(7))</subviews></view>
      </objects></document>
      """),
  ]),
  Example("a drawn control for iPads alone", files: [
    Example.File("Pad.storyboard", """
      <document targetRuntime="iOS.CocoaTouch.iPad"><scenes><scene sceneID="s0"><objects><viewController id="c1">
        <view key="view" id="v1"><subviews>\(control(7))</subviews></view>
      </viewController></objects></scene></scenes></document>
      """),
  ]),
]

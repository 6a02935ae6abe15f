import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let mixedSegmentContentDrawn = MoreExamples(MixedSegmentContent.self, bad: bad, good: good)
}

private func control(_ segments: String) -> String {
  "<segmentedControl id=\"s1\"><segments>\(segments)</segments></segmentedControl>"
}

private let outlet = #"<outlet property="kinds" destination="s1" id="o1"/>"#

private let bad: [Example] = [
  Example("drawn words, and a picture with the empty title that Xcode writes", files: [
    Drawn.xib(control(#"<segment title="All"/><segment title="New"/>↓<segment title="" image="star"/>"#)),
  ]),
  Example("drawn pictures, and a word", files: [
    Drawn.xib(control(#"<segment title="" image="list"/><segment title="" image="grid"/>↓<segment title="Recent"/>"#)),
  ]),
  Example("one of each, drawn", files: [Drawn.xib(control(#"↓<segment image="map"/><segment title="List"/>"#))]),
]

private let good: [Example] = [
  Example("drawn words alone", files: [Drawn.xib(control(#"<segment title="All"/><segment title="New"/>"#))]),
  Example("drawn pictures alone", files: [
    Drawn.xib(control(#"<segment title="" image="list"/><segment title="" image="grid"/>"#)),
  ]),
  Example("a drawn segment that has nothing yet", files: [Drawn.xib(control(#"<segment title=""/><segment title="New"/>"#))]),
  Example("drawn segments whose pictures code sets", files: [
    Drawn.xib(control(#"<segment title="" image="list"/><segment title="Map"/>"#), owner: "Panel", outlets: outlet),
    Example.File("Panel.swift", """
      final class Panel: UIView {
        @IBOutlet var kinds: UISegmentedControl!
        override func awakeFromNib() { kinds.setImage(map, forSegmentAt: 1) }
      }
      """),
  ]),
  Example("a drawn control that is hidden", files: [
    Drawn.xib("<view hidden=\"YES\" id=\"w1\"><subviews>\(control(#"<segment image="map"/><segment title="List"/>"#))</subviews></view>"),
  ]),
]

import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let tooManyPageDotsDrawn = MoreExamples(TooManyPageDots.self, bad: bad, good: good)
}

private let outlet = #"<outlet property="pages" destination="p1" id="o1"/>"#

private func code(_ body: String) -> Example.File {
  Example.File("Panel.swift", "final class Panel: UIView {\n  @IBOutlet var pages: UIPageControl!\n  \(body)\n}")
}

private let bad: [Example] = [
  Example("a drawn page control", files: [Drawn.xib(#"<pageControl numberOfPages="↓24" id="p1"/>"#)]),
  Example("a drawn page control that code only moves", files: [
    Drawn.xib(#"<pageControl numberOfPages="↓31" id="p1"/>"#, owner: "Panel", outlets: outlet),
    code("func show(_ page: Int) { pages.currentPage = page }"),
  ]),
  Example("a drawn page control in a scene", files: [
    Drawn.storyboard(#"<view key="view" id="v1"><subviews><pageControl numberOfPages="↓100" id="p1"/></subviews></view>"#),
  ]),
]

private let good: [Example] = [
  Example("a drawn page control of three pages", files: [Drawn.xib(#"<pageControl numberOfPages="3" id="p1"/>"#)]),
  Example("a drawn page control whose pages code counts", files: [
    Drawn.xib(#"<pageControl numberOfPages="24" id="p1"/>"#, owner: "Panel", outlets: outlet),
    code("func fill() { pages.numberOfPages = photos.count }"),
  ]),
  Example("a drawn page control that says no number", files: [Drawn.xib(#"<pageControl id="p1"/>"#)]),
  Example("a hidden page control", files: [Drawn.xib(#"<pageControl hidden="YES" numberOfPages="24" id="p1"/>"#)]),
  Example("a drawn page control of a class that isn't known", files: [
    Drawn.xib(#"<pageControl customClass="Dots" numberOfPages="24" id="p1"/>"#),
  ]),
]

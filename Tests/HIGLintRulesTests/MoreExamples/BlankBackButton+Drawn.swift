import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let blankBackButtonDrawn = MoreExamples(BlankBackButton.self, bad: bad, good: good)
}

private func item(_ attributes: String = "", _ pieces: String = "") -> String {
  "<navigationItem key=\"navigationItem\" title=\"Inbox\" \(attributes) id=\"n1\">\(pieces)</navigationItem>"
}

private let bad: [Example] = [
  Example("a drawn back button of one space", files: [
    Drawn.storyboard(item("", #"<barButtonItem key="backBarButtonItem" ↓title=" " id="b1"/>"#)),
  ]),
  Example("a drawn back button without a title", files: [Drawn.storyboard(item(#"↓backButtonTitle="""#))]),
]

private let good: [Example] = [
  Example("a drawn back button with a title, and one with an image", files: [
    Drawn.storyboard(item(#"backButtonTitle="Inbox""#, #"<barButtonItem key="backBarButtonItem" title="" image="back" id="b1"/>"#)),
  ]),
  Example("a drawn back button that shows its arrow alone on purpose", files: [
    Drawn.storyboard(item(#"backButtonTitle="" backButtonDisplayMode="minimal""#)),
  ]),
  Example("another drawn button without a title", files: [
    Drawn.storyboard(item("", #"<barButtonItem key="rightBarButtonItem" title="" id="b1"/>"#)),
  ]),
]

import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let blankBackButtonDrawn = MoreExamples(BlankBackButton.self, bad: bad, good: good)
}

private func item(_ attributes: String = "", _ pieces: String = "") -> String {
  "<navigationItem key=\"navigationItem\" title=\"Inbox\" \(attributes) id=\"n1\">\(pieces)</navigationItem>"
}

/// A scene from which another is pushed.
private func pushing(_ pieces: String) -> Example.File {
  Drawn.storyboard(pieces, outlets: #"<segue destination="c2" kind="show" id="g1"/>"#)
}

private let bad: [Example] = [
  Example("a drawn back button of one space", files: [
    pushing(item("", #"<barButtonItem key="backBarButtonItem" ↓title=" " id="b1"/>"#)),
  ]),
  Example("a drawn back button without a title", files: [pushing(item(#"↓backButtonTitle="""#))]),
]

private let good: [Example] = [
  Example("a drawn back button with a title, and one with an image", files: [
    pushing(item(#"backButtonTitle="Inbox""#, #"<barButtonItem key="backBarButtonItem" title="" image="back" id="b1"/>"#)),
  ]),
  Example("a drawn back button that shows its arrow alone on purpose", files: [
    pushing(item(#"backButtonTitle="" backButtonDisplayMode="minimal""#)),
  ]),
  Example("a blank back button that no screen shows", files: [
    Drawn.storyboard(item("", #"<barButtonItem key="backBarButtonItem" title=" " id="b1"/>"#)),
  ]),
  Example("another drawn button without a title", files: [
    pushing(item("", #"<barButtonItem key="rightBarButtonItem" title="" id="b1"/>"#)),
  ]),
]

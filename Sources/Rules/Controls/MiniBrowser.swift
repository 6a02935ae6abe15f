import HIGLintEngine

/// Screens that look and behave like a small web browser.
///
/// Opt-in, because for some apps a browser is what they are.
public struct MiniBrowser: TypeRule {
  public static let description = RuleDescription(
    id: "mini_browser",
    chapter: .controls,
    summary: "A web view with buttons for back, forward and reload, and a field for addresses.",
    rationale: """
      A web view shows content within the app. With an address field and a browser's buttons around it, the app \
      becomes a second browser without the bookmarks, passwords, blockers and tabs that people have in their own, and \
      they lose sight of what the app is for. Safari, or the system's Safari view, does all of that.
      """,
    guidelines: [.current("Web views"), .iPhone2008("Web Views")],
    components: [.webViews],
    severity: .note,
    activation: .optIn,
    triggers: ["goBack"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    let code = type.code
    var back: (range: ByteRange, file: Int)?
    var names: Set<String> = []
    for piece in code {
      piece.body.forEachExpression { expression, _ in
        guard let call = expression.call, let name = call.name else { return }
        names.insert(name)
        if name == "goBack", call.callee.base != nil, back == nil { back = (expression.range, piece.file) }
      }
    }
    guard let back, names.isSuperset(of: ["goBack", "goForward", "reload"]), code.contains(where: Self.takesAddress),
      context.project.isForTouch(back.file)
    else { return }
    context.report(
      "an address field and a browser's buttons make this screen a small web browser; show the page alone, or hand it to Safari",
      at: back.range,
      in: back.file
    )
  }

  /// Whether code loads what somebody has typed: `URL(string: field.text)`, or any page at the end of typing.
  private static func takesAddress(_ code: ProjectCode) -> Bool {
    let ends = ["textFieldShouldReturn(_:)", "searchBarSearchButtonClicked(_:)"]
    let isEndOfTyping = ends.contains(code.function?.signature ?? "")
    return code.body.containsExpression { expression in
      guard let call = expression.call else { return false }
      if ["URL", "NSURL"].contains(expression.constructedType?.base), let address = call.argument("string") {
        return isEndOfTyping || address.containsExpression { $0.isTyped(in: code) }
      }
      guard isEndOfTyping, let view = call.callee.base, call.name?.hasPrefix("load") ?? false else { return false }
      let scope = code.scope
      return ["WKWebView", "UIWebView"].contains { scope.isKind(view, of: $0) }
    }
  }
}

extension Expression {
  /// Whether it is what a field of the screen holds.
  fileprivate func isTyped(in code: ProjectCode) -> Bool {
    switch kind {
    case .member(let field?, "text"):
      let scope = code.scope
      return ["UITextField", "UISearchBar"].contains { scope.isKind(field, of: $0) }
    case .name(let name):
      // What a `TextField` of the view is bound to.
      guard let type = code.type, type.property(name)?.facts.attributes.contains("State") ?? false else { return false }
      return type.code.contains { other in
        other.body.containsExpression { field in
          field.constructedType?.base == "TextField" && field.call?.argument("text")?.lastName == "$\(name)"
        }
      }
    default: return false
    }
  }
}

// MARK: - Examples

extension MiniBrowser {
  private static let bad: [Example] = [
    Example("a controller with a field and three buttons", """
      final class HelpController: UIViewController, UITextFieldDelegate {
        private let page = WKWebView()
        private let address = UITextField()

        @objc func back() { ↓page.goBack() }
        @objc func forward() { page.goForward() }
        @objc func refresh() { page.reload() }

        func textFieldShouldReturn(_ field: UITextField) -> Bool {
          if let url = URL(string: field.text ?? "") { page.load(URLRequest(url: url)) }
          return true
        }
      }
      """),
    Example("outlets, with the actions in an extension of another file", files: [
      Example.File("News+Bar.swift", """
        extension NewsController {
          @IBAction func goBack(_ sender: Any) { ↓web.goBack() }
          @IBAction func goForward(_ sender: Any) { web.goForward() }
          @IBAction func reload(_ sender: Any) { web.reload() }
        }
        """),
      Example.File("NewsController.swift", """
        final class NewsController: UIViewController {
          @IBOutlet var web: WKWebView!
          @IBOutlet var field: UITextField!

          @IBAction func open(_ sender: Any) {
            guard let url = URL(string: field.text!) else { return }
            web.load(URLRequest(url: url))
          }
        }
        """),
    ]),
    Example("an address that a method of the web view completes", """
      final class Portal: UIViewController, UITextFieldDelegate {
        @IBOutlet var web: WKWebView!

        @IBAction func back(_ sender: Any) { ↓web.goBack() }
        @IBAction func forward(_ sender: Any) { web.goForward() }
        @IBAction func again(_ sender: Any) { web.reload() }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
          if let text = textField.text { web.load("https://" + text) }
          return false
        }
      }
      """),
    Example("a search bar, and closures", """
      final class Wiki: UIViewController, UISearchBarDelegate {
        let web = WKWebView()
        lazy var items = [
          UIBarButtonItem(primaryAction: UIAction { [weak self] _ in ↓self?.web.goBack() }),
          UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.web.goForward() }),
          UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.web.reload() }),
        ]

        func searchBarSearchButtonClicked(_ bar: UISearchBar) {
          guard let text = bar.text, let url = URL(string: text) else { return }
          web.load(URLRequest(url: url))
        }
      }
      """),
    Example("SwiftUI", """
      struct Browser: View {
        @State private var address = ""
        let web: WebController

        var body: some View {
          VStack {
            TextField("Address", text: $address).onSubmit { web.open(URL(string: address)) }
            HStack {
              Button("Back") { ↓web.goBack() }
              Button("Forward") { web.goForward() }
              Button("Reload") { web.reload() }
            }
          }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a page that can go back", """
      final class TermsController: UIViewController {
        let page = WKWebView()
        @objc func back() { page.goBack() }
        @objc func refresh() { page.reload() }
      }
      """),
    Example("buttons without an address field", """
      final class Forum: UIViewController {
        let web = WKWebView()
        func back() { web.goBack() }
        func forward() { web.goForward() }
        func reload() { web.reload() }
        func open() { web.load(URLRequest(url: URL(string: "https://example.com")!)) }
      }
      """),
    Example("a field that searches the page", """
      final class Manual: UIViewController {
        let web = WKWebView()
        let term = UITextField()
        func back() { web.goBack() }
        func forward() { web.goForward() }
        func reload() { web.reload() }
        func find() { web.evaluateJavaScript("window.find('\\(term.text ?? "")')") }
      }
      """),
    Example("the system's Safari view", """
      func open(_ url: URL, from screen: UIViewController) { screen.present(SFSafariViewController(url: url), animated: true) }
      """),
    Example("steps of a form", """
      final class Wizard: UIViewController {
        let host = UITextField()
        func previous() { coordinator.goBack() }
        func check() { connect(to: URL(string: host.text ?? "")) }
      }
      """),
    Example("a controller that only hands the buttons on", """
      final class Toolbar: UIView {
        weak var page: Page?
        func back() { page?.goBack() }
        func forward() { page?.goForward() }
        func refresh() { page?.reload() }
      }
      """),
  ]
}

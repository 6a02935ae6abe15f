@testable import HIGLintEngine
import HIGLintRules
import Testing

/// Code that leads back to itself is followed once.
@Suite(.timeLimit(.minutes(15))) struct CircleTests {
  private static let touched = """
    final class Bar: UIView { let button = UIButton() }
    extension Bar { func lay() { button.frame = CGRect(x: 0, y: 0, width: 20, height: 20) } }

    """

  @Test(arguments: [
    "class A: B {}\nclass B: C {}\nclass C: A {}",
    "class A: A {}",
    "typealias A = B\ntypealias B = A\nclass C: A {}",
    "typealias A = A\nclass C: A { func a() -> A {} }",
    "protocol A: B {}\nprotocol B: A {}\nextension A { func a() { b() } }\nextension B { func b() { a() } }",
    "func a() { b() }\nfunc b() { a() }\nclass C: UITableViewController { override func viewDidLoad() { a() } }",
    "class C: UITableViewController { func a() { b() }\nfunc b() { a() }\noverride func viewDidLoad() { a() } }",
    "class C: UITableViewController { var a: CGFloat { b }\nvar b: CGFloat { a }\nfunc c() { tableView.rowHeight = a } }",
    "let a = b\nlet b = a\nclass C: UITableViewController { func c() { tableView.rowHeight = a } }",
    "extension A { class B: A {} }\nclass A: B {}",
    "class C: UITableViewController { func a() { let b = { c() }\nfunc c() { b() }\nc() } }",
  ])
  func theRestIsLinted(_ source: String) {
    for text in [Self.touched + source, source + "\n" + Self.touched] {
      let findings = ExampleSources.findings([Lowered.facts(text)])
      #expect(findings.map(\.rule) == ["small_touch_target"])
    }
  }
}

import HIGLintEngine
import HIGLintRules
import Testing

/// Code that leads back to itself is followed once.
@Suite(.timeLimit(.minutes(60))) struct CircleTests {
  private static let touched = """
    final class Bar: UIView { let button = UIButton(primaryAction: act) }
    extension Bar { func lay() { button.frame = CGRect(x: 0, y: 0, width: 20, height: 20) } }

    """

  /// Functions that hand out each other's cells on very many paths.
  private static let cellsOfCells: String = {
    let paths = (0..<300).map { "if row == \($0) { return b() }" }.joined(separator: "\n")
    return """
      class C: UITableViewController {
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { \(paths)\nreturn b() }
        override func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) { dismiss(animated: true) }
        func b() -> UITableViewCell { \(paths)\nreturn c() }
        func c() -> UITableViewCell { \(paths)\nreturn b() }
      }
      """
  }()

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
    "extension View { func a() -> some View { b() }\nfunc b() -> some View { a() } }\n"
      + "struct C: View { var body: some View { Button(d) {}.frame(width: 20, height: 20).a() } }",
    "struct C: View { var a: some View { b.frame(width: 60) }\nvar b: some View { a }\n"
      + "var body: some View { a.onTapGesture {} } }",
    cellsOfCells,
  ])
  func theRestIsLinted(_ source: String) {
    for text in [Self.touched + source, source + "\n" + Self.touched] {
      let findings = ExampleSources.findings([Lowered.facts(text)])
      #expect(findings.map(\.rule) == ["small_touch_target"])
    }
  }

  @Test func whatLeadsBackToItselfIsNoFixedData() {
    let source = """
      struct C: View {
        var a: [Int] { b }
        var b: [Int] { a }
        var body: some View { ScrollView { VStack { ForEach(a) { d($0) } } } }
      }
      """
    #expect(ExampleSources.findings([Lowered.facts(source)]).map(\.rule) == ["eager_list"])
  }
}

import HIGLintEngine
import Testing

/// The types that expressions are plainly known to have.
@Suite struct TypeOfExpressionTests {
  private func type(_ members: String) throws -> String? {
    let project = Project(
      """
      class Screen: UIViewController { \(members) }
      class Row { var button: CloseButton!; let parts = [Part](); static let shared = Row() }
      class Part { lazy var label = UILabel() }
      class CloseButton: UIButton { static func make() -> CloseButton { CloseButton() } }
      func makeRow(_ size: Int = 0) -> Row { Row() }
      """
    )
    let probe = try #require(project.probe)
    return probe.scope.type(of: probe.value)?.base
  }

  @Test(arguments: [
    ("func run() { probe(UIButton()) }", "UIButton"),
    ("func run() { probe(UIButton.init(type: .system)) }", "UIButton"),
    ("func run() { let a = UIButton(); probe(a) }", "UIButton"),
    ("func run() { let a: UIView = UIButton(); probe(a) }", "UIView"),
    ("func run(a: Row?) { probe(a) }", "Row"),
    ("func run() { probe(self) }", "Screen"),
    ("let a = \"text\"\nfunc run() { probe(a) }", "String"),
    ("let a = \"text \\(1)\"\nfunc run() { probe(a) }", "String"),
    ("let a = false\nfunc run() { probe(a) }", "Bool"),
    ("let a = 1.5\nfunc run() { probe(a) }", "Double"),
    ("let a = 1\nfunc run() { probe(a) }", nil),
    ("let a = UIButton()\nfunc run() { probe(a) }", "UIButton"),
    ("let a = UIButton()\nfunc run() { probe(self.a) }", "UIButton"),
    ("@IBOutlet var a: UIButton!\nfunc run() { probe(a) }", "UIButton"),
    ("lazy var a: UIButton = { let b = UIView(); return b }()\nfunc run() { probe(a) }", "UIButton"),
    ("lazy var a = { () -> UIButton in let b = UIButton(); b.isHidden = true; return b }()\nfunc run() { probe(a) }", "UIButton"),
    ("let a = { let b = UIButton(type: .system); b.x = 1; return b }()\nfunc run() { probe(a) }", "UIButton"),
    ("let a = UIButton().then { $0.isHidden = true }\nfunc run() { probe(a) }", "UIButton"),
    ("let a = with(UIButton()) { $0.isHidden = true }\nfunc run() { probe(a) }", "UIButton"),
    ("func run(a: UIView) { probe(a as! UIButton) }", "UIButton"),
    ("func run(a: UIView) { let b = a as? UIButton; probe(b) }", "UIButton"),
    ("func run(a: UIView) { if let b = a as? UIButton { probe(b) } }", "UIButton"),
    ("func run(a: UIView) { guard let b = a as? UIButton else { return }; probe(b) }", "UIButton"),
    ("func run(a: UIView) { probe(a is UIButton) }", nil),
    ("var a: UIButton?\nfunc run() { if let a = a { probe(a) } }", "UIButton"),
    ("var a: UIButton?\nfunc run() { if let a { probe(a) } }", "UIButton"),
    ("var a: UIButton?\nfunc run() { guard let a = self.a else { return }; probe(a) }", "UIButton"),
    ("var a: UIView?\nfunc run() { if let a = a as? UIButton { probe(a) } }", "UIButton"),
    ("var a: UIView?\nfunc run() { if let a = a as? UIButton { use(a) }; probe(a) }", "UIView"),
    ("let rows = [Row]()\nfunc run() { probe(rows[0]) }", "Row"),
    ("var rows: [Row] = []\nfunc run() { for row in rows { probe(row) } }", "Row"),
    ("var rows: [Row] = []\nfunc run() { for row in rows { probe(row.button) } }", "CloseButton"),
    ("var rows: [Row] = []\nfunc run() { rows.forEach { row in probe(row.button) } }", "CloseButton"),
    ("var rows: [Row] = []\nfunc run() { ForEach(rows, id: \\.self) { row in probe(row) } }", "Row"),
    ("var rows: [Row]?\nfunc run() { rows.map { row in probe(row) } }", nil),
    ("func run() { for side in [1, 5, 60] { probe(side) } }", "Int"),
    ("func run() { [1.5, 2].forEach { side in probe(side) } }", nil),
    ("func run() { [\"a\", \"b\"].forEach { name in probe(name) } }", "String"),
    ("func run() { ForEach(0..<5) { index in probe(index + 1) } }", "Int"),
    ("func run() { let half = 1.5 / 2; probe(half) }", "Double"),
    ("@Environment(Row.self) private var row\nfunc run() { probe(row.button) }", "CloseButton"),
    ("@Environment(\\.dismiss) private var dismiss\nfunc run() { probe(dismiss) }", nil),
    ("var rows: [String: Row] = [:]\nfunc run() { probe(rows[\"a\"]) }", "Row"),
    ("func run() { probe(Row.shared.button) }", "CloseButton"),
    ("func run() { probe(Row.shared.parts[0].label) }", "UILabel"),
    ("func run() { probe(CloseButton.make()) }", "CloseButton"),
    ("func run() { probe(makeRow()) }", "Row"),
    ("func run() { probe(makeRow(1).button) }", "CloseButton"),
    ("func make() -> Part { Part() }\nfunc run() { probe(make()) }", "Part"),
    ("func make() -> Part { Part() }\nfunc run() { probe(self.make().label) }", "UILabel"),
    ("func run(a: Row?) { probe(a ?? Row()) }", "Row"),
    ("func run() { items.forEach { a in probe(a) } }", nil),
    ("let a = UIButton()\nfunc run() { items.forEach { a in probe(a) } }", nil),
    ("let a = UIButton()\nfunc run() { items.forEach { (a: UILabel) in probe(a) } }", nil),
    ("func run() { probe(unknown) }", nil),
    ("func run() { probe(unknown()) }", nil),
    ("func run() { let a = a; probe(a) }", nil),
  ] as [(String, String?)])
  func knownTypes(_ members: String, _ expected: String?) throws {
    #expect(try type(members) == expected)
  }

  @Test func kindsAreFollowedThroughTheProject() throws {
    let project = Project("class A: UIButton {}; class B { let a = A(); func run() { probe(a) } }")
    let probe = try #require(project.probe)
    #expect(probe.scope.isKind(probe.value, of: "UIControl"))
    #expect(!probe.scope.isKind(probe.value, of: "UILabel"))
  }
}

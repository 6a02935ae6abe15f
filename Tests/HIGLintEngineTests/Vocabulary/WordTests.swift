import HIGLintEngine
import Testing

/// Texts, truths and cases that constants are known to be; and numbers that take more than a constant.
@Suite struct WordTests {
  private func probe(_ source: String) throws -> (value: Expression, scope: CodeScope) {
    try #require(Project(source).probe)
  }

  @Test(arguments: [
    ("probe(\"Row\")", "Row"), ("let id = \"Row\"; probe(id)", "Row"), ("let id = \"Row\"; probe(id + \"Cell\")", "RowCell"),
    ("probe(Identifiers.row)", "row"), ("probe(Kind.switch.rawValue)", "SwitchCell"), ("probe(\"\\(a)\")", nil), ("probe(id)", nil),
  ] as [(String, String?)])
  func texts(_ code: String, _ expected: String?) throws {
    let probe = try probe("enum Identifiers { static let row = \"row\" }\nenum Kind: String { case `switch` = \"SwitchCell\" }\nfunc run() { \(code) }")
    #expect(probe.scope.text(probe.value) == expected)
  }

  @Test(arguments: [
    ("probe(true)", true), ("probe(!true)", false), ("let isOn = false; probe(!isOn)", true), ("probe(Flags.isNew)", true), ("probe(isOn)", nil),
  ] as [(String, Bool?)])
  func truths(_ code: String, _ expected: Bool?) throws {
    let probe = try probe("enum Flags { static let isNew = true }\nfunc run() { \(code) }")
    #expect(probe.scope.truth(probe.value) == expected)
  }

  @Test(arguments: [
    ("probe(.grouped)", "grouped"), ("probe(UITableView.Style.grouped)", "grouped"), ("let style = Style.grouped; probe(style)", "grouped"),
    ("probe(Look.style)", "plain"), ("probe(style)", nil), ("probe(other.style)", nil),
  ] as [(String, String?)])
  func cases(_ code: String, _ expected: String?) throws {
    let probe = try probe("enum Look { static let style: UITableView.Style = .plain }\nfunc run() { \(code) }")
    #expect(probe.scope.caseName(probe.value) == expected)
  }

  @Test(arguments: [
    ("Size.small.rawValue", 20), ("Size.large.rawValue", 60), ("Size.small.height", 24), ("Size.large.height", 64), ("Size.other.height", 64),
    ("Size.small.width", nil), ("Size.none.rawValue", nil),
  ] as [(String, Double?)])
  func numbersOfCases(_ code: String, _ expected: Double?) throws {
    let probe = try probe(
      """
      enum Size: CGFloat {
        case small = 20, large = 60, other
        var height: CGFloat { switch self { case .small: 24; default: 64 } }
        var width: CGFloat { isWide ? 1 : 2 }
      }
      func run() { probe(\(code)) }
      """
    )
    #expect(probe.scope.number(probe.value) == expected)
  }

  @Test(arguments: [
    ("private func make(side: CGFloat = 20) { probe(side) }\nfunc run() { make() }", 20),
    ("private func make(side: CGFloat = 20) { probe(side) }\nfunc run() { make(side: 50) }", nil),
    ("func make(side: CGFloat = 20) { probe(side) }\nfunc run() { make() }", nil),
    ("fileprivate init(side: CGFloat = 20) { probe(side) }\nstatic func run() { Screen() }", 20),
    ("fileprivate init(side: CGFloat = 20) { probe(side) }\nstatic func run() { Screen(side: 30) }", nil),
    ("private func make(_ side: CGFloat = 20) { probe(side) }\nfunc run() { make() }", nil),
  ] as [(String, Double?)])
  func defaultValuesThatNoCallReplaces(_ members: String, _ expected: Double?) throws {
    let probe = try probe("class Screen { \(members) }")
    #expect(probe.scope.number(probe.value) == expected)
  }
}

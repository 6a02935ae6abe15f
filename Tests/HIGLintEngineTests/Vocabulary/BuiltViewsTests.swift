import HIGLintEngine
import Testing

/// What result builders build, path by path.
@Suite struct BuiltViewsTests {
  /// The views that the closure in the call of `probe` builds on each path, by name.
  private func built(_ source: String, through transparent: Set<String> = []) throws -> [String] {
    let probe = try #require(Project(source).probe)
    let closure = try #require(probe.value.closure)
    return probe.scope.builtViews(closure.body, through: transparent).map { views in
      views.compactMap { $0.expression.viewChain.root.lastName }.joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("A(); B().padding(); C { D() }", ["A B C"]), ("EmptyView()", [""]), ("let x = 1; A(); Group { B(); C() }.tint(.red)", ["A B C"]),
    ("if isOn { A() } else { B(); C() }", ["A", "B C"]), ("if isOn { A() }; if !isOn { B() }; C()", ["A C", "B C"]),
    ("switch mode { case .edit: A(); case .read: B(); C() }", ["A", "B C"]), ("isOn ? A() : B()", ["A", "B"]),
    ("ForEach(0..<3) { _ in A() }", ["A A A"]), ("ForEach([1, 2], id: \\.self) { number in A(); B() }", ["A B A B"]),
    ("A(); ForEach(items) { item in B() }", ["A"]), ("#if BETA\nA()\n#else\nB()\n#endif", ["A", "B"]),
    ("rows; A()", ["B C A"]), ("row(1); rows.tint(.red)", ["D rows"]), ("Section { A(); B() }", ["Section"]),
    ("ForEach(Kind.allCases) { _ in A() }", ["A A"]), ("Items()", ["E F"]), ("Rows()", ["Rows"]),
  ] as [(String, [String])])
  func onEachPath(_ code: String, _ expected: [String]) throws {
    let found = try built("""
      struct Screen: View {
        @ViewBuilder var rows: some View { B(); C() }
        func row(_ number: Int) -> some View { D() }
        func run() { probe({ \(code) }) }
      }
      enum Kind: CaseIterable { case one, two }
      struct Items: ToolbarContent { var body: some ToolbarContent { E(); F() } }
      struct Rows: View { var body: some View { E(); F() } }
      """)
    #expect(found == expected)
  }

  @Test func furtherContainersAreNamed() throws {
    #expect(try built("func run() { probe({ Section { A(); B() }; C() }) }", through: ["Section"]) == ["A B C"])
  }

  @Test func builderThatNamesItselfEnds() throws {
    #expect(try built("struct Screen { var rows: some View { A(); rows }\nfunc run() { probe({ rows }) } }").count == 1)
  }
}

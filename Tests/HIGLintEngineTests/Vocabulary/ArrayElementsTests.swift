import HIGLintEngine
import Testing

/// The elements that arrays are known to have, path by path.
@Suite struct ArrayElementsTests {
  /// How many elements the array in the call of `probe` has on each path, from the fewest to the most.
  private func counts(_ source: String) throws -> [Int] {
    let probe = try #require(Project(source).probe)
    return probe.scope.elements(of: probe.value).map(\.count).sorted()
  }

  @Test(arguments: [
    ("probe([a, b, c])", [3]), ("probe([])", [0]), ("probe([a, b] + [c])", [3]), ("probe([a, b].map { wrap($0) })", [2]),
    ("probe([a, b, c] as [UIView])", [3]), ("probe(isOn ? [a] : [a, b])", [1, 2]), ("probe(0..<6)", [6]), ("probe(1...6)", [6]),
    ("probe(Array(0..<3))", [3]), ("let items = [a, b]; probe(items + [c])", [3]), ("probe({ [a, b] }())", [2]),
    ("probe({ if isOn { return [a] } else { return [a, b] } }())", [1, 2]),
    ("var items = [a]; items.append(b); items += [c, d]; items.insert(e, at: 0); probe(items)", [5]),
    ("var items = [View](); items.append(contentsOf: [a, b]); probe(items)", [2]),
    ("var items: [View]; items = [a, b]; probe(items)", [2]),
    ("var items = [a]; items = [b]; probe(items)", [1]), ("var items = [a]; items.removeAll(); items.append(b); probe(items)", [1]),
    ("var items = [a]; probe(items); items.append(b)", [1]),
    ("var items = [a]; DispatchQueue.main.async { items.append(b); probe(items) }", [2]),
  ] as [(String, [Int])])
  func whatIsWritten(_ code: String, _ expected: [Int]) throws {
    #expect(try counts("func run() { \(code) }") == expected)
  }

  @Test(arguments: [
    ("if isOn { items.append(b) }", [1, 2]), ("if isOn { items.append(b) } else { items.append(c) }", [2, 2]),
    ("if isOn { items.append(b) }; if !isOn { items.append(c) }", [2, 2]),
    ("if isOn { items.append(b) }; if isOn { items.append(c) }", [1, 3]),
    ("if isOn, isHere { items.append(b) }; if !isOn { items.append(c) }", [1, 2, 2]),
    ("if mode == .edit { items.append(b) }; if mode == .read { items += [c, d] }", [1, 2, 3]),
    ("switch mode { case .edit: items.append(b); case .read: break; default: items += [c, d] }", [1, 2, 3]),
    ("switch mode { case .edit: items.append(b); default: break }; if mode == .edit { items.append(c) }", [1, 3]),
    ("guard let owner else { return }; items.append(owner)", [2]),
    ("if let owner { items.append(owner) }; if owner == nil { items.append(b) }", [2, 2]),
    ("for item in more { items.append(item) }", [1]), ("for _ in 0..<4 { items.append(b) }", [5]),
    ("for item in [b, c] { items.append(item) }", [3]), ("while isOn { items.append(b) }", [1]),
    ("#if BETA\nitems.append(b)\n#else\nitems += [b, c]\n#endif", [2, 3]), ("do { items.append(b) }", [2]),
  ] as [(String, [Int])])
  func eachPathByItself(_ code: String, _ expected: [Int]) throws {
    #expect(try counts("func run() { var items = [a]\n\(code)\nprobe(items) }") == expected)
  }

  @Test(arguments: [
    ("let items = [a, b]", "probe(items)", [2]), ("var items: [View] { [a, b] }", "probe(self.items)", [2]),
    ("func items() -> [View] { let c = C(); return [a, b, c] }", "probe(items())", [3]),
    ("func items() -> [View] { switch mode { case .edit: return [a]\ndefault: return [a, b] } }", "probe(items())", [1, 2]),
    ("func items() -> [View] { var all = [a]; all.append(b); return all }", "probe(items())", [2]),
    ("enum Tab: CaseIterable { case home, search }", "probe(Tab.allCases)", [2]),
    ("static let items = [a, b]", "probe(Screen.items)", [2]),
  ] as [(String, String, [Int])])
  func membersOfTheType(_ members: String, _ code: String, _ expected: [Int]) throws {
    #expect(try counts("class Screen { \(members)\nfunc run() { \(code) } }") == expected)
  }

  @Test(arguments: [
    "probe(items)", "probe([a].filter { isOn($0) })", "probe([a].compactMap { $0 })", "var items = [a]; items.removeLast(); probe(items)",
    "var items = [a]; items[0] = b; probe(items)", "var items = [a]; fill(&items); probe(items)", "probe(unknown + [a])", "probe(0..<count)", "var items = load(); probe(items)",
  ])
  func whatIsNotKnown(_ code: String) throws {
    #expect(try counts("class Screen { var items = [a]\nfunc run() { \(code) } }") == [])
  }

  @Test func whatIsAddedToAnObject() throws {
    let project = Project("""
      func run() {
        let alert = Alert()
        alert.add(a)
        if isOn { alert.add(b) } else { alert.add(c); alert.add(d) }
        probe(alert)
        alert.add(e)
      }
      """)
    let probe = try #require(project.probe)
    let added = probe.scope.elements(addedTo: ["alert"], by: ["add"], before: probe.value.range)
    #expect(added.map(\.count).sorted() == [2, 3])
  }
}

import HIGLintEngine
import Testing

/// The numbers that constants are known to be.
@Suite struct NumberTests {
  private func number(_ source: String) throws -> Double? {
    let probe = try #require(Project(source).probe)
    return probe.scope.number(probe.value)
  }

  @Test(arguments: [
    ("probe(44)", 44), ("probe(-8)", -8), ("probe(20 + 4)", 24), ("probe(2 * 10 - 6 / 3)", 18), ("probe((2 + 3) * 4)", 20),
    ("probe(CGFloat(20))", 20), ("probe(CGFloat(20) / 2)", 10), ("probe(Double(4) + 1.5)", 5.5), ("probe(20 as CGFloat)", 20),
    ("probe(-(3 + 1))", -4), ("let a = 20; probe(a)", 20), ("let a = 20; let b = a * 2; probe(b + a)", 60),
    ("let size = CGSize(width: 20, height: 30); probe(size.width)", 20),
    ("let size = CGSize(width: 20, height: 30); probe(size.height)", 30),
  ] as [(String, Double)])
  func localsAndArithmetic(_ code: String, _ expected: Double) throws {
    #expect(try number("func run() { \(code) }") == expected)
  }

  @Test(arguments: [
    ("let side = 20", "probe(side)", 20), ("let side = 20", "probe(self.side)", 20), ("let side: CGFloat = 20", "probe(side + 4)", 24),
    ("static let side = 20", "probe(Screen.side)", 20), ("static let side = 20", "probe(Self.side)", 20),
    ("enum Sizes { static let side = 20 }", "probe(Sizes.side)", 20),
    ("enum Sizes { enum Icon { static let side = 20 } }", "probe(Sizes.Icon.side)", 20),
    ("enum Sizes { static let icon = CGSize(width: 20, height: 24) }", "probe(Sizes.icon.height)", 24),
    ("enum Sizes { static let a = 10; static let b = a * 2 }", "probe(Sizes.b)", 20),
    ("enum Sizes { static var side: CGFloat { 20 } }", "probe(Sizes.side)", 20),
    ("struct Sizes { let side = 20 }; let sizes = Sizes()", "probe(sizes.side)", 20),
  ] as [(String, String, Double)])
  func propertiesAndNestedConstants(_ members: String, _ code: String, _ expected: Double) throws {
    #expect(try number("class Screen { \(members)\nfunc run() { \(code) } }") == expected)
  }

  @Test func constantsOfOtherFilesAndAncestors() throws {
    let project = Project(sources: [
      "Screen.swift": "class Screen: Base { func run() { probe(side + Metrics.gap + outside + other) } }",
      "Base.swift": "class Base { let side = 20 }\nprivate let other = 1000",
      "Metrics.swift": "enum Metrics {}\nextension Metrics { static let gap = 4 }\nlet outside = 100\nlet other = 2000",
    ])
    let probe = try #require(project.probe)
    #expect(probe.scope.number(probe.value) == 2124)
  }

  @Test(arguments: [
    "var side = 20\nfunc run() { probe(side) }",
    "func run() { var side = 20; side += 30; probe(side) }",
    "func run(side: CGFloat) { probe(side) }",
    "func run(side: CGFloat = 20) { probe(side) }",
    "func run() { probe(unknown) }",
    "func run() { probe(max(20, 30)) }",
    "func run() { probe(20 / 0) }",
    "func run() { probe(20 % 3) }",
    "var side: CGFloat { isLarge ? 44 : 20 }\nfunc run() { probe(side) }",
    "let side = UIScreen.main.bounds.width\nfunc run() { probe(side) }",
    "lazy var side = 20\nfunc run() { probe(side) }",
  ])
  func whatMayChangeIsNoNumber(_ members: String) throws {
    #expect(try number("class Screen { \(members) }") == nil)
  }

  @Test(arguments: [
    ("func run() { let side = 44; probe(side) }", 44),
    ("func run() { if a { let side = 44; use(side) }; probe(side) }", 20),
    ("func run() { if a { use(1) } else { let side = 44; probe(side) } }", 44),
    ("func run() { let f = { let side = 44; use(side) }; probe(side) }", 20),
    ("func run() { do { let side = 44; use(side) }; probe(side) }", 20),
    ("func run() { for _ in a { let side = 44; use(side) }; probe(side) }", 20),
    ("func run() { func inner() { let side = 44; use(side) }; probe(side) }", 20),
    ("func run() { probe(side); let side = 44; use(side) }", 20),
    ("func run() { let side = side + 1; probe(side) }", 21),
    ("func run() { let side = 1; if a { let side = 2; use(side) }; probe(side) }", 1),
    ("func run() { if let side = a { use(side) } else { probe(side) } }", 20),
  ] as [(String, Double)])
  func localsShadowWhereTheyStand(_ function: String, _ expected: Double) throws {
    #expect(try number("class Screen { let side = 20\n\(function) }") == expected)
  }

  @Test(arguments: [
    "func run() { items.forEach { side in probe(side) } }",
    "func run() { items.map { (side: CGFloat) in probe(side) } }",
    "func run() { for side in sizes { probe(side) } }",
    "func run() { for (index, side) in sizes { probe(side) } }",
    "func run() { if case .fixed(let side) = a { probe(side) } }",
    "func run() { switch a { case .fixed(let side): probe(side)\ndefault: break } }",
    "func run() { guard let side = a else { return }; probe(side) }",
    "func run() { while let side = next() { probe(side) } }",
    "func run() { let (side, other) = a; probe(side) }",
    "func run() { func inner(side: CGFloat) { probe(side) } }",
    "func run(side: CGFloat) { probe(side) }",
    "func run(of side: CGFloat) { probe(side) }",
    "init(side: CGFloat) { probe(side) }",
  ])
  func boundNamesHideConstants(_ function: String) throws {
    #expect(try number("class Screen { let side = 20\n\(function) }") == nil)
  }

  @Test(arguments: [
    "enum A { static let a = B.b }; enum B { static let b = A.a }; func run() { probe(A.a) }",
    "class A { let a = b; let b = a; func run() { probe(a) } }",
    "func run() { let a = a; probe(a) }",
    "let a = b + b; let b = c + c; let c = a + a; func run() { probe(a) }",
    "class A { static var a: Int { a + a + a }; func run() { probe(A.a) } }",
    "enum A { static let a = A.a.width }; func run() { probe(A.a.width) }",
  ])
  func circlesOfConstantsEnd(_ source: String) throws {
    #expect(try number(source) == nil)
  }

  @Test func namesakesInOtherTypesAreNotMeant() throws {
    #expect(try number("enum A { static let side = 20 }; enum B { static func run() { probe(side) } }") == nil)
    #expect(try number("enum A { static let side = 20; struct B { func run() { probe(side) } } }") == 20)
    #expect(try number("class A { let side = 20; class B { func run() { probe(side) } } }") == nil)
  }
}

import HIGLintEngine
import Testing

/// Which of several functions of one name a call means.
@Suite struct CallFitsTests {
  private func fits(_ call: String, _ parameters: String) throws -> Bool {
    let facts = Lowered.facts("func run(\(parameters)) {}\nlet made = \(call)")
    let function = try #require(facts.functions.first)
    return try #require(facts.variables.first?.initialValue?.call).fits(function)
  }

  @Test(arguments: [
    ("run()", ""),
    ("run(1)", "_ a: Int"),
    ("run(a: 1)", "a: Int"),
    ("run(with: 1)", "with a: Int"),
    ("run()", "a: Int = 1"),
    ("run(b: 2)", "a: Int = 1, b: Int"),
    ("run(a: 1, c: 3)", "a: Int, b: Int = 2, c: Int"),
    ("run(1, b: 2)", "_ a: Int, b: Int"),
    ("run { }", "then: () -> Void"),
    ("run { }", "_ then: () -> Void"),
    ("run { }", "a: Int = 1, then: () -> Void"),
    ("run(a: 1) { }", "a: Int, b: Int = 2, then: @escaping () -> Void"),
    ("run { } done: { }", "then: () -> Void, done: () -> Void"),
    ("run(1) { }", "_ a: Int, then: Handler"),
    ("run { }", "first: (() -> Void)? = nil, second: (() -> Void)? = nil"),
    ("run()", "_ a: Int..."),
    ("run(1)", "_ a: Int..."),
    ("run(1, 2, 3)", "_ a: Int..."),
    ("run(1, 2, b: 3)", "_ a: Int..., b: Int"),
    ("run(a: 1, 2, 3)", "a: Int..."),
    ("run(1, 2) { }", "_ a: Int..., then: () -> Void"),
  ])
  func fitting(_ call: String, _ parameters: String) throws {
    #expect(try fits(call, parameters))
  }

  @Test(arguments: [
    ("run(1)", ""),
    ("run()", "_ a: Int"),
    ("run(1)", "a: Int"),
    ("run(a: 1)", "_ a: Int"),
    ("run(a: 1)", "a: Int, b: Int"),
    ("run(b: 1, a: 2)", "a: Int, b: Int"),
    ("run(1, 2)", "_ a: Int"),
    ("run { }", ""),
    ("run { }", "a: Int, then: () -> Void"),
    ("run { }", "then: () -> Void, done: () -> Void"),
    ("run { } done: { }", "then: () -> Void"),
    ("run(a: 1, a: 2)", "a: Int..."),
  ])
  func misfits(_ call: String, _ parameters: String) throws {
    #expect(try !fits(call, parameters))
  }
}

import HIGLintEngine
import Testing

@Suite struct ExpressionLoweringTests {
  @Test(arguments: [
    ("a?.b", "a.b"),
    ("a!.b", "a.b"),
    ("a?.b?.c()", "a.b.c()"),
    ("a?[0]?.b", "a[0].b"),
    ("a?.b!(c)", "a.b(c)"),
    ("try a()", "a()"),
    ("try! a().b", "a().b"),
    ("try? await a.b()", "a.b()"),
    ("(a).b", "a.b"),
    ("((a))", "a"),
    ("f(copy a)", "f(a)"),
    ("Box<Item>(a)", "Box(a)"),
    ("a.self", "a.self"),
    ("`default`.`in`", "default.in"),
  ])
  func whatDoesNotChangeTheMeaningIsPassedOver(_ source: String, _ outline: String) {
    #expect(Lowered.expression(source) == outline)
  }

  #if canImport(SwiftSyntax601)
  @Test func unsafeIsPassedOver() {
    #expect(Lowered.expression("unsafe a.b()") == "a.b()")
  }
  #endif

  @Test(arguments: [
    ("f()", "f()"),
    ("f(a, b: c)", "f(a, b: c)"),
    ("f { a }", "f({ a })"),
    ("f() { a }", "f({ a })"),
    ("f(x: 1) { a } then: { b }", "f(x: 1, { a }, then: { b })"),
    ("a.f { $0.b }", "a.f({ $0.b })"),
    ("f { x in x }", "f({ x in x })"),
    ("f { x, _ in x }", "f({ x, _ in x })"),
    ("f { (x: Int, y) -> Int in x }", "f({ x, y in x })"),
    ("f { [weak self] x in self?.g(x) }", "f({ x in self.g(x) })"),
    ("f { (_ x: Int) in x }", "f({ x in x })"),
    (".init(a)", ".init(a)"),
    ("Box.init(a)", "Box(a)"),
    ("Button(\"A\", action: go) { Text(\"B\") }", "Button(\"A\", action: go, { Text(\"B\") })"),
    ("f(where: a, `in`: b)", "f(where: a, in: b)"),
    ("f(&a.b)", "f((&a.b))"),
  ])
  func callsAndTrailingClosures(_ source: String, _ outline: String) {
    #expect(Lowered.expression(source) == outline)
  }

  @Test func callKnowsItsParenthesesAndItsName() throws {
    let source = "let made = a?.b!.configure(x: 1) { } then: { }"
    let call = try #require(Lowered.facts(source).variables.first?.initialValue?.call)
    #expect(call.parenthesized == 1)
    #expect(call.arguments.count == 3)
    #expect(call.name == "configure")
    #expect(source.text(call.nameRange) == "configure")
  }

  @Test func nameOfAGenericCallIsTheNameAlone() throws {
    let source = "let made = a.make<Item>(b)"
    let call = try #require(Lowered.facts(source).variables.first?.initialValue?.call)
    #expect(source.text(call.nameRange) == "make")
  }

  @Test(arguments: [
    ("44", 44.0), ("0", 0), ("-44", -44), ("44.5", 44.5), ("-0.5", -0.5), ("1_000", 1000), ("1e3", 1000),
    ("0x2C", 44), ("0xFF_FF", 65535), ("0b101", 5), ("0o17", 15), ("1_0.2_5", 10.25), ("0x1p3", 8), ("0x1.8p1", 3),
    ("0xFFFFFFFFFFFFFFFF", 18_446_744_073_709_551_616), ("-0x10", -16), ("1.5e-2", 0.015),
  ])
  func numbers(_ source: String, _ value: Double) throws {
    let found = try #require(Lowered.facts("let value = \(source)").variables.first?.initialValue)
    #expect(found.kind == .number(value))
  }

  @Test(arguments: [
    ("\"a\"", "\"a\""),
    ("\"\"", "\"\""),
    (#""a\n\"b\"""#, "\"a\n\"b\"\""),
    ("#\"a\\n\"#", "\"a\\n\""),
    (#""a \(b.c) d \(e)""#, "interpolation(b.c, e)"),
    (#""\(a, format: b)""#, "interpolation(a, b)"),
    ("\"\"\"\n  first\n  second\n  \"\"\"", "\"first\nsecond\""),
    ("true", "true"),
    ("nil", "nil"),
    ("[a, 1]", "[a, 1]"),
    ("[]", "[]"),
    ("[:]", "[]"),
    ("[a: 1, \"b\": c]", "[a: 1, \"b\": c]"),
    ("(a, b: c)", "tuple(a, b: c)"),
    ("()", "tuple()"),
    (#"\.name"#, #"\.name"#),
    (#"\Item.owner.name"#, #"\.name"#),
    ("#selector(tap)", "#selector(tap)"),
    ("#selector(Screen.tap(_:))", "#selector(tap)"),
    ("#selector(tap as () -> Void)", "#selector(tap)"),
    ("#selector(getter: Screen.title)", "#selector(title)"),
    ("a[b, c: d]", "a[b, c: d]"),
    ("super.a()", "super.a()"),
    ("self", "self"),
    (".checkmark", ".checkmark"),
  ])
  func literalsAndNames(_ source: String, _ outline: String) {
    #expect(Lowered.expression(source) == outline)
  }

  @Test func valuesOfIfAndSwitchAreBranches() {
    #expect(
      Lowered.statements("let a = if b { 1 } else { 2 }") == ["let a = if [b] { 1 } else { 2 }"]
    )
    #expect(
      Lowered.statements("let a = switch b { case .x: 1\ndefault: 2 }") == ["let a = switch b [case .x] { 1 } else { 2 }"]
    )
  }
}

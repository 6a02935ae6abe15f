import Testing

@Suite struct StatementLoweringTests {
  @Test(arguments: [
    ("if a { b }", "if [a] { b }"),
    ("if a { b } else { c }", "if [a] { b } else { c }"),
    ("if a { b } else if c, d { e } else { f }", "if [a] { b } [c, d] { e } else { f }"),
    ("if a { } else if b { }", "if [a] {  } [b] {  }"),
    ("if let a = b?.c { d }", "if [let a = b.c] { d }"),
    ("if let a { b }", "if [let a = a] { b }"),
    ("if var a = b { c }", "if [let a = b] { c }"),
    ("if let a = b as? C, a.d { e }", "if [let a = (b as? C), a.d] { e }"),
    ("if case .x = a { b }", "if [case .x = a] { b }"),
    ("if case .x(let y) = a { b }", "if [let y = case .x(other()) = a] { b }"),
    ("if case let .x(y, z) = a { b }", "if [let y z = case .x(other(), other()) = a] { b }"),
    ("if #available(iOS 13, *) { a }", "if [] { a }"),
    ("guard a else { return }", "guard [a] { return  }"),
    ("guard let a = b, let c = d else { return nil }", "guard [let a = b, let c = d] { return nil }"),
    ("guard case .x? = a else { return }", "guard [case .x = a] { return  }"),
  ])
  func conditions(_ source: String, _ outline: String) {
    #expect(Lowered.expression(source) == outline)
  }

  @Test(arguments: [
    ("switch a {\ncase .x: b\ndefault: c\n}", "switch a [case .x] { b } else { c }"),
    ("switch a {\ncase .x, .y: b\nc\n}", "switch a [case .x, case .y] { b; c }"),
    ("switch a {\ncase 0..<5: b\ncase 6: c\n}", "switch a [case (0 ..< 5)] { b } [case 6] { c }"),
    ("switch a {\ncase let x where x.y: b\n}", "switch a [let x = x.y] { b }"),
    ("switch a {\ncase let .x(y): b\n}", "switch a [let y = case .x(other())] { b }"),
    ("switch a {\ncase is B: c\n}", "switch a [] { c }"),
    ("switch (a, b) {\ncase (0, 1): c\n}", "switch tuple(a, b) [case tuple(0, 1)] { c }"),
    ("switch a {\ncase .x: break\n@unknown default: fallthrough\n}", "switch a [case .x] { jump  } else { jump  }"),
    ("switch a {\n#if BETA\ncase .x: b\n#endif\ncase .y: c\n}", "switch a [case .x] { b } [case .y] { c }"),
  ])
  func switches(_ source: String, _ outline: String) {
    #expect(Lowered.expression(source) == outline)
  }

  @Test(arguments: [
    ("for a in b { c }", "loop a (b) { c }"),
    ("for (a, b) in c where d { e }", "loop a b (c, d) { e }"),
    ("for case let a? in b { c }", "loop a (b) { c }"),
    ("for case let .x(a) in b { c }", "loop  (b) { if [let a = case .x(other())] { c } }"),
    ("for case let a as B in b { c }", "loop  (b) { if [let a = case (other() as B)] { c } }"),
    ("for try await a in b { c }", "loop a (b) { c }"),
    ("while a, let b = c { d }", "loop  () { if [a, let b = c] { d } }"),
    ("repeat { a } while b", "loop  (b) { a }"),
    ("do { try a() } catch let b as C { d } catch { e }", "block { a(); d; e }"),
    ("defer { a }", "block { a }"),
    ("outer: for a in b { continue outer }", "loop a (b) { jump  }"),
    ("throw a(b)", "jump a(b)"),
    ("return a", "return a"),
    ("return", "return "),
  ])
  func loopsAndJumps(_ source: String, _ outline: String) {
    #expect(Lowered.expression(source) == outline)
  }

  @Test(arguments: [
    ("let a = 1, b: Int = 2", ["let a = 1", "let b: Int = 2"]),
    ("var a, b: Int", ["var a: Int", "var b: Int"]),
    ("let (a, b) = c()", ["c()", "let a", "let b"]),
    ("let _ = a.map { b }", ["a.map({ b })"]),
    ("lazy var a: B = { c }()", ["var a: B = { c }()"]),
    ("var a: B { c }", ["var a: B get { c }"]),
    ("var a: B { get { c } set { d = newValue } }", ["var a: B get { c } set { (d = newValue) }"]),
    ("var a = 1 { willSet { b } didSet { c } }", ["var a = 1 set { b; c }"]),
    ("func a(_ b: C, d e: F = 1) { g }", ["func a(_:d:) { g }"]),
  ])
  func localDeclarations(_ source: String, _ outline: [String]) {
    #expect(Lowered.statements(source) == outline)
  }
}

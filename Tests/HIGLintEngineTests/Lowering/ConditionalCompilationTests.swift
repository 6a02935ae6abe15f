import Testing

/// Sides of `#if` for systems without touch, and for the app's own developers, are left out; which of the others is compiled
/// isn't known.
@Suite struct ConditionalCompilationTests {
  @Test(arguments: [
    ("#if BETA\na\n#else\nb\n#endif", ["block { a }", "block { b }"]),
    ("#if DEBUG\na\n#else\nb\n#endif", ["block {  }", "block { b }"]),
    ("#if !DEBUG\na\n#else\nb\n#endif", ["block { a }", "block {  }"]),
    ("#if RELEASE\na\n#else\nb\n#endif", ["block { a }", "block {  }"]),
    ("#if !RELEASE\na\n#endif", ["block {  }"]),
    ("#if DEBUG || RELEASE\na\n#endif", ["block { a }"]),
    ("#if DEBUG || BETA\na\n#else\nb\n#endif", ["block {  }", "block { b }"]),
    ("#if DEBUG || os(iOS)\na\n#else\nb\n#endif", ["block { a }", "block {  }"]),
    ("#if DEBUG && BETA\na\n#else\nb\n#endif", ["block {  }", "block { b }"]),
    ("#if os(iOS) && BETA\na\n#else\nb\n#endif", ["block { a }", "block { b }"]),
    ("#if os(iOS) || BETA\na\n#else\nb\n#endif", ["block { a }", "block {  }"]),
    ("#if !os(macOS)\na\n#else\nb\n#endif", ["block { a }", "block {  }"]),
    ("#if !os(iOS)\na\n#else\nb\n#endif", ["block {  }", "block { b }"]),
    ("#if false\na\n#else\nb\n#endif", ["block {  }", "block { b }"]),
    ("#if true\na\n#else\nb\n#endif", ["block { a }", "block {  }"]),
    ("#if os(macOS)\na\n#else\nb\n#endif", ["block {  }", "block { b }"]),
    ("#if os(iOS)\na\n#else\nb\n#endif", ["block { a }", "block {  }"]),
    ("#if canImport(UIKit)\na\n#elseif canImport(AppKit)\nb\n#endif", ["block { a }", "block {  }"]),
    ("#if os(tvOS) || os(watchOS)\na\n#endif", ["block {  }"]),
    ("#if os(iOS) || os(macOS)\na\n#endif", ["block { a }"]),
    ("#if os(macOS) && DEBUG\na\n#endif", ["block {  }"]),
    ("#if targetEnvironment(macCatalyst)\na\n#endif", ["block {  }"]),
    ("#if targetEnvironment(simulator)\na\n#else\nb\n#endif", ["block {  }", "block { b }"]),
    ("#if !targetEnvironment(simulator)\na\n#else\nb\n#endif", ["block { a }", "block {  }"]),
    ("#if !os(macOS)\na\n#endif", ["block { a }"]),
    ("#if os(macOS)\na\n#elseif os(iOS)\nb\n#else\nc\n#endif", ["block {  }", "block { b }", "block { c }"]),
    ("#if BETA\n#if os(macOS)\na\n#else\nb\n#endif\n#endif", ["block { block {  }; block { b } }"]),
  ])
  func sidesOfStatements(_ source: String, _ outline: [String]) {
    #expect(Lowered.statements(source) == outline)
  }

  @Test func sidesOfDeclarations() {
    let facts = Lowered.facts(
      """
      #if os(macOS)
      class Desktop {}
      #else
      class Touch {
        #if BETA
        let trying = 1
        #else
        let shipping = 2
        #endif
        #if DEBUG
        let debugging = 3
        #endif
        #if os(watchOS)
        func tiny() {}
        #endif
        func common() {}
      }
      #endif
      """
    )
    #expect(facts.types.map(\.name) == ["Touch"])
    #expect(facts.types.first?.properties.map(\.name) == ["trying", "shipping"])
    #expect(facts.types.first?.functions.map(\.name) == ["common"])
  }

  @Test(arguments: [
    ("a\n#if os(iOS)\n.b()\n#endif", "a.b()"),
    ("a\n#if os(macOS)\n.b()\n#else\n.c(1)\n#endif\n.d()", "a.c(1).d()"),
    ("a\n#if os(macOS)\n.b()\n#endif\n.d()", "a.d()"),
    ("a()\n#if os(iOS)\n.b { x }\n.c\n#endif\n.d()", "a().b({ x }).c.d()"),
    ("a\n#if BETA\n#if os(iOS)\n.b()\n#endif\n.c()\n#endif\n.d()", "a.b().c().d()"),
    ("a\n#if os(iOS)\n.b?.c()\n#endif", "a.b.c()"),
    ("a\n#if os(iOS)\n.b[0].c()\n#endif", "a.b[0].c()"),
  ])
  func modifierChains(_ source: String, _ outline: String) {
    #expect(Lowered.expression(source) == outline)
  }
}

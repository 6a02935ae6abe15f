import HIGLintEngine
import HIGLintRules
import Testing

/// Nothing is found in what only looks like code, and what stands after it is found in its place.
@Suite struct CodeInStringsTests {
  private static let bad = "extension Bar { func lay() { button.frame = CGRect(x: 0, y: 0, width: 20, height: 20) } }"

  private func findings(_ source: String) -> [SourcePosition] {
    let text = "final class Bar: UIView { let button = UIButton(primaryAction: act) }\n" + source
    return ExampleSources.findings([Lowered.facts(text)]).map(\.range.start)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyNewline(_ newline: String) {
    let strings = [
      "let a = \"\"\"", "  \(Self.bad)", "  \"\"\"", "let b = #\"\(Self.bad) \" \\(\"#", "/* \(Self.bad) /* */ */", "// \(Self.bad)",
      "let c = #\"\"\"", "  \\(\(Self.bad) \"\"\"", "  \"\"\"#", "let d = /[(\"]/; let 🐟 = \"👩‍👩‍👧\"; \(Self.bad)",
    ]
    let column = "let d = /[(\"]/; let 🐟 = \"👩‍👩‍👧\"; extension Bar { func lay() { ".utf8.count + 1
    #expect(findings(strings.joined(separator: newline)) == [SourcePosition(line: 11, column: column)])
  }

  /// The compiler takes neither of them for the end of a line.
  @Test(arguments: ["\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
  func otherSeparatorsEndNoLine(_ separator: String) {
    #expect(findings("// \(separator)\n\(Self.bad)").map(\.line) == [3])
    #expect(findings("// \(separator)\(Self.bad)").isEmpty)
  }
}

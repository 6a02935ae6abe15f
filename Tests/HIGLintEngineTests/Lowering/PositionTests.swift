import HIGLintEngine
import Testing

/// Lines and columns are those of the compiler: columns count UTF-8 bytes.
@Suite struct PositionTests {
  private func position(of name: String, in source: String) -> SourcePosition? {
    let facts = Lowered.facts(source)
    return facts.variables.first { $0.name == name }.map { facts.lines.position(at: $0.nameRange.start) }
  }

  @Test func columnsCountBytes() {
    #expect(position(of: "b", in: "let a = \"👩‍👩‍👧 ü\"; let b = 1") == SourcePosition(line: 1, column: 38))
    #expect(position(of: "b", in: "/* é */ let b = 1") == SourcePosition(line: 1, column: 14))
    #expect(position(of: "größe", in: "\n\n  let größe = 1") == SourcePosition(line: 3, column: 7))
  }

  @Test func allLineEndingsCount() {
    #expect(position(of: "b", in: "let a = 1\r\nlet b = 2") == SourcePosition(line: 2, column: 5))
    #expect(position(of: "b", in: "let a = 1\rlet b = 2") == SourcePosition(line: 2, column: 5))
    #expect(position(of: "b", in: "\r\n\n\r  let b = 2") == SourcePosition(line: 4, column: 7))
    #expect(position(of: "b", in: "let a = \"\"\"\r\n  x\r\n  \"\"\"\r\nlet b = 2") == SourcePosition(line: 4, column: 5))
  }

  @Test func byteOrderMarkCountsAsThreeColumnsOfTheFirstLine() {
    #expect(position(of: "a", in: "\u{FEFF}let a = 1") == SourcePosition(line: 1, column: 8))
    #expect(position(of: "b", in: "\u{FEFF}let a = 1\nlet b = 1") == SourcePosition(line: 2, column: 5))
  }

  @Test func rangesAreFreeOfTheSpaceAround() throws {
    let source = "let a = /* before */ make( 1 ) // after\n"
    let value = try #require(Lowered.facts(source).variables.first?.initialValue)
    #expect(source.text(value.range) == "make( 1 )")
  }

  @Test func lineDirectivesDoNotMoveFindings() {
    #expect(position(of: "b", in: "#sourceLocation(file: \"x\", line: 100)\nlet b = 1") == SourcePosition(line: 2, column: 5))
  }
}

extension String {
  /// The text of a range of bytes.
  func text(_ range: ByteRange) -> String {
    String(decoding: Array(utf8)[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }
}

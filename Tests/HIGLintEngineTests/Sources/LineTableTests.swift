import HIGLintEngine
import Testing

@Suite("Lines and columns")
struct LineTableTests {
  @Test(
    "Every kind of line end ends a line",
    arguments: [
      (0, 1, 1), (1, 1, 2), (2, 2, 1), (3, 2, 2), (4, 2, 3), (5, 3, 1), (6, 3, 2), (7, 4, 1), (8, 5, 1), (10, 5, 3),
    ]
  )
  func lineEnds(offset: UInt32, line: Int, column: Int) {
    let text = Array("a\nb\r\nc\r\ré".utf8)
    #expect(LineTable(text).position(at: offset) == SourcePosition(line: line, column: column))
  }
}

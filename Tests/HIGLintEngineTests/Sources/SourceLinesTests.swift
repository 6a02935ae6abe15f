import HIGLintEngine
import Testing

@Suite struct SourceLinesTests {
  @Test(arguments: ["one\ntwo\nthree", "one\r\ntwo\r\nthree", "one\rtwo\rthree"])
  func countsLinesAsTheCompilerDoes(text: String) {
    let lines = SourceLines(Array(text.utf8))
    #expect(lines[2].map { String(decoding: $0, as: UTF8.self) } == "two")
    #expect(lines[3].map { String(decoding: $0, as: UTF8.self) } == "three")
    #expect(lines[0] == nil && lines[4] == nil)
  }

  @Test func trimsWhiteSpaceAndMarksOfEncoding() {
    let lines = SourceLines(Array("\u{FEFF}\t a  b\u{A0}\r\n\u{C}c".utf8))
    #expect(lines.trimmed(1) == "a  b" && lines.trimmed(2) == "c" && lines.trimmed(3) == "")
  }
}

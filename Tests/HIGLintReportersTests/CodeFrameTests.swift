import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintReporters

@Suite struct CodeFrameTests {
  private func frame(_ line: String, _ range: SourceRange, limit: Int = 120) -> CodeFrame {
    CodeFrame(line: Array(line.utf8)[...], range: range, limit: limit)
  }

  /// The range of a word in a line, in UTF-8 columns.
  private func range(of word: String, in line: String) -> SourceRange {
    let parts = line.utf8.count
    guard let found = line.range(of: word) else { return Samples.range(1, parts + 1, to: parts + 1) }
    let start = line[..<found.lowerBound].utf8.count
    return Samples.range(1, start + 1, to: start + 1 + word.utf8.count)
  }

  @Test(arguments: [
    ("\tx = 20", "    x = 20", "        ^^"),
    ("ab\tx = 20", "ab  x = 20", "        ^^"),
    ("表(\"表\", 20)", "表(\"表\", 20)", "         ^^"),
    ("é = 20", "é = 20", "    ^^"),
    ("e\u{301} = 20", "e\u{301} = 20", "    ^^"),
    ("👩‍👩‍👧 = 20", "👩‍👩‍👧 = 20", "     ^^"),
    ("☎️ = 20", "☎️ = 20", "     ^^"),
    ("가 = 20", "가 = 20", "     ^^"),
  ])
  func alignsCaretsByTheColumnsThatCharactersTake(line: String, text: String, carets: String) {
    let frame = frame(line, range(of: "20", in: line))
    #expect(frame.text == text)
    #expect(frame.carets == carets)
  }

  @Test func underlinesWideCharactersWhole() {
    let frame = frame("let 表 = 1", Samples.range(1, 5, to: 8))
    #expect(frame.carets == "    ^^")
  }

  @Test func underlinesTheFirstLineOfALongerRange() {
    let frame = frame("  view.add(  ", Samples.range(1, 3, toLine: 4, 2))
    #expect(frame.carets == "  ^^^^^^^^^")
  }

  @Test func pointsAtAnEmptyRange() {
    #expect(frame("let a", Samples.range(1, 3, to: 3)).carets == "  ^")
    #expect(frame("let a", Samples.range(1, 6, to: 6)).carets == "     ^")
    #expect(frame("", Samples.range(1, 1, to: 1)).carets == "^")
    #expect(frame("let a", Samples.range(1, 99, to: 100)).carets == "     ^")
  }

  @Test func cutsALongLineAroundTheFinding() {
    let line = String(repeating: "a", count: 300) + "HERE" + String(repeating: "b", count: 300)
    let frame = frame(line, Samples.range(1, 301, to: 305), limit: 60)
    #expect(DisplayWidth.of(frame.text) <= 60)
    #expect(frame.text.hasPrefix("…a") && frame.text.hasSuffix("b…"))
    let start = frame.text.index(frame.text.startIndex, offsetBy: frame.caretStart)
    #expect(frame.text[start...].hasPrefix("HERE"))
    #expect(frame.caretCount == 4)
  }

  @Test func cutsNothingBeforeAFindingAtTheStart() {
    let frame = frame("HERE" + String(repeating: "b", count: 300), Samples.range(1, 1, to: 5), limit: 60)
    #expect(frame.text.hasPrefix("HEREb") && frame.text.hasSuffix("b…"))
    #expect(frame.carets == "^^^^")
  }

  @Test func showsTheEndOfALongLineUpToItsEdge() {
    let frame = frame(String(repeating: "a", count: 300) + "HERE", Samples.range(1, 301, to: 305), limit: 60)
    #expect(frame.text.hasPrefix("…a") && frame.text.hasSuffix("aHERE"))
    #expect(DisplayWidth.of(frame.text) == 59)
  }

  @Test func keepsTheCaretsOfARangeThatIsCut() {
    let frame = frame(String(repeating: "a", count: 300), Samples.range(1, 1, to: 301), limit: 60)
    #expect(frame.caretStart + frame.caretCount <= DisplayWidth.of(frame.text))
    #expect(frame.caretCount > 50)
  }

  /// Of a line as long as a file, only what stands near a finding is looked at, also where that is all of it that fits.
  @Test(arguments: ["a", "é", "表", "👩‍👩‍👧", "e\u{301}"], [0, 1, 3_000])
  func cutsALineAsLongAsAFile(letter: String, before: Int) {
    let line = String(repeating: letter, count: before) + "HERE" + String(repeating: letter, count: 3_000)
    let frame = frame(line, range(of: "HERE", in: line), limit: 60)
    #expect(DisplayWidth.of(frame.text) <= 60)
    #expect(frame.text.hasPrefix("…") == (before > 1))
    #expect(frame.text.hasSuffix(letter + "…"))
    #expect(!frame.text.contains("\u{FFFD}"))
    #expect(frame.text.components(separatedBy: "HERE").first.map(DisplayWidth.of) == frame.caretStart)
    #expect(frame.caretCount == 4)
  }

  @Test func showsManyFindingsOnALineAsLongAsAFile() {
    let line = "let a = [" + String(repeating: "20, ", count: 1_250_000) + "]"
    let ranges = (0..<200).map { Samples.range(1, 10 + $0 * 20_000, to: 12 + $0 * 20_000) }
    for range in ranges {
      let frame = frame(line, range)
      #expect(frame.caretCount == 2)
    }
  }
}

import Foundation
import Testing
@testable import HIGLintLanguageServer

/// Places in texts, and their changes.
@Suite struct TextTests {
  private let text = DocumentText("let a = \"😀é\"\r\nb\rc\n\n")

  @Test func charactersAreCountedAsAgreed() {
    let end = text.line(0).upperBound
    #expect(text.position(of: end, .utf8) == Position(line: 0, character: 16))
    #expect(text.position(of: end, .utf16) == Position(line: 0, character: 13))
    #expect(text.offset(of: Position(line: 0, character: 13), .utf16) == end)
    #expect(PositionEncoding(offered: ["utf-32", "utf-8", "utf-16"]) == .utf8)
    #expect(PositionEncoding(offered: ["utf-16"]) == .utf16)
    #expect(PositionEncoding(offered: []) == .utf16)
  }

  @Test func linesEndInEveryWay() {
    #expect((0..<text.lineCount).map { text.string(text.line($0)) } == ["let a = \"😀é\"", "b", "c", "", ""])
  }

  @Test func placesOutsideAreMovedIn() {
    #expect(text.offset(of: Position(line: 1, character: 9), .utf16) == text.line(1).upperBound)
    #expect(text.offset(of: Position(line: 99, character: 0), .utf16) == text.bytes.count)
    #expect(text.offset(of: Position(line: -1, character: 4), .utf16) == 0)
    #expect(text.offset(line: 99, column: 1) == text.bytes.count)
    #expect(text.offset(line: 2, column: 99) == text.line(2).lowerBound)
  }

  @Test func aPlaceWithinACharacterIsItsBeginning() {
    let emoji = text.offset(of: Position(line: 0, character: 9), .utf16)
    #expect(text.offset(of: Position(line: 0, character: 10), .utf16) == emoji)
    #expect(text.offset(of: Position(line: 0, character: 11), .utf16) == emoji + 4)
    #expect(text.offset(of: Position(line: 0, character: 11), .utf8) == emoji)
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func everyPlaceIsFoundAgain(_ encoding: PositionEncoding) {
    var random = Generator(seed: 1)
    for _ in 0..<200 {
      let text = DocumentText(random.text())
      for offset in 0...text.bytes.count {
        let position = text.position(of: offset, encoding)
        let isBoundary = offset == text.bytes.count || text.bytes[offset] & 0b1100_0000 != 0b1000_0000
        let isWithinEnd = offset > text.line(position.line).upperBound
        if isBoundary, !isWithinEnd { #expect(text.offset(of: position, encoding) == offset) }
      }
    }
  }

  /// What a client holds: the text, and positions counted in a plain way.
  private struct PlainModel {
    var text: String
    let encoding: PositionEncoding

    private func count(_ scalar: Unicode.Scalar) -> Int {
      encoding == .utf8 ? String(scalar).utf8.count : String(scalar).utf16.count
    }

    /// The position of each scalar, and of the end.
    var positions: [Position] {
      var positions: [Position] = []
      var position = Position(line: 0, character: 0)
      let scalars = Array(text.unicodeScalars)
      for (index, scalar) in scalars.enumerated() {
        positions.append(position)
        let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
        if scalar == "\n" || scalar == "\r" && !isPair {
          position = Position(line: position.line + 1, character: 0)
        } else {
          position.character += count(scalar)
        }
      }
      return positions + [position]
    }

    mutating func replace(_ range: Range<Int>, with new: String) {
      var scalars = Array(text.unicodeScalars)
      scalars.replaceSubrange(range, with: Array(new.unicodeScalars))
      text = String(String.UnicodeScalarView(scalars))
    }
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func changesMakeTheTextThatTheClientHas(_ encoding: PositionEncoding) {
    var random = Generator(seed: 7)
    for _ in 0..<100 {
      var model = PlainModel(text: random.text(), encoding: encoding)
      var text = DocumentText(model.text)
      for _ in 0..<30 {
        let scalars = Array(model.text.unicodeScalars)
        // Editors don't put the caret between the two that end a line.
        let places = (0...scalars.count).filter { $0 == 0 || $0 == scalars.count || scalars[$0 - 1] != "\r" || scalars[$0] != "\n" }
        let ends = [places[random.next(places.count)], places[random.next(places.count)]].sorted()
        let positions = model.positions
        let new = random.text(most: 6)
        let range = DocumentRange(start: positions[ends[0]], end: positions[ends[1]])
        text.apply(ContentChange(range: range, text: new), encoding)
        model.replace(ends[0]..<ends[1], with: new)
        #expect(String(decoding: text.bytes, as: UTF8.self) == model.text)
        #expect(text == DocumentText(text.bytes))
      }
    }
  }

  @Test func aMarkOfTheByteOrderIsNotCounted() throws {
    let folder = try ProjectFolder(["A.swift": "\u{FEFF}let a = 1\nlet b = 2\n"])
    let text = try #require(DocumentText(file: folder.url.appendingPathComponent("A.swift").path))
    #expect(text.position(of: text.offset(line: 1, column: 8), .utf16) == Position(line: 0, character: 4))
    #expect(text.position(of: text.offset(line: 1, column: 1), .utf8) == Position(line: 0, character: 0))
    #expect(text.position(of: text.offset(line: 2, column: 5), .utf8) == Position(line: 1, character: 4))
  }

  @Test func theWholeTextCanBeReplaced() {
    var text = text
    text.apply(ContentChange(range: nil, text: "x\ny"), .utf16)
    #expect(text == DocumentText("x\ny"))
  }

  @Test func changesFromOneTextToAnotherAreSmallAndRight() {
    var random = Generator(seed: 3)
    for _ in 0..<500 {
      let (old, new) = (DocumentText(random.text()), Array(random.text().utf8))
      let changes = TextChanges(from: old, to: new).replacements
      var text = old.bytes
      for change in changes.reversed() { text.replaceSubrange(change.range, with: change.text) }
      #expect(text == new)
      #expect(zip(changes, changes.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
      for change in changes {
        #expect(String(validating: change.text) != nil)
      }
    }
    let change = TextChanges(from: DocumentText("a\nb é c\nd\n"), to: Array("a\nb è c\nd\n".utf8)).replacements
    #expect(change == [.init(range: 4..<6, text: Array("è".utf8))])
  }
}

extension String {
  /// The text, if it is UTF-8.
  fileprivate init?(validating bytes: [UInt8]) {
    self.init(decoding: bytes, as: UTF8.self)
    if Array(utf8) != bytes { return nil }
  }
}

/// Numbers and texts that are the same in each run.
struct Generator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Below a bound.
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func text(most: Int = 40) -> String {
    let pieces = ["a", "b", " ", "\n", "\r\n", "\r", "é", "e\u{301}", "😀", "👩‍👩‍👧", "\u{FEFF}", "\t", "{", "\u{2028}"]
    return (0..<next(most + 1)).map { _ in pieces[next(pieces.count)] }.joined()
  }
}

/// The text of one comment, in which suppressions stand.
///
/// A suppression stands first in a comment, first in a line of a block comment, or after a further `//`, so that
/// another tool's comment or a remark may come before it. What documentation shows behind a `//` is left alone.
package struct SuppressionComment {
  /// What one suppression says, before it is known which lines it speaks of.
  package struct Statement {
    package let action: Suppression.Action
    package let rules: [Suppression.RuleName]
    package let reason: String?
    package let range: ByteRange
    /// The statement with the `//` before it, where it stands behind something else; nil for what can't go by itself.
    package let removal: Removal?
  }

  /// What a statement takes with it when it goes.
  package enum Removal {
    case comment
    /// A part of the comment, from a further `//` on.
    case part(ByteRange)
  }

  static let marker = Array("higlint:".utf8)

  private let text: [UInt8]
  /// Where in the file the text begins.
  private let offset: Int
  private let isDocumentation: Bool
  private let isBlock: Bool

  package init(_ text: String, at offset: Int, isDocumentation: Bool, isBlock: Bool) {
    let bytes = Array(text.utf8)
    let isClosed = isBlock && bytes.count >= 4 && bytes.suffix(2) == [UInt8(ascii: "*"), UInt8(ascii: "/")]
    self.text = isClosed ? bytes.dropLast(2) : bytes
    self.offset = offset
    self.isDocumentation = isDocumentation
    self.isBlock = isBlock
  }

  package var statements: [Statement] {
    text.indices
      .split { text[$0] == UInt8(ascii: "\n") || text[$0] == UInt8(ascii: "\r") }
      .flatMap { line in
        let pieces = pieces(of: line)
        return pieces.enumerated().compactMap { index, piece in statement(piece, removal(of: index, among: pieces)) }
      }
  }

  private func removal(of index: Int, among pieces: [Range<Int>]) -> Removal? {
    if index > 0 { return .part(bytes(pieces[index - 1].upperBound..<pieces[index].upperBound)) }
    let isOnlyLine = !text.contains(UInt8(ascii: "\n")) && !text.contains(UInt8(ascii: "\r"))
    return isOnlyLine && pieces.count == 1 ? .comment : nil
  }

  // MARK: Pieces

  /// A line's content and, behind each further `//`, what follows it.
  private func pieces(of line: Range<Int>) -> [Range<Int>] {
    let start = contentStart(of: line)
    let separators = isDocumentation ? [] : (start..<line.upperBound).filter(isSeparator)
    let starts = [start] + separators.map { skip(isSpace, from: $0 + 2, to: line.upperBound) }
    let ends = separators + [line.upperBound]
    return zip(starts, ends).map { $0..<max($0, $1) }
  }

  /// Where the text begins behind what makes the line a comment: `//`, `///`, `/**`, or the `*` of its other lines.
  private func contentStart(of line: Range<Int>) -> Int {
    let marks: [UInt8] = line.lowerBound == 0 ? Array("/*".utf8) : Array("*".utf8)
    var start = skip(isSpace, from: line.lowerBound, to: line.upperBound)
    start = skip({ marks.contains($0) }, from: start, to: line.upperBound)
    return skip(isSpace, from: start, to: line.upperBound)
  }

  private func skip(_ isSkipped: (UInt8) -> Bool, from start: Int, to end: Int) -> Int {
    (min(start, end)..<end).first { !isSkipped(text[$0]) } ?? end
  }

  /// Whether a further `//` stands there: behind a space, since `https://` is none.
  private func isSeparator(_ index: Int) -> Bool {
    let slash = UInt8(ascii: "/")
    return index > 0 && index + 1 < text.count && text[index] == slash && text[index + 1] == slash
      && isSpace(text[index - 1])
  }

  // MARK: Statements

  private func statement(_ piece: Range<Int>, _ removal: Removal?) -> Statement? {
    guard text[piece].starts(with: SuppressionComment.marker) else { return nil }
    let rest = (piece.lowerBound + SuppressionComment.marker.count)..<piece.upperBound
    var words = rest.split { isSpace(text[$0]) || text[$0] == UInt8(ascii: ",") }
    guard !words.isEmpty else { return nil }
    let actionRange = words.removeFirst()
    let action = Suppression.Action(word: string(actionRange))
    // `higlint: …` with a space is a sentence, unless an action follows.
    if case .unknown = action, actionRange.lowerBound != rest.lowerBound { return nil }
    let reasonStart = words.firstIndex(where: isReasonMark) ?? words.endIndex
    return Statement(
      action: action,
      rules: words[..<reasonStart].map { Suppression.RuleName(id: string($0), range: bytes($0)) },
      reason: reason(words[reasonStart...], until: rest.upperBound),
      range: bytes(piece.lowerBound..<actionRange.upperBound),
      removal: removal
    )
  }

  /// `--`, also run into the reason's first word, and the dashes that editors make of it.
  private func isReasonMark(_ word: Range<Int>) -> Bool {
    ["--", "—", "–"].contains { text[word].starts(with: $0.utf8) }
  }

  private func reason(_ words: ArraySlice<Range<Int>>, until end: Int) -> String? {
    guard let mark = words.first else { return nil }
    let dashes = Set("-—–".unicodeScalars)
    let reason = string(mark.lowerBound..<end).unicodeScalars.drop { dashes.contains($0) || $0 == " " || $0 == "\t" }
    let trimmed = reason.reversed().drop { $0 == " " || $0 == "\t" }.reversed()
    return trimmed.isEmpty ? nil : String(String.UnicodeScalarView(trimmed))
  }

  // MARK: Bytes

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private func bytes(_ range: Range<Int>) -> ByteRange {
    ByteRange(start: UInt32(offset + range.lowerBound), end: UInt32(offset + range.upperBound))
  }
}

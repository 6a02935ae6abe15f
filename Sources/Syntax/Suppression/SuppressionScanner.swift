import SwiftSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds the suppressions in a file's comments; what looks like one in a string is none.
package enum SuppressionScanner {
  /// Whether the bytes hold the word without which no suppression can stand in them.
  package static func mayHoldSuppressions(_ bytes: [UInt8]) -> Bool {
    let marker = SuppressionComment.marker
    return bytes.withUnsafeBytes { text in
      var rest = text[...]
      while rest.count >= marker.count, let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress {
        guard let found = memchr(start, Int32(marker[0]), rest.count) else { return false }
        rest = rest.dropFirst(UnsafeRawPointer(found) - start)
        if rest.starts(with: marker) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }

  static func suppressions(in tree: SourceFileSyntax, lines: LineTable) -> [Suppression] {
    var found: [(statements: [SuppressionComment.Statement], range: ByteRange, lines: ClosedRange<Int>)] = []
    var codeLines: [Int] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      for (comment, range) in comments(of: token) {
        let position = lines.range(range)
        found.append((comment.statements, range, position.start.line...position.end.line))
      }
      let line = lines.position(at: UInt32(token.positionAfterSkippingLeadingTrivia.utf8Offset)).line
      if token.tokenKind != .endOfFile, line != codeLines.last { codeLines.append(line) }
    }
    found.removeAll { $0.statements.isEmpty }
    let text = found.isEmpty ? [] : tree.syntaxTextBytes
    return found.flatMap { comment in
      comment.statements.map { statement in
        Suppression(
          action: statement.action,
          rules: statement.rules,
          reason: statement.reason,
          range: statement.range,
          removal: removal(statement, of: comment.range, in: text),
          lines: affectedLines(statement.action, of: comment.lines, codeLines: codeLines)
        )
      }
    }
  }

  /// The lines that a suppression speaks of. Blank lines and further comments between it and the code don't count.
  private static func affectedLines(
    _ action: Suppression.Action,
    of comment: ClosedRange<Int>,
    codeLines: [Int]
  ) -> ClosedRange<Int>? {
    switch action {
    case .disableNext: codeLines.first { $0 > comment.upperBound }.map { $0...$0 }
    case .disablePrevious: codeLines.last { $0 < comment.lowerBound }.map { $0...$0 }
    case .disable, .enable, .disableThis, .disableFile, .unknown: comment
    }
  }

  private static func removal(
    _ statement: SuppressionComment.Statement, of comment: ByteRange, in text: [UInt8]
  ) -> ByteRange? {
    switch statement.removal {
    case .part(let range): range.withBlanksBefore(in: text)
    case .comment: comment.withItsLine(in: text)
    case nil: nil
    }
  }

  // MARK: Comments

  private static func comments(of token: TokenSyntax) -> [(SuppressionComment, ByteRange)] {
    comments(in: token.leadingTrivia, at: token.position.utf8Offset)
      + comments(in: token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private static func comments(in trivia: Trivia, at start: Int) -> [(SuppressionComment, ByteRange)] {
    var comments: [(SuppressionComment, ByteRange)] = []
    var offset = start
    for piece in trivia {
      let end = offset + piece.sourceLength.utf8Length
      if let comment = comment(piece, at: offset) {
        comments.append((comment, ByteRange(start: UInt32(offset), end: UInt32(end))))
      }
      offset = end
    }
    return comments
  }

  private static func comment(_ piece: TriviaPiece, at offset: Int) -> SuppressionComment? {
    switch piece {
    case .lineComment(let text):
      SuppressionComment(text, at: offset, isDocumentation: false, isBlock: false)
    case .docLineComment(let text):
      SuppressionComment(text, at: offset, isDocumentation: true, isBlock: false)
    case .blockComment(let text):
      SuppressionComment(text, at: offset, isDocumentation: false, isBlock: true)
    case .docBlockComment(let text):
      SuppressionComment(text, at: offset, isDocumentation: true, isBlock: true)
    default:
      nil
    }
  }
}

extension ByteRange {
  fileprivate func withBlanksBefore(in text: [UInt8]) -> ByteRange {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let kept = text[..<Int(start)].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    return ByteRange(start: UInt32(kept), end: end)
  }

  /// With the line, where nothing else stands in it; otherwise with the blanks before.
  fileprivate func withItsLine(in text: [UInt8]) -> ByteRange {
    let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let whole = withBlanksBefore(in: text)
    let beginsLine = whole.start == 0 || isBreak(text[Int(whole.start) - 1])
    var next = Int(end)
    while next < text.count, text[next] == UInt8(ascii: " ") || text[next] == UInt8(ascii: "\t") { next += 1 }
    guard beginsLine else { return next == text.count || isBreak(text[next]) ? whole : self }
    if next < text.count, !isBreak(text[next]) { return ByteRange(start: start, end: UInt32(next)) }
    if next < text.count { next += text[next...].starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")]) ? 2 : 1 }
    return ByteRange(start: whole.start, end: UInt32(next))
  }
}

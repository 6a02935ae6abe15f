/// Where code can be put in so that it looks as if it had always been there.
///
/// The code to insert is written with `\n`, and with two spaces for each step of indentation.
extension SourceText {
  /// A statement that comes first in a function.
  ///
  /// - Returns: nil for a function without a body.
  public func statement(_ code: String, atStartOf function: FunctionFacts) -> Fix.Edit? {
    guard let body = body(of: function) else { return nil }
    let afterBrace = body.start + 1
    let next = lineEnd(after: Int(afterBrace))
    guard next < Int(body.end), restOfLineIsComment(from: afterBrace) else {
      let isEmpty = (function.body ?? []).isEmpty
      let isTight = bytes[Int(afterBrace)] != UInt8(ascii: " ")
      return .insert(" \(code)\(isEmpty ? (isTight ? " " : "") : ";\(isTight ? " " : "")")", at: afterBrace)
    }
    let inner = indentation(at: function.nameRange.start) + indentationUnit
    return .insert(laidOut(code, inner) + lineEnding, at: UInt32(next))
  }

  /// A statement before another, which begins at a place.
  public func statement(_ code: String, before place: UInt32) -> Fix.Edit {
    guard beginsLine(at: place) else { return .insert("\(code); ", at: place) }
    let indentation = indentation(at: place)
    return .insert("\(laidOut(code, indentation).dropFirst(indentation.count))\(lineEnding)\(indentation)", at: place)
  }

  /// A statement after another, which ends at a place.
  public func statement(_ code: String, after statement: ByteRange) -> Fix.Edit {
    let next = lineEnd(after: Int(statement.end))
    guard beginsLine(at: statement.start), restOfLineIsComment(from: statement.end) else {
      return .insert("; \(code)", at: statement.end)
    }
    let line = laidOut(code, indentation(at: statement.start))
    let isLastLine = next == bytes.count && bytes.last?.isNewline != true
    return .insert(isLastLine ? lineEnding + line : line + lineEnding, at: UInt32(next))
  }

  /// A member of the same type, after a function and an empty line.
  ///
  /// - Returns: nil for a function without a body.
  public func member(_ code: String, after function: FunctionFacts) -> Fix.Edit? {
    guard let body = body(of: function) else { return nil }
    return .insert(lineEnding + lineEnding + laidOut(code, indentation(at: function.nameRange.start)), at: body.end)
  }

  /// The whole line or lines of a statement, where nothing else stands in them; else the statement with its semicolon.
  public func removal(of statement: ByteRange) -> Fix.Edit {
    let end = Int(statement.end)
    let next = end + blanks(from: end)
    if next == bytes.count || bytes[next].isNewline, beginsLine(at: statement.start) {
      return .remove(ByteRange(start: UInt32(lineStart(of: Int(statement.start))), end: UInt32(lineEnd(after: end))))
    }
    let hasSemicolon = next < bytes.count && bytes[next] == UInt8(ascii: ";")
    let rest = hasSemicolon ? next + 1 + blanks(from: next + 1) : next
    return .remove(ByteRange(start: statement.start, end: UInt32(rest)))
  }

  private func blanks(from place: Int) -> Int {
    bytes[place...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }

  /// From the `{` of a function through its `}`.
  public func body(of function: FunctionFacts) -> ByteRange? {
    function.hasBody ? braces(after: function.nameRange.end) : nil
  }

  /// The lines of some code, as they are to stand in this file.
  private func laidOut(_ code: String, _ indentation: String) -> String {
    let unit = indentationUnit
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      if line.isEmpty { return "" }
      let steps = line.prefix { $0 == " " }.count / 2
      return indentation + String(repeating: unit, count: steps) + line.drop { $0 == " " }
    }
    return lines.joined(separator: lineEnding)
  }

  /// The first braces after a place that stand in no other brackets.
  private func braces(after place: UInt32) -> ByteRange? {
    bytes.withUnsafeBufferPointer { all in
      var tokens = CodeTokens(UnsafeBufferPointer(rebasing: all[Int(place)...]))
      var depth = 0
      var start: UInt32?
      while let token = tokens.next() {
        if token.kind == .open {
          if depth == 0, token.byte == UInt8(ascii: "{") { start = place + UInt32(token.start) }
          depth += 1
        } else if token.kind == .close {
          depth -= 1
          if depth == 0, let start { return ByteRange(start: start, end: place + UInt32(token.end)) }
          if depth < 0 { return nil }
        }
      }
      return nil
    }
  }

  /// Whether nothing but a comment of one line stands between a place and the end of its line.
  private func restOfLineIsComment(from place: UInt32) -> Bool {
    let rest = bytes[Int(place)...].prefix { !$0.isNewline }.dropFirst(blanks(from: Int(place)))
    return rest.isEmpty || rest.starts(with: Array("//".utf8))
  }
}

extension SourceText {
  /// A statement of the same block, as it stands, before another that begins at a place. Its old place is to be removed.
  public func moved(_ statement: ByteRange, before place: UInt32) -> Fix.Edit {
    .insert(text(of: statement) + lineEnding + indentation(at: place), at: place)
  }
}

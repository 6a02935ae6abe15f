import HIGLintEngine

/// The comment by which a finding is taken back, and where it goes.
///
/// Its reason is for the person to write, in the place of the word `reason`.
struct DisablingComment {
  let text: DocumentText
  let rule: String

  private static let reason = "-- reason"

  /// Above the line of a finding, or in the comment that is there.
  ///
  /// - Parameter line: the finding's, from 0.
  /// - Returns: nil where a comment would be part of a literal.
  func aboveLine(_ line: Int) -> TextChanges.Replacement? {
    let start = text.line(line).lowerBound
    guard !BalancedCode.isInLiteral(start, of: text.bytes) else { return nil }
    let order = "higlint:disable:next"
    if line > 0, let place = endOfNames(after: order, in: line - 1) { return insertion(" \(rule)", at: place) }
    let indentation = text.string(text.line(line)).prefix { $0 == " " || $0 == "\t" }
    return insertion("\(indentation)// \(order) \(rule) \(Self.reason)\(lineEnding)", at: start)
  }

  /// Below the comment that the file begins with, or in the one that is there.
  func forFile() -> TextChanges.Replacement {
    let order = "higlint:disable:file"
    let header = headerLines
    for line in 0..<min(header + 2, text.lineCount) {
      if let place = endOfNames(after: order, in: line) { return insertion(" \(rule)", at: place) }
    }
    let comment = "// \(order) \(rule) \(Self.reason)\(lineEnding)"
    guard header < text.lineCount else { return insertion(lineEnding + comment, at: text.bytes.count) }
    return insertion(header == 0 ? comment : lineEnding + comment, at: text.line(header).lowerBound)
  }

  private func insertion(_ code: String, at place: Int) -> TextChanges.Replacement {
    TextChanges.Replacement(range: place..<place, text: Array(code.utf8))
  }

  /// What the first line ends with.
  private var lineEnding: String {
    let end = text.line(0).upperBound
    let rest = text.bytes[end...].prefix(2)
    if rest.elementsEqual([UInt8(ascii: "\r"), UInt8(ascii: "\n")]) { return "\r\n" }
    return rest.first == UInt8(ascii: "\r") ? "\r" : "\n"
  }

  // MARK: Comments that are there

  /// Where another rule's name can be put in a comment that gives an order; nil where the line isn't such a comment.
  private func endOfNames(after order: String, in line: Int) -> Int? {
    let range = text.line(line)
    let code = text.string(range)
    guard code.drop(while: \.isWhitespace).hasPrefix("//"), let found = code.range(ofFirst: order) else { return nil }
    var end = found.upperBound
    // `disable:next` isn't `disable:nextto`.
    guard end == code.endIndex || code[end] == " " || code[end] == "\t" else { return nil }
    for word in code[end...].split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "," }) {
      if ["--", "—", "–", "//"].contains(where: word.hasPrefix) { break }
      end = word.endIndex
    }
    return range.lowerBound + code[..<end].utf8.count
  }

  // MARK: The header

  /// How many lines the file's first comment takes, which an empty line or an import ends. What stands right above code
  /// belongs to the code.
  private var headerLines: Int {
    var line = 0
    var isInBlock = false
    while line < text.lineCount {
      let code = text.string(text.line(line)).drop(while: \.isWhitespace)
      if isInBlock {
        isInBlock = !code.holds("*/")
      } else if code.hasPrefix("/*"), !code.hasPrefix("/**") {
        isInBlock = !code.holds("*/")
      } else if !code.hasPrefix("#!"), !code.hasPrefix("//") || code.hasPrefix("///") {
        break
      }
      line += 1
    }
    guard line > 0, line < text.lineCount else { return line }
    let next = text.string(text.line(line)).drop(while: \.isWhitespace)
    return next.isEmpty || next.hasPrefix("import ") ? line : firstLineOfItsOwn
  }

  /// A first line that must stay the first.
  private var firstLineOfItsOwn: Int {
    let first = text.string(text.line(0))
    return first.hasPrefix("#!") || first.hasPrefix("// swift-tools-version") ? 1 : 0
  }
}

extension StringProtocol {
  fileprivate func range(ofFirst part: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(part) }.map { $0..<index($0, offsetBy: part.count) }
  }

  fileprivate func holds(_ part: String) -> Bool { range(ofFirst: part) != nil }
}

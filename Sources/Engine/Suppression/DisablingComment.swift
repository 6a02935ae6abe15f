import HIGLintSyntax

/// The comment by which findings are taken back, and where it goes.
package struct DisablingComment {
  private let lines: SourceLines
  private let rules: [String]
  private let reason: String

  /// What to put into the text, and where.
  package struct Insertion: Sendable, Hashable {
    /// The byte before which it goes.
    package let place: Int
    package let text: String
  }

  /// - Parameters:
  ///   - lines: the file's.
  ///   - rules: the ids of those to disable.
  ///   - reason: why, in one line.
  package init(in lines: SourceLines, rules: [String], reason: String) {
    self.lines = lines
    self.rules = rules
    self.reason = reason
  }

  /// Above the line of a finding, or in the comment that is there.
  ///
  /// - Parameter line: the finding's, from 1.
  /// - Returns: nil where a comment would be part of a literal.
  package func aboveLine(_ line: Int) -> Insertion? {
    guard let code = lines[line], !BalancedCode.isInLiteral(code.startIndex, of: lines.bytes) else { return nil }
    let order = "higlint:disable:next"
    if let place = endOfNames(after: order, in: line - 1) { return Insertion(place: place, text: " \(names)") }
    let indentation = string(code).prefix { $0 == " " || $0 == "\t" }
    return Insertion(place: code.startIndex, text: "\(indentation)// \(order) \(names) -- \(reason)\(lineEnding)")
  }

  /// Below the comment that the file begins with, or in the one that is there.
  package func forFile() -> Insertion {
    let order = "higlint:disable:file"
    let header = headerLines
    for line in 1..<header + 3 {
      if let place = endOfNames(after: order, in: line) { return Insertion(place: place, text: " \(names)") }
    }
    let comment = "// \(order) \(names) -- \(reason)\(lineEnding)"
    guard let below = lines[header + 1] else { return Insertion(place: lines.bytes.count, text: lineEnding + comment) }
    return Insertion(place: below.startIndex, text: header == 0 ? comment : lineEnding + comment)
  }

  private var names: String { rules.joined(separator: " ") }

  private func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// What the first line ends with.
  private var lineEnding: String {
    let rest = lines.bytes[(lines[1]?.endIndex ?? 0)...].prefix(2)
    if rest.elementsEqual([UInt8(ascii: "\r"), UInt8(ascii: "\n")]) { return "\r\n" }
    return rest.first == UInt8(ascii: "\r") ? "\r" : "\n"
  }

  // MARK: Comments that are there

  /// Where further names can be put in a comment that gives an order; nil where the line isn't such a comment.
  private func endOfNames(after order: String, in line: Int) -> Int? {
    guard let bytes = lines[line] else { return nil }
    let code = string(bytes)
    guard code.drop(while: \.isWhitespace).hasPrefix("//"), let found = code.range(ofFirst: order) else { return nil }
    var end = found.upperBound
    // `disable:next` isn't `disable:nextto`.
    guard end == code.endIndex || code[end] == " " || code[end] == "\t" else { return nil }
    for word in code[end...].split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "," }) {
      if ["--", "—", "–", "//"].contains(where: word.hasPrefix) { break }
      end = word.endIndex
    }
    return bytes.startIndex + code[..<end].utf8.count
  }

  // MARK: The header

  /// How many lines the file's first comment takes, which an empty line or an import ends. What stands right above code
  /// belongs to the code.
  private var headerLines: Int {
    var count = 0
    var isInBlock = false
    while let bytes = lines[count + 1] {
      let code = string(bytes).drop(while: \.isWhitespace)
      if isInBlock {
        isInBlock = !code.holds("*/")
      } else if code.hasPrefix("/*"), !code.hasPrefix("/**") {
        isInBlock = !code.holds("*/")
      } else if !code.hasPrefix("#!"), !code.hasPrefix("//") || code.hasPrefix("///") {
        break
      }
      count += 1
    }
    guard count > 0, let bytes = lines[count + 1] else { return count }
    let next = string(bytes).drop(while: \.isWhitespace)
    return next.isEmpty || next.hasPrefix("import ") ? count : firstLineOfItsOwn
  }

  /// A first line that must stay the first.
  private var firstLineOfItsOwn: Int {
    let first = lines[1].map(string) ?? ""
    return first.hasPrefix("#!") || first.hasPrefix("// swift-tools-version") ? 1 : 0
  }
}

extension StringProtocol {
  fileprivate func range(ofFirst part: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(part) }.map { $0..<index($0, offsetBy: part.count) }
  }

  fileprivate func holds(_ part: String) -> Bool { range(ofFirst: part) != nil }
}

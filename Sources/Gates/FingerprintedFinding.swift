import HIGLintEngine

/// A finding, and what it is known by.
public struct FingerprintedFinding: Sendable {
  public let finding: Finding
  public let entry: Baseline.Entry

  /// Fingerprints the findings of a run, in their order.
  ///
  /// - Parameters:
  ///   - path: a file's path relative to the folder of the baseline.
  ///   - source: a file's text.
  public static func all(
    _ findings: [Finding],
    path: (_ file: String) -> String,
    source: (_ file: String) -> [UInt8]?
  ) -> [FingerprintedFinding] {
    var paths: [String: String] = [:]
    var texts: [String: LineTexts] = [:]
    var occurrences: [Baseline.Entry: Int] = [:]
    return findings.map { finding in
      let path = paths[finding.file] ?? path(finding.file)
      paths[finding.file] = path
      let text = texts[finding.file] ?? LineTexts(source(finding.file) ?? [])
      texts[finding.file] = text
      let line = text.trimmed(finding.range.start.line)
      let first = Baseline.Entry(path: path, rule: finding.rule, fingerprint: fingerprint(finding.rule, line, 0))
      let number = occurrences[first, default: 0]
      occurrences[first] = number + 1
      let entry = Baseline.Entry(path: path, rule: finding.rule, fingerprint: fingerprint(finding.rule, line, number))
      return FingerprintedFinding(finding: finding, entry: entry)
    }
  }

  private static func fingerprint(_ rule: String, _ line: String, _ number: Int) -> String {
    var hash = ContentHash.Builder()
    hash.combine(rule)
    hash.combine(line)
    hash.combine(number)
    let digits = String(hash.hash.low, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A text by its lines.
private struct LineTexts {
  private let lines: [Substring]

  init(_ bytes: [UInt8]) {
    lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// A line, counted from 1, without the white space around it, so that it may be indented anew.
  func trimmed(_ number: Int) -> String {
    guard lines.indices.contains(number - 1) else { return "" }
    let isBlank = { (character: Character) in character.isWhitespace || character == "\u{FEFF}" }
    return String(lines[number - 1].drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}

import HIGLintEngine

/// A baseline as a text of lines, one for each finding: `rule fingerprint path`.
///
/// Lines are sorted and stand for themselves, so that version control can merge them.
package enum BaselineFile {
  /// Where a baseline is looked for and written unless another place is named.
  package static let name = ".higlint-baseline"

  private static let header = """
    # Findings that HIGLint passes over. `higlint baseline update` removes what is no longer found.
    """
  private static let format = "higlint-baseline 1"

  package static func text(_ baseline: Baseline) -> String {
    let lines = baseline.entries.map { "\($0.rule) \($0.fingerprint) \(escaped($0.path))" }
    return ([header, format] + lines).map { $0 + "\n" }.joined()
  }

  /// Reads a baseline.
  ///
  /// - Parameter path: the file's path, to be named in errors.
  package static func baseline(_ text: String, path: String) throws(Problem) -> Baseline {
    var entries: [Baseline.Entry] = []
    var isKnown = false
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let position = SourcePosition(line: number + 1, column: 1)
      if !isKnown {
        guard line == format else { throw unknownFormat(path, position, line) }
        isKnown = true
      } else {
        guard let entry = entry(line) else { throw damaged(path, position, line) }
        entries.append(entry)
      }
    }
    guard isKnown else { throw unknownFormat(path, SourcePosition(line: 1, column: 1), "") }
    return Baseline(entries)
  }

  private static func entry(_ line: Substring) -> Baseline.Entry? {
    let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[1].count == 16, parts[1].allSatisfy(\.isHexDigit),
      let path = unescaped(parts[2]), !path.isEmpty
    else { return nil }
    return Baseline.Entry(path: path, rule: String(parts[0]), fingerprint: String(parts[1]))
  }

  private static func unknownFormat(_ path: String, _ position: SourcePosition, _ line: Substring) -> Problem {
    let isNewer = line.hasPrefix("higlint-baseline ")
    return Problem(
      file: path,
      position: position,
      message: isNewer ? "is the baseline of a newer version" : "isn't a baseline",
      remedy: isNewer ? "update HIGLint" : "write one with `higlint baseline write`"
    )
  }

  private static func damaged(_ path: String, _ position: SourcePosition, _ line: Substring) -> Problem {
    let isConflict = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { line.hasPrefix($0) }
    return Problem(
      file: path,
      position: position,
      message: isConflict ? "holds the marks of a merge" : "this line isn't `rule fingerprint path`",
      remedy: isConflict
        ? "keep the lines of both sides"
        : "remove it, or write the baseline anew with `higlint baseline write`"
    )
  }
}

// MARK: - Paths

extension BaselineFile {
  /// A path on one line.
  private static func escaped(_ path: String) -> String {
    path.unicodeScalars.map { scalar in
      scalar == "%" || scalar.properties.isWhitespace && scalar != " " || scalar.value < 0x20
        ? "%" + String(scalar.value, radix: 16) + ";" : String(scalar)
    }.joined()
  }

  private static func unescaped(_ text: Substring) -> String? {
    var path = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        path.append(scalar)
        continue
      }
      guard let end = rest.firstIndex(of: ";"), let value = UInt32(String(rest[..<end]), radix: 16),
        let meant = Unicode.Scalar(value)
      else { return nil }
      path.append(meant)
      rest = rest[rest.index(after: end)...]
    }
    return String(path)
  }
}

import HIGLintEngine

/// A finding, and what it is known by.
package struct FingerprintedFinding: Sendable {
  package let finding: Finding
  package let entry: Baseline.Entry

  /// Fingerprints the findings of a run, in their order.
  ///
  /// - Parameters:
  ///   - path: a file's path relative to the folder of the baseline.
  ///   - source: a file's text.
  package static func all(
    _ findings: [Finding],
    path: (_ file: String) -> String,
    source: (_ file: String) -> [UInt8]?
  ) -> [FingerprintedFinding] {
    var paths: [String: String] = [:]
    var texts: [String: SourceLines] = [:]
    var fingerprints = FindingFingerprints()
    return findings.map { finding in
      let path = paths[finding.file] ?? path(finding.file)
      paths[finding.file] = path
      let text = texts[finding.file] ?? SourceLines(source(finding.file) ?? [])
      texts[finding.file] = text
      let fingerprint = fingerprints.next(
        [finding.rule, finding.object ?? text.trimmed(finding.range.start.line)], in: path
      )
      let entry = Baseline.Entry(path: path, rule: finding.rule, fingerprint: String(fingerprint.digits.suffix(16)))
      return FingerprintedFinding(finding: finding, entry: entry)
    }
  }
}

import HIGLintEngine

/// Findings that are known and passed over, so that only new ones count.
///
/// A finding is known again by its rule and the text of its line, wherever that line stands by now; one in a resource
/// by the object that it is about.
package struct Baseline: Sendable, Equatable {
  /// One finding that is passed over.
  package struct Entry: Sendable, Hashable {
    /// The file's path, relative to the folder that the baseline lies in.
    package let path: String
    package let rule: String
    /// 16 hexadecimal digits that stand for the text of the line, and for how many like it come before in the file.
    package let fingerprint: String

    package init(path: String, rule: String, fingerprint: String) {
      self.path = path
      self.rule = rule
      self.fingerprint = fingerprint
    }
  }

  /// Sorted by path, rule and fingerprint, each once.
  package let entries: [Entry]

  package init(_ entries: [Entry]) {
    self.entries = Set(entries).sorted()
  }

  /// A baseline that passes over findings.
  package init(_ findings: [FingerprintedFinding]) {
    self.init(findings.map(\.entry))
  }
}

extension Baseline.Entry: Comparable {
  package static func < (left: Baseline.Entry, right: Baseline.Entry) -> Bool {
    (left.path, left.rule, left.fingerprint) < (right.path, right.rule, right.fingerprint)
  }
}

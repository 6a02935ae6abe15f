import HIGLintEngine

/// What holds of all results: they are sorted, and speak of places in the files that were linted.
struct FindingsCheck {
  private let places: [String: TextPlaces]

  /// - Parameter files: all that was read, by path.
  init(_ files: [SourceInput]) {
    places = Dictionary(files.map { ($0.path, TextPlaces($0.contents ?? [])) }) { first, _ in first }
  }

  func failures(of result: LintResult) -> [Failure] {
    var failures: [Failure] = []
    for (first, second) in zip(result.findings, result.findings.dropFirst()) where !(first < second) {
      let message = "\(first.rule) before \(second.rule), at \(first.range) and \(second.range)"
      failures.append(Failure(kind: .order, message: message))
    }
    for finding in result.findings {
      add(finding.range, of: finding.file, "\(finding.rule)", to: &failures)
      for note in finding.notes { add(note.range, of: note.file, "a note of \(finding.rule)", to: &failures) }
      for edit in finding.fixes.flatMap(\.edits) { add(edit.range, of: finding.file, "a fix of \(finding.rule)", to: &failures) }
      if finding.message.isEmpty { failures.append(Failure(kind: .diagnosis, message: "\(finding.rule) says nothing")) }
    }
    for problem in result.problems {
      guard let places = places[problem.file] else {
        failures.append(Failure(kind: .order, message: "a problem of \(problem.file)"))
        continue
      }
      if let fault = problem.position.flatMap(places.fault) {
        failures.append(Failure(kind: .position, message: "\(problem) \(fault)"))
      }
    }
    return failures
  }

  private func add(_ range: SourceRange, of file: String, _ name: String, to failures: inout [Failure]) {
    guard let places = places[file] else {
      return failures.append(Failure(kind: .order, message: "\(name) in \(file)"))
    }
    if let fault = places.fault(range) {
      failures.append(Failure(kind: .position, message: "\(name) at \(range.start)–\(range.end) \(fault)"))
    }
  }
}

extension LintResult {
  /// All that it says, in its order.
  var wholeText: String {
    (["\(files) files, \(suppressed) suppressed"] + findings.map { "\($0)" } + problems.map(\.description)).joined(separator: "\n")
  }
}

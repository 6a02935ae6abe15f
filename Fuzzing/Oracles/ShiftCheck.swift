import HIGLintEngine

/// An empty line before a file moves all that is found in it, and does nothing else.
enum ShiftCheck {
  static func failures(of result: LintResult, _ files: [SourceInput]) -> [Failure] {
    guard let input = files.first, let bytes = input.contents, isShiftable(bytes), result.problems.isEmpty else { return [] }
    let shifted = SourceInput(path: input.path, contents: [UInt8(ascii: "\n")] + bytes)
    let found = Linting.lint([shifted] + files.dropFirst(), jobs: 1)
    let expected = places(result, of: input.path, shift: 1)
    let difference = Set(expected).symmetricDifference(places(found, of: input.path, shift: 0))
    return difference.min().map { [Failure(kind: .shift, message: "a line further down, one has and one has not \($0)")] } ?? []
  }

  /// What the very beginning means something in isn't.
  private static func isShiftable(_ bytes: [UInt8]) -> Bool {
    !bytes.starts(with: [0xEF, 0xBB, 0xBF]) && !bytes.starts(with: Array("#!".utf8))
  }

  private static func places(_ result: LintResult, of file: String, shift: Int) -> [String] {
    result.findings.filter { $0.file == file }.map { finding in
      "\(finding.rule) in lines \(finding.range.start.line + shift)–\(finding.range.end.line + shift), \(finding.range.start.column)"
    }
  }
}

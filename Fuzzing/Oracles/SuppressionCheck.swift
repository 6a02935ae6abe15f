import HIGLintEngine

/// Comments only ever take findings back, and speak of nothing but themselves.
enum SuppressionCheck {
  /// - Parameters:
  ///   - input: the text that the result is of, as the first of the files.
  static func failures(of result: LintResult, _ files: [SourceInput]) -> [Failure] {
    guard let input = files.first, let bytes = input.contents, let text = replaced(bytes) else { return [] }
    let plain = Linting.lint([SourceInput(path: input.path, contents: text)] + files.dropFirst(), jobs: 1)
    let own = Set(suppressionRules.map { $0.description.id })
    let kept = Set(result.findings.filter { !own.contains($0.rule) }.map(Place.init))
    let all = Set(plain.findings.map(Place.init))
    if let added = kept.subtracting(all).first {
      return [Failure(kind: .suppression, message: "\(added.rule) is found only where comments suppress")]
    }
    // A remark of the engine's may be suppressed too.
    let gone = plain.findings.count - result.findings.filter { !own.contains($0.rule) }.count
    let accounted = result.suppressed.count
    if accounted < gone {
      return [Failure(kind: .suppression, message: "\(gone) findings are gone, of which \(accounted) are accounted for")]
    }
    return []
  }

  private struct Place: Hashable {
    let rule: String
    let file: String
    let range: SourceRange

    init(_ finding: Finding) {
      rule = finding.rule
      file = finding.file
      range = finding.range
    }
  }

  /// The text with suppressions that mean nothing, at the same places; none where there are none.
  private static func replaced(_ bytes: [UInt8]) -> [UInt8]? {
    let marker = Array("higlint:".utf8)
    var text = bytes
    var isReplaced = false
    for index in text.indices where text[index] == marker[0] && text[index...].starts(with: marker) {
      text[index] = UInt8(ascii: "H")
      isReplaced = true
    }
    return isReplaced ? text : nil
  }
}

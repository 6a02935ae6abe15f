import HIGLintEngine

/// Where findings are, as SARIF says it: addresses from the repository's root, columns in UTF-16.
struct SARIFPlaces {
  let texts: SourceTexts
  private let repository: Repository

  private static let base = "SRCROOT"

  init(_ report: Report) {
    texts = SourceTexts(report)
    repository = report.repository
  }

  /// What addresses start from. Where that is on this machine is left out: it is another place on the next one.
  static let bases = JSONValue.object([
    .init(base, .object([
      .init("description", .object([.init("text", .string("The root of the repository."))])),
    ])),
  ])

  /// A file's address; absolute where it lies outside of the repository.
  func address(of file: String) -> (uri: String, isAbsolute: Bool) {
    if let path = repository.path(of: file) { return (PercentEncoding.path(path), false) }
    return ("file://" + PercentEncoding.path(repository.absolutePath(of: file)), true)
  }

  func artifact(_ file: String) -> JSONValue {
    let (uri, isAbsolute) = address(of: file)
    return .object([.init("uri", .string(uri))] + (isAbsolute ? [] : [.init("uriBaseId", .string(Self.base))]))
  }

  func region(_ range: SourceRange, of file: String) -> JSONValue {
    let range = texts.utf16Range(range, of: file) ?? range
    return .object([
      .init("startLine", .integer(range.start.line)),
      .init("startColumn", .integer(range.start.column)),
      .init("endLine", .integer(range.end.line)),
      .init("endColumn", .integer(range.end.column)),
    ])
  }

  func location(_ file: String, _ range: SourceRange, members: [JSONValue.Member] = []) -> JSONValue {
    .object(members + [
      .init("physicalLocation", .object([
        .init("artifactLocation", artifact(file)),
        .init("region", region(range, of: file)),
      ])),
    ])
  }

  /// Where a problem is; nil for one that isn't about a file, such as standard output.
  func location(of problem: Problem) -> JSONValue? {
    guard problem.file.hasPrefix("/") else { return nil }
    if let position = problem.position {
      return location(problem.file, SourceRange(start: position, end: position))
    }
    return .object([.init("physicalLocation", .object([.init("artifactLocation", artifact(problem.file))]))])
  }
}

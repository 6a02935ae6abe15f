import Foundation

/// Reads the code of files that were skimmed, when it is asked for.
final class CodeReader: @unchecked Sendable {
  private let inputs: [String: SourceInput]
  private let files: [SkimmedFile]
  private let lock = NSLock()
  private var found: [Problem] = []

  /// - Parameter inputs: where the files were read from.
  init(_ files: [SkimmedFile], from inputs: [SourceInput]) {
    self.files = files
    self.inputs = Dictionary(inputs.map { ($0.path, $0) }) { first, _ in first }
  }

  /// A file that has changed since it was skimmed counts as empty, and is a problem.
  func read(_ index: Int) -> LoadedFile {
    let file = files[index]
    let facts = file.facts ?? FileFacts(path: file.file.path)
    if let problem = facts.nestingProblem { report(problem) }
    return LoadedFile(facts, as: file.file.outline)
  }

  private func report(_ problem: Problem) {
    lock.lock()
    defer { lock.unlock() }
    found.append(problem)
  }

  /// What was met while code was read.
  var problems: [Problem] {
    lock.lock()
    defer { lock.unlock() }
    return found.sorted { $0.file < $1.file }
  }
}

extension FileFacts {
  /// Of a file that can't be read.
  fileprivate init(path: String) {
    self.init(
      path: path,
      imports: [],
      reexports: [],
      types: [],
      functions: [],
      variables: [],
      statements: [],
      suppressions: [],
      unread: nil,
      lines: LineTable([])
    )
  }

  /// The file is linted all the same, as far as it was read.
  fileprivate var nestingProblem: Problem? {
    guard let unread else { return nil }
    return Problem(
      file: path,
      position: lines.position(at: unread.start),
      message: "the code from here on is nested too deeply to be read",
      remedy: "take it apart"
    )
  }
}

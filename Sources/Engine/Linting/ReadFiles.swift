/// What all files say, and which of them can't be read.
struct ReadFiles {
  private(set) var sources: [SkimmedFile] = []
  private(set) var interfaces: [InterfaceFacts] = []
  private(set) var problems: [Problem] = []

  private enum Content: Sendable {
    case source(SkimmedFile)
    case interface(InterfaceFacts)
    case problem(Problem)
  }

  init(
    _ files: [SourceInput],
    interfaces: [SourceInput],
    _ skim: Skim,
    jobs: Int?,
    _ progress: (@Sendable (Int, Int) -> Void)?
  ) {
    let inputs = files.map { ($0, FileKind.swift) } + interfaces.map { ($0, FileKind.interface) }
    for content in Parallel.map(inputs, jobs: jobs, progress: progress, { ReadFiles.read($0, as: $1, skim) }) {
      switch content {
      case .source(let file):
        sources.append(file)
        if let problem = file.facts.nestingProblem { problems.append(problem) }
      case .interface(let facts): self.interfaces.append(facts)
      case .problem(let problem): problems.append(problem)
      }
    }
  }

  func project(modules: [ModuleFacts]) -> Project {
    Project(sources.map(\.facts), modules: modules, interfaces: interfaces)
  }

  private static func read(_ input: SourceInput, as kind: FileKind, _ skim: Skim) -> Content {
    do {
      let bytes = try SourceReader().read(input)
      switch kind {
      case .swift:
        return .source(SkimmedFile(facts: Lowering(bytes).facts(path: input.path), words: skim.words(in: bytes)))
      case .interface:
        return .interface(try InterfaceReader().facts(bytes, path: input.path))
      }
    } catch {
      return .problem(error)
    }
  }
}

/// A file's facts, and the trigger words that occur in it.
struct SkimmedFile: Sendable {
  let facts: FileFacts
  let words: Skim.WordSet
}

extension FileFacts {
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

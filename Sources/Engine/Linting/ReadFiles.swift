/// What all files tell without being parsed, and which of them can't be read.
struct ReadFiles: Sendable {
  /// Sorted by path.
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
      case .source(let file): sources.append(file)
      case .interface(let facts): self.interfaces.append(facts)
      case .problem(let problem): problems.append(problem)
      }
    }
    sources.sort { $0.file.path < $1.file.path }
  }

  private static func read(_ input: SourceInput, as kind: FileKind, _ skim: Skim) -> Content {
    do {
      let bytes = try SourceReader().read(input)
      switch kind {
      case .swift: return .source(SkimmedFile(bytes, path: input.path, skim))
      case .interface: return .interface(try InterfaceReader().facts(bytes, path: input.path))
      }
    } catch {
      return .problem(error)
    }
  }
}

import Foundation
import HIGLintSyntax

/// Reads the code of files when it is asked for: from the cache, or from the file itself.
final class CodeReader: @unchecked Sendable {
  private let sources: [ReadFiles.Source]
  private let files: [SkimmedFile]
  private let disk: CachedProject?
  private let clock: ReadingClock?
  private let lock = NSLock()
  private var found: [Problem] = []

  /// - Parameters:
  ///   - files: what each of the sources tells without being parsed.
  ///   - disk: what runs before left there. What one left in memory the project holds itself.
  ///   - clock: where code that is read later notes how long that takes, if that is asked.
  init(
    _ sources: [ReadFiles.Source],
    _ files: [SkimmedFile],
    _ disk: CachedProject?,
    _ clock: ReadingClock? = nil
  ) {
    self.sources = sources
    self.files = files
    self.disk = disk
    self.clock = clock
  }

  /// A file that has changed since it was skimmed counts as empty, and is a problem.
  func read(_ index: Int) -> LoadedFile {
    let facts = files[index].facts ?? knownFacts(index) ?? parsed(index)
    if files[index].tooDeep == nil, let problem = facts.nestingProblem { report(problem) }
    return LoadedFile(facts, as: files[index].file.outline)
  }

  private func knownFacts(_ index: Int) -> FileFacts? {
    disk?.facts(of: sources[index].path, sources[index].content)
  }

  private func parsed(_ index: Int) -> FileFacts {
    let source = sources[index]
    do throws(Problem) {
      let bytes = try CodeReader.unchanged(source)
      let code = files[index].code ?? OutlineReader.code(in: bytes)
      return Lowering(bytes, tooDeep: files[index].tooDeep?.offset, passingOver: code, clock).facts(path: source.path)
    } catch {
      report(error)
      return FileFacts(path: source.path)
    }
  }

  /// A file's text; nil where it can't be read, or has changed since it was skimmed.
  func text(_ index: Int) -> [UInt8]? {
    do throws(Problem) {
      return try CodeReader.unchanged(sources[index])
    } catch {
      report(error)
      return nil
    }
  }

  private static func unchanged(_ source: ReadFiles.Source) throws(Problem) -> [UInt8] {
    if let indexed = source.indexed { return try indexed.text() }
    let bytes = try SourceReader().read(source.input)
    guard ContentHash(bytes) == source.content else {
      throw Problem(file: source.path, message: "changed while it was linted", remedy: "lint it again")
    }
    return bytes
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
    return Set(found).sorted { ($0.file, $0.message) < ($1.file, $1.message) }
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

  /// What the parser itself, or the walk of its tree, found to be nested too deeply.
  fileprivate var nestingProblem: Problem? {
    unread.map { .nestedTooDeeply(path, at: lines.position(at: $0.start)) }
  }
}

extension Problem {
  /// The file is linted all the same, as far as it can be read.
  static func nestedTooDeeply(_ file: String, at position: SourcePosition) -> Problem {
    Problem(
      file: file,
      position: position,
      message: "the code from here on is nested too deeply to be read",
      remedy: "take it apart"
    )
  }
}

/// Reads the indexes of modules, of which some lie in two files.
package struct IndexReader: Sendable {
  private let stamp: IndexStamp
  /// Where the paths in indexes begin.
  private let folder = AbsolutePath.currentDirectory
  private let recent = RecentBlocks()

  /// - Parameters:
  ///   - rules: every rule that there is.
  ///   - version: the tool's.
  package init(rules: [any Rule.Type], version: String) {
    stamp = IndexStamp(version: version, rules: rules)
  }

  /// What was read, sorted by the modules' names.
  package struct Reading: Sendable {
    package let indexes: [ModuleIndex]
    /// Why some can't be read, in the order of their paths. Without them, whoever depends on them can't be linted.
    package let problems: [Problem]
  }

  /// What one file holds.
  private struct Opened: Sendable {
    let path: String
    let head: IndexHead
    let module: IndexedModule?
    let code: IndexedTexts?
  }

  /// - Parameters:
  ///   - paths: those of both files where a module has two.
  ///   - jobs: how many threads to use, if not one a core.
  package func read(_ paths: [String], jobs: Int? = nil) -> Reading {
    let opened = Parallel.map(Set(paths).sorted(), jobs: jobs) { path -> Result<Opened, Problem> in
      do throws(Problem) { return .success(try open(path)) } catch { return .failure(error) }
    }
    var problems: [Problem] = []
    var modules: [Opened] = []
    for result in opened {
      switch result {
      case .success(let file): modules.append(file)
      case .failure(let problem): problems.append(problem)
      }
    }
    let codes = Dictionary(modules.compactMap(\.code).map { ($0.code.module, $0) }) { first, _ in first }
    var found: [ModuleIndex] = []
    for file in modules {
      guard let module = file.module else {
        if !modules.contains(where: { $0.module != nil && $0.head.moduleContent == file.head.moduleContent }) {
          problems.append(.codeWithoutIndex(file.path))
        }
        continue
      }
      if let code = file.code ?? codes[file.head.moduleContent], code.code.texts.count == module.files.count {
        found.append(ModuleIndex(module, code))
      } else {
        problems.append(.indexWithoutCode(file.path, module.name))
      }
    }
    return Reading(
      indexes: found.sorted { ($0.name, $0.codePath) < ($1.name, $1.codePath) },
      problems: problems.sorted { $0.file < $1.file }
    )
  }

  private func open(_ path: String) throws(Problem) -> Opened {
    guard let file = CacheFile(path: path) else {
      let remedy = "make it with `higlint index`, or check --index"
      throw Problem(file: path, message: "there is no such index", remedy: remedy)
    }
    let start = CacheFile.Span(offset: 0, count: IndexHead.size)
    guard let beginning = file.bytes(start) else { throw .damagedIndex(path) }
    if let refusal = stamp.refusal(beginning) {
      throw Problem(file: path, message: refusal.message, remedy: refusal.remedy)
    }
    guard let head = IndexHead.read(beginning, stamp) else { throw .damagedIndex(path) }
    guard head.words == stamp.words else {
      throw Problem(file: path, message: "was made by a build with other rules", remedy: IndexStamp.remedy)
    }
    let module = try module(head, in: file, path)
    return Opened(path: path, head: head, module: module, code: try code(head, in: file, path, isApart: module == nil))
  }

  private func module(_ head: IndexHead, in file: CacheFile, _ path: String) throws(Problem) -> IndexedModule? {
    if head.module.isEmpty { return nil }
    guard head.moduleSize <= IndexHead.sizeLimit, let packed = file.bytes(head.module),
      let bytes = try? PackedBytes.unpack(packed, count: head.moduleSize), ContentHash(bytes) == head.moduleContent,
      let module = bytes.withUnsafeBytes({ try? IndexedModule(stored: $0) })
    else { throw .damagedIndex(path) }
    return module.found(in: folder)
  }

  private func code(
    _ head: IndexHead, in file: CacheFile, _ path: String, isApart: Bool
  ) throws(Problem) -> IndexedTexts? {
    if head.code.isEmpty { return nil }
    guard let bytes = file.bytes(head.code), let code = bytes.withUnsafeBytes({ try? IndexedCode(stored: $0) }),
      code.module == head.moduleContent
    else { throw .damagedIndex(path) }
    return IndexedTexts(path: path, isApart: isApart, code, in: file, from: head.code.offset + head.code.count, recent)
  }
}

extension Problem {
  fileprivate static func codeWithoutIndex(_ path: String) -> Problem {
    Problem(
      file: path, message: "holds the code of a module whose index isn't given, or is another",
      remedy: "name both files that one `higlint index` wrote"
    )
  }

  fileprivate static func indexWithoutCode(_ path: String, _ module: String) -> Problem {
    Problem(
      file: path, message: "the code of `\(module)` isn't in it, nor in another file that is given",
      remedy: "name both files that one `higlint index` wrote"
    )
  }
}

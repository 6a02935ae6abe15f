/// Finds a type by the name that code uses for it.
struct TypeNames: Sendable {
  /// Of more types than this that bear one name, none is taken to be meant: they would all have to be compared each time.
  static let mostNamesakes = 32

  private let full: [String: [Int]]
  private let simple: [String: [Int]]
  private let otherModules: Set<String>

  init(_ entries: [TypeEntry], _ files: [FileFacts]) {
    otherModules = Set(files.flatMap(\.imports).map { String($0.prefix { $0 != "." }) })
    var full: [String: [Int]] = [:]
    var simple: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      full[entry.name, default: []].append(index)
      simple[TypeNames.last(entry.name), default: []].append(index)
    }
    self.full = full
    self.simple = simple
  }

  /// - Parameters:
  ///   - place: the full name of the type in which the name is used.
  ///   - directory: the folder of that use, to tell types of one name apart.
  func index(
    of name: String,
    inside place: String,
    near directory: Substring?,
    _ entries: [TypeEntry],
    _ files: [FileFacts]
  ) -> Int? {
    guard !name.isEmpty else { return nil }
    var scope = place[...]
    while !scope.isEmpty {
      if let found = choose(full["\(scope).\(name)"], near: directory, entries, files) { return found }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    if let found = choose(full[name], near: directory, entries, files) { return found }
    let candidates = simple[TypeNames.last(name)] ?? []
    let matching = name.contains(".") ? candidates.filter { entries[$0].name.hasSuffix(".\(name)") } : candidates
    if matching.count == 1 { return matching.first }
    return unqualified(name).flatMap { choose(full[$0], near: directory, entries, files) }
  }

  /// `Base` for `App.Base`, where no file imports `App` and no type is called so: it's the project's own module.
  private func unqualified(_ name: String) -> String? {
    guard let separator = name.firstIndex(of: ".") else { return nil }
    let module = String(name[..<separator])
    guard !otherModules.contains(module), simple[module] == nil else { return nil }
    return String(name[name.index(after: separator)...])
  }

  private func choose(
    _ candidates: [Int]?,
    near directory: Substring?,
    _ entries: [TypeEntry],
    _ files: [FileFacts]
  ) -> Int? {
    guard let candidates, let first = candidates.first else { return nil }
    guard candidates.count > 1 else { return first }
    guard let directory, candidates.count <= TypeNames.mostNamesakes else { return nil }
    let ranked = candidates.map { ($0, "\(directory)/".sharedFolders(with: files[entries[$0].home].path)) }
    let best = ranked.map(\.1).max() ?? 0
    let nearest = ranked.filter { $0.1 == best }
    return nearest.count == 1 ? nearest.first?.0 : nil
  }

  private static func last(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}

import Foundation
import HIGLintConfiguration
import HIGLintEngine
import HIGLintLanguageServer

/// A plan with texts that editors hold in the place of files.
struct Overlay {
  let plan: LintPlan
  /// By the path of each text, what its file is called in the plan; none for what the plan leaves out.
  let names: [String: String]
  /// Whether all texts are those of the files.
  let isSaved: Bool

  init(_ texts: [String: [UInt8]], on plan: LintPlan, at place: ProjectPlace) {
    let known = Set(plan.reportable.map(\.path))
    var names: [String: String] = [:]
    var added: [SourceInput] = []
    for (path, text) in texts {
      if let name = Self.name(of: path, among: known, at: place) {
        names[path] = name
      } else if Self.belongs(path, to: plan, at: place) {
        names[path] = path
        added.append(SourceInput(path: path, contents: text))
      }
    }
    let contents = Dictionary(names.map { ($1, texts[$0] ?? []) }) { first, _ in first }
    let replaced = plan.replacing { input in contents[input.path].map { SourceInput(path: input.path, contents: $0) } ?? input }
    self.plan = added.reduce(replaced) { $0.adding($1) }
    self.names = names
    isSaved = contents.allSatisfy { path, text in (try? SourceReader().read(SourceInput(path: path))) == text }
  }

  /// The plan as it is, with texts that are called what their paths say.
  init(_ texts: [String: [UInt8]], lyingOver plan: LintPlan) {
    self.plan = plan
    names = Dictionary(uniqueKeysWithValues: texts.keys.map { ($0, $0) })
    isSaved = false
  }

  /// What a file is called, by whatever path an editor has opened it.
  private static func name(of path: String, among known: Set<String>, at place: ProjectPlace) -> String? {
    if known.contains(path) { return path }
    let real = AbsolutePath(path).resolvingSymbolicLinks
    if known.contains(real.string) { return real.string }
    guard case .folder(let folder) = place else { return nil }
    let root = AbsolutePath(folder)
    guard let below = real.components(below: root.resolvingSymbolicLinks) else { return nil }
    let name = below.reduce(root) { $0.appending($1) }.string
    return known.contains(name) ? name : nil
  }

  /// Whether a new file would be found where it is to lie.
  private static func belongs(_ path: String, to plan: LintPlan, at place: ProjectPlace) -> Bool {
    guard case .folder(let folder) = place, let configuration = plan.configuration(for: path), FileKind(path) == .swift else {
      return false
    }
    return FileWalker(configuration, forcesExclusion: false).finds(path, from: folder)
  }
}

extension LintPlan {
  /// The configuration that holds for a path.
  fileprivate func configuration(for path: String) -> Configuration? {
    let file = Configuration.find(from: path)
    return configurations.first { $0.file == file } ?? (configurations.count == 1 ? configurations.first : nil)
  }

  /// The plan with a new file, linted by the rules that hold where it lies.
  fileprivate func adding(_ file: SourceInput) -> LintPlan {
    configuration(for: file.path).map { adding(file, by: $0) } ?? self
  }
}

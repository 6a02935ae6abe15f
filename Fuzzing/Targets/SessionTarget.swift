import Foundation
import HIGLintEngine
import HIGLintRules

/// A project on the disk that is linted in a session, while its files are edited there and in an editor: what is found must be
/// what a run finds that knows nothing.
struct SessionTarget: FuzzTarget {
  let name = "session"
  let fileExtension = "session"
  let share = 6
  let mutations = Mutation.sessions

  var seeds: [[UInt8]] { CacheTarget().seeds }
  var seedSources: [String] { CacheTarget().seedSources }
  var words: [String] { SwiftTarget().words }

  func examine(_ input: [UInt8], in workshop: Workshop) throws -> Examination {
    let history = History(input).steps
    return try Examination(of: { try run(history, in: workshop) }, describing: { $0.said.joined(separator: "\n") }) { $0.failures }
  }

  private struct Outcome {
    var said: [String] = []
    var failures: [Failure] = []
  }

  private func run(_ history: [History.Step], in workshop: Workshop) throws -> Outcome {
    let folder = workshop.folder.appendingPathComponent("Session")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var project = EditedProject(folder)
    var session = ProjectSession()
    let cache = LintCache(path: workshop.folder.appendingPathComponent("session-cache").path, tool: "fuzz")
    var outcome = Outcome()
    // The files that it begins with are linted once they are all there.
    let beginning = history.prefix { $0.order.first == "file" }
    for step in beginning { try project.take(step) }
    for (number, step) in ([nil] + history.dropFirst(beginning.count).map(Optional.some)).enumerated() {
      if let step { try project.take(step) }
      if step?.order[0] == "restart" { session = ProjectSession() }
      let linter = Linter(knownRules: allRules, jobs: 1, reportsUnreachable: project.reportsUnreachable)
      let alone = linter.lint(project.scopes).wholeText
      // Each process has a folder of its own.
      outcome.said.append(alone.replacingOccurrences(of: folder.path, with: ""))
      let held = Linter(
        knownRules: allRules, jobs: number % 2 + 1, cache: number % 3 == 0 ? cache : nil, reportsUnreachable: project.reportsUnreachable
      )
      if let patience = project.patience {
        let asked = Counter()
        _ = session.lint(project.scopes, by: held, for: audience(project) { asked.next() > patience })
      }
      let found = session.lint(project.scopes, by: held, for: audience(project))?.wholeText ?? ""
      guard found != alone else { continue }
      outcome.failures.append(failure(found, alone, after: step?.order[0] ?? "the first run"))
    }
    return outcome
  }

  private func audience(_ project: EditedProject, isGone: @escaping @Sendable () -> Bool = { false }) -> RunAudience {
    RunAudience(urgent: Set(project.openPaths), early: { _, _ in }, isGone: isGone)
  }

  private func failure(_ found: String, _ alone: String, after event: String) -> Failure {
    let lines = Set(alone.split(separator: "\n")).symmetricDifference(found.split(separator: "\n")).sorted()
    let side = lines.first.map { alone.contains($0) } ?? false ? "missing in the session" : "in the session alone"
    let rule = lines.first.flatMap { line in allRules.map { $0.description.id }.first { line.contains("\"\($0)\"") } } ?? ""
    return Failure(kind: .session, message: "\(side): \(rule), after \(event)\n\(lines.first ?? "")")
  }
}

/// Counts how often it is asked, by whichever thread.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.lock()
    defer { lock.unlock() }
    count += 1
    return count
  }
}

/// A project on the disk, some of whose files an editor holds.
private struct EditedProject {
  private let folder: URL
  /// As they would be linted.
  private var texts = ChangingProject()
  private var saved: [String: [UInt8]] = [:]
  private var open: Set<String> = []
  private var onlyKnown: Set<String> = []
  private var choice = 0
  /// How often a run may ask whether anyone waits for it before nobody does; nil where somebody always does.
  private(set) var patience: Int?

  init(_ folder: URL) {
    self.folder = folder
  }

  /// What isn't understood is passed over.
  mutating func take(_ step: History.Step) throws {
    let number = step.order.count > 1 ? Int(step.order[1]) ?? 0 : 0
    let name = step.order.count > 1 ? step.order[1] : ""
    patience = nil
    switch step.order[0] {
    case "leave": patience = number
    case "configure": choice = number
    case "know": onlyKnown.formSymmetricDifference([name])
    case "open" where texts.files[name] != nil: open.insert(name)
    case "save" where open.contains(name): try save(name)
    case "close" where open.remove(name) != nil: restore(name)
    default:
      guard isPlain(name), texts.take(step), !open.contains(name) else { return }
      try save(name)
    }
  }

  private func isPlain(_ name: String) -> Bool { !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") }

  private mutating func save(_ name: String) throws {
    let file = folder.appendingPathComponent(name)
    saved[name] = texts.files[name]
    if let text = texts.files[name] {
      try Data(text).write(to: file)
    } else {
      try? FileManager.default.removeItem(at: file)
    }
  }

  private mutating func restore(_ name: String) {
    let step = saved[name].map { History.Step(order: ["file", name], text: $0) } ?? History.Step(order: ["delete", name], text: [])
    _ = texts.take(step)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  var openPaths: [String] { open.map(path) }

  var reportsUnreachable: Bool { choice % 2 == 1 }

  /// A part of the rules, all of them at first.
  private var rules: [ActiveRule] {
    choice == 0 ? Linting.rules : Linting.rules.enumerated().filter { choice >> ($0.offset % 16 + 1) & 1 == 1 }.map(\.element)
  }

  var scopes: [Linter.Scope] {
    let inputs = texts.files.sorted { $0.key < $1.key }.map { name, text in
      SourceInput(path: path(name), contents: open.contains(name) ? text : nil, isContext: onlyKnown.contains(name))
    }
    return [
      Linter.Scope(
        rules: rules,
        files: inputs.filter { FileKind($0.path) == .swift },
        interfaces: inputs.filter { FileKind($0.path) == .interface }
      )
    ]
  }
}

import Foundation
import HIGLintEngine
import HIGLintGates
import HIGLintReporters

/// A baseline on the disk, whose paths start from its own folder.
struct BaselineStore {
  let path: String
  private let folder: AbsolutePath

  init(path: String) {
    let place = AbsolutePath(path)
    self.path = place.string
    // With links followed, so that it doesn't matter by which path a file is reached.
    folder = (place.parent ?? place).resolvingSymbolicLinks
  }

  /// What to call it.
  var name: String { WorkingDirectory(.currentDirectory).short(path) }

  private var exists: Bool { FileManager.default.fileExists(atPath: path) }

  func read() throws(Problem) -> Baseline {
    guard exists else {
      throw Problem(
        file: path,
        message: "there is no such baseline",
        remedy: "write one with `higlint baseline write`, or check the path"
      )
    }
    let bytes = try SourceReader().read(SourceInput(path: path))
    return try BaselineFile.baseline(String(decoding: bytes, as: UTF8.self), path: path)
  }

  func write(_ baseline: Baseline) throws(Problem) {
    do {
      try WrittenFile(path: path).replace(with: BaselineFile.text(baseline))
    } catch {
      let message = "the baseline can't be written: \(SystemReason.of(error.code))"
      throw Problem(file: path, message: message, remedy: "see that its folder exists and can be written to")
    }
  }

  /// What a run's findings are known by here.
  func fingerprinted(_ findings: [Finding], of plan: LintPlan) -> [FingerprintedFinding] {
    FingerprintedFinding.all(findings, path: relativePath, source: plan.source)
  }

  /// What a run says of a baseline's entries.
  func match(_ baseline: Baseline, _ findings: [Finding], of plan: LintPlan) -> BaselineMatch {
    let linted = Set(plan.reportedFiles.map { relativePath($0.path) })
    let rules = Set(plan.scopes.flatMap(\.rules).map { $0.rule.description.id })
    return BaselineMatch(baseline, fingerprinted(findings, of: plan)) { entry in
      guard rules.contains(entry.rule) else { return .unknown }
      if linted.contains(entry.path) { return .linted }
      return FileManager.default.fileExists(atPath: AbsolutePath(entry.path, relativeTo: folder).string) ? .unknown : .gone
    }
  }

  /// From the baseline's folder, with `..` where the file lies outside of it.
  private func relativePath(_ file: String) -> String {
    let target = AbsolutePath(file).resolvingSymbolicLinks.components
    let shared = zip(folder.components, target).prefix { $0 == $1 }.count
    let climb = Array(repeating: "..", count: folder.components.count - shared)
    return (climb + target.dropFirst(shared)).joined(separator: "/")
  }
}

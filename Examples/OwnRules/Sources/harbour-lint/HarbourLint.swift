import Foundation
import HIGLintConfiguration
import HIGLintEngine
import HIGLintReporters
import HIGLintRules
import HarbourRules

/// `harbour-lint [paths…]`: Harbour's rules and HIGLint's own, set up by the nearest `.higlint.yml`.
@main
struct HarbourLint {
  private static let rules = allRules + harbourRules

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let paths = arguments.isEmpty ? ["."] : Array(arguments)
    let reporters = allReporters.map { $0.id }
    let configuration = try Configuration.find(from: paths[0])
      .map { try Configuration.load($0, rules: rules, reporters: reporters) } ?? Configuration()
    let found = FileWalker(configuration, forcesExclusion: false).files(at: paths)
    let scope = Linter.Scope(
      rules: try configuration.activeRules(from: rules),
      files: found.files.map { SourceInput(path: $0) },
      interfaces: found.interfaces.map { SourceInput(path: $0) }
    )
    var result = Linter(knownRules: rules).lint([scope])
    result.problems += found.problems
    // Lines that terminals, Xcode and builds understand.
    print(XcodeReporter().render(report(result)), terminator: "")
    for problem in result.problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
    if !result.problems.isEmpty { exit(2) }
    exit(result.findings.contains { $0.severity == .error } ? 1 : 0)
  }

  private static func report(_ result: LintResult) -> Report {
    Report(
      result: result,
      rules: rules.map { $0.description },
      tool: .init(name: "harbour-lint", version: "1.0.0", page: "https://harbour.example/lint"),
      workingDirectory: WorkingDirectory(.currentDirectory),
      repository: Repository(around: .currentDirectory),
      date: Date(),
      source: { path in try? SourceReader().read(SourceInput(path: path)) }
    )
  }
}

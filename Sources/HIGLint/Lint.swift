import ArgumentParser
import Foundation
import HIGLintEngine
import HIGLintReporters
import HIGLintRules

/// `higlint lint`.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Lints files and directories.")

  @OptionGroup var input: InputArguments
  @OptionGroup var rules: RuleArguments
  @OptionGroup var report: ReportArguments
  @OptionGroup var build: BuildToolArguments

  @Flag(help: "Say which configuration is used.")
  var verbose = false

  func run() throws {
    build.touchTick()
    let environment = BuildEnvironment(build.isBuild ? ProcessInfo.processInfo.environment : [:])
    if environment.isDisabled { return }
    let directory = WorkingDirectory(FileManager.default.currentDirectoryPath)
    var inputs: [SourceInput] = []
    for path in try input.paths + (input.filesFrom.map { try PathList(WholeInput.read($0)).paths } ?? []) {
      inputs.append(SourceInput(path: directory.absolute(path)))
    }
    let active = allRules.filter { $0.description.activation == .on }.map { ActiveRule($0) }
    let result = Linter(knownRules: allRules).lint([.init(rules: active, files: inputs)])
    for problem in result.problems {
      try StandardStream.error.write(problem.description + "\n")
    }
    let text = XcodeReporter().render(Report(
      result: result,
      tool: .init(name: "higlint", version: Version.current),
      workingDirectory: directory,
      source: { _ in nil }
    ))
    try StandardStream.output.write(text)
    try ExitStatus(result, isStrict: { _ in rules.strict || environment.isStrict }).exit()
  }
}

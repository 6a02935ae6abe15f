import ArgumentParser
import HIGLintEngine
import HIGLintReporters

/// `higlint index`.
struct IndexCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index",
    abstract: "Writes down what others need to know of a module to be linted without its files.",
    discussion: """
      `higlint lint --index FILE` knows the module by it. Paths in it start from the current directory, and the bytes \
      are the same wherever that lies. A build system runs both once a module: see monorepos.md.
      """
  )

  @OptionGroup var places: PlaceArguments

  @Option(help: .init("The module's name, as others import it.", valueName: "name"))
  var moduleName: String

  @Option(help: .init("The file to write.", valueName: "file"), completion: .file())
  var output: String

  @Option(
    help: .init("Write the code to a file of its own, which changes more often than the rest.", valueName: "file"),
    completion: .file()
  )
  var codeOutput: String?

  func validate() throws {
    if moduleName.isEmpty { throw ValidationError("--module-name needs the name of a module.") }
    if output.isEmpty || codeOutput?.isEmpty == true { throw ValidationError("A path is empty.") }
    if let codeOutput, AbsolutePath(codeOutput) == AbsolutePath(output) {
      throw ValidationError("The index and its code can't go to the same file, \(output); leave out --code-output.")
    }
  }

  func run() throws {
    try CurrentFolder.check()
    let planner = try LintPlanner(
      selection: .init(), configuration: places.config, searchDirectory: nil, forcesExclusion: places.forceExclude
    )
    let plan = planner.plan(try places.allPaths())
    let file = ReportFile(path: AbsolutePath(output).string)
    let codeFile = codeOutput.map { ReportFile(path: AbsolutePath($0).string) }
    for file in [file, codeFile] { try file?.check(against: plan) }
    let index = index(plan)
    let problems = (plan.problems + index.problems).inFileOrder
    ProblemLog().write(problems)
    // What is missing in an index would be wrong findings elsewhere.
    guard problems.isEmpty else { throw ExitStatus.problems.code }
    try file.write(index.bytes)
    if let code = index.code { try codeFile?.write(code) }
  }

  private func index(_ plan: LintPlan) -> ModuleIndexer.Index {
    let directory = WorkingDirectory(.currentDirectory)
    return ModuleIndexer(rules: knownRules, version: Version.current, jobs: places.jobs).index(
      moduleName, plan.files, interfaces: plan.interfaces, foreign: plan.scopes.flatMap(\.foreign),
      isCodeApart: codeOutput != nil, at: { directory.relative($0) }
    )
  }
}

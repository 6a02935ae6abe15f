import ArgumentParser
import Foundation
import HIGLintConfiguration
import HIGLintEngine
import HIGLintReporters
import HIGLintSymbolGraphs

/// `higlint inspect`.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Shows what is known of a type, or of the whole project.",
    usage: """
      higlint inspect [<options>] <type> [<paths> ...]
      higlint inspect [<options>] --summary [<paths> ...]
      """,
    discussion: """
      For those who write rules, and for reports of wrong findings. A type is told with its superclasses, members, \
      tables, and objects of storyboards and xibs; without a type, or with --summary, the project is told in numbers.

      The files are those that lint would read: see `higlint help lint`.
      """
  )

  @ArgumentParser.Argument(help: "The type's name, whole or only the last part of it; none with --summary.")
  var type: String?

  @OptionGroup var places: PlaceArguments

  @Flag(help: "Tell what the whole project holds.")
  var summary = false

  @Flag(help: "Show long lists whole.")
  var all = false

  @OptionGroup var color: ColorArguments

  func validate() throws {
    if type?.isEmpty == true { throw ValidationError("The type's name is empty.") }
  }

  func run() throws {
    try CurrentFolder.check()
    let reading = try read()
    ProblemLog().write(reading.problems)
    ProblemLog().write(passedOver: reading.contextProblems)
    try StandardStream.output.write(try page(of: reading))
    if !reading.problems.isEmpty { throw ExitStatus.problems.code }
  }

  /// What stands in the place of a type is a path where no type is asked for.
  private var paths: [String] { summary ? [type].compactMap { $0 } + places.paths : places.paths }

  private func read() throws -> ProjectReader.Reading {
    let planner = try LintPlanner(
      selection: RuleSelection(),
      configuration: places.config,
      searchDirectory: nil,
      forcesExclusion: places.forceExclude
    )
    let plan = planner.adding(context: try places.context.allPaths(), to: planner.plan(try places.allPaths(paths)))
    let symbolGraphs = SymbolGraphPlan(directories: places.symbolGraphDir, configurations: plan.configurations)
    let graphs = SymbolGraphReader(jobs: places.jobs).read(symbolGraphs.files)
    ProblemLog().write(symbolGraphs.remarks + graphs.remarks)
    let reader = ProjectReader(jobs: places.jobs)
    let foreign = plan.scopes.flatMap(\.foreign)
    var reading = reader.read(plan.files, interfaces: plan.interfaces, foreign: foreign, modules: graphs.modules)
    reading.problems = (plan.problems + symbolGraphs.problems + reading.problems).inFileOrder
    reading.contextProblems = (plan.context.problems + reading.contextProblems).inFileOrder
    return reading
  }

  // MARK: Pages

  private func page(of reading: ProjectReader.Reading) throws -> String {
    let directory = WorkingDirectory(.currentDirectory)
    guard !summary, let type else {
      return SummaryPage(reading.project, workingDirectory: directory).text(showsAll: all, isColored: color.isColored())
    }
    let found = reading.project.types.filter { $0.answers(to: type) }
    if found.isEmpty { throw absence(of: type, in: reading) }
    return found.map { TypePage($0, workingDirectory: directory).text(showsAll: all, isColored: color.isColored()) }
      .joined(separator: "\n")
  }

  private func absence(of type: String, in reading: ProjectReader.Reading) -> any Error {
    guard reading.problems.isEmpty else {
      return Problem(file: type, message: "no such type in what could be read", remedy: "mend what could not be")
    }
    if FileManager.default.fileExists(atPath: type) {
      return ValidationError("`\(type)` is a path; name a type first, or ask for the --summary of the whole.")
    }
    let names = reading.project.types.flatMap { [$0.name, $0.lastName] }
    let remedy = Spelling.question(for: type, among: Array(Set(names))) ?? "`higlint inspect --summary` tells what is."
    return ValidationError("No type `\(type)` is declared or extended here; \(remedy)")
  }
}

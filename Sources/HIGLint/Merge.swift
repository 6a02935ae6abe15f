import ArgumentParser
import HIGLintConfiguration
import HIGLintEngine
import HIGLintReporters

/// `higlint merge`.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Makes one report of several that --reporter json wrote.",
    discussion: """
      Each finding is told once, in the order of every report, and the numbers of the summaries are added. Paths start \
      from the current directory, as they did where the reports were written. Exit codes are those of `higlint lint`.

      Formats of reports:
      \(ReportArguments.listOfFormats)
      """
  )

  @ArgumentParser.Argument(
    help: "Reports that `higlint lint --reporter json` wrote.", completion: .file(extensions: ["json"])
  )
  var reports: [String] = []

  @Option(
    help: .init("Merge the reports that FILE lists, too, one a line or NUL-separated.", valueName: "file"),
    completion: .file()
  )
  var filesFrom: String?

  @Option(
    help: .init("Use this configuration rather than the nearest .higlint.yml of each file.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"])
  )
  var config: String?

  @Flag(help: "Exit with 1 for warnings as well.")
  var strict = false

  @Option(help: .init("Exit with 1 if there are more warnings than this.", valueName: "number"))
  var maxWarnings: Int?

  @Flag(help: "Exit with 0 whatever is found.")
  var exitZero = false

  @OptionGroup var report: ReportArguments

  func validate() throws {
    if (reports + [filesFrom].compactMap { $0 }).contains("") { throw ValidationError("A path is empty.") }
    if reports.isEmpty, filesFrom == nil { throw ValidationError("Name the reports to merge.") }
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings takes a number from 0 up.") }
    if report.reportSuppressed {
      throw ValidationError("Reports in JSON only count what is suppressed; leave out --report-suppressed.")
    }
  }

  func run() throws {
    try CurrentFolder.check()
    let paths = reports + (try filesFrom.map { PathList(try WholeInput.read($0)).paths } ?? [])
    var result = read(paths)
    let planner = try LintPlanner(selection: .init(), configuration: config, searchDirectory: nil, forcesExclusion: false)
    let plan = planner.plan(reporting: result.findings.map(\.file))
    result = result.adding(plan.problems)
    let log = ProblemLog()
    log.write(result.problems)
    let requests = try report.requests()
    for request in requests { try check(request.file, paths, plan) }
    let writer = ReportWriter(requests: requests, arguments: report, isBuild: false, isMerging: true)
    let unwritten = writer.write(result, of: plan)
    log.write(unwritten)
    let threshold = strict ? FailureThreshold.warning : nil
    let status = ExitStatus(result, maxWarnings: maxWarnings) { threshold ?? plan.threshold(of: $0) }.passing(exitZero)
    if status != .clean || !unwritten.isEmpty { throw (unwritten.isEmpty ? status : .problems).code }
  }

  /// What the reports say together. One that can't be read is a problem, and takes nothing from the others.
  private func read(_ paths: [String]) -> LintResult {
    let directory = WorkingDirectory(.currentDirectory)
    return LintResult(merging: paths.map { path in
      do throws(Problem) {
        let bytes = try WholeInput.read(path)
        do {
          return try JSONReport(bytes, in: directory).result
        } catch {
          throw Problem(
            file: path, message: "isn't a report that can be merged",
            remedy: "write it with `higlint lint --reporter json`"
          )
        }
      } catch {
        return LintResult(problems: [error])
      }
    })
  }

  /// A report isn't written over one of those that it is made of.
  private func check(_ file: ReportFile?, _ paths: [String], _ plan: LintPlan) throws {
    guard let file else { return }
    try file.check(against: plan)
    guard paths.allSatisfy({ RealPath($0) != RealPath(file.path) }) else {
      throw Problem(file: file.path, message: "is among the reports to merge", remedy: "give another file to --output")
    }
  }
}

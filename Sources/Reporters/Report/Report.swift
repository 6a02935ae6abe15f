import Foundation
import HIGLintEngine

/// What a reporter is given: a run's result, and all that it needs to show it.
public struct Report: Sendable {
  /// What was found.
  public let result: LintResult
  /// The rules that ran.
  public let rules: [RuleDescription]
  /// The program that linted.
  public let tool: Tool
  /// What paths are shown relative to.
  public let workingDirectory: WorkingDirectory
  /// What paths start from for those who know the project by its repository.
  public let repository: Repository
  /// Where the rules' pages are.
  public let addresses: RuleAddresses
  /// When the run was.
  public let date: Date
  /// Whether to colour the report, for formats that know colour.
  public let isColored: Bool
  /// Whether to link rules to their pages in text, for terminals that know links.
  public let isLinked: Bool
  /// Whether to end with a summary, for formats that people read.
  public let isSummarized: Bool
  /// Whether to hold what comments and a baseline took back too, for formats that can mark it as such.
  public let reportsSuppressed: Bool
  /// The bytes of a file, to show the lines that findings are about; nil for a file that can't be read any more.
  public let source: @Sendable (_ path: String) -> [UInt8]?

  /// All that isn't given is as it is for a file that a report is written to.
  public init(
    result: LintResult,
    rules: [RuleDescription],
    tool: Tool,
    workingDirectory: WorkingDirectory,
    repository: Repository,
    addresses: RuleAddresses = .published,
    date: Date,
    isColored: Bool = false,
    isLinked: Bool = false,
    isSummarized: Bool = true,
    reportsSuppressed: Bool = false,
    source: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    self.result = result
    self.rules = rules
    self.tool = tool
    self.workingDirectory = workingDirectory
    self.repository = repository
    self.addresses = addresses
    self.date = date
    self.isColored = isColored
    self.isLinked = isLinked
    self.isSummarized = isSummarized
    self.reportsSuppressed = reportsSuppressed
    self.source = source
  }

  /// The same report without a summary at its end.
  package var withoutSummary: Report {
    Report(
      result: result, rules: rules, tool: tool, workingDirectory: workingDirectory, repository: repository,
      addresses: addresses, date: date, isColored: isColored, isLinked: isLinked, isSummarized: false,
      reportsSuppressed: reportsSuppressed, source: source
    )
  }

  /// The address of a rule's page.
  func page(of rule: String) -> String {
    rules.first { $0.id == rule }.map(addresses.address) ?? addresses.address(of: rule)
  }

  /// When the run was, in UTC: `2008-02-29T09:41:00`.
  var time: String { String(ISO8601DateFormatter().string(from: date).dropLast()) }

  /// The program that made the report.
  public struct Tool: Sendable, Hashable {
    /// What people type to run it.
    public let name: String
    /// Such as `1.2.0`.
    public let version: String
    /// The address of its page.
    public let page: String

    /// A team with rules of its own names its own program.
    public init(name: String, version: String, page: String) {
      self.name = name
      self.version = version
      self.page = page
    }
  }
}

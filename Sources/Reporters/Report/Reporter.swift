/// A format that a run's findings can be written in.
public protocol Reporter: Sendable {
  /// The format's name on the command line and in configurations.
  static var id: String { get }
  /// What the format is for, in one line.
  static var summary: String { get }

  /// How many findings whoever reads it takes; nil where that is any number. A report leaves out the least severe of
  /// more.
  static var limit: Int? { get }

  /// A reporter keeps nothing: each report may be given a new one.
  init()

  /// The whole report, ending in a line break unless it is empty.
  func render(_ report: Report) -> String
}

extension Reporter {
  public static var limit: Int? { nil }
}

/// Every format there is. A new one is added here.
public let allReporters: [any Reporter.Type] = [
  TextReporter.self,
  XcodeReporter.self,
  JSONReporter.self,
  SARIFReporter.self,
  GitHubReporter.self,
  GitLabReporter.self,
  CheckstyleReporter.self,
  JUnitReporter.self,
  SonarQubeReporter.self,
  ReviewdogReporter.self,
  MarkdownReporter.self,
  HTMLReporter.self,
  CSVReporter.self,
  StatisticsReporter.self,
]

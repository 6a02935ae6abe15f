import HIGLintEngine

/// What a reporter is given: a run's result, and all that it needs to show it.
public struct Report: Sendable {
  public let result: LintResult
  public let tool: Tool
  public let workingDirectory: WorkingDirectory
  /// Whether to colour the report, for formats that know colour.
  public let isColored: Bool
  /// Whether to end with a summary, for formats that people read.
  public let isSummarized: Bool
  /// The bytes of a file, to show the lines that findings are about; nil for a file that can't be read any more.
  public let source: @Sendable (_ path: String) -> [UInt8]?

  public init(
    result: LintResult,
    tool: Tool,
    workingDirectory: WorkingDirectory,
    isColored: Bool = false,
    isSummarized: Bool = true,
    source: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    self.result = result
    self.tool = tool
    self.workingDirectory = workingDirectory
    self.isColored = isColored
    self.isSummarized = isSummarized
    self.source = source
  }

  /// The program that made the report.
  public struct Tool: Sendable, Hashable {
    public let name: String
    public let version: String

    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }
}

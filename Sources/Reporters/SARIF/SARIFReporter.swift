import HIGLintEngine

/// For GitHub code scanning and other readers of SARIF 2.1.0.
public struct SARIFReporter: Reporter {
  public static let id = "sarif"
  public static let summary = "for GitHub code scanning and other readers of SARIF 2.1.0"

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// As many as GitHub takes.
  public static let limit: Int? = 25_000

  private let limit: Int

  public init() {
    self.init(limit: Self.limit ?? .max)
  }

  init(limit: Int) {
    self.limit = limit
  }

  public func render(_ report: Report) -> String {
    let places = SARIFPlaces(report)
    let entries = SARIFEntry.all(of: report) { places.address(of: $0).uri }
    let kept = entries.count > limit ? entries.mostSevere(limit) : entries
    var results = SARIFResults(report, places)
    return JSONValue.object([
      .init("$schema", .string(Self.schema)),
      .init("version", .string("2.1.0")),
      .init("runs", .array([
        .object([
          .init("tool", .object([.init("driver", Self.driver(report))])),
          .init("invocations", .array([Self.invocation(report, places, kept: kept.count, of: entries.count)])),
          .init("originalUriBaseIds", SARIFPlaces.bases),
          .init("columnKind", .string("utf16CodeUnits")),
          .init("results", .array(kept.map { results.value(of: $0) })),
        ]),
      ])),
    ]).document
  }

  private static func driver(_ report: Report) -> JSONValue {
    .object([
      .init("name", .string(report.tool.name)),
      .init("version", .string(report.tool.version)),
      .init("semanticVersion", .string(report.tool.version)),
      .init("informationUri", .string(report.tool.page)),
      .init("rules", .array(report.rules.map { SARIFRule.value(of: $0, page: report.addresses.address(of: $0)) })),
    ])
  }

  private static func invocation(_ report: Report, _ places: SARIFPlaces, kept: Int, of all: Int) -> JSONValue {
    var notifications = report.result.problems.map { problem -> JSONValue in
      let text = "\(problem.message); \(problem.remedy)"
      guard let location = places.location(of: problem) else {
        return notification("error", "\(problem.file): \(text)", [])
      }
      return notification("error", text, [location])
    }
    if all > kept {
      let message = "\(Plural.count(all - kept, "finding")) left out, the least severe: readers take \(kept)"
      notifications.append(notification("warning", message, []))
    }
    return .object([
      .init("executionSuccessful", .bool(report.result.problems.isEmpty)),
      .init("toolExecutionNotifications", .array(notifications)),
    ])
  }

  private static func notification(_ level: String, _ message: String, _ locations: [JSONValue]) -> JSONValue {
    .object([
      .init("level", .string(level)),
      .init("message", .object([.init("text", .string(message))])),
      .init("locations", .array(locations)),
    ])
  }
}

import Foundation
import Testing

/// All reports of one run over an app, read by what reads them elsewhere: the sample app, or the one whose folder
/// `HIGLINT_TESTED_APP` names.
@Suite(
  .enabled(if: Program.hasSchemaValidator, "Python's jsonschema isn't installed"),
  .enabled(if: Program.isInstalled("xmllint"), "xmllint isn't installed")
)
struct AllReportsTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let schemas = repository.appendingPathComponent("Tests/HIGLintReportersTests/Schemas").path
  private static let app = ProcessInfo.processInfo.environment["HIGLINT_TESTED_APP"]
    ?? repository.appendingPathComponent("Examples/SampleApp").path

  private static let formats = [
    "text", "xcode", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "sonarqube", "rdjson", "markdown",
    "csv", "html",
  ]

  /// Validates each report, and prints how many findings its reader sees in it, notes that it passes over included.
  private static let script = """
    import csv, html.parser, json, re, sys, xml.etree.ElementTree as xml
    import jsonschema
    schemas, own = sys.argv[1:]

    def load(name, schema=None):
        document = json.load(open(name, encoding="utf-8"))
        if schema:
            schema = json.load(open(schema, encoding="utf-8"))
            jsonschema.validators.validator_for(schema)(schema).validate(document)
        return document

    def matches(name, pattern):
        return sum(1 for line in open(name, encoding="utf-8") if re.match(pattern, line))

    class Page(html.parser.HTMLParser):
        findings = 0
        def handle_starttag(self, tag, attributes):
            classes = (dict(attributes).get("class") or "").split()
            self.findings += tag == "article" and "finding" in classes

    page = Page()
    page.feed(open("html", encoding="utf-8").read())
    findings = load("json", own)["findings"]
    # A note fails no build, and so no test.
    notes = sum(1 for finding in findings if finding["severity"] == "note")
    print(json.dumps({
        "json": len(findings),
        "sarif": len(load("sarif", schemas + "/sarif-schema-2.1.0.json")["runs"][0]["results"]),
        "gitlab": len(load("gitlab", schemas + "/gitlab-code-quality.json")),
        "rdjson": len(load("rdjson", schemas + "/rdjson-DiagnosticResult.json")["diagnostics"]),
        "sonarqube": sum(1 for issue in load("sonarqube")["issues"] if issue["primaryLocation"]["filePath"]),
        "checkstyle": len(xml.parse("checkstyle").getroot().findall(".//error")),
        "junit": len(xml.parse("junit").getroot().findall(".//failure")) + notes,
        "csv": sum(1 for row in csv.DictReader(open("csv", newline="", encoding="utf-8")) if row["rule"]),
        "github": matches("github", r"::(error|warning|notice) file=[^,]+,line=[0-9]+"),
        "text": matches("text", r".+:[0-9]+:[0-9]+: (error|warning|note): .*\\(\\w+\\)$"),
        "xcode": matches("xcode", r".+:[0-9]+:[0-9]+: (error|warning|note): .*\\(\\w+\\)$"),
        "markdown": matches("markdown", r"\\| (error|warning|note) \\| `"),
        "html": page.findings,
    }))
    """

  @Test func tellTheSameToAllWhoReadThem() throws {
    let folder = try Folder()
    let reports = Self.formats.flatMap { ["--reporter", $0, "--output", $0] }
    let outcome = try Tool.run([Self.app] + reports, in: folder)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    for (report, schema) in [
      ("checkstyle", "checkstyle-report-1.0.0"), ("junit", "junit-10"), ("junit", "junit-windyroad"),
    ] {
      let verdict = try Tool.terminal("xmllint --noout --schema '\(Self.schemas)/\(schema).xsd' \(report)", in: folder)
      #expect(verdict.status == 0, "\(schema): \(verdict.errors)")
    }
    try folder.write("read.py", Self.script)
    let own = Self.repository.appendingPathComponent("Documentation/report.schema.json").path
    let read = try Tool.terminal("python3 read.py '\(Self.schemas)' '\(own)'", in: folder)
    #expect(read.status == 0, "\(read.errors)")
    let counts = try JSONDecoder().decode([String: Int].self, from: Data(read.output.utf8))
    let expected = try #require(counts["json"])
    #expect(expected > 0 && counts.values.allSatisfy { $0 == expected }, "\(counts)")
  }
}

import Foundation
import Testing

@Suite struct SeveralReportsTests {
  private static let formats = [
    "text", "xcode", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "sonarqube", "rdjson", "markdown",
    "csv", "html",
  ]

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    return folder
  }

  @Test func oneRunWritesSeveralReports() throws {
    let folder = try folder()
    let outcome = try Tool.run(
      "A.swift", "--reporter", "sarif", "--output", "a.sarif", "--reporter", "json", "--output=a.json",
      "--reporter=text", in: folder
    )
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.hasPrefix("A.swift:3:3: warning: "))
    #expect(outcome.output.hasSuffix("1 warning in 1 of 1 file.\n"))
    #expect(folder.read("a.sarif").contains("\"primaryLocationLineHash\""))
    #expect(try folder.read("a.json") == Tool.run("A.swift", "--reporter", "json", in: folder).output)
  }

  @Test func theOneForStandardOutputMayStandAnywhere() throws {
    let folder = try folder()
    let outcome = try Tool.run("--reporter", "github", "--reporter", "csv", "--output", "a.csv", "A.swift", in: folder)
    #expect(outcome.output.hasPrefix("::warning file=A.swift,line=3,"))
    #expect(folder.read("a.csv").hasPrefix("file,line,"))
  }

  @Test func oneOfEachBelongTogetherInAnyOrder() throws {
    let folder = try folder()
    let outcome = try Tool.run("--output", "a.csv", "A.swift", "--reporter", "csv", in: folder)
    #expect(outcome.status == 0 && outcome.output == "" && folder.read("a.csv").hasPrefix("file,line,"))
  }

  @Test func whatStandsBehindTheDashesIsAPath() throws {
    let folder = try folder()
    try folder.write("--output", Code.small)
    let outcome = try Tool.run("--reporter", "csv", "--", "A.swift", "--output", in: folder)
    #expect(outcome.status == 0 && outcome.output.contains("--output,3,") && outcome.output.contains("A.swift,3,"))
  }

  @Test func aDashIsStandardOutput() throws {
    let folder = try folder()
    let outcome = try Tool.run("A.swift", "--reporter", "csv", "--output", "a.csv", "--reporter", "json", "--output", "-", in: folder)
    #expect(outcome.status == 0 && outcome.output.hasPrefix("{") && folder.exists("a.csv") && !folder.exists("-"))
  }

  @Test(arguments: [
    (["--reporter", "text", "--reporter", "json"], "Only one report can go to standard output"),
    (["--output", "a", "--output", "b"], "`--output a` has no --reporter of its own"),
    (["--output", "a", "--reporter", "text", "--reporter", "json", "--output", "b"], "`--output a` has no --reporter"),
    (["--reporter", "text", "--output", "a", "--output", "b"], "`--output b` has no --reporter of its own"),
    (["--reporter", "text", "--output", "a", "--reporter", "json", "--output", "./a"], "go to the same file, ./a"),
    (["--reporter", "text", "--output", "a", "--reporter", "pdf", "--output", "b"], "There is no reporter `pdf`"),
    (["--reporter", "text", "--output", "a", "--reporter", "json", "--output", ""], "--output needs the path"),
  ])
  func whatDoesNotPairIsWrongUsage(arguments: [String], message: String) throws {
    let folder = try folder()
    let outcome = try Tool.run(arguments + ["A.swift"], in: folder)
    #expect(outcome.status == 64 && outcome.output == "" && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(!folder.exists("a") && !folder.exists("b"))
  }

  @Test func aReportThatCanNotBeWrittenHoldsUpNoOther() throws {
    let folder = try folder()
    let outcome = try Tool.run(
      "A.swift", "--reporter", "csv", "--output", "none/a.csv", "--reporter", "csv", "--output", "a.csv", in: folder
    )
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("none/a.csv: error: ") && folder.exists("a.csv"))
  }

  @Test func noReportTakesThePlaceOfASource() throws {
    let folder = try folder()
    let outcome = try Tool.run(
      "A.swift", "--reporter", "text", "--reporter", "csv", "--output", "A.swift", in: folder
    )
    #expect(outcome.status == 2 && outcome.errors.contains("is among the files that the run reads"))
    #expect(folder.read("A.swift") == Code.small)
  }

  @Test(arguments: formats)
  func theConfigurationMayChooseAny(format: String) throws {
    let folder = try folder()
    try folder.write(".higlint.yml", "reporter: \(format)\n")
    let outcome = try Tool.run("A.swift", in: folder)
    #expect(outcome.status == 0 && outcome.errors == "" && outcome.output.contains("small_touch_target"))
  }

  /// Reports are compared with each other, and their findings with those of other machines.
  @Test func reportsTellNothingOfTheMachine() throws {
    let reports = try (1...2).map { _ in
      let folder = try Folder()
      try folder.write(".git/HEAD", "ref: refs/heads/main\n")
      for name in ["App/A.swift", "App/a b%é😀.swift", "Tests/B.swift"] { try folder.write(name, Code.small) }
      let arguments = Self.formats.flatMap { ["--reporter", $0, "--output", "\($0).report"] }
      #expect(try Tool.run(["."] + arguments, in: folder).status == 0)
      return Dictionary(uniqueKeysWithValues: Self.formats.map { ($0, folder.read("\($0).report")) })
    }
    // Compilers write whole paths, and test results and pages when they are from.
    for format in Self.formats where !["xcode", "junit", "html"].contains(format) {
      #expect(reports[0][format] == reports[1][format], "\(format)")
      #expect(reports[0][format]?.contains("small_touch_target") == true, "\(format)")
    }
  }

  @Test(arguments: [
    ("sarif", "\"uri\": \"App/A.swift\""), ("gitlab", "\"path\": \"App/A.swift\""), ("github", "file=App/A.swift,"),
  ])
  func pathsStartFromTheRepositoryWhereverTheRunDoes(format: String, path: String) throws {
    let folder = try Folder()
    try folder.write(".git", "gitdir: elsewhere\n")
    try folder.write("App/A.swift", Code.small)
    let script = "ln -s App Linked && cd App && \"$HIGLINT\" --reporter \(format) ../Linked/A.swift"
    let outcome = try Tool.shell(script, in: folder)
    #expect(outcome.status == 0 && outcome.output.contains(path), "\(outcome.output)")
  }

  /// What comments and the baseline pass over is for those who ask for it, in the one format that can mark it.
  @Test func whatIsPassedOverIsReportedOnRequest() throws {
    let folder = try folder()
    #expect(try Tool.run("baseline", "write", in: folder).status == 0)
    try folder.write("B.swift", "// higlint:disable:file all -- drawn larger\n" + Code.small(types: 1..<2))
    try folder.write("C.swift", Code.small(types: 2..<3))
    func reports(_ more: String...) throws -> [String] {
      let formats = Self.formats.filter { $0 != "junit" && $0 != "html" }
      let arguments = formats.flatMap { ["--reporter", $0, "--output", "\($0).report"] }
      #expect(try Tool.run([".", "--baseline", ".higlint-baseline"] + arguments + more, in: folder).status == 0)
      return formats.map { folder.read("\($0).report") }
    }
    let (usual, whole) = (try reports(), try reports("--report-suppressed"))
    #expect(zip(usual, whole).filter { $0 != $1 }.count == 1)
    let sarif = folder.read("sarif.report")
    #expect(sarif.components(separatedBy: "\"ruleIndex\"").count - 1 == 3)
    #expect(sarif.contains("\"kind\": \"external\"") && sarif.contains("\"baselineState\": \"unchanged\""))
    #expect(sarif.contains("\"kind\": \"inSource\"") && sarif.contains("\"justification\": \"drawn larger\""))
  }
}

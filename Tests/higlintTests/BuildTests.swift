import Foundation
import Testing

/// Runs as the build-tool plugin starts them.
@Suite struct BuildTests {
  private func folder(_ configuration: String? = nil) throws -> Folder {
    let folder = try Folder()
    try folder.write("Package/Sources/App/A.swift", Code.small)
    try folder.write("work/tick", "")
    if let configuration { try folder.write(".higlint.yml", configuration) }
    return folder
  }

  private func lint(
    _ folder: Folder,
    _ more: [String] = [],
    work: String = "work",
    environment: [String: String] = [:]
  ) throws -> Tool.Outcome {
    let arguments = [
      "lint", "--build-tool-work-directory", folder.path + "/" + work,
      "--target-directory", folder.path + "/Package/Sources/App", folder.path + "/Package/Sources/App/A.swift",
    ]
    return try Tool.run(arguments + more, in: folder, environment: environment)
  }

  @Test func printsCompilerLinesAndPasses() throws {
    let folder = try folder()
    let outcome = try lint(folder)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.hasPrefix("\(folder.path)/Package/Sources/App/A.swift:3:3: warning: "))
  }

  @Test func changesTheTickOnEachRun() throws {
    let folder = try folder()
    var seen: Set<String> = [""]
    for _ in 1...3 {
      _ = try lint(folder)
      #expect(seen.insert(folder.read("work/tick")).inserted)
    }
  }

  @Test func aWorkDirectoryThatCanNotBeWrittenToIsNoFailure() throws {
    let folder = try folder()
    let outcome = try lint(folder, work: "none/here")
    #expect(outcome.status == 0 && outcome.errors == "" && outcome.output.contains("A.swift:3:3"))
    #expect(!folder.exists("none"))
  }

  @Test func findsTheConfigurationAboveThePackage() throws {
    let folder = try folder(Code.configuration("error"))
    let outcome = try lint(folder, ["--verbose"])
    #expect(outcome.status == 1 && outcome.output.contains("A.swift:3:3: error: "))
    #expect(outcome.errors == "higlint: configuration: \(folder.path)/.higlint.yml\n")
  }

  @Test func aVariableNamesTheBaseline() throws {
    let folder = try folder()
    #expect(try Tool.run("baseline", "write", "Package", in: folder).status == 0)
    let environment = ["HIGLINT_BASELINE": ".higlint-baseline", "HIGLINT_STRICT": "1"]
    #expect(try lint(folder, environment: environment) == Tool.Outcome(status: 0, output: "", errors: ""))
    try folder.write("Package/Sources/App/A.swift", Code.small + Code.small(types: 1..<2))
    let outcome = try lint(folder, environment: environment)
    #expect(outcome.status == 1 && outcome.output.contains("A.swift:7:3: warning: "), "\(outcome)")
  }

  @Test func leavesExcludedFilesOut() throws {
    let outcome = try lint(folder("excluded: ['**/A.swift']\n"))
    #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
  }

  @Test func printsCompilerLinesWhateverTheConfigurationSays() throws {
    #expect(try lint(folder("reporter: json\n")).output.contains("A.swift:3:3: warning: "))
  }

  @Test func theEnvironmentSpeaksForTheArguments() throws {
    let folder = try folder()
    try folder.write("other.yml", Code.configuration("error"))
    #expect(try lint(folder, environment: ["HIGLINT_STRICT": "1"]).status == 1)
    #expect(try lint(folder, environment: ["HIGLINT_STRICT": "0"]).status == 0)
    #expect(try lint(folder, environment: ["HIGLINT_CONFIG": folder.path + "/other.yml"]).status == 1)
    #expect(try lint(folder, environment: ["HIGLINT_CONFIG": ""]).status == 0)
    #expect(try lint(folder, environment: ["HIGLINT_VERBOSE": "1"]).errors.contains("configuration: none"))
    let disabled = try lint(folder, ["/none.swift"], environment: ["HIGLINT_DISABLE": "1"])
    #expect(disabled.status == 0 && disabled.output == "" && disabled.errors == "")
  }

  @Test func theEnvironmentIsSilentOutsideOfBuilds() throws {
    let folder = try folder()
    let variables = ["HIGLINT_DISABLE": "1", "HIGLINT_STRICT": "1", "HIGLINT_CONFIG": "/none"]
    let outcome = try Tool.run(["Package"], in: folder, environment: variables)
    #expect(outcome.status == 0 && outcome.output.contains("A.swift:3:3"))
  }

  @Test func whatCanNotBeReadFailsWithItsWholePath() throws {
    let folder = try folder()
    let outcome = try lint(folder, [folder.path + "/none.swift"])
    #expect(outcome.status == 2 && outcome.output.contains("A.swift:3:3"))
    #expect(outcome.errors.hasPrefix("\(folder.path)/none.swift: error: "))
  }
}

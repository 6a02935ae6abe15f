import Foundation
import Testing

@Suite struct CommandTests {
  @Test func showsItsVersion() throws {
    let folder = try Folder()
    let version = try Tool.run("version", in: folder)
    #expect(version.status == 0)
    #expect(version.output.split(separator: ".").count == 3)
    #expect(try Tool.run("--version", in: folder).output == version.output)
  }

  @Test func helpNamesSubcommandsAndExitCodes() throws {
    let help = try Tool.run("--help", in: Folder())
    #expect(help.status == 0 && help.errors == "")
    for word in ["lint (default)", "rules", "explain", "inspect", "init", "version", "Exit codes: 0"] {
      #expect(help.output.contains(word))
    }
  }

  @Test func helpOfLintNamesEveryOptionOfAPersonAndNoneOfThePlugin() throws {
    let help = try Tool.run("help", "lint", in: Folder()).output
    let options = [
      "--config", "--only", "--enable", "--disable", "--strict", "--quiet", "--output", "--reporter", "--color",
      "--files-from", "--stdin", "--stdin-path", "--force-exclude",
    ]
    for format in ["text", "xcode", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "sonarqube", "rdjson"] {
      #expect(help.contains("\n  \(format) "), "\(format)")
    }
    for option in options {
      #expect(help.contains("  \(option) "), "\(option)")
    }
    #expect(!help.contains("build-tool"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func writesCompletionScripts(shell: String) throws {
    let script = try Tool.run("--generate-completion-script", shell, in: Folder())
    #expect(script.status == 0 && script.output.contains("stdin-path"))
  }

  @Test(arguments: [
    ["--no-such-option"], ["--stdin"], ["--stdin-path", "a.swift"], ["--stdin", "--stdin-path", "a.swift", "b.swift"],
    ["--reporter", "pdf"], ["--color", "blue"], ["explain"], ["--output", ""], [""],
  ])
  func wrongUsageIs64(arguments: [String]) throws {
    let outcome = try Tool.run(arguments, in: Folder())
    #expect(outcome.status == 64)
    #expect(outcome.output == "" && outcome.errors.contains("Error: "))
  }
}

/// What `higlint rules` lists.
@Suite struct RulesCommandTests {
  @Test func aProfileListsTheRulesThatRunInIt() throws {
    let folder = try Folder()
    let all = try Tool.run("rules", "--format", "json", in: folder)
    func ids(_ output: String, _ defaults: [String]) throws -> [String] {
      let list = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
      return list.filter { defaults.contains($0["default"] as? String ?? "") }.compactMap { $0["id"] as? String }
    }
    for (profile, defaults) in [("recommended", ["on"]), ("strict", ["on", "opt-in"]), ("classic", ["on", "classic"])] {
      let listed = try Tool.run("rules", "--format", "json", "--profile", profile, in: folder)
      #expect(listed.status == 0)
      #expect(try ids(listed.output, ["on", "opt-in", "classic"]) == ids(all.output, defaults), "\(profile)")
    }
    #expect(try Tool.run("rules", "--profile", "modern", in: folder).status == 64)
  }

  /// The page that is kept with the documentation is the one that the tool writes.
  @Test func theCoveragePageIsUpToDate() throws {
    let written = try Tool.run("rules", "--format", "coverage", in: Folder())
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/coverage.md")
    #expect(try String(decoding: Data(contentsOf: page), as: UTF8.self) == written.output, """
      write it anew: swift run higlint rules --format coverage > Documentation/coverage.md
      """)
  }
}

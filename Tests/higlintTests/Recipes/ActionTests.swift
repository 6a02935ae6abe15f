import Foundation
import Testing
import Yams

/// The shell code of `action.yml`, run as GitHub's runner does it, with the inputs that the documentation gives.
@Suite(.enabled(if: Program.isInstalled("git"), "git isn't installed"))
struct ActionTests {
  private struct Step {
    let name: String
    let script: String
    let environment: [String: String]
  }

  private func action() throws -> [String: Any] {
    let text = try String(contentsOf: Recipe.package.appendingPathComponent("action.yml"), encoding: .utf8)
    return try #require(try Yams.load(yaml: text) as? [String: Any])
  }

  /// The steps that run a script, with the values that expressions have.
  private func steps(_ values: [String: String]) throws -> [Step] {
    let runs = try #require(try action()["runs"] as? [String: Any])
    return try #require(runs["steps"] as? [[String: Any]]).compactMap { step in
      guard let script = step["run"] as? String else { return nil }
      #expect(step["shell"] as? String == "bash")
      let environment = (step["env"] as? [String: String] ?? [:]).mapValues { replaced($0, values) }
      // What an expression puts into a script can be a command: values go through variables alone.
      #expect(!script.contains("${{"))
      return Step(name: step["name"] as? String ?? "", script: script, environment: environment)
    }
  }

  private func replaced(_ text: String, _ values: [String: String]) -> String {
    values.reduce(text) { $0.replacingOccurrences(of: "${{ \($1.key) }}", with: $1.value) }
  }

  /// What the documentation's workflow hands to the action.
  private func documentedInputs() throws -> [String: String] {
    let code = try Recipe.code("yaml", under: "GitHub Actions", of: "continuous-integration.md")
    let workflow = try #require(try Yams.load(yaml: code) as? [String: Any])
    let job = try #require((workflow["jobs"] as? [String: [String: Any]])?["guidelines"])
    let steps = try #require(job["steps"] as? [[String: Any]])
    let own = try #require(steps.first { ($0["uses"] as? String)?.hasPrefix("higlint/") == true })
    let upload = try #require(steps.first { ($0["uses"] as? String)?.contains("upload-sarif") == true })
    let inputs = try #require(own["with"] as? [String: String])
    #expect((upload["with"] as? [String: String])?["sarif_file"] == inputs["sarif"])
    return inputs
  }

  private func lint(_ inputs: [String: String]) throws -> (outcome: Tool.Outcome, folder: Folder) {
    let package = try Folder()
    try package.write(".build/release/note", "")
    let link = package.url.appendingPathComponent(".build/release/higlint")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: Tool.executable)
    var values = ["github.action_path": package.path]
    for (name, value) in inputs { values["inputs.\(name)"] = replaced(value, ["github.base_ref": "main"]) }
    let step = try #require(try steps(values).first { $0.name == "Lint" })
    let folder = try Repository.branch(adding: "App/New.swift")
    let scripts = try Folder()
    let script = try scripts.write("step.sh", step.script)
    let command = "bash --noprofile --norc -eo pipefail \"\(script.path)\""
    return (try Tool.terminal(command, in: folder, environment: step.environment), folder)
  }

  @Test func whatIsDocumentedAnnotatesAndWritesSARIF() throws {
    let inputs = try documentedInputs()
    let known = try #require(try action()["inputs"] as? [String: Any])
    #expect(Set(inputs.keys).isSubset(of: known.keys))
    let (outcome, folder) = try lint(inputs)
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("::warning file=App/New.swift,line=3,"))
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(folder.read(inputs["sarif"] ?? "").contains("\"uri\": \"App/New.swift\""))
  }

  @Test func withoutInputsAllIsAnnotated() throws {
    let (outcome, _) = try lint(["arguments": "", "sarif": ""])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.split(separator: "\n").count == 2)
  }

  @Test func argumentsMayStandOnSeveralLines() throws {
    let (outcome, _) = try lint(["arguments": "--since origin/main\n--strict\n", "sarif": ""])
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  /// Nothing in an input is a command.
  @Test func inputsAreWordsNotCode() throws {
    let (outcome, folder) = try lint(["arguments": "App $(touch${IFS}made) ;touch made", "sarif": "a b.sarif"])
    #expect(outcome.status == 2)
    #expect(!folder.exists("made") && folder.exists("a b.sarif"))
  }

  @Test func theToolIsBuiltWhereItIsStarted() throws {
    let build = try #require(try steps(["github.action_path": "/some where"]).first { $0.name == "Build the tool" })
    let folder = try Folder()
    let script = "swift() { printf '%s\\n' \"$@\"; }\n" + build.script
    let outcome = try Tool.terminal(script, in: folder, environment: build.environment)
    let words = outcome.output.split(separator: "\n").map(String.init)
    #expect(words == ["build", "-c", "release", "--product", "higlint", "--package-path", "/some where"])
  }
}

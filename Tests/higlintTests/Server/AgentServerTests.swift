import Foundation
import HIGLintEngine
import HIGLintLanguageServer
import Testing
@testable import higlint

/// `higlint mcp` as a process: how it ends, and what it says to agents and to others.
@Suite struct AgentServerTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    for (name, text) in ServedApp.files { try folder.write("app/\(name)", text) }
    return folder
  }

  private static func request(_ id: Int, _ tool: String, _ arguments: String = "{}") -> String {
    """
    {"jsonrpc":"2.0","id":\(id),"method":"tools/call","params":{"name":"\(tool)","arguments":\(arguments),"_meta":{\
    "io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}
    """
  }

  /// What a tool answers.
  private func answer(_ request: String, in folder: Folder) throws -> [String: Any] {
    try folder.write("request", request + "\n")
    let outcome = try Tool.shell("""
      rm -f in; mkfifo in; : > out
      "$HIGLINT" mcp --no-cache --root app < in > out & server=$!
      exec 3> in
      cat request >&3
      until grep -q '}$' out || ! kill -0 $server; do sleep 0.02; done
      exec 3>&-
      wait $server
      """, in: folder)
    #expect(outcome.status == 0 && outcome.errors == "")
    return try #require(try JSONSerialization.jsonObject(with: Data(folder.read("out").utf8)) as? [String: Any])
  }

  @Test func writesNothingButAnswers() throws {
    let answer = try answer(Self.request(1, "explain", #"{"rule":"cell_not_reused"}"#), in: folder())
    #expect(answer["id"] as? Int == 1)
  }

  /// The script starts the server on the pipe `in`, and waits for it for a second.
  private func run(_ script: String) throws -> Tool.Outcome {
    let folder = try folder()
    try folder.write("lint", Self.request(1, "lint") + "\n")
    try folder.write("explain", Self.request(2, "explain", #"{"rule":"cell_not_reused"}"#) + "\n")
    return try Tool.shell("""
      mkfifo in
      for number in {1..4000}; do ln app/Loading.swift app/Loading$number.swift; done
      gone() {
        for attempt in {1..20}; do kill -0 $server 2>/dev/null || break; sleep 0.05; done
        kill -0 $server 2>/dev/null && echo there still && kill -9 $server
        wait $server 2>/dev/null
        echo $?
      }
      \(script)
      """, in: folder)
  }

  @Test func goesWhereItsInputEndsWhileItLints() throws {
    let outcome = try run("""
      "$HIGLINT" mcp --no-cache --root app < in > out & server=$!
      exec 3> in
      cat lint >&3
      sleep 0.3
      exec 3>&-
      gone
      """)
    #expect(outcome.output == "0\n" && outcome.errors == "")
  }

  @Test func goesWhereItsClientIsKilled() throws {
    let outcome = try run("""
      "$HIGLINT" mcp --no-cache --root app < in > out & server=$!
      ( cat explain lint; exec sleep 100 ) > in & client=$!
      for attempt in {1..600}; do [ -s out ] && break; sleep 0.05; done
      kill -9 $client
      gone
      """)
    #expect(outcome.output == "0\n" && !outcome.errors.contains("higlint"))
  }

  @Test func goesWhereNobodyReadsItsAnswers() throws {
    let outcome = try run("""
      mkfifo answers
      "$HIGLINT" mcp --no-cache --root app < in > answers & server=$!
      exec 3> in 4< answers
      cat explain lint >&3
      head -c 100 <&4 > out
      exec 4<&-
      gone
      """)
    #expect(["0\n", "1\n"].contains(outcome.output) && outcome.errors == "")
  }

  @Test(arguments: ["/", "none", "$HOME", "$HOME/.."])
  func aFolderThatIsNoProjectIsRefused(root: String) throws {
    let folder = try folder()
    let outcome = try Tool.shell("\"$HIGLINT\" mcp --root \"\(root)\" < /dev/null", in: folder, environment: ["HOME": folder.path])
    #expect(outcome.status == 2 && outcome.output == "" && outcome.errors.contains("by --root"))
  }

  // MARK: The same findings

  /// Findings as `file:line:column rule`.
  private func lines(_ findings: [[String: Any]], file: (([String: Any]) -> String)) -> [String] {
    findings.map { "\(file($0)):\($0["line"] ?? 0):\($0["column"] ?? 0) \($0["rule"] ?? "")" }.sorted()
  }

  private func byAgents(_ arguments: String = "{}", in folder: Folder) throws -> [String] {
    let result = try answer(Self.request(1, "lint", arguments), in: folder)["result"] as? [String: Any]
    let content = try #require(result?["structuredContent"] as? [String: Any])
    #expect(content["truncated"] as? Bool == false)
    return (content["files"] as? [[String: Any]] ?? []).flatMap { file in
      lines(file["findings"] as? [[String: Any]] ?? []) { _ in file["file"] as? String ?? "" }
    }.sorted()
  }

  private func byCommandLine(_ arguments: [String] = ["."], in folder: Folder) throws -> [String] {
    let app = Folder(at: folder.url.appendingPathComponent("app"))
    let outcome = try Tool.run(["lint", "--no-cache", "--reporter", "json"] + arguments, in: app)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    return lines(report["findings"] as? [[String: Any]] ?? []) { $0["file"] as? String ?? "" }
  }

  private func byLanguageServer(in folder: Folder) throws -> [String] {
    let root = folder.url.appendingPathComponent("app").path
    let request = ProjectRequest(place: .folder(root), texts: [:], configuration: nil, jobs: nil, isTreeStale: true)
    let report = try #require(ProjectSessions(caches: nil).lint(request, for: ProjectAudience()))
    return report.result.findings.map { finding in
      "\(finding.file.dropFirst(root.count + 1)):\(finding.range.start.line):\(finding.range.start.column) \(finding.rule)"
    }.sorted()
  }

  @Test func agentsEditorsAndPeopleAreToldTheSame() throws {
    let package = Recipe.package
    for (example, configuration) in [("Examples/SampleApp", ""), ("Examples/SampleApp", "profile: strict\nexcluded: [Player]\n"), ("", "")] {
      let folder = try Folder()
      if example.isEmpty {
        for (name, text) in LittleApp.files { try folder.write("app/\(name)", text) }
        try folder.write("app/Kit/Size.swift", "enum Size { static let side: CGFloat = 20 }\n")
        try folder.write("app/Bar2.swift", ServedApp.files["Bar.swift"] ?? "")
        try folder.write("app/.higlint.yml", "excluded: [Kit]\ncontext: [Kit/Size.swift]\nbaseline: known\n")
        try folder.write("app/known", "higlint-baseline 1\n")
      } else {
        try FileManager.default.copyItem(at: package.appendingPathComponent(example), to: folder.url.appendingPathComponent("app"))
        try folder.write("app/.higlint.yml", configuration)
      }
      let found = try byCommandLine(in: folder)
      #expect(found.count > 1, "\(example)")
      #expect(try byAgents(in: folder) == found)
      #expect(try byLanguageServer(in: folder) == found)
      for file in Set(found.map { String($0.prefix { $0 != ":" }) }) {
        let own = try byCommandLine(["--project-root", ".", file], in: folder)
        #expect(try byAgents(#"{"paths":["\#(file)"]}"#, in: folder) == own)
      }
    }
  }
}

/// `higlint mcp`, asked by the client that Python has for the protocol, in the versions that `.ci/run` installs.
@Suite struct AgentClientTests {
  private static let versions = ["2.3.0", "1.30.0"]

  private static func python(_ version: String) -> String {
    Recipe.package.appendingPathComponent(".build/agents/\(version)/bin/python").path
  }

  private static let installed = versions.filter { FileManager.default.isExecutableFile(atPath: python($0)) }

  /// All that is said holds to the protocol's own schemas, and all answers to those that the tools give of them.
  @Test(.enabled(if: !installed.isEmpty, "Python's mcp isn't installed"), arguments: installed)
  func everyWayOfTalkingGoesWell(version: String) throws {
    let folder = try Folder()
    for (name, text) in ServedApp.files { try folder.write("app/\(name)", text) }
    try folder.write("app-secret/Secret.swift", ServedApp.files["Loading.swift"] ?? "")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("app/Out"), withDestinationURL: folder.url.appendingPathComponent("app-secret")
    )
    let agents = Recipe.package.appendingPathComponent("Tests/higlintTests/Agents").path
    let outcome = try Tool.shell("""
      "\(Self.python(version))" "\(agents)/clients.py" "$HIGLINT" "\(agents)/Schemas" "$PWD/app"
      """, in: folder, environment: ["HOME": folder.path])
    let ways = version.hasPrefix("2") ? "auto\nlegacy\n2026-07-28\n2026-07-28 writing\n" : "session\nsession writing\n"
    #expect(outcome.status == 0 && outcome.output == ways, "\(outcome.errors.suffix(3_000))")
  }
}

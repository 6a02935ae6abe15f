import Foundation
import Testing

/// What SECURITY.md promises.
@Suite struct SecurityTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The ways in which Swift code can reach the network or run another program.
  private static let forbidden = [
    "URLSession", "FoundationNetworking", "import Network", "CFSocket", "CFStream", "socket(", "connect(",
    "getaddrinfo", "Process()", "NSTask", "posix_spawn", "popen(", "fork(", "execv", "dlopen", "contentsOf: URL(string",
  ]

  /// What `--since` and `--staged` ask, and nothing else.
  private static let git = "HIGLint/Gates/Git.swift"

  @Test func gitIsTheOnlyProgramThatIsRunAndOnlyWhereItIsAskedFor() throws {
    let sources = Self.repository.appendingPathComponent("Sources")
    let code = try String(contentsOf: sources.appendingPathComponent(Self.git), encoding: .utf8)
    #expect(code.components(separatedBy: "executableURL").count == 2 && code.contains("[\"git\", "))
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    // A repository whose own configuration names a program is linted without running it.
    try folder.write(".git/config", "[core]\n\tfsmonitor = touch ran\n[diff]\n\texternal = touch ran\n")
    for arguments in [["."], ["--since", "HEAD"], ["--staged"]] { _ = try Tool.run(arguments, in: folder) }
    #expect(!folder.exists("ran"))
  }

  @Test func nothingInTheToolReachesOutOrRunsAnything() throws {
    let sources = Self.repository.appendingPathComponent("Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    #expect(files.contains("HIGLint/HIGLint.swift"))
    for file in files {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      // The examples of rules are only text.
      let rule = text.components(separatedBy: "// MARK: - Examples")[0]
      let lines = rule.split(separator: "\n").filter { !$0.contains("\"") && !$0.contains("///") }
      let code = lines.joined(separator: "\n")
      for word in Self.forbidden where !(file == Self.git && word == "Process()") {
        #expect(!code.contains(word), "\(file): \(word)")
      }
    }
  }

  #if os(Linux)
  @Test func theToolIsLinkedWithNothingThatKnowsTheNetwork() throws {
    let libraries = try Tool.shell("ldd \"$HIGLINT\"", in: Folder())
    guard libraries.status == 0 else { return }
    #expect(libraries.output.contains("Foundation"))
    #expect(!libraries.output.contains("FoundationNetworking") && !libraries.output.contains("curl"))
  }

  private static let hasTracer = FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")

  /// What the tool asks of the system, one call a line.
  private func calls(_ arguments: String, in folder: Folder) throws -> [Substring] {
    let script = "strace -f -qq -e trace=network,process,%file -o ../calls \"$HIGLINT\" \(arguments); echo $?"
    let outcome = try Tool.shell("mkdir -p Tree; cd Tree; \(script)", in: folder)
    #expect(outcome.output.hasSuffix("\n0\n") || outcome.output == "0\n")
    return folder.read("calls").split(separator: "\n")
  }

  @Test(.enabled(if: hasTracer, "strace is not installed."))
  func aRunReadsAndDoesNothingElse() throws {
    let folder = try Folder()
    try folder.write("Tree/A.swift", Code.small)
    try folder.write("Tree/Main.storyboard", Code.storyboard)
    try folder.write("Tree/.higlint.yml", "symbol_graphs: ['$(touch x)', Graphs]\n")
    try folder.write("Tree/Graphs/M.symbols.json", "{}")
    let calls = try calls("--reporter text", in: folder)
    #expect(calls.contains { $0.contains("A.swift") && $0.contains("open") })
    #expect(calls.filter { $0.contains("execve(") }.count == 1)
    for name in ["socket(", "connect(", "sendto(", "fork("] {
      for call in calls { #expect(!call.contains(name), "\(call)") }
    }
    let writes = ["O_WRONLY", "O_RDWR", "O_CREAT", "rename", "unlink", "mkdir", "chmod", "chown", "symlink", "truncate"]
    for call in calls { for word in writes { #expect(!call.contains(word), "\(call)") } }
  }

  @Test(.enabled(if: hasTracer, "strace is not installed."))
  func aReportTouchesItsOwnFolderAlone() throws {
    let folder = try Folder()
    try folder.write("Tree/A.swift", Code.small)
    let calls = try calls("--output ../report", in: folder)
    let writes = calls.filter { $0.contains("O_CREAT") || $0.contains("rename") || $0.contains("O_WRONLY") }
    #expect(writes.count == 2)
    for call in writes { #expect(call.contains("\"\(folder.path)/.higlint-"), "\(call)") }
  }
  #endif

  @Test func nothingOutsideAStoryboardIsRead() throws {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    try folder.write("secret", "swordfish")
    let entities = """
      <!DOCTYPE document SYSTEM "http://example.com/x.dtd" [<!ENTITY a SYSTEM "file://\(folder.path)/secret">]>
      """
    let text = Code.storyboard.replacingOccurrences(of: "<document", with: entities + "\n<document")
    try folder.write("Main.storyboard", text.replacingOccurrences(of: "<scenes>", with: "<scenes>&a;"))
    let outcome = try Tool.run([], in: folder)
    #expect(outcome.status == 2 && outcome.output.contains("/A.swift:3:3: warning: "))
    #expect(outcome.errors.hasPrefix("Main.storyboard:2:1: error: has a document type"))
    #expect(!outcome.errors.contains("swordfish"))
  }
}

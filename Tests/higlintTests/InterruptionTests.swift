import Foundation
import Testing

/// Ctrl-C and its like end the tool, wherever it is, and leave nothing behind.
struct InterruptionTests {
  /// A tool that is running.
  private final class Run {
    let process = Process()
    /// Where it runs; it must be there for as long.
    private let folder: Folder
    let input = Pipe()
    let output = Pipe()
    let errors = Pipe()

    init(_ arguments: [String], in folder: Folder) throws {
      self.folder = folder
      process.executableURL = Tool.executable
      process.arguments = arguments
      process.currentDirectoryURL = folder.url
      process.environment = [:]
      process.standardInput = input
      process.standardOutput = output
      process.standardError = errors
      try process.run()
    }

    /// Ends it by a signal; what ended it is what a shell adds 128 to.
    func end(by signal: Int32) -> Int32? {
      kill(process.processIdentifier, signal)
      process.waitUntilExitOrHanging()
      return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
    }

    var text: String {
      [output, errors].map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }.joined()
    }
  }

  /// A folder that takes long to lint: one large file under many names.
  private func largeFolder() throws -> Folder {
    let folder = try Folder()
    try folder.write("Sources/0.swift", Code.small(types: 0..<100))
    for number in 1...6_000 {
      try FileManager.default.linkItem(
        atPath: folder.path + "/Sources/0.swift",
        toPath: folder.path + "/Sources/\(number).swift"
      )
    }
    return folder
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func inTheMiddleOfARun(signal: Int32) throws {
    let folder = try largeFolder()
    try folder.write("report", "old")
    let run = try Run(["--output", "report", "Sources"], in: folder)
    usleep(700_000)
    #expect(run.end(by: signal) == signal)
    #expect(run.text == "" && folder.read("report") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["Sources", "report"])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func whileItWaitsForStandardInput(signal: Int32) throws {
    for arguments in [["--stdin", "--stdin-path", "A.swift"], ["--files-from", "-"]] {
      let run = try Run(arguments, in: Folder())
      usleep(300_000)
      #expect(run.end(by: signal) == signal)
      #expect(run.text == "")
    }
  }

  @Test func whileItWaitsForANamedPipe() throws {
    let folder = try Folder()
    #expect(mkfifo(folder.path + "/list", 0o600) == 0)
    let run = try Run(["--files-from", "list"], in: folder)
    usleep(300_000)
    #expect(run.end(by: SIGINT) == SIGINT)
  }

  @Test func atAnyTime() throws {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    try folder.write("report", "old")
    for delay in 0..<40 {
      let run = try Run(["A.swift", "--output", "report"], in: folder)
      usleep(UInt32(delay) * 8_000)
      _ = run.end(by: SIGTERM)
      let report = folder.read("report")
      #expect(report == "old" || report.hasSuffix("(small_touch_target)\n"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["A.swift", "report"])
    }
  }

  @Test func aCacheIsWholeOrNotThere() throws {
    let app = try LittleApp()
    let afresh = try app.afresh()
    for delay in 0..<40 {
      try app.folder.write("Plain.swift", "struct Plain { let value\(delay): Int }\n")
      let run = try Run(["--cache-path", app.caches.path], in: app.folder)
      usleep(UInt32(delay) * 8_000)
      _ = run.end(by: SIGTERM)
      #expect(app.left.allSatisfy { $0.hasSuffix(".higlint-cache") } && app.left.count <= 1)
    }
    #expect(try app.lint() == afresh)
  }

  @Test func aShellSeesWhatEndedIt() throws {
    let script = """
      mkfifo text; exec 3<>text; "$HIGLINT" --stdin --stdin-path A.swift <text &
      sleep 0.3; kill -TERM $!; wait $!; echo $?
      """
    #expect(try Tool.shell(script, in: Folder()).output == "143\n")
  }

  @Test func whatIsIgnoredStaysIgnored() throws {
    let script = """
      trap '' HUP; mkfifo text; "$HIGLINT" --stdin --stdin-path A.swift <text & tool=$!
      exec 3>text; sleep 0.3; kill -HUP $tool; sleep 0.3; cat A.swift >&3; exec 3>&-; wait $tool; echo $?
      """
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    let outcome = try Tool.shell(script, in: folder)
    #expect(outcome.output.contains("A.swift:3:3: warning: ") && outcome.output.hasSuffix("\n0\n"))
  }

  @Test func theProgressLineIsTakenAway() throws {
    let (text, status) = try Tool.runOnTerminal(["Sources"], in: largeFolder()) { text in
      text.contains("Linting: ") ? SIGINT : nil
    }
    #expect(status == SIGINT)
    #expect(text.contains("Linting: ") && text.hasSuffix("\r\u{1B}[K"))
  }
}

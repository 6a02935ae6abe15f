import Foundation
import HIGLintProtocols

/// An editor that has a server's process of its own, and waits for what it says.
final class ServedEditor {
  private let process = Process()
  private let input = Pipe()
  private let received = Mailbox<(message: JSON, time: UInt64)>()
  private var versions: [URL: Int] = [:]
  /// What came since the last edit while something else was waited for.
  private var passed: [(message: JSON, time: UInt64)] = []

  /// How long an answer may take, in seconds.
  private static let patience = 300.0

  /// - Parameter settings: what the editor says at the start.
  init(_ executable: String, _ arguments: [String], root: URL, settings: [String: JSON] = [:]) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = ["server"] + arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let (descriptor, received) = (output.fileHandleForReading.fileDescriptor, received)
    Thread.detachNewThread {
      // The pipe is there for as long as somebody reads from it.
      withExtendedLifetime(output) {
        var reader = MessageReader<HeaderFraming>(descriptor: descriptor)
        while let message = try? reader.next(), let json = try? JSONDecoder().decode(JSON.self, from: Data(message)) {
          received.put((json, DispatchTime.now().uptimeNanoseconds))
        }
      }
    }
    send("initialize", id: 1, [
      "processId": .integer(Int(getpid())), "rootUri": .string(root.absoluteString), "initializationOptions": .object(settings),
      "capabilities": .object(["textDocument": .object(["publishDiagnostics": .object([
        "versionSupport": .bool(true), "relatedInformation": .bool(true),
      ])])]),
    ])
    _ = try wait { $0["id"] == .integer(1) }
    send("initialized", [:])
  }

  /// Ends the server.
  func close() {
    input.fileHandleForWriting.closeFile()
    process.waitUntilExit()
  }

  // MARK: Documents

  /// - Returns: when it was sent.
  @discardableResult
  func open(_ file: URL) throws -> UInt64 {
    versions[file] = 1
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let time = DispatchTime.now().uptimeNanoseconds
    send("textDocument/didOpen", ["textDocument": .object([
      "uri": .string(file.absoluteString), "languageId": .string("swift"), "version": .integer(1), "text": .string(text),
    ])])
    return time
  }

  /// Replaces a text, and says when that was sent.
  func change(_ file: URL, to text: String) -> UInt64 {
    versions[file, default: 1] += 1
    passed = []
    let time = DispatchTime.now().uptimeNanoseconds
    send("textDocument/didChange", [
      "textDocument": .object(["uri": .string(file.absoluteString), "version": .integer(versions[file] ?? 1)]),
      "contentChanges": .array([.object(["text": .string(text)])]),
    ])
    return time
  }

  /// Waits for the findings of the newest text of a file.
  ///
  /// - Returns: when they came, and what they are.
  func findings(of file: URL) throws -> (time: UInt64, all: [JSON]) {
    let found = try wait { message in
      message["method"] == .string("textDocument/publishDiagnostics")
        && message["params"]?["uri"] == .string(file.absoluteString)
        && message["params"]?["version"] == .integer(self.versions[file] ?? 1)
    }
    guard case .array(let findings)? = found.message["params"]?["diagnostics"] else { return (found.time, []) }
    return (found.time, findings)
  }

  // MARK: The process

  /// The memory that the server holds, in bytes; nil where the system doesn't say.
  var memory: Int? {
    let text = try? ChildProcess(executable: "ps", arguments: ["-o", "rss=", "-p", "\(process.processIdentifier)"]).text()
    return text.flatMap { Int($0.filter(\.isNumber)) }.map { $0 << 10 }
  }

  /// The processor time that the server has used, in seconds; nil where the system doesn't say.
  var processorTime: Double? {
    guard let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8) else { return nil }
    // Behind the name of the program, which may hold anything, the twelfth and thirteenth are times.
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return nil }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  // MARK: Messages

  private func send(_ method: String, id: Int? = nil, _ params: [String: JSON]) {
    var message: [String: JSON] = ["jsonrpc": .string("2.0"), "method": .string(method), "params": .object(params)]
    if let id { message["id"] = .integer(id) }
    let bytes = (try? JSONEncoder().encode(JSON.object(message))).map { Array($0) } ?? []
    try? input.fileHandleForWriting.write(contentsOf: Data(HeaderFraming.framed(bytes)))
  }

  private func wait(for isMeant: (JSON) -> Bool) throws -> (message: JSON, time: UInt64) {
    if let index = passed.firstIndex(where: { isMeant($0.message) }) { return passed.remove(at: index) }
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while let next = received.next(until: deadline) {
      if isMeant(next.message) { return next }
      passed.append(next)
    }
    throw Silence()
  }

  struct Silence: Error, CustomStringConvertible {
    let description = "The server didn't answer."
  }
}

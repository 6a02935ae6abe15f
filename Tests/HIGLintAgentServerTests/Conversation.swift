import Foundation
import HIGLintAgentServer
import HIGLintEngine
import HIGLintProtocols
import Testing
@testable import higlint

/// An agent, and the server that serves it within this process.
final class Conversation {
  let folder: TemporaryFolder
  private let input = Pipe()
  private let output = Pipe()
  private let received = Mailbox<JSON>()
  private let ended = Mailbox<Int32>()
  /// What came while something else was waited for.
  private var passed: [JSON] = []
  private var asked = 0
  private let era: Era

  /// How the agent speaks.
  enum Era {
    /// It doesn't greet.
    case none
    case handshake(String)
    case stateless
  }

  init(
    _ files: [String: String] = Sample.app,
    era: Era = .stateless,
    allowsWrites: Bool = false,
    patience: Double = 600,
    project: ((AbsolutePath) -> any AgentProject)? = nil
  ) throws {
    signal(SIGPIPE, SIG_IGN)
    self.era = era
    folder = try TemporaryFolder(files)
    let root = AbsolutePath(folder.root.path)
    let setup = AgentSetup(
      rules: knownRules, version: "1", project: project?(root) ?? RootProject(root: root, caches: nil),
      allowsWrites: allowsWrites, configurationSchema: Schema.json, patience: patience
    )
    // Threads may still wait for what they read when the conversation is over: were the descriptors closed, they would read
    // what is meant for another one that is given the same.
    for pipe in [input, output] { _ = Unmanaged.passRetained(pipe) }
    let (read, write, ended) = (input.fileHandleForReading.fileDescriptor, output.fileHandleForWriting.fileDescriptor, ended)
    Thread.detachNewThread { ended.put(AgentServer(setup).run(input: read, output: write)) }
    let (descriptor, received) = (output.fileHandleForReading.fileDescriptor, received)
    Thread.detachNewThread {
      var reader = MessageReader<LineFraming>(descriptor: descriptor)
      while let message = try? reader.next(), let json = try? JSONDecoder().decode(JSON.self, from: Data(message)) {
        received.put(json)
      }
    }
    guard case .handshake(let revision) = era else { return }
    _ = try call("initialize", [
      "protocolVersion": .string(revision), "capabilities": [:], "clientInfo": ["name": "test", "version": "1"],
    ])
    send(["jsonrpc": "2.0", "method": "notifications/initialized"])
  }

  deinit {
    hangUp()
    if ended.next(until: Date(timeIntervalSinceNow: 5)) != nil { output.fileHandleForWriting.closeFile() }
  }

  // MARK: Messages

  func send(_ message: JSON) {
    sendRaw((message.bytes ?? []) + [0x0A])
  }

  func sendRaw(_ bytes: [UInt8]) {
    try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  /// - Returns: the id under which the answer will come.
  func ask(_ method: String, _ params: JSON = [:], meta: [String: JSON] = [:]) -> JSON {
    asked += 1
    var meta = meta
    if case .stateless = era {
      meta["io.modelcontextprotocol/protocolVersion"] = "2026-07-28"
      meta["io.modelcontextprotocol/clientCapabilities"] = [:]
    }
    let whole = meta.isEmpty ? params : params.adding("_meta", .object(meta))
    send(["jsonrpc": "2.0", "id": .integer(asked), "method": .string(method), "params": whole])
    return .integer(asked)
  }

  func reply(to id: JSON, within seconds: Double = 120) throws -> JSON {
    try next("an answer to \(id)", within: seconds) { $0["id"] == id }
  }

  /// The result of a request; its error where it has none.
  func call(_ method: String, _ params: JSON = [:], meta: [String: JSON] = [:]) throws -> JSON {
    let reply = try reply(to: ask(method, params, meta: meta))
    return reply["result"] ?? reply["error"] ?? .null
  }

  func next(_ what: String = "a message", within seconds: Double = 120, where isMeant: (JSON) -> Bool = { _ in true }) throws -> JSON {
    if let index = passed.firstIndex(where: isMeant) { return passed.remove(at: index) }
    let deadline = Date(timeIntervalSinceNow: seconds)
    while let message = received.next(until: deadline) {
      if isMeant(message) { return message }
      passed.append(message)
    }
    throw Missing(description: "\(what) never came")
  }

  struct Missing: Error {
    let description: String
  }

  // MARK: Tools

  /// What a tool answers, of which the text says the same.
  func use(_ tool: String, _ arguments: JSON = [:]) throws -> JSON {
    let result = try call("tools/call", ["name": .string(tool), "arguments": arguments])
    guard result["isError"] == false, let content = result["structuredContent"] else {
      throw Missing(description: "\(tool) is refused: \(result)")
    }
    let text = result["content"]?.elements.first?["text"]?.string ?? ""
    #expect(try JSONDecoder().decode(JSON.self, from: Data(text.utf8)) == content)
    return content
  }

  /// Why a tool has no answer.
  func refusal(of tool: String, _ arguments: JSON) throws -> String {
    let result = try call("tools/call", ["name": .string(tool), "arguments": arguments])
    #expect(result["isError"] == true && result["structuredContent"] == nil)
    return result["content"]?.elements.first?["text"]?.string ?? ""
  }

  /// What `lint` or `lint_text` finds, as `file:line:column rule`.
  func found(_ tool: String = "lint", _ arguments: JSON = [:]) throws -> [String] {
    Self.lines(try use(tool, arguments))
  }

  static func lines(_ answer: JSON) -> [String] {
    (answer["files"]?.elements ?? []).flatMap { file in
      (file["findings"]?.elements ?? []).map { finding in
        "\(file["file"]?.string ?? ""):\(finding["line"]?.integer ?? 0):\(finding["column"]?.integer ?? 0) \(finding["rule"]?.string ?? "")"
      }
    }
  }

  // MARK: End

  func hangUp() {
    input.fileHandleForWriting.closeFile()
  }

  func status(within seconds: Double = 30) -> Int32? {
    ended.next(until: Date(timeIntervalSinceNow: seconds))
  }
}

extension JSON {
  var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  func adding(_ name: String, _ value: JSON) -> JSON {
    guard case .object(var members) = self else { return self }
    members[name] = value
    return .object(members)
  }
}

/// A temporary folder, with a project in one of its folders.
final class TemporaryFolder: Sendable {
  let url: URL

  var root: URL { url.appendingPathComponent("app", isDirectory: true) }

  /// - Parameter files: what lies in the project's folder.
  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("higlint mcp \(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ name: String, _ text: String) throws {
    let file = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) -> String {
    (try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  func link(_ name: String, to target: String) throws {
    let path = root.appendingPathComponent(name).path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  /// All that lies in it, with its contents and when these were written.
  var state: [String: String] {
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return Dictionary(uniqueKeysWithValues: names.map { name in
      let path = url.appendingPathComponent(name).path
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      let content = (try? Data(contentsOf: URL(fileURLWithPath: path))).map { $0.base64EncodedString() } ?? ""
      return (name, "\(attributes?[.modificationDate] ?? "") \(content)")
    })
  }
}

/// Small sources, and what is found in them.
enum Sample {
  /// Its button has the size that another file declares.
  static let bar = """
    final class Bar: UIView { let button = UIButton(primaryAction: act) }
    extension Bar { func lay() {
      button.frame = CGRect(x: 0, y: 0, width: Size.side, height: Size.side)
    } }

    """
  static let barFinding = "Bar.swift:3:3 small_touch_target"

  static func size(_ side: Int) -> String { "enum Size { static let side: CGFloat = \(side) }\n" }

  /// A line that is safe to remove.
  static let loading = """
    final class LoadingView: UIView {
      private let wheel = UIActivityIndicatorView(style: .medium)

      func setUp() {
        wheel.hidesWhenStopped = false
        addSubview(wheel)
      }
    }

    """
  static let loadingFinding = "Views/Loading.swift:5:5 stationary_activity_indicator"

  static let app = ["Bar.swift": bar, "Size.swift": size(20), "Views/Loading.swift": loading]
}

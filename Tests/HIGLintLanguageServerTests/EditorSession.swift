import Foundation
import HIGLintLanguageServer
import HIGLintProtocols
import Testing
@testable import higlint

/// An editor, and the server that serves it within this process.
final class EditorSession {
  let folder: ProjectFolder
  /// What the server said of itself.
  private(set) var greeting: JSON = .null
  private let input = Pipe()
  private let output = Pipe()
  private let received = Mailbox<JSON>()
  private let ended = Mailbox<Int32>()
  /// What came while something else was waited for.
  private var passed: [JSON] = []
  private var asked = 0
  private var versions: [String: Int] = [:]

  /// What the tests' editor can do.
  enum Editor {
    static let pushed: JSON = [
      "general": ["positionEncodings": ["utf-16"]],
      "textDocument": [
        "publishDiagnostics": ["versionSupport": true, "relatedInformation": true, "codeDescriptionSupport": true],
        "codeAction": [
          "codeActionLiteralSupport": [:], "isPreferredSupport": true, "dataSupport": true,
          "resolveSupport": ["properties": ["edit"]],
        ],
        "hover": ["contentFormat": ["markdown"]],
      ],
      "workspace": ["workspaceEdit": ["documentChanges": true], "didChangeWatchedFiles": ["dynamicRegistration": true]],
    ]

    static let pulling = pushed.merging([
      "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
    ])
  }

  init(
    _ files: [String: String] = [:],
    editor: JSON = Editor.pushed,
    roots: [String] = ["."],
    settings: JSON = .null,
    linting: (any ProjectLinting)? = nil,
    prepare: (ProjectFolder) throws -> Void = { _ in }
  ) throws {
    signal(SIGPIPE, SIG_IGN)
    folder = try ProjectFolder(files)
    try prepare(folder)
    let setup = ServerSetup(rules: knownRules, version: "1", linting: linting ?? ProjectSessions(caches: nil), home: nil)
    // Threads may still wait for what they read when the session is gone: were the descriptors closed, they would read what is
    // meant for another session that is given the same ones.
    for pipe in [input, output] { _ = Unmanaged.passRetained(pipe) }
    let (read, write, ended) = (input.fileHandleForReading.fileDescriptor, output.fileHandleForWriting.fileDescriptor, ended)
    Thread.detachNewThread { ended.put(LanguageServer(setup).run(input: read, output: write)) }
    let (descriptor, received) = (output.fileHandleForReading.fileDescriptor, received)
    Thread.detachNewThread {
      var reader = MessageReader<HeaderFraming>(descriptor: descriptor)
      while let message = try? reader.next(), let json = try? JSONDecoder().decode(JSON.self, from: Data(message)) {
        received.put(json)
      }
    }
    let folders = roots.map { root in JSON.object(["uri": .string(uri(root)), "name": .string(root)]) }
    greeting = try call("initialize", [
      "processId": .integer(Int(getpid())), "rootUri": folders.first?["uri"] ?? .null, "capabilities": editor,
      "workspaceFolders": .array(folders), "initializationOptions": settings,
    ])
    notify("initialized", [:])
  }

  deinit {
    input.fileHandleForWriting.closeFile()
    if ended.next(until: Date(timeIntervalSinceNow: 5)) != nil { output.fileHandleForWriting.closeFile() }
  }

  // MARK: Messages

  func send(_ message: JSON) {
    let bytes = (try? JSONEncoder().encode(message)).map { Array($0) } ?? []
    sendRaw(HeaderFraming.framed(bytes))
  }

  func sendRaw(_ bytes: [UInt8]) {
    try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  func notify(_ method: String, _ params: JSON) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// - Returns: the id under which the answer will come.
  func ask(_ method: String, _ params: JSON) -> JSON {
    asked += 1
    send(["jsonrpc": "2.0", "id": .integer(asked), "method": .string(method), "params": params])
    return .integer(asked)
  }

  func reply(to id: JSON) throws -> JSON {
    try next("an answer to \(id)") { $0["id"] == id && $0["method"] == nil }
  }

  /// The result of a request; its error where it has none.
  func call(_ method: String, _ params: JSON) throws -> JSON {
    let reply = try reply(to: ask(method, params))
    return reply["result"] ?? reply["error"] ?? .null
  }

  /// The next message of a kind. Requests of the server are answered with nothing.
  func next(_ what: String, within seconds: Double = 120, where isMeant: (JSON) -> Bool) throws -> JSON {
    if let index = passed.firstIndex(where: isMeant) { return passed.remove(at: index) }
    let deadline = Date(timeIntervalSinceNow: seconds)
    while let message = received.next(until: deadline) {
      if let id = message["id"], message["method"] != nil { send(["jsonrpc": "2.0", "id": id, "result": nil]) }
      if isMeant(message) { return message }
      passed.append(message)
    }
    throw Missing(description: "\(what) never came")
  }

  /// Whether nothing of a kind comes for a while.
  func isSilent(for seconds: Double = 0.5, where isMeant: (JSON) -> Bool) -> Bool {
    (try? next("nothing", within: seconds, where: isMeant)) == nil
  }

  struct Missing: Error {
    let description: String
  }

  func uri(_ name: String) -> String {
    name.contains(":") ? name : name == "." ? folder.url.absoluteString : folder.url.appendingPathComponent(name).absoluteString
  }

  func identifier(_ name: String) -> JSON { ["uri": .string(uri(name))] }

  // MARK: Documents

  /// Opens a file, or a text in its place.
  func open(_ name: String, _ text: String? = nil, language: String = "swift") {
    versions[name] = 1
    notify("textDocument/didOpen", ["textDocument": [
      "uri": .string(uri(name)), "languageId": .string(language), "version": 1, "text": .string(text ?? folder.read(name)),
    ]])
  }

  func change(_ name: String, _ changes: JSON...) {
    versions[name, default: 1] += 1
    notify("textDocument/didChange", [
      "textDocument": ["uri": .string(uri(name)), "version": .integer(versions[name] ?? 1)], "contentChanges": .array(changes),
    ])
  }

  func replace(_ name: String, with text: String) {
    change(name, ["text": .string(text)])
  }

  func close(_ name: String) {
    notify("textDocument/didClose", ["textDocument": identifier(name)])
  }

  func save(_ name: String, _ text: String) throws {
    try folder.write(name, text)
    notify("textDocument/didSave", ["textDocument": identifier(name)])
  }

  /// Tells that files have come, changed or gone.
  func noteOnDisk(_ kind: Int, _ names: String...) {
    let changes = names.map { JSON.object(["uri": .string(uri($0)), "type": .integer(kind)]) }
    notify("workspace/didChangeWatchedFiles", ["changes": .array(changes)])
  }

  // MARK: Findings

  /// The next findings that the server tells of a document, as `line:character-line:character rule`.
  func told(_ name: String, within seconds: Double = 120) throws -> [String] {
    let uri = JSON.string(uri(name))
    let message = try next("findings of \(name)", within: seconds) {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"] == uri
    }
    return Self.lines(message["params"]?["diagnostics"])
  }

  /// Waits until the server tells that a document has these findings.
  func waits(for expected: [String], of name: String) throws {
    var last: [String] = []
    repeat {
      do { last = try told(name, within: 10) } catch { throw Missing(description: "\(name) has \(last), not \(expected)") }
    } while last != expected
  }

  /// The findings of a document, for editors that ask.
  func pull(_ name: String, previous: String? = nil) throws -> JSON {
    try call("textDocument/diagnostic", [
      "textDocument": identifier(name), "previousResultId": previous.map { .string($0) } ?? .null,
    ])
  }

  func pulled(_ name: String) throws -> [String] { Self.lines(try pull(name)["items"]) }

  static func lines(_ diagnostics: JSON?) -> [String] {
    (diagnostics?.elements ?? []).map { one in
      func number(_ path: String, _ name: String) -> Int { one["range"]?[path]?[name]?.integer ?? -1 }
      let range = "\(number("start", "line")):\(number("start", "character"))-\(number("end", "line")):\(number("end", "character"))"
      return "\(range) \(one["code"]?.string ?? one["message"]?.string ?? "")"
    }
  }

  // MARK: Actions

  /// What can be done at a place.
  func actions(_ name: String, line: Int, character: Int, only: [JSON]? = nil) throws -> [JSON] {
    let place: JSON = ["line": .integer(line), "character": .integer(character)]
    let context: JSON = only.map { ["diagnostics": [], "only": .array($0)] } ?? ["diagnostics": []]
    return try call("textDocument/codeAction", [
      "textDocument": identifier(name), "range": ["start": place, "end": place], "context": context,
    ]).elements
  }

  // MARK: End

  /// The status that the process would end with.
  func status(within seconds: Double = 30) -> Int32? {
    ended.next(until: Date(timeIntervalSinceNow: seconds))
  }

  func hangUp() {
    input.fileHandleForWriting.closeFile()
  }
}

/// A temporary folder with files in it.
final class ProjectFolder: Sendable {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("higlint server \(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ name: String, _ text: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) -> String {
    (try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(name))
  }
}

/// Small sources, and what is found in them.
enum Sample {
  /// What makes a folder a project.
  static let configuration = [".higlint.yml": "profile: recommended\n"]

  /// Its button has the size that another file declares.
  static let bar = """
    final class Bar: UIView { let button = UIButton(primaryAction: act) }
    extension Bar { func lay() {
      button.frame = CGRect(x: 0, y: 0, width: Size.side, height: Size.side)
    } }

    """
  static let barFinding = "2:2-2:72 small_touch_target"

  static func size(_ side: Int) -> String { "enum Size { static let side: CGFloat = \(side) }\n" }

  /// Two lines that are safe to remove.
  static let spinners = """
    final class LoadingView: UIView {
      private let first = UIActivityIndicatorView(style: .medium)
      private let second = UIActivityIndicatorView(style: .medium)

      func setUp() {
        first.hidesWhenStopped = false
        second.hidesWhenStopped = false
        addSubview(first)
        addSubview(second)
      }
    }

    """
  static let spinnerFindings = ["5:4-5:34 stationary_activity_indicator", "6:4-6:35 stationary_activity_indicator"]

  static var app: [String: String] {
    configuration.merging(["Bar.swift": bar, "Size.swift": size(20), "Loading.swift": spinners]) { $1 }
  }
}

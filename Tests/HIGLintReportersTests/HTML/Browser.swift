import Foundation

/// Chromium without a window, with one page, spoken to by the DevTools protocol.
final class Browser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The program, if there is one.
  static let executable: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
    let found = path.split(separator: ":").flatMap { folder in names.map { "\(folder)/\($0)" } }
    let apps = ["Google Chrome", "Chromium"].map { "/Applications/\($0).app/Contents/MacOS/\($0)" }
    return (found + apps).first { FileManager.default.isExecutableFile(atPath: $0) && isBrowser($0) }
  }()

  /// Ubuntu has a script of that name that only tells how to get the program.
  private static func isBrowser(_ path: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["--version"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// What has happened, such as `Network.requestWillBeSent`.
  private(set) var events: [(method: String, parameters: [String: Any])] = []
  private let process = Process()
  private let (questions, answers) = (Pipe(), Pipe())
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("higlint browser \(UUID().uuidString)")
  private var received = Data()
  private var lastID = 0
  private var session: String?

  /// Opens a page.
  ///
  /// - Parameter preparation: what to ask for before it loads.
  init(_ page: String, preparation: [(method: String, parameters: [String: Any])] = []) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("page.html")
    try Data(page.utf8).write(to: file)
    try start()
    let targets = try send("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    let target = targets.first { $0["type"] as? String == "page" }?["targetId"] ?? ""
    session = try send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Network", "Log", "Accessibility"] { _ = try send("\(domain).enable") }
    for (method, parameters) in preparation { _ = try send(method, parameters) }
    _ = try send("Page.navigate", ["url": file.absoluteString])
    while !events.contains(where: { $0.method == "Page.loadEventFired" }) { try receive() }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private func start() throws {
    // It listens at the descriptor 3 and answers at 4, of which Foundation knows nothing.
    let script = #"exec "$0" "$@" 3<&0 4>&1 >/dev/null 2>&1"#
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, Browser.executable ?? ""] + [
      // Whoever runs tests as root, as in a container, gets no sandbox from it.
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--remote-debugging-pipe", "--user-data-dir=\(folder.path)/profile", "about:blank",
    ]
    process.standardInput = questions
    process.standardOutput = answers
    try process.run()
    try? answers.fileHandleForWriting.close()
  }

  // MARK: Asking

  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try questions.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      guard let answer = try receive(), answer["id"] as? Int == lastID else { continue }
      guard let result = answer["result"] as? [String: Any] else { throw Failure(description: "\(method): \(answer)") }
      return result
    }
  }

  /// Takes in one message.
  ///
  /// - Returns: nil for an event, which is kept.
  @discardableResult
  private func receive() throws -> [String: Any]? {
    while true {
      if let end = received.firstIndex(of: 0) {
        let object = try JSONSerialization.jsonObject(with: received[received.startIndex..<end])
        received = Data(received[(end + 1)...])
        let message = object as? [String: Any] ?? [:]
        guard let method = message["method"] as? String else { return message }
        events.append((method, message["params"] as? [String: Any] ?? [:]))
        return nil
      }
      let more = answers.fileHandleForReading.availableData
      if more.isEmpty { throw Failure(description: "the browser has ended") }
      received += more
    }
  }

  /// What a script evaluates to.
  func value<Value>(_ script: String, as type: Value.Type = Value.self) throws -> Value {
    let answer = try send("Runtime.evaluate", ["expression": script, "returnByValue": true, "awaitPromise": true])
    guard let value = (answer["result"] as? [String: Any])?["value"] as? Value else {
      throw Failure(description: "\(script): \(answer)")
    }
    return value
  }

  // MARK: Keys

  /// A key by its name, such as `Tab`.
  func press(_ key: String) throws {
    let codes = ["Tab": 9, "Enter": 13, " ": 32]
    let text = ["Enter": "\r", " ": " "][key]
    var event: [String: Any] = ["key": key, "windowsVirtualKeyCode": codes[key] ?? 0]
    if let text { event["text"] = text }
    for type in [text == nil ? "rawKeyDown" : "keyDown", "keyUp"] {
      event["type"] = type
      try send("Input.dispatchKeyEvent", event)
    }
  }

  func type(_ text: String) throws {
    try send("Input.insertText", ["text": text])
  }

  /// A picture of the page as it is now, as PNG.
  func picture() throws -> Data {
    let answer = try send("Page.captureScreenshot", ["captureBeyondViewport": true])
    return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
  }
}

import Foundation

/// How long an editor waits for findings.
struct ServerLatency {
  let programs: Programs
  let sources: Sources
  /// A folder for what is written.
  let place: URL

  /// A file that others depend on, and one that has a finding for what stands there.
  private var size: URL { sources.folder.appendingPathComponent("HIGLintSize.swift") }
  private var bar: URL { sources.folder.appendingPathComponent("HIGLintBar.swift") }

  private static let barText = """
    final class HIGLintBar: UIView { let button = UIButton(primaryAction: act) }
    extension HIGLintBar { func lay() {
      button.frame = CGRect(x: 0, y: 0, width: HIGLintSize.side, height: HIGLintSize.side)
    } }

    """

  private static func sizeText(_ side: Int, added: String = "") -> String {
    "enum HIGLintSize { static let side: CGFloat = \(side) }\n\(added)"
  }

  func report(edits: Int, more: Int, idle: Double) throws -> String {
    try Self.barText.write(to: bar, atomically: true, encoding: .utf8)
    try Self.sizeText(20).write(to: size, atomically: true, encoding: .utf8)
    // It makes the folder a project, all of which counts: nothing in it uses the two files.
    let configuration = sources.folder.appendingPathComponent(".higlint.yml")
    try "report_unreachable: true\n".write(to: configuration, atomically: true, encoding: .utf8)
    // Nobody has just saved what is opened.
    Thread.sleep(forTimeInterval: 3)
    let floor = try floor()
    let caches = place.appendingPathComponent("Caches").path
    var rows = [["floor", "", floor.asTime, "", ""]]
    rows.append(row("first findings, without a cache", [try start(["--no-cache"])], floor))
    _ = try start(["--cache-path", caches], settling: 5)
    rows.append(row("first findings, with a cache", try (0..<3).map { _ in try start(["--cache-path", caches]) }, floor))
    let editor = try ServedEditor(programs.higlint, ["--cache-path", caches], root: sources.folder)
    defer { editor.close() }
    rows += try edit(editor, edits, floor)
    return "\(MarkdownTable(head: ["", "count", "p50", "p95", "p50 to floor"], rows: rows))\n\n\(try rest(editor, more, idle))"
  }

  /// The time of a process that reads and parses all files.
  private func floor() throws -> Double {
    try (0..<3).map { _ in try programs.work(.floor, on: sources.folder.path).run().time }.median
  }

  private func row(_ name: String, _ times: [Double], _ floor: Double) -> [String] {
    let sorted = times.sorted()
    let late = sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * 95 / 100)]
    return [name, "\(times.count)", times.median.asTime, late.asTime, (times.median / floor).asRatio]
  }

  // MARK: The beginning

  /// From the start of the process to the first findings.
  ///
  /// - Parameter settling: for how long it is left to itself then, so that it can leave a cache.
  private func start(_ arguments: [String], settling: Double = 0) throws -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    let editor = try ServedEditor(programs.higlint, arguments, root: sources.folder)
    defer { editor.close() }
    try editor.open(bar)
    let found = try editor.findings(of: bar)
    if settling > 0 { Thread.sleep(forTimeInterval: settling) }
    return Double(found.time - start) / 1e9
  }

  // MARK: Edits

  private func edit(_ editor: ServedEditor, _ edits: Int, _ floor: Double) throws -> [[String]] {
    for file in [bar, size] {
      try editor.open(file)
      _ = try editor.findings(of: file)
    }
    let screen = try Edit(in: sources)
    var inBody: [Double] = []
    if let screen {
      try editor.open(screen.file)
      _ = try editor.findings(of: screen.file)
      inBody = try (0..<edits).map { try time(editor, screen.file, screen.text(number: $0), until: [screen.file])[0] }
    }
    let inOther = try (0..<edits).map { try time(editor, size, Self.sizeText($0 % 2 == 0 ? 60 : 20), until: [size, bar]) }
    let types = try (0..<edits).map { number in
      let added = "enum HIGLintAdded\(number) {}\n"
      // Each edit changes what is found in the bar; otherwise nothing is told of it.
      return try time(editor, size, Self.sizeText((edits + number) % 2 == 0 ? 60 : 20, added: added), until: [size, bar])
    }
    return [
      row("an edit in a body", inBody, floor),
      row("an edit in a body that another file depends on: both", inOther.compactMap { $0.max() }, floor),
      row("a new type: its own file", types.map { $0[0] }, floor),
      row("a new type: all others", types.map { $0[1] }, floor),
    ]
  }

  /// From a change of a text to the findings of some files, in their order.
  private func time(_ editor: ServedEditor, _ file: URL, _ text: String, until files: [URL]) throws -> [Double] {
    // Nobody types without any pause, and no run goes on any more.
    Thread.sleep(forTimeInterval: 0.35)
    let start = editor.change(file, to: text)
    return try files.map { Double(try editor.findings(of: $0).time - start) / 1e9 }
  }

  // MARK: What stays

  /// Waits until the last run has come to its end, and what is cleared up then is. How long that takes hangs on the machine.
  private func settle(_ editor: ServedEditor) {
    let (step, quiet, patience) = (0.5, 6, 240)
    var used = editor.processorTime
    var still = 0
    for _ in 0..<patience where still < quiet {
      Thread.sleep(forTimeInterval: step)
      let now = editor.processorTime
      still = now == used ? still + 1 : 0
      used = now
    }
  }

  private func rest(_ editor: ServedEditor, _ more: Int, _ idle: Double) throws -> String {
    settle(editor)
    let before = editor.processorTime
    Thread.sleep(forTimeInterval: idle)
    let used = editor.processorTime.flatMap { after in before.map { after - $0 } }
    var lines: [String] = []
    if let used, idle > 0 { lines.append("- \(String(format: "%.2f", used / idle * 100)) % of a core while nothing happens") }
    guard let memory = editor.memory else { return lines.joined(separator: "\n") }
    lines.append("- \(memory.asMegabytes) of memory")
    for number in 0..<more {
      _ = editor.change(size, to: Self.sizeText(number % 2 == 0 ? 60 : 20, added: String(repeating: "\n", count: number % 7)))
      _ = try editor.findings(of: size)
    }
    if more > 0, let during = editor.memory {
      lines.append("- \(during.asMegabytes) right after \(more.grouped) more edits")
      settle(editor)
      let after = editor.memory ?? during
      lines.append("- \(after.asMegabytes) at rest after them: \((Double(after) / Double(memory)).asRatio) times as much")
    }
    return lines.joined(separator: "\n")
  }
}

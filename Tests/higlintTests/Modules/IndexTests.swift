import Foundation
import Testing

/// Modules that are known by their indexes, without their files.
@Suite struct IndexTests {
  /// Indexes `Kit` and `Values`, and takes their files away.
  private func folder(_ more: [String: String] = [:], apart: Bool = false) throws -> Folder {
    let folder = try Modules.folder(more)
    for module in ["Kit", "Values"] {
      let code = apart ? ["--code-output", "\(module).code"] : []
      try index(module, ["--output", "\(module).index"] + code, in: folder)
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(module))
    }
    return folder
  }

  private func index(_ module: String, _ arguments: [String], in folder: Folder) throws {
    let outcome = try Tool.run(["index", "--module-name", module] + arguments + [module], in: folder)
    #expect(outcome == Tool.Outcome(status: 0, output: "", errors: ""))
  }

  private func lint(_ arguments: [String], in folder: Folder) throws -> [String] {
    let outcome = try Tool.run(["lint", "--module-name", "App", "App"] + arguments, in: folder)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
    return Modules.places(outcome, in: folder)
  }

  @Test func whatAnIndexTellsIsKnown() throws {
    let folder = try folder()
    #expect(try lint(["--index", "Kit.index", "--index", "Values.index"], in: folder) == [Modules.place])
    try folder.write("list", "Kit.index\nValues.index\n")
    #expect(try lint(["--index-from", "list"], in: folder) == [Modules.place])
    #expect(try lint(["--index", "Kit.index"], in: folder) == [])
    #expect(try lint([], in: folder) == [])
  }

  @Test func nothingIsReportedOfIt() throws {
    let folder = try folder(["Kit/Small.swift": Code.small])
    let outcome = try Tool.run("lint", "App", "--index", "Kit.index", "--index", "Values.index", "--reporter", "text", in: folder)
    #expect(outcome.output.hasSuffix("\n1 warning in 1 of 1 file.\n"), "\(outcome.output)")
  }

  /// What a module doesn't import it doesn't see, where the modules' names are known.
  @Test func aModuleSeesWhatItImports() throws {
    let folder = try folder(["App/Bar.swift": Modules.bar.replacingOccurrences(of: "import Kit\n", with: "")])
    #expect(try lint(["--index", "Kit.index", "--index", "Values.index"], in: folder) == [])
  }

  /// The line of a note in a file that isn't there.
  @Test func notesLeadIntoIt() throws {
    let folder = try folder()
    let arguments = ["lint", "App", "--index", "Kit.index", "--index", "Values.index", "--reporter", "json"]
    let known = try Tool.run(arguments, in: folder)
    let whole = try Tool.run(["lint", "App", "--context", ".", "--reporter", "json"], in: Modules.folder())
    #expect(known.output == whole.output && whole.output.contains("Values/Metrics.swift"), "\(known)")
  }

  @Test func theBytesAreTheSameEverywhere() throws {
    let (first, second) = (try Modules.folder(), try Modules.folder())
    try index("Kit", ["--output", "Kit.index", "--code-output", "Kit.code", "--jobs", "1"], in: first)
    try index("Kit", ["--output", "Kit.index", "--code-output", "Kit.code", "--jobs", "7"], in: second)
    for name in ["Kit.index", "Kit.code"] {
      let bytes = try Data(contentsOf: first.url.appendingPathComponent(name))
      #expect(try bytes == Data(contentsOf: second.url.appendingPathComponent(name)))
      #expect(bytes.range(of: Data(first.path.utf8)) == nil && !bytes.isEmpty)
    }
  }

  /// Numbers and lines of bodies are code: others look at it, or do without.
  @Test func whatIsSaidOfBodiesIsApart() throws {
    let folder = try folder(["Kit/Other.swift": "func other() { print(1) }\n"], apart: true)
    let indexes = ["Kit.index", "Kit.code", "Values.index", "Values.code"].flatMap { ["--index", $0] }
    #expect(try lint(indexes + ["--unused-indexes", "unused"], in: folder) == [Modules.place])
    #expect(folder.read("unused") == "")
    try folder.write("App/Bar.swift", "struct Plain { let value = 1 }\n")
    #expect(try lint(indexes + ["--unused-indexes", "unused"], in: folder) == [])
    #expect(folder.read("unused") == "Kit.code\nValues.code\n")

    let before = try Data(contentsOf: folder.url.appendingPathComponent("Values.index"))
    try folder.write("Values/Metrics.swift", "\n" + Modules.metrics(side: 20))
    try index("Values", ["--output", "Values.index", "--code-output", "Values.code"], in: folder)
    #expect(try before == Data(contentsOf: folder.url.appendingPathComponent("Values.index")))
    try folder.write("Values/Metrics.swift", Modules.metrics(side: 20) + "struct More {}\n")
    try index("Values", ["--output", "Values.index", "--code-output", "Values.code"], in: folder)
    #expect(try before != Data(contentsOf: folder.url.appendingPathComponent("Values.index")))
  }

  /// A subclass in a module above may do what a class doesn't, and a class that nothing makes may be made there.
  @Test func whatHangsOnModulesAboveIsLeftOut() throws {
    let folder = try Modules.folder([
      "App/Main.swift": "import Kit\n@main struct Films: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n",
      "Kit/Small.swift": Code.small,
    ])
    // Nothing in the app shows the bar, which Kit alone can't know.
    #expect(try Tool.run(in: folder).output == "")
    let alone = try Tool.run("lint", "--module-name", "Kit", "Kit", in: folder)
    #expect(Modules.places(alone, in: folder) == ["Kit/Small.swift:3:3"])
  }

  // MARK: Indexes that can't be read

  private static let remedies = [
    ("", "isn't an index, or is damaged; make it again with `higlint index`"),
    ("higlint index 1 0.0.1\n" + String(repeating: " ", count: 200), "was made by HIGLint 0.0.1, and this is "),
    (Code.clean + String(repeating: " ", count: 200), "isn't an index, or is damaged; make it again with `higlint index`"),
  ]

  @Test(arguments: remedies)
  func oneThatCanNotBeReadStopsTheLint(text: String, message: String) throws {
    let folder = try folder()
    try folder.write("Kit.index", text)
    let outcome = try Tool.run("lint", "App", "--index", "Kit.index", "--index", "Values.index", "--output", "report", in: folder)
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("Kit.index: error: \(message)"), "\(outcome)")
    #expect(!folder.exists("report"))
  }

  @Test func oneThatIsDamagedAnywhereIsNoticed() throws {
    let folder = try folder()
    let file = folder.url.appendingPathComponent("Kit.index")
    let bytes = try Data(contentsOf: file)
    for place in [30, 60, 200, bytes.count / 2, bytes.count - 1] {
      var damaged = bytes
      damaged[place] ^= 0x41
      try damaged.write(to: file)
      let outcome = try Tool.run("lint", "App", "--index", "Kit.index", "--index", "Values.index", in: folder)
      #expect(outcome.status == 2 && outcome.errors.hasPrefix("Kit.index: error: "), "\(place) of \(bytes.count): \(outcome)")
    }
  }

  @Test func oneThatIsMissingStopsTheLint() throws {
    let folder = try folder(apart: true)
    let missing = try Tool.run("lint", "App", "--index", "None.index", in: folder)
    let message = "None.index: error: there is no such index; make it with `higlint index`, or check --index\n"
    #expect(missing == Tool.Outcome(status: 2, output: "", errors: message))
    let half = try Tool.run("lint", "App", "--index", "Kit.index", in: folder)
    #expect(half.status == 2 && half.errors.contains("the code of `Kit` isn't in it"), "\(half)")
    let rest = try Tool.run("lint", "App", "--index", "Kit.code", in: folder)
    #expect(rest.status == 2 && rest.errors.contains("whose index isn't given"), "\(rest)")
  }

  @Test func aFileThatCanNotBeReadIsNotLeftOut() throws {
    let folder = try Modules.folder()
    try folder.write("Kit/Latin.swift", Data([0xE9]))
    let outcome = try Tool.run("index", "--module-name", "Kit", "--output", "Kit.index", "Kit", in: folder)
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("Kit/Latin.swift:1:1: error: ") && !folder.exists("Kit.index"))
  }
}

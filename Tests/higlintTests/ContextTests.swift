import Foundation
import Testing

/// What is known, and not reported on.
@Suite struct ContextTests {
  private func places(_ arguments: [String], in folder: Folder, input: String? = nil) throws -> [String] {
    let outcome = try Tool.run(arguments, in: folder, input: input)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
    return Modules.places(outcome, in: folder)
  }

  @Test(arguments: [["--context", "Kit", "--context", "Values"], ["--context", "."], ["--context-from", "list"]])
  func whatStandsInTheContextIsKnown(context: [String]) throws {
    let folder = try Modules.folder(["list": "Kit/RoundButton.swift\nKit/Width.swift\nValues\nread.me\n"])
    #expect(try places(["App"], in: folder) == [])
    #expect(try places(["App"] + context, in: folder) == [Modules.place])
    #expect(try places(["App/Bar.swift"] + context, in: folder) == [Modules.place])
    let list = ["--files-from", "-"]
    #expect(try places(list + context, in: folder, input: "App/Bar.swift\n") == [Modules.place])
    let typed = ["--stdin", "--stdin-path", "App/Bar.swift"]
    #expect(try places(typed + context, in: folder, input: Modules.bar) == [Modules.place])
    #expect(try places(typed + context, in: folder, input: Code.clean) == [])
  }

  @Test func aPartOfItIsNotEnough() throws {
    let folder = try Modules.folder()
    #expect(try places(["App", "--context", "Kit"], in: folder) == [])
    #expect(try places(["App", "--context", "Kit/Width.swift", "--context", "Values"], in: folder) == [])
  }

  @Test func nothingIsReportedOfIt() throws {
    let folder = try Modules.folder(["Kit/Small.swift": "// higlint:disable:next forced_rotation\n" + Code.small])
    #expect(try places([], in: folder) == [Modules.place, "Kit/Small.swift:1:25", "Kit/Small.swift:4:3"])
    #expect(try places(["App", "--context", "."], in: folder) == [Modules.place])
    let text = try Tool.run("App", "--context", ".", "--reporter", "text", in: folder)
    #expect(text.output.hasSuffix("\n1 warning in 1 of 1 file.\n"), "\(text.output)")
    // What is linted isn't context, however often it is named as such.
    #expect(try places(["App", "Kit", "--context", "Kit/Small.swift", "--context", "."], in: folder).count == 3)
  }

  @Test func whatCanNotBeReadIsRemarkedUpon() throws {
    let folder = try Modules.folder(["Kit/Torn.xib": "<", "Kit/Deep.swift": String(repeating: "(", count: 300)])
    try folder.write("Kit/Latin.swift", Data([0xE9]))
    let arguments = ["App", "--context", ".", "--context", "None"]
    let outcome = try Tool.run(arguments, in: folder)
    #expect(outcome.status == 0 && Modules.places(outcome, in: folder) == [Modules.place])
    let errors = outcome.errors.split(separator: "\n")
    #expect(errors.map { $0.prefix { $0 != ":" } } == ["None", "Kit/Deep.swift", "Kit/Latin.swift", "Kit/Torn.xib"])
    #expect(errors.allSatisfy { $0.contains(": warning: ") }, "\(outcome.errors)")
    let quiet = try Tool.run(arguments + ["--quiet"], in: folder)
    #expect(quiet.status == 0 && quiet.output == outcome.output && quiet.errors == "")
    // Linted itself, each of the files is a problem.
    #expect(try Tool.run(in: folder).status == 2)
  }

  @Test func aConfigurationNamesIt() throws {
    let folder = try Modules.folder(["App/.higlint.yml": "context: [../Kit, ../Values/Metrics.swift]\n"])
    #expect(try places(["App"], in: folder) == [Modules.place])
    #expect(try places(["--stdin", "--stdin-path", "App/New.swift"], in: folder, input: Modules.bar).count == 1)
    try folder.write("App/.higlint.yml", "context: [../Kit, ../None]\n")
    let outcome = try Tool.run("App", in: folder)
    #expect(outcome.status == 0 && outcome.errors == "None: warning: no such file or directory; check the path\n")
  }

  @Test func itNeedNotBeIncluded() throws {
    for pattern in ["App", "'**/App'", "App/*.swift"] {
      let folder = try Modules.folder([".higlint.yml": "included: [\(pattern)]\ncontext: [Kit, Values]\n"])
      try folder.write("Kit/Small.swift", Code.small)
      #expect(try places([], in: folder) == [Modules.place], "\(pattern)")
    }
  }

  @Test func whatItsOwnConfigurationExcludesIsNotKnown() throws {
    let folder = try Modules.folder(["Kit/.higlint.yml": "excluded: [Width.swift]\nincluded: [None]\n"])
    #expect(try places(["App", "--context", "Kit", "--context", "Values"], in: folder) == [])
    // But what is named outright.
    let named = ["--context", "Kit/Width.swift", "--context", "Kit", "--context", "Values"]
    #expect(try places(["App"] + named, in: folder) == [Modules.place])
    try folder.write("Kit/.higlint.yml", "excludes: [Width.swift]\n")
    let broken = try Tool.run("App", "--context", "Kit", "--context", "Values", in: folder)
    #expect(broken.status == 0 && Modules.places(broken, in: folder) == [Modules.place])
    #expect(broken.errors.contains("Kit/.higlint.yml:1:1: warning: unknown key `excludes`"), "\(broken.errors)")
  }

  @Test func onlyWhatIsLintedIsFixedAndKeptInABaseline() throws {
    let folder = try Folder()
    for name in ["App/a.swift", "Kit/b.swift"] {
      try folder.write(name, "func show(_ wheel: UIActivityIndicatorView) {\n  wheel.hidesWhenStopped = false\n}\n")
    }
    let written = try Tool.run("baseline", "write", "App", "--context", "Kit", in: folder)
    #expect(written.output.hasPrefix("1 finding written"), "\(written)")
    #expect(try Tool.run("App", "--context", "Kit", "--baseline", ".higlint-baseline", in: folder).output == "")
    let fixed = try Tool.run("--fix", "App", "--context", "Kit", in: folder)
    #expect(fixed.output == "" && !folder.read("App/a.swift").contains("false"), "\(fixed)")
    #expect(folder.read("Kit/b.swift").contains("false"))
  }

  @Test func inspectKnowsItToo() throws {
    let folder = try Modules.folder()
    #expect(try Tool.run("inspect", "RoundButton", "App", in: folder).status == 64)
    #expect(try Tool.run("inspect", "RoundButton", "App", "--context", "Kit", in: folder).output.contains("Kit/RoundButton.swift"))
  }

  /// A screen that nothing shows counts where what could show it isn't known.
  @Test func whatIsReachedIsAskedWhereAllIsKnown() throws {
    let folder = try Folder()
    try folder.write("App/Main.swift", "@main struct Films: App { var body: some Scene { WindowGroup { Shelf() } } }\n")
    try folder.write("App/Lost.swift", "struct Lost: View { var body: some View { Button(\"\") { find() }.frame(width: 20, height: 20) } }\n")
    try folder.write("Kit/Shelf.swift", "struct Shelf: View { var body: some View { Text(\"\") } }\n")
    #expect(try places(["App", "Kit"], in: folder) == [])
    #expect(try places(["App", "--context", "Kit"], in: folder) == [])
    #expect(try places(["App/Lost.swift"], in: folder).count == 1)
    #expect(try places(["App/Lost.swift", "--context", "App/Main.swift"], in: folder).count == 1)
    #expect(try places(["App/Lost.swift", "--context", "Kit"], in: folder).count == 1)
    #expect(try places(["App/Lost.swift", "--context", "App"], in: folder) == [])
    #expect(try places(["App/Lost.swift", "--context", "."], in: folder) == [])
  }

  @Test func onlyOneCanReadStandardInput() throws {
    let folder = try Modules.folder()
    #expect(try Tool.run("--files-from", "-", "--context-from", "-", in: folder).status == 64)
    #expect(try Tool.run("--stdin", "--stdin-path", "a.swift", "--context-from", "-", in: folder).status == 64)
    #expect(try Tool.run("--context", "", in: folder).status == 64)
    #expect(try places(["App", "--context-from", "-"], in: folder, input: "Kit\0Values\0") == [Modules.place])
  }
}

import Foundation
import Testing

@Suite struct InputTests {
  private func folder(_ names: String...) throws -> Folder {
    let folder = try Folder()
    for name in names { try folder.write(name, Code.small) }
    return folder
  }

  private func files(_ outcome: Tool.Outcome, in folder: Folder) -> [String] {
    outcome.output.split(separator: "\n").map { line in
      String(line.prefix { $0 != ":" }).replacingOccurrences(of: folder.path + "/", with: "")
    }
  }

  @Test func lintsTheCurrentDirectoryByDefault() throws {
    let folder = try folder("b.swift", "A/a.swift", "A.swift", ".build/x.swift", "Pods/P.swift", "read.me")
    #expect(try files(Tool.run(in: folder), in: folder) == ["A.swift", "A/a.swift", "b.swift"])
  }

  @Test func lintsAFileOnceHoweverOftenItIsReached() throws {
    let folder = try folder("A/a.swift")
    let outcome = try Tool.run("A", "A/a.swift", "./A/../A/a.swift", folder.path + "/A", ".", in: folder)
    #expect(files(outcome, in: folder) == ["A/a.swift"])
  }

  @Test func readsAListOfPaths() throws {
    let folder = try folder("a b.swift", "c.swift", "d.swift")
    try folder.write("list", "a b.swift\r\n\nc.swift\n")
    #expect(try files(Tool.run("--files-from", "list", in: folder), in: folder) == ["a b.swift", "c.swift"])
    #expect(try files(Tool.run("--files-from", "list", "d.swift", in: folder), in: folder).count == 3)
    let nul = try Tool.run(["--files-from", "-"], in: folder, input: "a b.swift\0d.swift\0")
    #expect(files(nul, in: folder) == ["a b.swift", "d.swift"])
    let piped = try Tool.shell("\"$HIGLINT\" --files-from <(echo c.swift)", in: folder)
    #expect(files(piped, in: folder) == ["c.swift"])
  }

  /// In each of its folders a configuration would be looked for.
  @Test func refusesAPathThatIsLongerThanTheSystemAllows() throws {
    let folder = try folder("a.swift")
    let long = String(repeating: "a/", count: 26_000) + "b.swift"
    let listed = try Tool.run(["--files-from", "-"], in: folder, input: "\(long)\na.swift\n")
    #expect(listed.status == 2 && listed.errors.contains("…: error: its path is longer than the system allows"))
    #expect(files(listed, in: folder) == ["a.swift"])
    let unsaved = try Tool.run(["--stdin", "--stdin-path", long], in: folder, input: "")
    #expect(unsaved.status == 2 && unsaved.errors.contains("longer than the system allows"))
  }

  @Test func anyNumberOfThreadsSaysTheSame() throws {
    let folder = try folder("a.swift", "B/b.swift", "B/c.swift", "d.swift")
    try folder.write("broken.swift", "let a = [")
    let outcomes = try ["1", "2", "7", "256"].map { try Tool.run("--jobs", $0, "--reporter", "json", in: folder) }
    #expect(Set(outcomes.map(\.output)).count == 1)
    #expect(files(try Tool.run("-j", "3", in: folder), in: folder).count == 4)
    for count in ["0", "-1", "257", "many"] {
      #expect(try Tool.run("--jobs=\(count)", in: folder).status == 64)
    }
  }

  @Test func readsTheStoryboardsBesideTheSources() throws {
    let folder = try folder("a.swift", "b.swift")
    try folder.write("Base.lproj/Main.storyboard", "")
    try folder.write("Cell.xib", "")
    let damaged = ["Base.lproj/Main.storyboard: error: ", "Cell.xib: error: "]
    func complaints(_ arguments: String...) throws -> [String] {
      let outcome = try Tool.run(arguments, in: folder, input: "a.swift\nCell.xib\nread.me\n")
      return outcome.errors.split(separator: "\n").map { line in String(line.prefix { $0 != "h" }) }
    }
    #expect(try complaints() == damaged)
    #expect(try complaints("a.swift", "Cell.xib") == [damaged[1]])
    #expect(try complaints("--files-from", "-") == [damaged[1]])
    #expect(try complaints("a.swift").isEmpty)
  }

  @Test func storyboardsAloneAreLintedToo() throws {
    let folder = try folder()
    try folder.write("Main.storyboard", Code.storyboard)
    let outcome = try Tool.run("--reporter", "text", in: folder)
    #expect(outcome.errors == "" && outcome.output.hasSuffix("1 file.\n"))
  }

  @Test func anEmptyListIsNotTheCurrentDirectory() throws {
    let folder = try folder("a.swift")
    let outcome = try Tool.run(["--files-from", "-"], in: folder, input: "\n")
    #expect(outcome.status == 0 && outcome.output == "")
  }

  @Test func saysThatThereIsNothingToLint() throws {
    let folder = try folder("read.me")
    let outcome = try Tool.run(in: folder)
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(outcome.errors == "higlint: nothing to lint: no Swift files or resources in .\n")
    #expect(try Tool.run("--quiet", in: folder).errors == "")
  }

  @Test func lintsStandardInputAsIfItStoodAtItsPath() throws {
    let folder = try folder("Sub/a.swift")
    try folder.write("Sub/.higlint.yml", Code.configuration("error"))
    let outcome = try Tool.run(["--stdin", "--stdin-path", "Sub/New.swift"], in: folder, input: Code.small)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("\(folder.path)/Sub/New.swift:3:3: error: "))
    // What stands in the file doesn't count.
    let clean = try Tool.run(["--stdin", "--stdin-path", "Sub/a.swift"], in: folder, input: Code.clean)
    #expect(clean.status == 0 && clean.output == "")
  }

  @Test func showsTheLinesOfStandardInput() throws {
    let arguments = ["--stdin", "--stdin-path", "New.swift", "--reporter", "text"]
    let outcome = try Tool.run(arguments, in: folder(), input: Code.small)
    #expect(outcome.output.contains("| " + "  button.frame = CGRect"))
  }

  @Test func anExcludedFileIsLintedWhenNamedUnlessForced() throws {
    let folder = try folder("Generated/a.swift", "b.swift")
    try folder.write(".higlint.yml", "excluded: [Generated]\n")
    #expect(try files(Tool.run(in: folder), in: folder) == ["b.swift"])
    #expect(try files(Tool.run("Generated/a.swift", in: folder), in: folder) == ["Generated/a.swift"])
    let forced = try Tool.run("--force-exclude", "Generated/a.swift", "--quiet", in: folder)
    #expect(forced.status == 0 && forced.output == "" && forced.errors == "")
  }

  @Test func excludedStandardInputIsSilentWhenForced() throws {
    let folder = try folder()
    try folder.write(".higlint.yml", "excluded: [Generated]\n")
    let arguments = ["--stdin", "--stdin-path", "Generated/a.swift"]
    #expect(try Tool.run(arguments, in: folder, input: Code.small).output != "")
    let forced = try Tool.run(arguments + ["--force-exclude"], in: folder, input: Code.small)
    #expect(forced.status == 0 && forced.output == "" && forced.errors == "")
  }

  @Test func eachPathHasItsNearestConfiguration() throws {
    let folder = try folder("One/a.swift", "Two/Deep/b.swift", "c.swift")
    try folder.write("One/.higlint.yml", Code.configuration("error"))
    try folder.write("Two/.higlint.yml", Code.configuration("note"))
    let outcome = try Tool.run("Two/Deep", "One", "c.swift", "--verbose", in: folder)
    let severities = outcome.output.split(separator: "\n").map { $0.components(separatedBy: ": ")[1] }
    #expect(severities == ["error", "note", "warning"])
    #expect(outcome.errors.contains("\(folder.path)/Two/.higlint.yml\n"))
    #expect(outcome.errors.contains("configuration: none"))
  }

  @Test func aFolderBelowMayHaveAConfigurationOfItsOwn() throws {
    let folder = try folder("a.swift", "Module/b.swift", "Module/Deep/c.swift", "Off/d.swift")
    try folder.write("Module/.higlint.yml", Code.configuration("error"))
    try folder.write("Off/.higlint.yml", Code.configuration("off"))
    // Links that lead in a circle from one such folder to another.
    for (link, target) in [("Module/off", "Off"), ("Off/module", "Module")] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent(link),
        withDestinationURL: folder.url.appendingPathComponent(target)
      )
    }
    let outcome = try Tool.run(in: folder)
    #expect(files(outcome, in: folder) == ["Module/Deep/c.swift", "Module/b.swift", "a.swift"])
    #expect(outcome.output.components(separatedBy: ": error: ").count == 3 && outcome.errors == "")
    try folder.write("all.yml", Code.configuration("note"))
    let all = try Tool.run("--config", "all.yml", in: folder)
    #expect(all.output.components(separatedBy: ": note: ").count == 5)
  }

  @Test func passesOverWhatIsNoSwiftInAList() throws {
    let folder = try folder("a.swift", "Sub/b.swift")
    try folder.write("read.me", Code.small)
    let outcome = try Tool.run(["--files-from", "-"], in: folder, input: "read.me\na.swift\ndeleted.md\nSub\n")
    #expect(files(outcome, in: folder) == ["Sub/b.swift", "a.swift"] && outcome.errors == "")
    let missing = try Tool.run(["--files-from", "-"], in: folder, input: "a.swift\ndeleted.swift\n")
    #expect(missing.status == 2 && missing.errors.hasPrefix("deleted.swift: error: "))
  }

  @Test func oneConfigurationMayHoldForAll() throws {
    let folder = try folder("One/a.swift", "b.swift")
    try folder.write("One/.higlint.yml", Code.configuration("off"))
    try folder.write("other.yml", Code.configuration("error"))
    let outcome = try Tool.run("--config", "other.yml", "One", "b.swift", in: folder)
    #expect(files(outcome, in: folder) == ["One/a.swift", "b.swift"])
    #expect(!outcome.output.contains("warning"))
  }
}

import Foundation
import Testing

/// Files that are linted as parts of their project: what is found in them is what a run over all of it finds.
@Suite struct ProjectTests {
  private let typed = ["--stdin", "--stdin-path", "App/Bar.swift"]

  private func places(_ arguments: [String], in folder: Folder, input: String? = nil) throws -> [String] {
    let outcome = try Tool.run(arguments, in: folder, input: input)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
    return Modules.places(outcome, in: folder)
  }

  @Test func aFileIsLintedAsAPartOfItsProject() throws {
    let folder = try Modules.folder([".higlint.yml": "", "Kit/Small.swift": Code.small])
    #expect(try places(["App/Bar.swift"], in: folder) == [])
    #expect(try places(["App/Bar.swift", "--project"], in: folder) == [Modules.place])
    #expect(try places(["App", "--project"], in: folder) == [Modules.place])
    #expect(try places(["--files-from", "-", "--project"], in: folder, input: "App/Bar.swift\n") == [Modules.place])
    #expect(try places(["--files-from", "-", "--project", "--quiet"], in: folder, input: "") == [])
    #expect(try places(typed + ["--project"], in: folder, input: Modules.bar) == [Modules.place])
    #expect(try places(typed + ["--project-root", "."], in: folder, input: Modules.bar) == [Modules.place])
    #expect(try places(typed + ["--project-root", "App"], in: folder, input: Modules.bar) == [])
  }

  /// What isn't saved takes the place of the file, and may be a new one.
  @Test func whatIsTypedTakesThePlaceOfItsFile() throws {
    let folder = try Modules.folder([".higlint.yml": ""])
    #expect(try places(typed + ["--project"], in: folder, input: Code.clean) == [])
    #expect(try places(typed + ["--project"], in: folder, input: "\n" + Modules.bar) == ["App/Bar.swift:11:5"])
    let new = ["--stdin", "--stdin-path", "App/New.swift", "--project"]
    let other = Modules.bar.replacingOccurrences(of: "class Bar", with: "class New")
    #expect(try places(new, in: folder, input: other) == ["App/New.swift:10:5"])
    // A class that is defined in what is typed counts, and no longer the saved one.
    let kit = ["--stdin", "--stdin-path", "Values/Metrics.swift", "--project"]
    #expect(try places(kit + ["--reporter", "json"], in: folder, input: Modules.metrics(side: 60)) != [])
  }

  @Test func aLinkLeadsToItsFile() throws {
    let folder = try Modules.folder([".higlint.yml": ""])
    let link = folder.url.appendingPathComponent("Link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url.appendingPathComponent("App"))
    #expect(try places(["Link/Bar.swift", "--project"], in: folder) == ["Link/Bar.swift:10:5"])
    let typed = ["--stdin", "--stdin-path", "Link/Bar.swift", "--project"]
    #expect(try places(typed, in: folder, input: Modules.bar) == ["Link/Bar.swift:10:5"])
  }

  @Test func eachFileKeepsItsConfiguration() throws {
    let folder = try Modules.folder([
      ".git/HEAD": "", ".higlint.yml": Code.configuration("error"), "Kit/.higlint.yml": "excludes: []\n",
    ])
    let broken = try Tool.run(["App/Bar.swift", "--project"], in: folder)
    #expect(broken.status == 0 && broken.output == "" && broken.errors.contains(": warning: unknown key `excludes`"))
    try folder.write("Kit/.higlint.yml", "")
    #expect(try Tool.run(["App/Bar.swift", "--project"], in: folder).status == 1)
    try folder.write("App/.higlint.yml", Code.configuration("note"))
    #expect(try Tool.run(["App/Bar.swift", "--project"], in: folder).output.contains(": note: 'close'"))
    try folder.write(".higlint.yml", "excluded: [Values]\n")
    #expect(try places(["App/Bar.swift", "--project"], in: folder) == [])
  }

  /// The outermost configuration of a repository, the repository, the nearest configuration, the nearest package.
  @Test(arguments: [
    ([".git/HEAD"], true),
    ([".git/HEAD", "App/.higlint.yml"], false),
    ([".git/HEAD", ".higlint.yml", "App/.higlint.yml"], true),
    (["App/.git/HEAD", ".higlint.yml"], false),
    ([".higlint.yml", "App/.higlint.yml"], false),
    ([".higlint.yml"], true),
    (["Package.swift"], true),
    (["App.xcodeproj/project.pbxproj", "App/.higlint.yml"], false),
    (["App.xcworkspace/contents"], true),
    (["App/Package.swift", "App.xcodeproj/project.pbxproj"], false),
  ])
  func theRootIsFound(_ files: [String], _ isWhole: Bool) throws {
    let folder = try Modules.folder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    #expect(try places(typed + ["--project"], in: folder, input: Modules.bar) == (isWhole ? [Modules.place] : []))
  }

  @Test func withoutAProjectAFileIsLintedAlone() throws {
    let folder = try Modules.folder()
    let outcome = try Tool.run(typed + ["--project"], in: folder, input: Modules.bar)
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("App/Bar.swift: warning: no project is found around it"), "\(outcome.errors)")
    // A home is never walked through.
    try folder.write(".higlint.yml", "")
    let home = try Tool.run(typed + ["--project"], in: folder, input: Modules.bar, environment: ["HOME": folder.path])
    #expect(home.status == 0 && home.output == "" && home.errors == outcome.errors)
    let wrong = try Tool.run(typed + ["--project-root", "None"], in: folder, input: Modules.bar)
    #expect(wrong.status == 2 && wrong.errors == "None: error: no such directory; check --project-root\n")
  }

  /// The whole app's findings, one file at a time.
  @Test func eachFileHasTheFindingsOfTheWhole() throws {
    let folder = try Folder()
    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/SampleApp")
    try FileManager.default.copyItem(at: sample, to: folder.url.appendingPathComponent("Sample"))
    let whole = try Tool.run("Sample", "--enable", "cells,selection,controls", in: folder)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
    var parts = ""
    for file in files {
      let arguments = ["--stdin", "--stdin-path", file, "--project-root", "Sample", "--enable", "cells,selection,controls"]
      parts += try Tool.run(arguments, in: folder, input: folder.read(file)).output
    }
    #expect(parts == whole.output && whole.output != "")
  }

  // MARK: The cache

  @Test func aPartTakesFromTheCacheOfTheWhole() throws {
    let app = try LittleApp()
    let rows = app.folder.read("Rows.swift")
    let typed = ["--stdin", "--stdin-path", "Rows.swift", "--project-root", "."]
    func part(_ text: String, cached: Bool = true) throws -> Tool.Outcome {
      let cache = cached ? ["--cache-path", app.caches.path] : ["--no-cache"]
      return try Tool.run(typed + cache, in: app.folder, input: text)
    }
    func number() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: app.cache.path)[.systemFileNumber] as? Int
    }
    let whole = try app.lint()
    let before = try number()
    for text in [rows, "\n" + rows, rows + "class New: UITableViewController {}\n", "struct Screen {}\n", rows] {
      #expect(try part(text) == part(text, cached: false))
    }
    // What isn't saved leaves nothing, and neither does what is known.
    #expect(try number() == before && app.left.count == 1 && app.lint() == whole)
    // What is saved and not known yet is kept, for whoever comes next.
    try app.folder.write("Choice.swift", LittleApp.choice("films.deselectRow(at: indexPath, animated: true)"))
    #expect(try part(rows) == part(rows, cached: false))
    let after = try number()
    #expect(after != before)
    #expect(try part(rows).output == "" && number() == after && app.lint() == app.afresh())
  }

  @Test func aPartLeavesACacheForTheWhole() throws {
    let app = try LittleApp()
    let outcome = try Tool.run(["Rows.swift", "--project-root", ".", "--cache-path", app.caches.path], in: app.folder)
    #expect(outcome.output.contains("Rows.swift:2:") && app.left.count == 1, "\(outcome)")
    for _ in 1...2 { #expect(try app.lint() == app.afresh()) }
    #expect(app.left.count == 1)
  }

  @Test func filesWithContextHaveACacheOfItsFolders() throws {
    let app = try LittleApp()
    for file in ["Rows.swift", "Bar.swift", "Rows.swift"] {
      let arguments = [file, "--context", "."]
      let afresh = try Tool.run(arguments + ["--no-cache"], in: app.folder)
      #expect(afresh.output.contains(file))
      for _ in 1...2 { #expect(try Tool.run(arguments + ["--cache-path", app.caches.path], in: app.folder) == afresh) }
    }
    #expect(app.left.count == 1)
  }
}

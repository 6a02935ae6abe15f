import Foundation
import Testing

/// A cache takes nothing from a run but time: with one, each run says what it says without.
@Suite struct CacheTests {
  @Test(arguments: ["text", "xcode", "json"])
  func aSecondRunSaysWhatTheFirstDid(reporter: String) throws {
    let app = try LittleApp()
    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/SampleApp")
    try FileManager.default.copyItem(at: sample, to: app.folder.url.appendingPathComponent("Sample"))
    let afresh = try app.afresh(reporter: reporter)
    for rule in ["row_never_deselected", "small_touch_target", "cell_not_reused"] {
      #expect(afresh.output.contains(rule))
    }
    for _ in 1...3 { #expect(try app.lint(reporter: reporter) == afresh) }
    #expect(app.left.count == 1)
  }

  @Test func whereNothingHasChangedNothingIsWritten() throws {
    let app = try LittleApp()
    func cacheNumber() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: app.cache.path)[.systemFileNumber] as? Int
    }
    let first = try app.lint()
    let number = try cacheNumber()
    #expect(try app.lint() == first && cacheNumber() == number && number != nil)
    // The same bytes, written anew.
    try app.folder.write("Bar.swift", Code.small)
    #expect(try app.lint() == first && cacheNumber() == number)
    try app.folder.write("Bar.swift", Code.clean)
    #expect(try app.lint() != first && cacheNumber() != number)
  }

  /// A file that becomes another, or goes, and whether the row still stays highlighted, and the button is small.
  private struct Edit {
    let file: String
    let text: String?
    let row: Bool
    var small = true
  }

  private static let edits = [
    Edit(file: "Choice.swift", text: LittleApp.choice("chosen = indexPath.row + 1"), row: true),
    Edit(file: "Choice.swift", text: LittleApp.choice("films.deselectRow(at: indexPath, animated: true)"), row: false),
    Edit(file: "Choice.swift", text: LittleApp.choice("chosen = indexPath.row"), row: true),
    // What the first file calls may stand in any other.
    Edit(file: "Choice.swift", text: LittleApp.choice("show(indexPath)"), row: true),
    Edit(file: "Plain.swift", text: "struct Plain { let value: String }\n", row: true),
    Edit(file: "More.swift", text: """
      extension Screen { func show(_ path: IndexPath) { films.deselectRow(at: path, animated: true) } }

      """, row: false),
    Edit(file: "More.swift", text: nil, row: true),
    Edit(file: "Base.swift", text: LittleApp.base("UIViewController", """
      func viewDidAppear(_ animated: Bool) { films.deselectRow(at: path, animated: true) }
      """), row: false),
    Edit(file: "Base.swift", text: LittleApp.base("Root"), row: false),
    Edit(file: "Root.swift", text: "class Root: UIViewController {}\n", row: true),
    Edit(file: "Root.swift", text: "class Root: UIView {}\n", row: true),
    Edit(file: "Root.swift", text: nil, row: false),
    Edit(file: "Base.swift", text: LittleApp.base("UIViewController"), row: true),
    Edit(file: "Main.storyboard", text: LittleApp.storyboard(selectionStyle: "none"), row: false),
    Edit(file: "Main.storyboard", text: LittleApp.storyboard(selectionStyle: "blue"), row: true),
    Edit(file: "Bar.swift", text: "// higlint:disable:file small_touch_target\n" + Code.small, row: true, small: false),
    Edit(file: "Bar.swift", text: Code.small, row: true),
    Edit(file: "Rows.swift", text: "// higlint:disable all\n" + (LittleApp.files["Rows.swift"] ?? ""), row: false),
    Edit(file: "Rows.swift", text: LittleApp.files["Rows.swift"], row: true),
    Edit(file: ".higlint.yml", text: Code.configuration("error"), row: true),
    Edit(file: ".higlint.yml", text: "rules: {small_touch_target: {minimum: 10}}\n", row: true, small: false),
    Edit(file: ".higlint.yml", text: "excluded: [Bar.swift]\n", row: true, small: false),
    Edit(file: ".higlint.yml", text: "excluded: [Base.swift]\n", row: false),
    Edit(file: ".higlint.yml", text: nil, row: true),
    Edit(file: "Bar.swift", text: Code.clean, row: true, small: false),
  ]

  @Test func whateverIsEditedMeanwhile() throws {
    let app = try LittleApp()
    #expect(try app.lint() == app.afresh())
    for edit in Self.edits {
      if let text = edit.text {
        try app.folder.write(edit.file, text)
      } else {
        try FileManager.default.removeItem(at: app.folder.url.appendingPathComponent(edit.file))
      }
      let afresh = try app.afresh()
      #expect(afresh.output.contains("row_never_deselected") == edit.row, "\(edit)")
      #expect(afresh.output.contains("\"small_touch_target\"") == edit.small, "\(edit)")
      for _ in 1...2 { #expect(try app.lint() == afresh, "\(edit)") }
    }
    #expect(app.left.count == 1)
  }

  @Test func whicheverRulesRun() throws {
    let app = try LittleApp()
    for arguments in [
      [], ["--disable", "small_touch_target"], ["--only", "small_touch_target"], ["--only", "selection"], ["--strict"],
      ["--disable", "row_never_deselected,small_touch_target"], [],
    ] {
      let afresh = try app.afresh(arguments)
      for _ in 1...2 { #expect(try app.lint(arguments) == afresh, "\(arguments)") }
    }
  }

  @Test func aRenamedFileIsFoundByItsNewName() throws {
    let app = try LittleApp()
    _ = try app.lint()
    let path = app.folder.path
    try FileManager.default.moveItem(atPath: path + "/Bar.swift", toPath: path + "/Z.swift")
    let renamed = try app.lint()
    #expect(renamed.output.contains("Z.swift") && !renamed.output.contains("Bar.swift"))
    #expect(try renamed == app.afresh())
  }

  @Test func whatGoesWrongIsToldInEachRun() throws {
    let app = try LittleApp()
    try app.folder.write("Latin.swift", Data([0xE9]))
    try app.folder.write("Deep.swift", Code.clean + String(repeating: "(", count: 300))
    try app.folder.write("Torn.xib", "<")
    let afresh = try app.afresh()
    #expect(afresh.status == 2 && afresh.errors.split(separator: "\n").count == 3)
    for _ in 1...3 { #expect(try app.lint() == afresh) }
    for file in ["Latin.swift", "Deep.swift", "Torn.xib"] {
      try FileManager.default.removeItem(at: app.folder.url.appendingPathComponent(file))
    }
    for _ in 1...2 { #expect(try app.lint() == app.afresh()) }
  }

  @Test(arguments: [2, 8])
  func manyRunsAtOnceDoNotDisturbEachOther(count: Int) throws {
    let app = try LittleApp()
    let outputs = try Folder()
    let script = """
      for change in 0 1 2 3; do
        echo "struct Plain { let value$change: Int }" >Plain.swift
        for run in {1..\(count)}; do
          "$HIGLINT" --cache-path "\(app.caches.path)" --reporter json >"\(outputs.path)/$change.$run" 2>&1 &
        done
        wait
      done
      """
    #expect(try Tool.shell(script, in: app.folder).status == 0)
    let afresh = try app.afresh().output
    let names = try FileManager.default.contentsOfDirectory(atPath: outputs.path)
    #expect(names.count == 4 * count)
    for name in names { #expect(outputs.read(name) == afresh) }
    #expect(app.left.count == 1)
    #expect(try app.lint().output == afresh)
  }
}

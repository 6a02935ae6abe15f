import Foundation
import HIGLintEngine
import HIGLintRules
import Testing

/// What becomes of findings in resources: they are taken back, kept from run to run, and mended.
@Suite("Linting resources")
struct LintedResourceTests {
  private static let rules: [any Rule.Type] = [
    IllegibleFontSize.self, FontNotUpdated.self, ImageScaleMismatch.self, VagueUsageDescription.self, ClickForTap.self,
  ]
  private let linter = Linter(knownRules: Self.rules, reportsUnreachable: true)

  private func xib(_ label: String, before: String = "") -> SourceInput {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects><view id="v"><subviews>
          \(before)
          <label text="Terms" id="l">
            \(label)
            <fontDescription key="fontDescription" type="system" pointSize="8"/>
          </label>
          <label text="More" id="m"><fontDescription key="fontDescription" type="system" pointSize="9"/></label>
        </subviews></view></objects>
      </document>
      """
    return SourceInput(path: "View.xib", contents: Array(text.utf8))
  }

  private func lint(
    interfaces: [SourceInput] = [], resources: [SourceInput] = [], ignoring ignored: Set<String> = [], by linter: Linter? = nil
  ) -> LintResult {
    let rules = (Self.rules + suppressionRules).map { ActiveRule($0) }
    let scope = Linter.Scope(rules: rules, files: [], interfaces: interfaces, resources: resources, ignoredObjects: ignored)
    return (linter ?? self.linter).lint([scope])
  }

  private func found(_ result: LintResult) -> [String] {
    result.findings.map { "\($0.range.start.line) \($0.rule) \($0.object ?? "")" }
  }

  @Test("A finding names the object and points at the attribute")
  func place() throws {
    let result = lint(interfaces: [xib("")])
    #expect(found(result) == ["6 illegible_font_size l", "8 illegible_font_size m"])
    #expect(result.findings.first?.message.hasPrefix("the label 'Terms' (l): text of 8 points is too small") == true)
    #expect(result.files == 1)
  }

  @Test("A finding names a label by its text, be that of several lines")
  func severalLines() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects><view id="v"><subviews>
      <label id="l"><string key="text">Terms
      and  conditions</string><fontDescription key="fontDescription" type="system" pointSize="8"/></label>
      </subviews></view></objects></document>
      """
    let result = lint(interfaces: [SourceInput(path: "View.xib", contents: Array(text.utf8))])
    #expect(result.findings.map { $0.message.prefix(32) } == ["the label 'Terms and conditions'"])
  }

  // MARK: Suppressions

  @Test("The note of an object in Interface Builder speaks for it, and for what lies in it")
  func note() {
    let note = """
      <attributedString key="userComments"><fragment content="higlint:disable illegible_font_size -- it is a seal"/></attributedString>
      """
    let result = lint(interfaces: [xib(note)])
    #expect(found(result) == ["8 illegible_font_size m"])
    #expect(result.suppressed.map(\.reason) == ["it is a seal"])
  }

  @Test("A comment speaks of the next element as a whole, or of the file")
  func comments() {
    let next = xib("", before: "<!-- higlint:disable:next illegible_font_size -->")
    #expect(found(lint(interfaces: [next])) == ["8 illegible_font_size m"])
    let file = xib("", before: "<!-- higlint:disable:file illegible_font_size -->")
    #expect(found(lint(interfaces: [file])) == [])
  }

  @Test("A comment in a table of strings speaks of the next text")
  func commentsOfStrings() {
    func table(_ comment: String) -> SourceInput {
      let text = "/* \(comment) */\n\"a\" = \"Click here\";\n/* Below */\n\"b\" = \"Click there, or click here\";\n"
      return SourceInput(path: "en.lproj/Localizable.strings", contents: Array(text.utf8))
    }
    #expect(found(lint(resources: [table("Above")])) == ["2 click_for_tap a", "4 click_for_tap b"])
    #expect(found(lint(resources: [table("higlint:disable:next click_for_tap -- of a mouse")])) == ["4 click_for_tap b"])
    #expect(found(lint(resources: [table("higlint:disable:file click_for_tap")])) == [])
    #expect(found(lint(resources: [table("Above")], ignoring: ["Localizable.strings#b"])) == ["2 click_for_tap a"])
  }

  @Test("A damaged table of strings is told with its place; one in UTF-16 is left alone")
  func damagedStrings() {
    let damaged = SourceInput(path: "en.lproj/Localizable.strings", contents: Array("\"a\" = \"Click here\";\n\"b\"".utf8))
    let problems = lint(resources: [damaged]).problems
    #expect(problems.map { "\($0.position?.line ?? 0) \($0.message)" } == [
      "2 isn't a well-formed table of strings: it ends before all is closed",
    ])
    let wide: [UInt8] = [0xFF, 0xFE] + "\"a\" = \"Click here\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let old = lint(resources: [SourceInput(path: "en.lproj/Localizable.strings", contents: wide)])
    #expect(found(old) == [] && old.problems.isEmpty)
  }

  @Test("A finding in a binary property list is at its beginning, and nothing is changed there")
  func binaryList() throws {
    let values: [String: Any] = ["CFBundleIdentifier": "com.example.app", "NSCameraUsageDescription": "QR"]
    let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    let result = lint(resources: [SourceInput(path: "Info.plist", contents: Array(data))])
    #expect(found(result) == ["1 vague_usage_description NSCameraUsageDescription"])
    #expect(result.findings.first?.range.start.column == 1 && result.findings.first?.fixes.isEmpty == true)
  }

  @Test("A note without effect, or with a misspelt rule, is told")
  func uselessNotes() {
    func note(_ rule: String) -> String {
      "<attributedString key=\"userComments\"><fragment content=\"higlint:disable \(rule)\"/></attributedString>"
    }
    #expect(found(lint(interfaces: [xib(note("font_not_updated"))])).contains { $0.hasPrefix("5 unused_suppression") })
    #expect(found(lint(interfaces: [xib(note("illegible_font_sise"))])).contains { $0.hasPrefix("5 unknown_suppression") })
  }

  @Test("The configuration may name objects of which nothing is reported")
  func ignoredObjects() {
    #expect(found(lint(interfaces: [xib("")], ignoring: ["View.xib#l", "Other.xib#m"])) == ["8 illegible_font_size m"])
  }

  @Test("A comment in a property list speaks of a key with its value")
  func propertyListComments() {
    let list = SourceInput(path: "Info.plist", contents: Array("""
      <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>a.b</string>
        <!-- higlint:disable:next vague_usage_description — the store knows -->
        <key>NSCameraUsageDescription</key>
        <string>Scan</string>
        <key>NSContactsUsageDescription</key>
        <string>Pick</string>
      </dict></plist>
      """.utf8))
    #expect(found(lint(resources: [list])) == ["7 vague_usage_description NSContactsUsageDescription"])
  }

  // MARK: Damage

  @Test("A damaged resource is a problem, and hides no finding of the others")
  func damage() {
    let damaged = [
      SourceInput(path: "Info.plist", contents: Array("<plist><dict>".utf8)),
      SourceInput(path: "A.imageset/Contents.json", contents: Array("{".utf8)),
    ]
    let result = lint(interfaces: [xib("")], resources: damaged)
    #expect(result.findings.count == 2)
    #expect(result.problems.map(\.file).sorted() == ["A.imageset/Contents.json", "Info.plist"])
    #expect(result.problems.allSatisfy { $0.position != nil })
  }

  // MARK: Fixes

  @Test("A fix changes one attribute, and leaves every other byte alone")
  func fix() throws {
    let text = "<document targetRuntime=\"iOS.CocoaTouch\">\r\n<objects>\t<label  text='a'   id=\"l\" >"
      + "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></label></objects>\r\n\r\n</document>"
    let scope = Linter.Scope(
      rules: [ActiveRule(FontNotUpdated.self)], files: [],
      interfaces: [SourceInput(path: "View.xib", contents: Array(text.utf8))]
    )
    var run = FixRun(linter, [scope], applying: [.safe])
    let outcome = run.outcome()
    let fixed = try #require(outcome.files.first)
    #expect(outcome.fixed == 1)
    #expect(outcome.result.findings.isEmpty)
    let expected = text.replacingOccurrences(of: "<label", with: "<label adjustsFontForContentSizeCategory=\"YES\"")
    #expect(String(decoding: fixed.fixed, as: UTF8.self) == expected)
  }

  // MARK: Cache

  @Test("A run that takes from the last one finds what changed, in texts and in pictures")
  func cache() throws {
    let folder = try TemporaryFolder()
    let catalog = folder.path + "/A.imageset"
    try FileManager.default.createDirectory(atPath: catalog, withIntermediateDirectories: true)
    try Data("""
      { "images" : [
        { "filename" : "a2.png", "scale" : "2x", "idiom" : "universal" },
        { "filename" : "a3.png", "scale" : "3x", "idiom" : "universal" }
      ] }
      """.utf8).write(to: URL(fileURLWithPath: catalog + "/Contents.json"))
    func write(_ name: String, _ side: Double) throws {
      try Data(PictureSize(width: side, height: side).header).write(to: URL(fileURLWithPath: "\(catalog)/\(name)"))
    }
    try write("a2.png", 40)
    try write("a3.png", 60)
    let cache = LintCache(path: folder.path + "/cache", tool: "tests")
    let cached = Linter(knownRules: Self.rules, cache: cache, reportsUnreachable: true)
    let set = SourceInput(path: catalog + "/Contents.json")
    let session = ProjectSession()
    let scope = Linter.Scope(rules: Self.rules.map { ActiveRule($0) }, files: [], interfaces: [xib("")], resources: [set])
    for side in [60.0, 90, 90, 60] {
      try write("a3.png", side)
      let afresh = linter.lint([scope]).findings
      #expect(afresh.count == (side == 60 ? 2 : 3))
      #expect(cached.lint([scope]).findings == afresh)
      #expect(session.lint([scope], by: linter)?.findings == afresh)
    }
  }
}

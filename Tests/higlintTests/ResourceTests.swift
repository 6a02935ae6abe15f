import Foundation
import Testing

/// Storyboards, property lists and catalogs, as the tool's users meet them.
@Suite struct ResourceTests {
  private static let list = """
    <plist version="1.0">
    <dict>
    \t<key>CFBundleIdentifier</key>
    \t<string>com.example.app</string>
    \t<key>NSCameraUsageDescription</key>
    \t<string>Scan</string>
    \t<key>UISupportedInterfaceOrientations</key>
    \t<array>
    \t\t<string>UIInterfaceOrientationLandscapeLeft</string>
    \t</array>
    </dict>
    </plist>

    """

  private static let configuration = "rules:\n  vague_usage_description: warning\n"

  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v1"><subviews>
        <label text="Terms" id="l1"><fontDescription key="fontDescription" type="system" pointSize="8"/></label>
      </subviews></view></objects>
    </document>

    """

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write(".higlint.yml", Self.configuration)
    try folder.write("App/Info.plist", Self.list)
    try folder.write("App/View.xib", Self.xib)
    return folder
  }

  @Test func aFolderIsLintedWithTheResourcesInIt() throws {
    let outcome = try Tool.run("--reporter", "text", in: folder())
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("App/View.xib:3:97: note: the label 'Terms' (l1): text of 8 points is too small to read"))
    #expect(outcome.output.contains(#"    3 |     <label text="Terms" id="l1"><fontDescription"#))
    #expect(outcome.output.contains("App/Info.plist:6:10: warning: 'NSCameraUsageDescription' says 'Scan', which is no reason"))
    #expect(outcome.output.contains("in 2 of 2 files"))
  }

  @Test func aSceneThatNothingShowsIsOnlyReportedWhenAskedFor() throws {
    func scene(_ id: String, _ attributes: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes)><view key="view" id="v\(id)"><subviews>
        <label text="\(id)" id="l\(id)"><fontDescription key="fontDescription" type="system" pointSize="8"/></label>
      </subviews></view></viewController></objects></scene>
      """
    }
    let folder = try Folder()
    try folder.write("App/Main.storyboard", """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="First">
        <scenes>\(scene("First", ""))\(scene("Lost", ""))\(scene("Drawn", "customClass=\"DrawnController\""))</scenes>
      </document>
      """)
    try folder.write("App/AppDelegate.swift", "@main final class AppDelegate: UIResponder, UIApplicationDelegate {}\n")
    try folder.write("App/DrawnController.swift", "import UIKit\nfinal class DrawnController: UIViewController {}\n")
    let shown = try Tool.run("--reporter", "xcode", in: folder)
    #expect(shown.output.contains("the label 'First'"))
    #expect(!shown.output.contains("the label 'Lost'") && !shown.output.contains("the label 'Drawn'"))
    let all = try Tool.run("--reporter", "xcode", "--report-unreachable", in: folder)
    #expect(all.output.contains("the label 'Lost'") && all.output.contains("the label 'Drawn'"))
  }

  @Test func rulesAndPathsThatTheConfigurationLeavesOutAreSilent() throws {
    let folder = try folder()
    try folder.write(".higlint.yml", """
      excluded: [App/View.xib]
      ignored_objects: ["Info.plist#NSCameraUsageDescription"]
      rules:
        single_landscape_orientation: off
      """)
    let outcome = try Tool.run("--reporter", "xcode", in: folder)
    #expect(outcome.output == "")
    #expect(outcome.status == 0)
  }

  @Test func anObjectThatIsIgnoredForNothingIsTold() throws {
    let folder = try folder()
    try folder.write(".higlint.yml", Self.configuration + "ignored_objects: [View.xib#l1, View.xib#l2, Other.xib#l1]\n")
    let outcome = try Tool.run("--reporter", "xcode", in: folder)
    let remark = "'View.xib#l2' is ignored, and nothing is found about it; take it out of ignored_objects"
    #expect(outcome.errors.contains(remark))
    #expect(!outcome.errors.contains("'View.xib#l1'") && !outcome.errors.contains("'Other.xib#l1'"))
    #expect(try Tool.run("--reporter", "xcode", in: folder).errors.contains(remark))
    #expect(try !Tool.run("--only", "small_touch_target", in: folder).errors.contains("is ignored"))
  }

  @Test func aTextFromAnEditorIsReadByItsName() throws {
    let folder = try Folder()
    try folder.write(".higlint.yml", Self.configuration)
    let arguments = ["--reporter", "xcode", "--stdin", "--stdin-path"]
    let xib = try Tool.run(arguments + ["View.xib"], in: folder, input: Self.xib)
    #expect(xib.output.contains("View.xib:3:97: ") && xib.status == 0)
    let list = try Tool.run(arguments + ["Info.plist"], in: folder, input: Self.list)
    #expect(list.output.contains("Info.plist:6:10: ") && list.output.contains("Info.plist:9:11: "))
    let damaged = try Tool.run(arguments + ["View.xib"], in: folder, input: "<document>\n<<<<<<< HEAD\n")
    #expect(damaged.status == 2)
    #expect(damaged.errors.contains("View.xib:2:1: error: isn't well-formed XML"))
  }

  @Test func aDamagedResourceHidesNothingOfTheOthers() throws {
    let folder = try folder()
    try folder.write("Kit.xcassets/A.imageset/Contents.json", "{ \"images\" : [\n=======")
    let outcome = try Tool.run("--reporter", "xcode", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Kit.xcassets/A.imageset/Contents.json:2:1: error: isn't well-formed JSON: no value stands here"))
    #expect(outcome.output.contains("/App/View.xib:3:97: "))
    #expect(outcome.output.contains("/App/Info.plist:6:10: "))
  }

  @Test func aFixChangesWhatItNamesAndNothingElse() throws {
    let folder = try folder()
    #expect(try Tool.run("--fix", in: folder).status == 0)
    let both = "<string>UIInterfaceOrientationLandscapeLeft</string>\n\t\t<string>UIInterfaceOrientationLandscapeRight</string>"
    let expected = Self.list.replacingOccurrences(of: "<string>UIInterfaceOrientationLandscapeLeft</string>", with: both)
    #expect(try folder.read("App/Info.plist") == expected)
    #expect(try folder.read("App/View.xib") == Self.xib)
  }

  @Test func aBaselineKnowsAnObjectByItsIdWhereverItStands() throws {
    let folder = try folder()
    #expect(try Tool.run("baseline", "write", in: folder).status == 0)
    try folder.write("App/View.xib", Self.xib.replacingOccurrences(of: "text=\"Terms\" ", with: "\n text=\"Our terms\" "))
    let outcome = try Tool.run("--reporter", "xcode", "--baseline", ".higlint-baseline", in: folder)
    #expect(outcome.output == "")
  }
}

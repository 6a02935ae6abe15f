import HIGLintEngine
import HIGLintRules
import Testing

/// What becomes of files by the targets that build them, or don't.
@Suite struct TargetTests {
  private static let flaw = """
    import UIKit
    final class %: UIView {
      let spinner = UIActivityIndicatorView()
      override func layoutSubviews() { spinner.hidesWhenStopped = false }
    }
    """
  private static let entry = """
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate { let views = [A(), B(), C(), D()] }
    """

  private func files(_ paths: [String]) -> [String: String] {
    var files = ["App/AppDelegate.swift": Self.entry]
    for path in paths {
      let name = String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
      files[path] = Self.flaw.split(separator: "%").joined(separator: name)
    }
    return files
  }

  private func lint(_ files: [String: String], _ projects: [String: String], all: Bool = false) -> LintResult {
    func inputs(_ files: [String: String]) -> [SourceInput] {
      files.sorted { $0.key < $1.key }.map { SourceInput(path: $0.key, contents: Array($0.value.utf8)) }
    }
    let rules: [any Rule.Type] = [StationaryActivityIndicator.self]
    let scope = Linter.Scope(rules: rules.map { ActiveRule($0) }, files: inputs(files), foreign: inputs(projects))
    return Linter(knownRules: rules, reportsUnreachable: all).lint([scope])
  }

  private let path = "App.xcodeproj/project.pbxproj"

  private func app(_ files: [String]) -> XcodeProjectText.Target { .init(name: "App", files: ["App/AppDelegate.swift"] + files) }

  @Test func filesThatNothingBuildsArentTheApps() {
    let files = files(["App/A.swift", "App/B.swift", "App/C.swift"])
    let project = XcodeProjectText(targets: [app(["App/A.swift", "App/b.swift"])]).text
    let result = lint(files, [path: project])
    // Letters' case tells no files apart.
    #expect(result.findings.map(\.file) == ["App/A.swift", "App/B.swift"])
    #expect(result.unreachable == 1 && result.contextProblems.isEmpty)
    #expect(lint(files, [path: project], all: true).findings.map(\.file) == ["App/A.swift", "App/B.swift", "App/C.swift"])
  }

  @Test(arguments: [
    ("15.0", "#available(iOS 15, *)", false),
    ("16.4", "#available(macOS 12, iOS 15.0, *)", false),
    ("14.0", "#available(iOS 15, *)", true),
    ("15.0", "#unavailable(iOS 15)", true),
    ("$(LOWEST)", "#available(iOS 15, *)", true),
  ])
  func whatIsForReleasesThatTheTargetDoesntRunOnIsntReached(lowest: String, condition: String, isElseReached: Bool) {
    var files = files([])
    files["App/A.swift"] = """
      import UIKit
      final class A: UIView {
        let spinner = UIActivityIndicatorView()
        override func layoutSubviews() {
          if \(condition) { setNeedsDisplay() } else { spinner.hidesWhenStopped = false }
        }
      }
      """
    var target = app(["App/A.swift"])
    target.settings = ["IPHONEOS_DEPLOYMENT_TARGET": lowest]
    let result = lint(files, [path: XcodeProjectText(targets: [target]).text])
    #expect(result.findings.count == (isElseReached ? 1 : 0) && result.unreachable == (isElseReached ? 0 : 1))
  }

  @Test func ofTwoTypesOfOneNameTheOwnTargetsIsMeant() {
    var files = files([])
    files["App/Views/Wheel.swift"] = "import UIKit\nfinal class Wheel: UIActivityIndicatorView {}"
    files["Core/Core/Wheel.swift"] = "import Foundation\npublic class Wheel: NSObject { public var hidesWhenStopped = true }"
    files["App/Screens/A.swift"] = """
      import Core
      import UIKit
      final class A: UIView {
        let spinner = Wheel()
        override func layoutSubviews() { spinner.hidesWhenStopped = false }
      }
      """
    let core = XcodeProjectText.Target(name: "Core", files: ["Core/Core/Wheel.swift"])
    let project = XcodeProjectText(targets: [app(["App/Views/Wheel.swift", "App/Screens/A.swift"]), core])
    #expect(lint(files, [path: project.text]).findings.map(\.file) == ["App/Screens/A.swift"])
  }

  @Test func whatUsesATypeInAFileThatNothingBuildsIsNoUse() {
    var files = files(["App/A.swift", "App/E.swift"])
    files["App/Old.swift"] = """
      import UIKit
      extension AppDelegate { func applicationDidFinishLaunching(_ application: UIApplication) { _ = E() } }
      """
    let project = XcodeProjectText(targets: [app(["App/A.swift", "App/E.swift"])]).text
    #expect(lint(files, [:]).findings.map(\.file) == ["App/A.swift", "App/E.swift"])
    #expect(lint(files, [path: project]).findings.map(\.file) == ["App/A.swift"])
  }

  @Test func foldersAreFollowedButForExceptions() {
    let files = files(["App/A.swift", "App/Old/B.swift", "App/Old/C.swift", "App/D.swift"])
    let project = XcodeProjectText(targets: [
      .init(name: "App", folders: ["App": ["Old/B.swift", "D.swift"]]),
      .init(name: "Share", type: "app-extension", borrowed: ["App": ["D.swift"]]),
    ]).text
    #expect(lint(files, [path: project]).findings.map(\.file) == ["App/A.swift", "App/D.swift", "App/Old/C.swift"])
  }

  @Test func aProjectThatFollowsFoldersSpeaksOfAllOthers() {
    let files = files(["App/A.swift", "Backup/App/A.swift", "Backup/App/B.swift", "Backup/App/C.swift"])
    let project = XcodeProjectText(targets: [.init(name: "App", folders: ["App": []])]).text
    #expect(lint(files, [path: project]).findings.map(\.file) == ["App/A.swift"])
  }

  @Test(arguments: [
    // Another tool's folder.
    ["Kit/Kit.podspec": ""], ["Kit/BUILD.bazel": ""], ["Kit/project.yml": ""],
    // A damaged project may build anything.
    ["Other.xcodeproj/project.pbxproj": "{"],
    // One that isn't written in braces may, too.
    ["Other.xcodeproj/project.pbxproj": "<?xml version=\"1.0\"?><plist/>"],
    // One that builds it from elsewhere, or under a path that leads there.
    ["Other/B.xcodeproj/project.pbxproj": XcodeProjectText(targets: [.init(name: "Kit", files: ["Kit/B.swift"])]).text],
  ])
  func whatCantBeToldIsTheApps(_ others: [String: String]) {
    let files = files(["App/A.swift", "Kit/B.swift"])
    let project = [path: XcodeProjectText(targets: [app(["App/A.swift"])]).text]
    #expect(lint(files, project).findings.map(\.file) == ["App/A.swift"])
    #expect(lint(files, project.merging(others) { first, _ in first }).findings.map(\.file) == ["App/A.swift", "Kit/B.swift"])
  }

  @Test(arguments: [
    // The app, once more, of which the project itself builds one file; beside it lies what is tried out.
    ("App", "App", ["App/A.swift", "Old/App/C.swift"]),
    // Another app, and another project that builds the app.
    ("App", "Demo", ["App/A.swift", "Old/App/B.swift", "Old/App/C.swift", "Old/Try/D.swift"]),
    ("Demo", "App", ["App/A.swift", "Old/App/B.swift", "Old/App/C.swift", "Old/Try/D.swift"]),
  ])
  func aCopyOfTheAppWithinItsFolderIsntTheApp(project: String, app name: String, found: [String]) {
    let files = files(["App/A.swift", "Old/App/B.swift", "Old/App/C.swift", "Old/Try/D.swift"])
    let copy = XcodeProjectText(targets: [.init(name: name, files: ["App/B.swift", "App/C.swift"])]).text
    let projects = [
      path: XcodeProjectText(targets: [app(["App/A.swift", "Old/App/C.swift"])]).text,
      "Old/\(project).xcodeproj/project.pbxproj": copy,
      "Old/Try/Try.xcodeproj/project.pbxproj": XcodeProjectText(targets: [.init(name: "Try", files: ["D.swift"])]).text,
    ]
    #expect(lint(files, projects).findings.map(\.file) == found)
  }

  @Test(arguments: [
    // What lies beside the folder of the app's project.
    ([:], ["App/A.swift"]),
    // Another project that names few of its files, and another tool, may build it.
    (["Kit/Kit.xcodeproj/project.pbxproj": XcodeProjectText(targets: [.init(name: "Kit", files: ["No.swift"])]).text], ["App/A.swift", "Old/B.swift"]),
    (["Kit.podspec": ""], ["App/A.swift", "Old/B.swift"]),
  ])
  func whatLiesBesideAllProjectsIsntTheApps(others: [String: String], found: [String]) {
    let files = files(["App/A.swift", "Old/B.swift"])
    let app = XcodeProjectText.Target(name: "App", files: ["AppDelegate.swift", "A.swift"])
    let project = ["App/App.xcodeproj/project.pbxproj": XcodeProjectText(targets: [app]).text]
    #expect(lint(files, project.merging(others) { first, _ in first }).findings.map(\.file) == found)
  }

  @Test func aPackagesFilesAreItsOwn() {
    var files = files(["App/A.swift", "Kit/Sources/Kit/B.swift"])
    files["Kit/Package.swift"] = """
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    let project = [path: XcodeProjectText(targets: [app(["App/A.swift"])]).text]
    #expect(lint(files, project).findings.map(\.file) == ["App/A.swift", "Kit/Sources/Kit/B.swift"])
  }

  @Test func aPackageBesideAProjectHasFoldersOfItsOwn() {
    var files = files(["App/A.swift", "App/B.swift", "Sources/Kit/C.swift"])
    files["Package.swift"] = """
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    let project = [path: XcodeProjectText(targets: [app(["App/A.swift"])]).text]
    #expect(lint(files, project).findings.map(\.file) == ["App/A.swift", "Sources/Kit/C.swift"])
  }

  @Test(arguments: [
    ("platforms: [.iOS(.v15)], ", false),
    ("platforms: [.macOS(.v12), .iOS(\"16.4\")], ", false),
    ("platforms: [.iOS(.v14)], ", true),
    ("platforms: [.macOS(.v12)], ", true),
    ("platforms: lowest, ", true),
    ("", true),
  ])
  func aPackageSaysOnWhichReleasesItsFilesRun(platforms: String, isElseReached: Bool) {
    var files = files([])
    files["Kit/Package.swift"] = """
      import PackageDescription
      let package = Package(name: "Kit", \(platforms)targets: [.target(name: "Kit")])
      """
    files["Kit/Sources/Kit/A.swift"] = """
      import UIKit
      final class A: UIView {
        let spinner = UIActivityIndicatorView()
        override func layoutSubviews() {
          if #available(iOS 15, *) { setNeedsDisplay() } else { spinner.hidesWhenStopped = false }
        }
      }
      """
    let result = lint(files, [:])
    #expect(result.findings.count == (isElseReached ? 1 : 0) && result.unreachable == (isElseReached ? 0 : 1))
  }

  @Test func aProjectThatNamesFewOfItsFilesSaysNothingOfTheOthers() {
    let files = files(["App/A.swift", "App/B.swift", "App/C.swift", "App/D.swift"])
    let project = [path: XcodeProjectText(targets: [.init(name: "App", files: ["App/A.swift"])]).text]
    #expect(lint(files, project).findings.count == 4)
    // Where it builds the place where the app begins, it builds all that the app has.
    let begun = [path: XcodeProjectText(targets: [app(["App/A.swift"])]).text]
    #expect(lint(files, begun).findings.map(\.file) == ["App/A.swift"])
    let withoutApp = [path: XcodeProjectText(targets: [
      .init(
        name: "Kit", type: "framework", files: ["App/AppDelegate.swift", "App/A.swift", "App/B.swift", "App/C.swift"]
      ),
    ]).text]
    #expect(lint(files, withoutApp).findings.count == 4)
  }

  @Test func copiesOfFilesDontMakeAProjectOld() {
    let names = ["App/A", "App/B"].flatMap { name in ["\(name).swift"] + (2...4).map { "\(name) \($0).swift" } }
    let project = [path: XcodeProjectText(targets: [app(["App/A.swift", "App/B.swift"])]).text]
    #expect(lint(files(names), project).findings.map(\.file) == ["App/A.swift", "App/B.swift"])
    // Without the file that they are called after, they may be anything.
    let others = ["App/A.swift"] + (2...6).map { "App/C \($0).swift" }
    let old = XcodeProjectText(targets: [.init(name: "App", files: ["App/A.swift"])]).text
    #expect(lint(files(others), [path: old]).findings.count == 6)
  }

  @Test func damageHidesNothingAndIsTold() {
    let files = files(["App/A.swift", "App/B.swift"])
    let project = XcodeProjectText(targets: [app(["App/A.swift"])]).text
    let result = lint(files, [path: String(project.dropLast(20))])
    #expect(result.findings.map(\.file) == ["App/A.swift", "App/B.swift"])
    #expect(result.problems.isEmpty)
    #expect(result.contextProblems.map(\.file) == [path] && result.contextProblems.allSatisfy { $0.position != nil })
  }

  // MARK: Systems

  private func touch(_ targets: [XcodeProjectText.Target], _ texts: [String: String]) -> [String: Bool] {
    let inputs = texts.map { SourceInput(path: $0.key, contents: Array($0.value.utf8)) }
    let project = SourceInput(path: path, contents: Array(XcodeProjectText(targets: targets).text.utf8))
    let reading = ProjectReader().read(inputs, foreign: [project]).project
    return Dictionary(uniqueKeysWithValues: reading.files.indices.map { (reading.files[$0].path, reading.isForTouch($0)) })
  }

  @Test func targetsTellWhatFoldersOnlySuggest() {
    let view = "import SwiftUI\nstruct V: View {}"
    let found = touch([
      .init(name: "App", files: ["App/Widgets/Tile.swift", "App/Watch/List.swift", "App/Both.swift"]),
      .init(name: "Desk", settings: ["SDKROOT": "macosx"], files: ["Shared/Window.swift", "App/Both.swift"]),
      .init(
        name: "Multi", settings: ["SUPPORTED_PLATFORMS": "iphoneos macosx"],
        files: ["Multi/Mac/List.swift", "Multi/List.swift"]
      ),
      .init(name: "AppTests", type: "bundle.ui-testing", files: ["Robots/Robot.swift"]),
      .init(name: "Face", type: "application.watchapp2", settings: ["SDKROOT": "watchos"], files: ["Face/List.swift"]),
      .init(name: "Glance", type: "app-extension", files: ["Glance/Glance.swift", "Glance/Row.swift"]),
      .init(name: "Share", type: "app-extension", files: ["Share/Row.swift"]),
    ], [
      "App/Widgets/Tile.swift": view, "App/Watch/List.swift": view, "App/Both.swift": view, "Shared/Window.swift": view,
      "Multi/Mac/List.swift": view, "Multi/List.swift": view, "Robots/Robot.swift": view, "Face/List.swift": view,
      "Glance/Glance.swift": "import SwiftUI\n@main struct Glance: WidgetBundle {}", "Glance/Row.swift": view,
      "Share/Row.swift": view,
    ])
    let touched = found.filter(\.value).keys.sorted()
    #expect(touched == ["App/Both.swift", "App/Watch/List.swift", "App/Widgets/Tile.swift", "Multi/List.swift", "Share/Row.swift"])
  }

  @Test func whereAllAppsAreForTheMacSoArePackages() {
    let files = [
      "Mac/App.swift": "import SwiftUI\n@main struct A: App {}",
      "Packages/UI/Package.swift": "import PackageDescription\nlet package = Package(name: \"UI\", targets: [.target(name: \"UI\", path: \".\")])",
      "Packages/UI/Row.swift": "import SwiftUI\nstruct Row: View {}",
    ]
    let mac = touch([.init(name: "App", settings: ["SDKROOT": "macosx"], files: ["Mac/App.swift"])], files)
    #expect(mac["Mac/App.swift"] == false && mac["Packages/UI/Row.swift"] == false)
    let unknown = touch([.init(name: "App", settings: ["SDKROOT": "$(KIT)"], files: ["Mac/App.swift"])], files)
    #expect(unknown["Packages/UI/Row.swift"] == true)
  }
}

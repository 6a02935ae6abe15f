import HIGLintEngine
import Testing

/// Which files are for screens that fingers touch.
@Suite struct PlatformTests {
  @Test(arguments: [
    ("App/Screen.swift", "import SwiftUI", true),
    ("App/Matters/Tvilling/Machine.swift", "import SwiftUI", true),
    ("WatchApp/Screen.swift", "import SwiftUI", false),
    ("App/WatchScreen.swift", "import SwiftUI", false),
    ("watchapp/Screen.swift", "import SwiftUI", false),
    ("WatchkitExtension/Screen.swift", "import SwiftUI", false),
    ("App/Screen-tvOS.swift", "import UIKit", false),
    ("MyWidgetExtension/Screen.swift", "import SwiftUI", false),
    ("FilmTV/Screen.swift", "import SwiftUI", false),
    ("TVApp/Screen.swift", "import SwiftUI", false),
    ("App/TVShowList.swift", "import SwiftUI", true),
    ("App/TV Shows/List.swift", "import SwiftUI", true),
    ("App/Widgets/Sheet.swift", "import UIKit", true),
    ("NewsWidgets/List.swift", "import SwiftUI\nimport UIKit", false),
    ("App/Debug/Screen.swift", "import UIKit", false),
    ("App/RewardsDebugScreen.swift", "import UIKit", false),
    ("App/DeveloperSettings.swift", "import UIKit", false),
    ("App/DeveloperProfile.swift", "import UIKit", true),
    ("App/Mac/Screen.swift", "import SwiftUI", false),
    ("App/Mac/Screen.swift", "import UIKit", true),
    ("App/macOS+iOS/Screen.swift", "import SwiftUI", true),
    ("App/Screen.swift", "import AppKit", false),
    ("App/Screen.swift", "import SwiftUI\nimport WidgetKit", false),
    ("Tests/ScreenTests.swift", "import UIKit\nimport XCTest", false),
  ])
  func fileIsForTouch(_ path: String, _ imports: String, _ expected: Bool) {
    let files = [Lowered.facts(imports, path: "Project/\(path)"), Lowered.facts("", path: "Project/Other/Empty.swift")]
    let project = Project(files)
    #expect(project.files.indices.first { project.files[$0].path.hasSuffix(path) }.map(project.isForTouch) == expected)
  }

  @Test(arguments: [
    ("import AppKit", false),
    ("import AppKit\n#if canImport(UIKit)\nimport UIKit\n#endif", true),
    ("#if os(macOS)\nimport AppKit\n#endif", true),
    ("#if canImport(AppKit)\nimport AppKit\n#elseif canImport(UIKit)\nimport UIKit\n#endif", true),
  ])
  func fileIsForWhatItsPartOfTheProjectIsFor(_ imports: String, _ expected: Bool) {
    let project = Project(sources: [
      "Editor/Clipboard.swift": imports, "Editor/Screen.swift": "import SwiftUI", "Phone/Screen.swift": "import SwiftUI",
    ])
    #expect(project.isForTouch(1) == expected)
    #expect(project.isForTouch(2))
  }

  @Test func moduleIsAPartOfItsOwn() {
    let project = Project(sources: [
      "Package.swift": """
        let package = Package(name: "Editor", targets: [.target(name: "Desk"), .target(name: "Pages")])
        """,
      "Sources/Desk/Clipboard.swift": "import AppKit",
      "Sources/Desk/Screen.swift": "import SwiftUI",
      "Sources/Pages/Page.swift": "import SwiftUI",
    ])
    #expect(project.files.indices.map(project.isForTouch) == [true, false, false, true])
  }

  @Test func foldersAroundTheProjectSayNothing() {
    let project = Project(sources: ["Mac/Work/App/A.swift": "import SwiftUI", "Mac/Work/App/B.swift": "import SwiftUI"])
    #expect(project.isForTouch(0))
  }

  @Test("A package's programs are for the Mac where it names no other system", arguments: [
    ("platforms: [.macOS(.v13)], targets: [.executableTarget(name: \"Admin\", path: \".\")]", false),
    ("platforms: [.macOS(.v13)], targets: [.target(name: \"Admin\", path: \".\")]", true),
    ("platforms: [.macOS(.v13), .iOS(.v16)], targets: [.executableTarget(name: \"Admin\", path: \".\")]", true),
    ("targets: [.executableTarget(name: \"Admin\", path: \".\")]", true),
  ])
  func programs(manifest: String, expected: Bool) {
    let project = Project(sources: [
      "App/A.swift": "import SwiftUI",
      "Admin/Package.swift": "let package = Package(name: \"Admin\", \(manifest))",
      "Admin/Views/B.swift": "import SwiftUI",
    ])
    func isForTouch(_ path: String) -> Bool? {
      project.files.indices.first { project.files[$0].path.hasSuffix(path) }.map(project.isForTouch)
    }
    #expect(isForTouch("A.swift") == true)
    #expect(isForTouch("B.swift") == expected)
  }
}

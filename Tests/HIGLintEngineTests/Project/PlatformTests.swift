@testable import HIGLintEngine
import Testing

/// Which files are for screens that fingers touch.
@Suite struct PlatformTests {
  @Test(arguments: [
    ("App/Screen.swift", "import SwiftUI", true),
    ("App/Matters/Tvilling/Machine.swift", "import SwiftUI", true),
    ("WatchApp/Screen.swift", "import SwiftUI", false),
    ("App/WatchScreen.swift", "import SwiftUI", false),
    ("App/Screen-tvOS.swift", "import UIKit", false),
    ("MyWidgetExtension/Screen.swift", "import SwiftUI", false),
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

  @Test func foldersAroundTheProjectSayNothing() {
    let project = Project(sources: ["Mac/Work/App/A.swift": "import SwiftUI", "Mac/Work/App/B.swift": "import SwiftUI"])
    #expect(project.isForTouch(0))
  }
}

import HIGLintEngine
import Testing

/// Types of one name in several modules are told apart.
@Suite struct ModuleTests {
  private static let manifest = """
    let package = Package(
      name: "App",
      targets: [
        .executableTarget(name: "App", dependencies: ["Phone", .target(name: "Kit")]),
        .target(name: "Phone"), .target(name: "Watch"), .target(name: "Kit", path: "Shared/Kit"),
        .target(name: "Far-Away", path: "Elsewhere"), .testTarget(name: "PhoneTests"),
      ]
    )
    """

  private static let package: KeyValuePairs = [
    "P/Package.swift": manifest,
    "P/Sources/Phone/Screen.swift": "public class Screen: PhoneBase {}",
    "P/Sources/Watch/Screen.swift": "public class Screen: WatchBase {}",
    "P/Sources/App/Phone.swift": "import Phone\nclass OnPhone: Screen {}\nextension Screen { func inApp() {} }",
    "P/Sources/App/Watch.swift": "import Watch\nclass OnWatch: Screen {}",
    "P/Sources/App/Neither.swift": "class Nowhere: Screen {}",
    "P/Sources/App/Both.swift": "import Phone\nimport Watch\nclass Unclear: Screen {}\nclass Named: Watch.Screen {}",
    "P/Shared/Kit/Kit.swift": "@_exported import Watch",
    "P/Sources/App/Kit.swift": "import Kit\nclass ByKit: Screen {}",
    "P/Tests/PhoneTests/Tests.swift": "@testable import Phone\nclass InTests: Screen {}",
    "P/Elsewhere/Far.swift": "import Phone\nclass Far: Screen {}",
  ]

  @Test(arguments: [
    ("OnPhone", "PhoneBase"), ("OnWatch", "WatchBase"), ("Nowhere", nil), ("Unclear", nil), ("Named", "WatchBase"),
    ("ByKit", "WatchBase"), ("InTests", "PhoneBase"), ("Far", "PhoneBase"),
  ] as [(String, String?)])
  func superclassesAreThoseThatTheFileSees(_ name: String, _ base: String?) throws {
    let type = try #require(Project(sources: Self.package).type(named: name))
    #expect(["PhoneBase", "WatchBase"].first { type.isKind(of: $0) } == base)
  }

  @Test func extensionsBelongToTheTypeThatTheirFileSees() throws {
    let project = Project(sources: Self.package)
    let screens = project.types.filter { $0.name == "Screen" }
    #expect(screens.filter { !$0.functions("inApp()").isEmpty }.map { $0.isKind(of: "PhoneBase") } == [true])
  }

  @Test func typesThatExtensionsNestAreFoundWithoutAnImportOfTheExtensionsModule() throws {
    let project = Project(sources: [
      "P/Package.swift": """
        let package = Package(name: "P", targets: [.target(name: "App"), .target(name: "Base"), .target(name: "Sizes")])
        """,
      "P/Sources/Base/Metrics.swift": "public enum Metrics {}",
      "P/Sources/Sizes/Row.swift": """
        import Base
        extension Metrics { public enum Row { public static let height = 30.0 } }
        public enum Row {}
        """,
      "P/Sources/App/App.swift": "import Base\nclass App {}",
    ])
    let app = try #require(project.type(named: "App"))
    #expect(project.type(named: "Metrics.Row", from: app)?.name == "Metrics.Row")
    #expect(project.type(named: "Row", from: app) == nil)
  }

  @Test func frameworksTypesAreNotThoseOfModulesThatAreNotImported() throws {
    let project = Project(sources: [
      "P/Package.swift": "let package = Package(name: \"P\", targets: [.target(name: \"App\"), .target(name: \"Marks\")])",
      "P/Sources/Marks/Label.swift": "public class UILabel: Mark {}",
      "P/Sources/App/App.swift": "import UIKit\nclass Title: UILabel {}\nextension UILabel { func inApp() {} }",
      "P/Sources/Marks/Use.swift": "class Own: UILabel {}",
    ])
    let title = try #require(project.type(named: "Title"))
    #expect(!title.isKind(of: "Mark"))
    #expect(title.callable("inApp").count == 1)
    let own = try #require(project.type(named: "Own"))
    #expect(own.isKind(of: "Mark"))
    #expect(own.callable("inApp").isEmpty)
  }

  @Test func importedFoldersAreNearer() throws {
    let project = Project(sources: [
      "Kit/Base.swift": "open class Base: UIViewController {}",
      "Tool/Base.swift": "class Base: Tool {}",
      "App/Screen.swift": "import Kit\nclass Screen: Base {}",
    ])
    #expect(try #require(project.type(named: "Screen")).isKind(of: "UIViewController"))
  }

  @Test func privateTypesAreSeenInTheirFileOnly() throws {
    let project = Project(sources: [
      "A.swift": "private class Base: UIViewController {}\nclass First: Base {}",
      "B.swift": "fileprivate class Base: UIView {}\nclass Second: Base {}",
      "C.swift": "class Third: Base {}",
    ])
    let kinds = try ["First", "Second", "Third"].map { name in
      let type = try #require(project.type(named: name))
      return [type.isKind(of: "UIViewController"), type.isKind(of: "UIView")]
    }
    #expect(kinds == [[true, false], [false, true], [false, false]])
  }

  @Test func extensionsOfAnAliasExtendWhatItStandsFor() throws {
    let project = Project("class Screen {}\ntypealias Alias = Screen\nextension Alias { func run() {} }")
    #expect(try #require(project.type(named: "Screen")).functions("run()").count == 1)
  }

  @Test func genericParametersAreNotTypesOfTheirName() throws {
    let project = Project(
      """
      class Item: UIButton {}
      class Box<Item> { func get(_ item: Item) { probe(item) } }
      """
    )
    let probe = try #require(project.probe)
    #expect(!probe.scope.isKind(probe.value, of: "UIButton"))
  }

  @Test(arguments: ["func get<Item: UIButton>(_ item: Item) { probe(item) }", "func get<Item>(_ item: Item) where Item: UIButton { probe(item) }"])
  func genericParametersAreWhatTheyAreHeldTo(_ function: String) throws {
    let probe = try #require(Project("class Box { \(function) }").probe)
    #expect(probe.scope.isKind(probe.value, of: "UIControl"))
  }

  @Test func protocolsSayWhatSelfIs() throws {
    let project = Project("protocol Screen where Self: UIViewController {}\nclass Page: Screen {}")
    #expect(try #require(project.type(named: "Page")).isKind(of: "UIViewController"))
  }
}

/// Types of modules that only a symbol graph knows.
@Suite struct GraphModuleTests {
  private let design = ModuleFacts(
    name: "DesignSystem",
    path: "DesignSystem.symbols.json",
    types: [
      TypeHeader(kind: .class, name: "BaseTableController", nameRange: ByteRange(start: 0, end: 0), inherited: [TypeName("UIKit.UITableViewController")]),
      TypeHeader(kind: .class, name: "Cells.Base", nameRange: ByteRange(start: 0, end: 0), inherited: [TypeName("UIKit.UITableViewCell")]),
    ]
  )

  private func project(_ sources: KeyValuePairs<String, String>) -> Project {
    Project(sources.map { Lowered.facts($0.value, path: $0.key) }, modules: [design])
  }

  @Test func superclassesLeadThroughTheGraph() throws {
    let project = project(["App/Settings.swift": "import DesignSystem\nclass Settings: BaseTableController {}\nclass Badge: DesignSystem.Cells.Base {}"])
    let settings = try #require(project.type(named: "Settings"))
    #expect(settings.isKind(of: "UITableViewController"))
    #expect(settings.isKind(of: "UIViewController"))
    #expect(settings.superclasses.links.map(\.name.base) == ["BaseTableController", "UITableViewController"])
    #expect(settings.superclasses.end == .framework)
    #expect(settings.superclasses.links.first?.type?.graphModule == "DesignSystem")
    #expect(!settings.superclasses.isInSources, "what the base class does isn't known")
    #expect(try #require(project.type(named: "Badge")).isKind(of: "UITableViewCell"))
    #expect(settings.files.map { project.files[$0].path } == ["App/Settings.swift"])
  }

  @Test func onlyFilesThatImportTheModuleSeeIt() throws {
    let project = project(["App/Settings.swift": "class Settings: BaseTableController {}"])
    let settings = try #require(project.type(named: "Settings"))
    #expect(!settings.isKind(of: "UITableViewController"))
    #expect(settings.superclasses.end == .lost(.anotherModule))
  }

  @Test func sourcesWinOverTheirGraph() throws {
    let project = project([
      "DesignSystem/Base.swift": "open class BaseTableController: UITableViewController { func setUp() {} }",
      "App/Settings.swift": "import DesignSystem\nclass Settings: BaseTableController {}",
    ])
    let settings = try #require(project.type(named: "Settings"))
    #expect(settings.superclasses.isInSources)
    #expect(settings.callable("setUp").count == 1)
  }

  @Test func projectsExtendTypesOfGraphs() throws {
    let project = project(["App/Settings.swift": "import DesignSystem\nclass Settings: BaseTableController {}\nextension BaseTableController { func setUp() {} }"])
    #expect(try #require(project.type(named: "Settings")).callable("setUp").count == 1)
  }

  @Test func graphsExtendWhatOtherGraphsDeclare() throws {
    let place = ByteRange(start: 0, end: 0)
    let foundations = ModuleFacts(
      name: "Foundations", path: "Foundations.symbols.json",
      types: [TypeHeader(kind: .class, name: "Cells.Plain", nameRange: place, inherited: [TypeName("UIKit.UITableViewCell")])]
    )
    let more = ModuleFacts(
      name: "More", path: "More@Foundations.symbols.json",
      types: [
        TypeHeader(kind: .extension, name: "Foundations.Cells.Plain", nameRange: place, inherited: [TypeName("More.Themed")]),
        TypeHeader(kind: .extension, name: "UIKit.UIView", nameRange: place, inherited: [TypeName("More.Themed")]),
        TypeHeader(kind: .class, name: "Badge", nameRange: place, inherited: [TypeName("Foundations.Cells.Plain")]),
      ]
    )
    let source = Lowered.facts("import More\nclass Own: Badge {}\nclass Mark: UIView {}", path: "App/Own.swift")
    let project = Project([source], modules: [foundations, more])
    let own = try #require(project.type(named: "Own"))
    #expect(own.superclasses.links.map(\.name.base) == ["Badge", "Foundations.Cells.Plain", "UITableViewCell"])
    #expect(own.isKind(of: "UITableViewCell"))
    #expect(own.isKind(of: "More.Themed"))
  }
}

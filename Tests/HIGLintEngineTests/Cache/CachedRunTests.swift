import Foundation
import HIGLintEngine
import HIGLintRules
import Testing

/// With a cache, a run finds what it finds without one: whatever has changed since the cache was left, and whatever has
/// become of it.
@Suite struct CachedRunTests {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/cache" }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// All that a run says.
  private func lint(_ files: [String: String], cached: Bool) -> String {
    let inputs = files.map { SourceInput(path: $0.key, contents: Array($0.value.utf8)) }
    let sources = inputs.filter { FileKind($0.path) == .swift }
    let interfaces = inputs.filter { FileKind($0.path) == .interface }
    let scope = Linter.Scope(
      rules: (allRules + suppressionRules).map { ActiveRule($0) }, files: sources, interfaces: interfaces,
      resources: inputs.filter { FileKind($0.path) == .resource }
    )
    let cache = cached ? LintCache(path: path, tool: "test") : nil
    return "\(Linter(knownRules: allRules, cache: cache).lint([scope]))"
  }

  /// An app in which each file needs others.
  static let app = [
    "Base.swift": "import UIKit\nclass Base: UIViewController {\n  let tableView = UITableView()\n}\n",
    "Films.swift": """
      import UIKit
      class Films: Base, UITableViewDataSource, UITableViewDelegate {
        override func viewDidLoad() {
          tableView.rowHeight = height
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Film")
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Film", for: indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(UIViewController(), animated: true)
        }
      }
      """,
    "Heights.swift": "import UIKit\nlet height: CGFloat = 20\n",
    "Bar.swift": """
      import UIKit
      class Bar: UIView {
        let button = UIButton(primaryAction: act)
        func lay() { button.frame = CGRect(x: 0, y: 0, width: 20, height: 20) }
      }
      """,
    "Shelves.swift": """
      import UIKit
      class Shelves: UIViewController {
        let table = UITableView()
        let rows = ShelfRows()
        override func viewDidLoad() { table.dataSource = rows; table.delegate = rows }
      }
      """,
    "ShelfRows.swift": """
      import UIKit
      class ShelfRows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Shelf", for: indexPath)
          cell.accessoryType = .detailButton
          return cell
        }
      }
      """,
    "Main.storyboard": """
      <document targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
        <viewController id="c" customClass="Shelves"><view key="view" id="v"><subviews><tableView id="t"><prototypes>
          <tableViewCell id="p" reuseIdentifier="Shelf"/>
        </prototypes></tableView></subviews></view></viewController>
      </objects></scene></scenes></document>
      """,
    "Sorting.swift": "import UIKit\nextension Shelves {\n  func sort() { print(1) }\n}\n",
    "Asking.swift": """
      import UIKit
      extension Shelves {
        func ask() {
          let alert = UIAlertController(title: NSLocalizedString("alert.title", comment: ""), message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: NSLocalizedString("alert.yes", comment: ""), style: .default) { _ in self.clear() })
          alert.addAction(UIAlertAction(title: NSLocalizedString("alert.no", comment: ""), style: .cancel))
          present(alert, animated: true)
        }
      }
      """,
    "en.lproj/Localizable.strings": #"""
      "alert.title" = "All Books";
      "alert.yes" = "Delete All";
      "alert.no" = "Cancel";
      """#,
  ]

  /// A text in a file, and what takes its place; whether another is found then.
  static let edits: [(file: String, old: String, new: String, changes: Bool)] = [
    ("Base.swift", "UIViewController", "UITableViewController", true),
    ("Base.swift", "{\n", "{\n  override func viewWillAppear(_ animated: Bool) { tableView.reloadData() }\n", true),
    ("Films.swift", "didSelectRowAt", "didDeselectRowAt", true),
    ("Films.swift", "class Films", "\nclass Films", true),
    ("Films.swift", "class Films", "// higlint:disable all\nclass Films", true),
    ("Films.swift", "navigationController?", "tableView.deselectRow(at: indexPath, animated: true)\nnavigationController?", true),
    ("Heights.swift", "20", "60", true),
    ("Heights.swift", "\n", "\n\n", false),
    ("Heights.swift", "let height: CGFloat = 20", "extension Films { func remember(_ path: IndexPath) { dismiss(animated: true) } }", true),
    ("Bar.swift", "width: 20, height: 20", "width: 44, height: 44", true),
    ("Bar.swift", "UIButton(primaryAction: act)", "UISlider()", false),
    ("Shelves.swift", "table.delegate = rows", "table.delegate = rows; print(2)", false),
    ("Shelves.swift", "table.delegate = rows", "print(2)", true),
    ("Shelves.swift", "table.dataSource = rows; ", "", true),
    ("ShelfRows.swift", "return cell", "return (cell)", false),
    ("Main.storyboard", "Shelf\"", "Book\"", true),
    ("Main.storyboard", "<tableViewCell", "\n<tableViewCell", false),
    ("Main.storyboard", "</document>", "", true),
    ("Sorting.swift", "print(1)", "print(2)", false),
    ("en.lproj/Localizable.strings", "Delete All", "Show All", true),
    ("en.lproj/Localizable.strings", "alert.yes", "alert.maybe", true),
    ("en.lproj/Localizable.strings", "\"alert.no\"", "\n\"alert.no\"", false),
    ("en.lproj/Localizable.strings", "\"alert.title\"", "\n\"alert.title\"", true),
    ("Asking.swift", "alert.yes", "alert.title", true),
    ("Sorting.swift", "print(1)", "table.delegate = Other()", true),
    ("Bar.swift", "UIButton(primaryAction: act)", "UIButton(primaryAction: act); func hand(_ s: Shelves, _ rows: ShelfRows) { s.table.delegate = rows }", false),
  ]

  @Test(arguments: edits.indices)
  func editsAreSeen(_ index: Int) {
    let edit = Self.edits[index]
    var files = Self.app
    files[edit.file] = files[edit.file]?.replacingOccurrences(of: edit.old, with: edit.new)
    #expect(files != Self.app)
    let before = lint(Self.app, cached: true)
    #expect(before == lint(Self.app, cached: false))
    let after = lint(files, cached: true)
    #expect(after == lint(files, cached: false))
    if edit.changes { #expect(after != before) }
    #expect(lint(Self.app, cached: true) == before)
  }

  @Test(arguments: app.keys.sorted())
  func filesComeAndGo(_ name: String) {
    var rest = Self.app
    rest[name] = nil
    let before = lint(Self.app, cached: true)
    #expect(lint(rest, cached: true) == lint(rest, cached: false))
    #expect(lint(Self.app, cached: true) == before)
  }

  /// Each example stands where the one before it stood, so that files, types and storyboards change all at once.
  @Test func anotherProjectTakesThePlace() {
    for rule in allRules {
      for example in rule.description.examples.bad + rule.description.examples.good {
        let files = example.files.map { ($0.path, $0.withoutMarkers.text) }
        let project = Dictionary(files) { first, _ in first }
        #expect(lint(project, cached: true) == lint(project, cached: false), "\(rule.description.id): \(example.title)")
      }
    }
  }

  @Test func damageIsPassedOver() throws {
    let expected = lint(Self.app, cached: true)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for place in stride(from: 0, to: whole.count, by: max(1, whole.count / 150)) {
      var flipped = whole
      flipped[place] ^= 0x10
      for damaged in [flipped, whole[..<place], whole[place...], whole[..<place] + Data(count: whole.count - place)] {
        try Data(damaged).write(to: URL(fileURLWithPath: path))
        #expect(lint(Self.app, cached: true) == expected)
      }
    }
  }
}

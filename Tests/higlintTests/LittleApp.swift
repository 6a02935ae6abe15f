import Foundation

/// An app whose files depend on each other, linted with a cache.
struct LittleApp {
  let folder: Folder
  /// What runs leave for each other.
  let caches: Folder

  init() throws {
    folder = try Folder()
    caches = try Folder()
    for (name, text) in Self.files { try folder.write(name, text) }
  }

  /// A row that stays highlighted, by five files; and a small button.
  static let files = [
    "Screen.swift": """
      final class Screen: Base, UITableViewDataSource, UITableViewDelegate {
        @IBOutlet var films: UITableView!

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Film", for: indexPath)
        }
      }
      """,
    "Rows.swift": """
      extension Screen {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose(indexPath) }
      }
      """,
    "Choice.swift": choice("chosen = indexPath.row"),
    "Base.swift": base("UIViewController"),
    "Main.storyboard": storyboard(selectionStyle: "default"),
    "Bar.swift": Code.small,
    "Plain.swift": "struct Plain { let value: Int }\n",
  ]

  static func choice(_ action: String) -> String {
    "extension Screen { func choose(_ indexPath: IndexPath) { \(action) } }\n"
  }

  static func base(_ superclass: String, _ members: String = "") -> String {
    "class Base: \(superclass) { \(members) }\n"
  }

  static func storyboard(selectionStyle: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes><scene><objects><viewController id="screen" customClass="Screen">
        <view key="view" id="view"><subviews><tableView style="plain" id="table">
          <prototypes><tableViewCell selectionStyle="\(selectionStyle)" reuseIdentifier="Film" id="cell"/></prototypes>
          <connections>
            <outlet property="dataSource" destination="screen" id="a"/>
            <outlet property="delegate" destination="screen" id="b"/>
          </connections>
        </tableView></subviews></view>
        <connections><outlet property="films" destination="table" id="c"/></connections>
      </viewController></objects></scene></scenes>
    </document>
    """
  }

  /// What a run finds that neither uses nor keeps anything.
  func afresh(_ arguments: [String] = [], reporter: String = "json") throws -> Tool.Outcome {
    try Tool.run(["--no-cache", "--reporter", reporter] + arguments, in: folder)
  }

  func lint(_ arguments: [String] = [], reporter: String = "json") throws -> Tool.Outcome {
    try Tool.run(["--cache-path", caches.path, "--reporter", reporter] + arguments, in: folder)
  }

  /// The names of what lies among the caches.
  var left: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: caches.path).sorted()) ?? []
  }

  /// The only cache.
  var cache: URL { caches.url.appendingPathComponent(left.first ?? "none") }
}

import HIGLintEngine
import HIGLintReporters
import Testing

/// A small project: a screen in two files, a storyboard, and a module of which only types are known.
enum IndexSamples {
  static let sources: [(path: String, text: String)] = [
    ("App/Settings.swift", """
      import DesignSystem
      import UIKit

      protocol Themed: AnyObject {}

      final class Settings: BaseTableController, Themed {
        @IBOutlet weak var header: UILabel!
        private let badge = Badge()
        static let height = 22 * 2
        let style = UITableView.Style.grouped
        var model = load() { didSet { tableView.reloadData() } }

        override func viewDidLoad() {
          super.viewDidLoad()
          header.text = "Hello"
          let next = UIView(frame: .zero)
          view.addSubview(next)
        }
      }

      """),
    ("App/Settings+Rows.swift", """
      import UIKit

      extension Settings: UISearchResultsUpdating {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! Row
          return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          delegate.open(indexPath)
          show(Detail(), sender: self)
        }

        var shown: Bool { true }
      }

      final class Row: UITableViewCell {}

      """),
    ("App/Detail.swift", """
      class Detail: Settings {}
      class Box<Item: Codable> {}
      extension Box where Item == Int {}
      enum Size: Int { case small = 20; case large }
      class Chart: Charts.ChartView {}
      enum Outer { class Row {} }

      """),
  ]

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <tableViewController storyboardIdentifier="settings" id="c1" customClass="Settings">
              <tableView key="view" style="grouped" rowHeight="44" id="t1">
                <prototypes>
                  <tableViewCell reuseIdentifier="row" id="p1" customClass="Row">
                    <connections>
                      <segue destination="c2" kind="show" identifier="detail" id="g1"/>
                    </connections>
                  </tableViewCell>
                </prototypes>
                <connections>
                  <outlet property="dataSource" destination="c1" id="o1"/>
                  <outlet property="delegate" destination="c1" id="o2"/>
                </connections>
              </tableView>
              <connections>
                <outlet property="header" destination="l1" id="o3"/>
              </connections>
            </tableViewController>
            <label id="l1"/>
          </objects>
        </scene>
        <scene sceneID="s2">
          <objects>
            <viewController id="c2" customClass="Detail"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  static let designSystem = ModuleFacts(
    name: "DesignSystem",
    path: "Graphs/DesignSystem.symbols.json",
    types: [
      TypeHeader(
        kind: .class, name: "BaseTableController", nameRange: ByteRange(start: 0, end: 0),
        inherited: [TypeName("UIKit.UITableViewController"), TypeName("DesignSystem.Scrolling")]
      )
    ]
  )

  static func project(_ sources: [(path: String, text: String)] = sources) -> Project {
    ProjectReader().read(
      sources.map { SourceInput(path: "/app/\($0.path)", contents: Array($0.text.utf8)) },
      interfaces: [SourceInput(path: "/app/App/Main.storyboard", contents: Array(storyboard.utf8))],
      modules: [designSystem]
    ).project
  }

  static let workingDirectory = WorkingDirectory(AbsolutePath("/app"))

  /// The page of the only type that answers to a name.
  static func page(_ name: String, in project: Project = project(), all: Bool = false, colored: Bool = false) throws -> String {
    let type = try #require(project.types.first { $0.answers(to: name) })
    return TypePage(type, workingDirectory: workingDirectory).text(showsAll: all, isColored: colored)
  }
}

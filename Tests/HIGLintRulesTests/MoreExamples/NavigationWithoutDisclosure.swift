import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let navigationWithoutDisclosure = MoreExamples(NavigationWithoutDisclosure.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("a storyboard's prototype without an accessory, and its segue by hand", files: [
    Example.File("EpochsController.swift", """
      final class EpochsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Epoch", for: indexPath)
          return ↓cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          performSegue(withIdentifier: "Events", sender: self)
        }
      }
      """),
    Example.File("Main.storyboard", epochs(accessory: "")),
  ]),
]

/// A list with a prototype cell, and a segue to another list.
private func epochs(accessory: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes><scene>
    <objects><tableViewController id="list" customClass="EpochsController">
      <tableView key="view" id="table">
        <prototypes><tableViewCell \(accessory) reuseIdentifier="Epoch" id="cell"/></prototypes>
        <connections>
          <outlet property="dataSource" destination="list" id="a"/><outlet property="delegate" destination="list" id="b"/>
        </connections>
      </tableView>
      <connections><segue destination="events" kind="show" identifier="Events" id="c"/></connections>
    </tableViewController></objects>
  </scene><scene><objects><tableViewController id="events"/></objects></scene></scenes></document>
  """
}

private let good: [Example] = [
  Example("a storyboard's prototype has it", files: [
    Example.File("EpochsController.swift", """
      final class EpochsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Epoch", for: indexPath)
          return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          performSegue(withIdentifier: "Events", sender: self)
        }
      }
      """),
    Example.File("Main.storyboard", epochs(accessory: #"accessoryType="disclosureIndicator""#)),
  ]),
]

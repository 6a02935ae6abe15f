import HIGLintEngine

/// Controls at the end of rows that nothing is connected to.
public struct UnhandledAccessoryControl: TypeRule {
  public static let description = RuleDescription(
    id: "unhandled_accessory_control",
    chapter: .accessories,
    summary: "A control is a row's accessory view, but has no target, action or handler.",
    rationale: """
      A control at the end of a row works as it does anywhere: it takes the touch itself and tells its own target, not \
      the table's delegate. Without one the switch moves and nothing changes, or the button sinks in and nothing comes; \
      people believe that they have set something, and haven't.
      """,
    guidelines: [.tableViewProgramming("Responding to Selections"), .iPhone2009("Table Views"), .current("Toggles")],
    components: [.rows],
    triggers: ["accessoryView", "accessories"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for accessory in type.idleAccessoryControls {
      context.report(Self.message, at: accessory.range, in: accessory.file)
    }
  }

  private static let message =
    "the control at the end of the row does nothing; give it a target or an action, or leave it out"
}

// MARK: - Examples

extension UnhandledAccessoryControl {
  private static let bad: [Example] = [
    Example("a switch that only shows a value", """
      final class HeatingController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Room", for: indexPath)
          if indexPath.section == 0 {
            let toggle = UISwitch()
            toggle.addTarget(self, action: #selector(heatAll), for: .valueChanged)
            cell.accessoryView = toggle
          } else {
            let toggle = UISwitch()
            toggle.isOn = rooms[indexPath.row].isHeated
            toggle.onTintColor = .systemOrange
            ↓cell.accessoryView = toggle
          }
          return cell
        }
      }
      """),
    Example("a button built where it is set", """
      final class BasketController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
          ↓cell.accessoryView = UIButton(type: .contactAdd)
          return cell
        }
      }
      """),
    Example("a cell's own control, in an extension of another file", files: [
      Example.File("VolumeCell+Layout.swift", """
        extension VolumeCell {
          func lay() {
            slider.minimumValue = 0
            slider.setValue(0.5, animated: false)
            ↓accessoryView = slider
          }
        }
        """),
      Example.File("VolumeCell.swift", """
        final class VolumeCell: UITableViewCell {
          let slider: UISlider = {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
            slider.tintColor = .systemPink
            return slider
          }()
        }
        """),
    ]),
    Example("a list cell's view, in a registration's handler", """
      final class SeatsController: UICollectionViewController {
        private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Seat> { cell, path, seat in
          let stepper = UIStepper()
          stepper.value = seat.count
          let configuration = cell.defaultContentConfiguration()
          cell.contentConfiguration = configuration
          cell.accessories = [
            ↓.customView(configuration: UICellAccessory.CustomViewConfiguration(customView: stepper, placement: .trailing()))
          ]
        }
      }
      """),
    Example("a reactive data source's cell", """
      final class LightsController: UIViewController {
        func bind() {
          lights.bind(to: tableView.rx.items(cellIdentifier: "Light")) { row, light, cell in
            let dimmer = UISegmentedControl(items: ["Off", "Low", "High"])
            dimmer.selectedSegmentIndex = light.level
            ↓cell.accessoryView = dimmer
          }.disposed(by: bag)
        }
      }
      """),
  ]

  /// A supplier that gives its cell a switch, with what else it does.
  private static func screen(_ code: String, _ rest: String = "") -> String {
    """
    final class ValvesController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Valve", for: indexPath)
        let toggle = UISwitch()
        \(code)
        cell.accessoryView = toggle
        return cell
      }
    \(rest)
    }
    """
  }

  private static let good: [Example] = [
    Example(
      "the 2013 listing: a target and an action",
      screen("toggle.addTarget(self, action: #selector(flip(_:)), for: .valueChanged)")
    ),
    Example("an action", screen("toggle.addAction(UIAction { _ in self.flip(indexPath) }, for: .valueChanged)")),
    Example("a reactive action", screen("toggle.rx.isOn.bind(to: valves[indexPath.row].isOpen).disposed(by: bag)")),
    Example("a helper that receives the control", screen("connect(toggle, to: valves[indexPath.row])")),
    Example("a control that is out of use", screen("toggle.isEnabled = false")),
    Example("a control that is found again by its tag", screen("toggle.tag = indexPath.row")),
    Example("a value that is read when the row is chosen", screen("", """

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          guard let toggle = tableView.cellForRow(at: indexPath)?.accessoryView as? UISwitch else { return }
          toggle.setOn(!toggle.isOn, animated: true)
        }
      """)),
    Example("an action given at creation, and a menu", """
      final class QueueController: UITableViewController {
        func configure(_ cell: UITableViewCell, _ job: Job) {
          cell.accessoryView = UIButton(type: .close, primaryAction: UIAction { _ in job.cancel() })
        }

        func configureMenu(_ cell: UITableViewCell, _ job: Job) {
          let button = UIButton(type: .system)
          button.menu = menu(for: job)
          button.showsMenuAsPrimaryAction = true
          cell.accessoryView = button
        }
      }
      """),
    Example("a cell's control that its table connects, in another file", files: [
      Example.File("SwitchCell.swift", """
        final class SwitchCell: UITableViewCell {
          let control = UISwitch()

          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            accessoryView = control
          }
        }
        """),
      Example.File("Options.swift", """
        final class OptionsController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Switch", for: indexPath) as! SwitchCell
            cell.control.addTarget(self, action: #selector(change), for: .valueChanged)
            return cell
          }
        }
        """),
    ]),
    Example("a switch whose value is read when the form is sent", """
      final class SignUpController: UITableViewController {
        private let newsletter = UISwitch()

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Field", for: indexPath)
          cell.accessoryView = newsletter
          return cell
        }

        @objc func send() { server.signUp(name, wantsNews: newsletter.isOn) }
      }
      """),
    Example("a control of the app's own, and a view that is none", """
      final class TeamController: UITableViewController {
        func configure(_ cell: UITableViewCell) { cell.accessoryView = FollowButton() }
        func finish(_ cell: UITableViewCell) { cell.accessoryView = UIActivityIndicatorView(style: .medium) }
      }

      final class FollowButton: UIButton {
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { follow() }
      }
      """),
    Example("SwiftUI, where a toggle has its binding", """
      struct PumpView: View { var body: some View { List { Toggle("Pump", isOn: $isRunning) } } }
      """),
  ]
}

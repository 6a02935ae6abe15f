import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let smallTouchTarget = MoreExamples(SmallTouchTarget.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("functions that the project adds to views, and constants in a namespace in small letters", files: [
    Example.File("Ticket.swift", """
      final class TicketCell: UICollectionViewCell {
        private let share: UIButton = {
          let button = UIButton(frame: .zero)
          ↓button.setWidth(30)
          button.setHeight(50)
          return button
        }()
        private let send = UIButton()
        private let star = UIButton()
        private let fold = UIButton()

        func setUp() {
          ↓send.setHeight(26)
          ↓star.setSize(CGSize(width: 24, height: 24))
          ↓fold.heightAnchor.constraint(equalToConstant: Metrics.row.fold).isActive = true
        }
      }
      """),
    Example.File("Metrics.swift", "struct Metrics { struct row { static let fold: CGFloat = 28 } }"),
    Example.File("Layout.swift", """
      extension UIView {
        func setWidth(_ width: CGFloat) { widthAnchor.constraint(equalToConstant: width).isActive = true }

        @discardableResult
        func setHeight(_ height: CGFloat, priority: UILayoutPriority = .required) -> NSLayoutConstraint {
          let constraint = self.heightAnchor.constraint(equalToConstant: height)
          constraint.priority = priority
          constraint.isActive = true
          return constraint
        }

        func setSize(_ size: CGSize) {
          NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: size.width), heightAnchor.constraint(equalToConstant: size.height),
          ])
        }
      }
      """),
  ]),
  Example("SwiftUI: a project that adds something to the system's buttons", files: [
    Example.File("Seat.swift", """
      struct Seat: View {
        var body: some View {
          Button(action: choose) { Image("seat").↓frame(width: 28, height: 28) }
        }
      }
      """),
    Example.File("Button+Ticket.swift", "extension Button { func ticketStyle() -> some View { buttonStyle(TicketStyle()) } }"),
  ]),
  Example("a builder, an image that can be tapped, an old-style constraint and a visual format", """
    final class ReplyBar: UIView {
      let cancel = tap(UIButton()) {
        ↓$0.widthAnchor.constraint(equalToConstant: Sizes.cancel).isActive = true
      }
      let avatar = UIImageView()
      let more = UIButton()
      let send = UIButton()

      func setUp() {
        avatar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(showProfile)))
        ↓avatar.frame.size = CGSize(width: 30, height: 30)
        addConstraint(↓NSLayoutConstraint(
          item: more, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: 28
        ))
        addConstraints(↓NSLayoutConstraint.constraints(
          withVisualFormat: "H:[send(24)]-8-|", options: [], metrics: nil, views: ["send": send]
        ))
      }

      @objc func showProfile() {}

      struct Sizes { static let cancel: CGFloat = 22 }
    }
    """),
  Example("a bar button item told to be narrow; a space may be", """
    final class EditorController: UIViewController {
      func setUp() {
        let bold = UIBarButtonItem(title: "B", style: .plain, target: self, action: #selector(makeBold))
        ↓bold.width = 24
        let gap = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        gap.width = 8
        toolbarItems = [bold, gap]
      }

      @objc func makeBold() {}
    }
    """),
  Example("SwiftUI: links, a toggle and a label, for a larger least size", options: RuleOptions(["minimum": .number(48)]), """
    struct Footer: View {
      var body: some View {
        VStack {
          NavigationLink(destination: Help()) { Image("help").↓frame(width: 46, height: 60) }
          Link(destination: site) { Image("site").resizable().frame(width: 20, height: 20).↓frame(width: 24, height: 24) }
          Toggle("Sound", isOn: $sound).↓frame(height: 20)
          Button(action: rate) { Image("star").↓frame(width: 20, height: 48).padding(.horizontal, 4) }
        }
      }
    }
    """, fixed: """
    struct Footer: View {
      var body: some View {
        VStack {
          NavigationLink(destination: Help()) { Image("help").frame(width: 48, height: 60) }
          Link(destination: site) { Image("site").resizable().frame(width: 20, height: 20).frame(width: 48, height: 48) }
          Toggle("Sound", isOn: $sound).frame(height: 48)
          Button(action: rate) { Image("star").frame(width: 20, height: 48).padding(.horizontal, 4) }
        }
      }
    }
    """),
  Example("a visual format whose length is a metric", """
    final class StepperView: UIView {
      private let more = UIButton()

      func layOut() {
        let metrics: [String: Any] = ["gap": 8]
        addConstraints(↓NSLayoutConstraint.constraints(
          withVisualFormat: Self.format, options: [], metrics: ["side": 26], views: ["more": more]
        ))
        addConstraints(NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-gap-[more(wide)]", options: [], metrics: metrics, views: ["more": more]
        ))
      }

      private static let format = "V:|[more(side)]|"
    }
    """),
]

private let good: [Example] = [
  Example("functions that the project adds to views, which may yield or do something else", files: [
    Example.File("Ticket.swift", """
      final class TicketCell: UICollectionViewCell {
        private let share = UIButton()
        private let star = UIButton()
        private let fold = UIButton()

        func setUp() {
          share.setHeight(30, priority: .defaultHigh)
          star.setMinimumWidth(24)
          fold.setCornerRadius(8)
        }
      }
      """),
    Example.File("Layout.swift", """
      extension UIView {
        func setHeight(_ height: CGFloat, priority: UILayoutPriority = .required) {
          let constraint = heightAnchor.constraint(equalToConstant: height)
          constraint.priority = priority
          constraint.isActive = true
        }

        func setMinimumWidth(_ width: CGFloat) { widthAnchor.constraint(greaterThanOrEqualToConstant: width).isActive = true }

        func setCornerRadius(_ radius: CGFloat) { layer.cornerRadius = radius }
      }
      """),
  ]),
  Example("SwiftUI: a modifier that the project adds to buttons", files: [
    Example.File("Seat.swift", """
      struct Seat: View {
        var body: some View { Button(action: choose) { Image("seat") }.frame(width: 28, height: 28).roomy() }
      }
      """),
    Example.File("Button+Roomy.swift", "extension Button { func roomy() -> some View { padding(12) } }"),
  ]),
  Example("controls that UIKit sizes, a hidden button, and a first frame that constraints replace", """
    final class Form: UIView {
      let toggle = UISwitch(frame: CGRect(x: 1, y: 1, width: 20, height: 20))
      let hidden = UIButton()
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

      func setUp() {
        hidden.heightAnchor.constraint(equalToConstant: 0).isActive = true
        button.snp.makeConstraints { make in make.edges.equalToSuperview() }
      }
    }
    """),
  Example("the switch of the 2013 guide as a row's accessory", """
    final class SettingsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: "Switch")
        if cell == nil {
          cell = UITableViewCell(style: .default, reuseIdentifier: "Switch")
          cell.selectionStyle = .none
        }
        let soundSwitch = UISwitch(frame: CGRect(x: 1, y: 1, width: 20, height: 20))
        soundSwitch.addTarget(self, action: #selector(toggleSound), for: .valueChanged)
        cell.accessoryView = soundSwitch
        return cell
      }

      @objc func toggleSound(_ sender: UISwitch) {}
    }
    """),
  Example("a button of a base class that a subclass puts into the bar, and a control that isn't to be touched", files: [
    Example.File("Base.swift", """
      class BaseController: UIViewController {
        lazy var menuButton: UIButton = {
          let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
          return button
        }()
        let mark = CheckMark(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      """),
    Example.File("Home.swift", """
      final class HomeController: BaseController {
        override func viewDidLoad() { navigationItem.rightBarButtonItem = UIBarButtonItem(customView: menuButton) }
      }
      """),
    Example.File("CheckMark.swift", """
      final class CheckMark: UIControl {
        func setUp() { isUserInteractionEnabled = false }
      }
      """),
  ]),
  Example("code for other systems", """
    struct Sidebar: View {
      var body: some View {
        #if os(macOS)
        Button(action: add) { Image("add").frame(width: 16, height: 16) }
        #else
        Button(action: add) { Image("add").frame(width: 44, height: 44) }
        #endif
      }
    }
    """),
]

import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  /// Controls that do what others tell them, by members of their own or by outlets.
  static let smallTouchTargetTold = MoreExamples(SmallTouchTarget.self, bad: bad, good: good)
}

private let app = Example.File("App.swift", """
  @main final class AppDelegate: UIResponder, UIApplicationDelegate { let panel = Panel() }
  """)

/// A drawn button of a class that answers by a closure, and what the view around makes of it.
private func told(_ telling: String, mark: String = "") -> [Example.File] {
  [
    app,
    Drawn.xib("""
      <button id="b1" customClass="TapButton">
        <constraints><constraint firstAttribute="width" constant="\(mark)24" id="w1"/></constraints>
        <state key="normal" image="close"/>
      </button>
      """, owner: "Panel", outlets: #"<outlet property="close" destination="b1" id="o1"/>"#),
    Example.File("TapButton.swift", """
      final class TapButton: UIButton {
        var onTap: (() -> Void)? {
          didSet { addTarget(self, action: #selector(run), for: .touchUpInside) }
        }

        @objc private func run() { onTap?() }
      }
      """),
    Example.File("Panel.swift", """
      final class Panel: UIView {
        @IBOutlet var close: TapButton!
        override func awakeFromNib() {
          super.awakeFromNib()
          close.tintColor = .red
          \(telling)
        }
      }
      """),
  ]
}

/// A drawn button to which code gives a frame.
private func framed(_ mark: String = "", connections: String = "", code: String = "") -> [Example.File] {
  [
    app,
    Drawn.xib(
      #"<button id="b1"><state key="normal" image="close"/>\#(connections)</button>"#,
      owner: "Panel", outlets: #"<outlet property="close" destination="b1" id="o1"/>"#
    ),
    Example.File("Panel.swift", """
      final class Panel: UIView {
        @IBOutlet var close: UIButton!
        @IBOutlet var title: UILabel!
        override func layoutSubviews() {
          super.layoutSubviews()
          \(mark)close.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
          title.snp.makeConstraints { $0.centerX.equalTo(close) }
          \(code)
        }
        @IBAction func shut(_ sender: Any) { removeFromSuperview() }
      }
      """),
  ]
}

/// A calendar whose class goes by another name, and the button that turns its page.
private func pages(_ mark: String = "", turn: String) -> [Example.File] {
  [
    Example.File("App.swift", "@main final class AppDelegate: UIResponder, UIApplicationDelegate { let diary = Diary() }"),
    Example.File("Pages.swift", """
      class PagesController { func next() {} }
      final class MonthsController: PagesController { override func next() { \(turn) } }
      typealias Pages = PagesController
      """),
    Example.File("Diary.swift", """
      final class Diary: UIView {
        var pages: Pages = MonthsController()
        let forward = UIButton()
        func setUp() {
          addSubview(forward)
          \(mark)forward.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
          forward.onTap = { [unowned self] in pages.next() }
        }
        override init(frame: CGRect) { super.init(frame: frame); setUp() }
      }
      """),
  ]
}

/// A form whose buttons a function puts into it, transparent at first; another of its name is for fields.
private func form(_ mark: String = "", more: String = "") -> [Example.File] {
  [
    Example.File("App.swift", "@main final class AppDelegate: UIResponder, UIApplicationDelegate { let form = Form() }"),
    Example.File("Form.swift", """
      final class Form: UIView {
        private var confirm: UIButton!
        private var name: UITextField!

        override init(frame: CGRect) {
          super.init(frame: frame)
          confirm = UIButton()
          \(mark)confirm.frame = CGRect(x: 0, y: 0, width: 90, height: 30)
          place(button: confirm)
          place(field: name)
          UIView.animate(withDuration: 0.2) { self.confirm.alpha = 1 }
          \(more)
        }

        private func place(button: UIButton) {
          button.alpha = 0
          addSubview(button)
        }

        private func place(field: UITextField) {
          addSubview(field)
          field.addTarget(self, action: #selector(edited), for: .editingChanged)
        }

        @objc private func edited() { delegate?.edited() }
      }
      """),
  ]
}

/// A prototype that is drawn lower than the button in it, in a table whose rows are as high as what they hold.
private func lowPrototype() -> [Example.File] {
  [
    Drawn.storyboard("""
      <view key="view" id="v1"><subviews><tableView rowHeight="-1" id="t1"><prototypes>
        <tableViewCell reuseIdentifier="Entry" rowHeight="40" id="p1"><rect key="frame" x="0" y="0" width="300" height="40"/>
          <tableViewCellContentView key="contentView" id="w1"><rect key="frame" x="0" y="0" width="300" height="40"/><subviews>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="b1"><constraints>
              <constraint firstAttribute="height" constant="45" id="h1"/><constraint firstAttribute="width" constant="45" id="w2"/>
            </constraints><state key="normal" image="close"/>
            <connections><action selector="remove:" destination="c1" id="a1"/></connections></button>
          </subviews></tableViewCellContentView>
        </tableViewCell>
      </prototypes></tableView></subviews></view>
      """, owner: "EntriesController"),
    Example.File("EntriesController.swift", """
      final class EntriesController: UIViewController { @IBAction func remove(_ sender: Any) { entries.removeLast() } }
      """),
  ]
}

/// Buttons that a list of the type's keeps, one for each day.
private func week(_ mark: String = "", setUp: String = "", more: String = "") -> [Example.File] {
  [
    Example.File("App.swift", "@main final class AppDelegate: UIResponder, UIApplicationDelegate { let week = Week() }"),
    Example.File("Week.swift", """
      final class Week: UIView {
        private var days: [UIButton] = []
        private var nights: [UIButton] = []

        override init(frame: CGRect) {
          super.init(frame: frame)
          for day in 0..<7 {
            let button = UIButton()
            days.append(button)
            addSubview(button)
            \(setUp)
            \(mark)button.frame = CGRect(x: day * 30, y: 0, width: 24, height: 24)
          }
          \(more)
        }

        func end(_ day: Int) {
          days[day].alpha = 0
          days.last?.frame.origin.y += 8
          days[day].removeFromSuperview()
          days.remove(at: day)
        }

        @objc private func open(_ sender: UIButton) { delegate?.open(sender.tag) }
      }
      """),
  ]
}

private let bad: [Example] = [
  Example("buttons of a list that is gone through to tell each what a touch does", files: week(
    "↓", more: "days.forEach { $0.addTarget(self, action: #selector(open), for: .touchUpInside) }"
  )),
  Example("buttons of a list that are put into it again, and into another from which they come back", files: week(
    "↓", more: "days.append(days[0]); days.insert(days.first!, at: 2); nights.append(days[1]); days.append(nights[0])"
  )),
  Example("buttons of a list of which one is told what a touch does", files: week(
    "↓", more: "days[0].addTarget(self, action: #selector(open), for: .touchUpInside)"
  )),
  Example("buttons of a list, transparent until it shows them all", files: week(
    "↓", setUp: "button.alpha = 0",
    more: "days.forEach { $0.addTarget(self, action: #selector(open), for: .touchUpInside) }; for day in days { day.alpha = 1 }"
  )),
  Example("a drawn button in a list that holds what another of its name does", files: framed(
    "↓", code: "let buttons = [close]; do { let buttons = [buttons[0]]; wire(buttons) }"
  )),
  Example("a drawn button with a frame, which a list tells what a touch does", files: framed(
    "↓", code: "let buttons = [close]; for button in buttons { button?.addTarget(self, action: #selector(shut), for: .touchUpInside) }"
  )),
  Example("a button of a class that is told what a touch does, by a closure", files: told("close.onTap = { self.removeFromSuperview() }", mark: "↓")),
  Example("a drawn button with an action, to which code gives a frame", files: framed(
    "↓", connections: #"<connections><action selector="shut:" destination="v1" id="a1"/></connections>"#
  )),
  Example("a drawn button with a frame, which code makes do something", files: framed(
    "↓", code: "close.addTarget(self, action: #selector(shut), for: .touchUpInside)"
  )),
  Example("a closure that asks an object whose class goes by another name", files: pages("↓", turn: "page += 1; show(page)")),
  Example("a button that a function puts into a form, transparent at first, and that is told what a touch does", files: form(
    "↓", more: "confirm.addTarget(self, action: #selector(edited), for: .touchUpInside)"
  )),
]

private let good: [Example] = [
  Example("buttons of a list that nobody tells what a touch does", files: week(more: "for (index, day) in days.enumerated() { day.tintColor = colours[index] }")),
  Example("a drawn button in a list that only colours it", files: framed(
    code: "let buttons = [close]; for index in 0..<1 { let button = buttons[index]; button?.tintColor = colours[index] }"
  )),
  Example("a button of a class that nobody tells what a touch does", files: told("")),
  Example("a button of a class that is told to do nothing", files: told("close.onTap = { }")),
  Example("a drawn button without an action, to which code gives a frame", files: framed()),
  Example("a closure that asks an object for what none of its class does", files: pages(turn: "")),
  Example("a button that a function puts into a form, and that nothing answers for", files: form()),
  Example("a button in a prototype that is drawn lower, whose rows are as high as what they hold", files: lowPrototype()),
]

import HIGLintEngine

private let helpers = Example.File("Helpers.swift", """
  extension UIStackView {
    static func make(axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill) -> UIStackView {
      let stack = UIStackView()
      stack.axis = axis
      stack.spacing = spacing
      stack.alignment = alignment
      return stack
    }

    func lay(_ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment) {
      self.axis = axis
      self.alignment = alignment
    }
  }

  extension UIButton {
    static var plain: UIButton {
      let button = UIButton(type: .roundedRect)
      button.titleLabel?.font = .systemFont(ofSize: 12)
      button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
      return button
    }

    static func picture(_ name: String) -> UIButton {
      let button = UIButton(type: .custom)
      button.setImage(UIImage(systemName: name), for: .normal)
      return button
    }

    func decorate(text: String, font: UIFont) {
      setTitle(text, for: .normal)
      titleLabel?.font = font
      layer.cornerRadius = 4
    }

    func decorateTall(text: String) {
      decorate(text: text, font: .systemFont(ofSize: 14))
      heightAnchor.constraint(equalToConstant: 48).isActive = true
    }
  }
  """)

private let answers = """
  private func listen() {
      all.addTarget(self, action: #selector(act), for: .touchUpInside)
      leave.addTarget(self, action: #selector(act), for: .touchUpInside)
      close.addTarget(self, action: #selector(act), for: .touchUpInside)
      likes.addTarget(self, action: #selector(act), for: .touchUpInside)
    }

    @objc private func act() { delegate?.act() }
  """

/// Examples of views that functions of the project's make, or set up.
extension MoreExamples {
  static let madeBad: [Example] = [
    Example("buttons that code puts in the place of those which properties begin with", """
      class RatingController: UIViewController {
        var star = UIButton()
        var second = UIButton()

        func show() {
          star = ↓UIButton(frame: CGRect(x: 15, y: 5, width: 40, height: 35))
          star.addTarget(self, action: #selector(rate), for: .touchUpInside)
          view.addSubview(star)
          second = ↓UIButton(frame: CGRect(x: Int(star.frame.maxX) + 12, y: 5, width: 40, height: 35))
          second.addTarget(self, action: #selector(rate), for: .touchUpInside)
          view.addSubview(second)
        }

        @objc func rate() { service.rate(1) }
      }
      """),
    Example("buttons that are as large as what they show, and only moved, be they made by a function with a title of several fonts", files: [
      Example.File("Login.swift", """
        final class LoginView: UIView {
          private let register: UIButton = {
            let button = ↓UIButton()
            button.setTitle("Register", for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 14)
            button.sizeToFit()
            return button
          }()
          private var terms = ↓Links.make("Terms")

          override init(frame: CGRect) {
            super.init(frame: frame)
            register.frame = CGRect(x: 20, y: 480, width: register.frame.width, height: register.frame.height)
            terms.frame.origin = CGPoint(x: 20, y: 540)
            register.addTarget(self, action: #selector(open), for: .touchUpInside)
            terms.addTarget(self, action: #selector(open), for: .touchUpInside)
            addSubview(register)
            addSubview(terms)
          }

          func makeRoom() { UIView.animate(withDuration: 0.3) { self.register.frame = self.register.frame.offsetBy(dx: 0, dy: 50) } }

          @objc private func open() { delegate?.open() }
        }
        """),
      Example.File("Links.swift", """
        enum Links {
          static func make(_ title: String) -> UIButton {
            let button = UIButton(type: .custom)
            let text = NSMutableAttributedString(string: title, attributes: [.font: UIFont.systemFont(ofSize: 16)])
            text.beginEditing()
            text.addAttributes([.underlineStyle: NSUnderlineStyle.single.rawValue], range: NSRange(location: 0, length: 5))
            text.endEditing()
            let dark = NSMutableAttributedString(attributedString: text)
            button.setAttributedTitle(text, for: .normal)
            button.setAttributedTitle(dark, for: .highlighted)
            button.sizeToFit()
            return button
          }
        }
        """),
    ]),
    Example("a button of the app's own with an initialiser of its own, where functions of the app's own say where it stands", files: [
      Example.File("Entry.swift", """
        final class EntryController: UIViewController {
          private let more = ↓HintButton(text: "Forgotten?")

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(more)
            Tie.activate(more.top.equalTo(view.top), more.leading.equalTo(view.leading).constant(24))
            more.addTarget(self, action: #selector(remember), for: .touchUpInside)
          }

          @objc private func remember() { show(ReminderController(), sender: self) }
        }
        """),
      Example.File("HintButton.swift", """
        final class HintButton: UIButton {
          override init(frame: CGRect) { super.init(frame: frame) }
          required init?(coder: NSCoder) { fatalError() }

          convenience init(text: String) {
            self.init(frame: .zero)
            configure(text)
          }

          private func configure(_ text: String) {
            setTitle(text, for: .normal)
            titleLabel?.font = .systemFont(ofSize: 14)
          }
        }
        """),
    ]),
    Example("buttons and rows of buttons that the project's own functions make and decorate", files: [
      Example.File("Home.swift", """
        final class HomeView: UIView {
          private let all: UIButton = {
            let button = ↓UIButton(type: .system)
            button.setTitle("All", for: .normal)
            return button
          }()
          private let leave = ↓UIButton()
          private let close = ↓UIButton.picture("xmark")
          private let likes: UIButton = {
            let button = ↓UIButton.plain
            button.setTitle("No likes", for: .normal)
            return button
          }()

          override init(frame: CGRect) {
            super.init(frame: frame)
            let row = UIStackView.make(axis: .horizontal, alignment: .center)
            row.addArrangedSubview(all)
            addSubview(row)
            leave.decorate(text: "Log out", font: .systemFont(ofSize: 14, weight: .bold))
            let second = UIStackView(arrangedSubviews: [leave])
            second.lay(.horizontal, .center)
            addSubview(second)
            addSubview(close)
            addSubview(likes)
            close.snp.makeConstraints { $0.leading.top.equalToSuperview() }
            likes.snp.makeConstraints { $0.trailing.top.equalToSuperview() }
            listen()
          }

          \(answers)
        }
        """),
      helpers,
    ]),
  ]

  static let madeGood: [Example] = [
    Example("a button that is made with no size, which constraints give it, and one out of a list, within a low view", """
      class PercentController: UIViewController {
        var bar = UIView()
        var menu = UIButton()
        var parts = NSMutableArray()

        func show() {
          menu = UIButton(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
          menu.translatesAutoresizingMaskIntoConstraints = false
          menu.addTarget(self, action: #selector(open), for: .touchUpInside)
          view.addSubview(menu)
          menu.heightAnchor.constraint(equalToConstant: 48).isActive = true
          bar = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 30))
          view.addSubview(bar)
          let part = parts[0] as! UIButton
          part.backgroundColor = .green
          bar.addSubview(part)
        }

        @objc func open() { service.open() }
      }
      """),
    Example("buttons that are as large as what they show until code makes them higher, or gives another", files: [
      Example.File("Login.swift", """
        final class LoginView: UIView {
          private let register: UIButton = {
            let button = UIButton()
            button.setTitle("Register", for: .normal)
            button.sizeToFit()
            return button
          }()
          private var terms = Links.make("Terms")

          override init(frame: CGRect) {
            super.init(frame: frame)
            register.frame = CGRect(x: 20, y: 480, width: register.frame.width, height: register.frame.height + 20)
            terms = Links.makeTall()
            terms.frame.origin = CGPoint(x: 20, y: 540)
            register.addTarget(self, action: #selector(open), for: .touchUpInside)
            terms.addTarget(self, action: #selector(open), for: .touchUpInside)
            addSubview(register)
            addSubview(terms)
          }

          @objc private func open() { delegate?.open() }
        }
        """),
      Example.File("Links.swift", """
        enum Links {
          static func make(_ title: String) -> UIButton {
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            button.sizeToFit()
            return button
          }

          static func makeTall() -> UIButton { UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 60)) }
        }
        """),
    ]),
    Example("a button that functions of the app's own make as high as its view", files: [
      Example.File("Entry.swift", """
        final class EntryController: UIViewController {
          private let more = UIButton()

          override func viewDidLoad() {
            super.viewDidLoad()
            more.setTitle("Forgotten?", for: .normal)
            view.addSubview(more)
            Tie.activate(more.top.equalTo(view.top), more.bottom.equalTo(view.bottom))
            more.addTarget(self, action: #selector(remember), for: .touchUpInside)
          }

          @objc private func remember() { show(ReminderController(), sender: self) }
        }
        """),
    ]),
    Example("rows that fill the heights of their buttons, a height that a function sets, and room that insets leave", files: [
      Example.File("Home.swift", """
        final class HomeView: UIView {
          private let all: UIButton = {
            let button = UIButton(type: .system)
            button.setTitle("All", for: .normal)
            return button
          }()
          private let leave = UIButton()
          private let close = UIButton.make()
          private let likes: UIButton = {
            let button = UIButton()
            button.setTitle("No likes", for: .normal)
            button.contentEdgeInsets = UIEdgeInsets(top: 12, left: 4, bottom: 12, right: 4)
            return button
          }()

          override init(frame: CGRect) {
            super.init(frame: frame)
            let row = UIStackView.make(axis: .horizontal)
            row.addArrangedSubview(all)
            addSubview(row)
            leave.decorateTall(text: "Log out")
            addSubview(leave)
            leave.snp.makeConstraints { $0.leading.top.equalToSuperview() }
            addSubview(close)
            close.snp.makeConstraints { $0.leading.bottom.equalToSuperview() }
            addSubview(likes)
            likes.snp.makeConstraints { $0.trailing.top.equalToSuperview() }
            listen()
          }

          \(answers)
        }

        extension UIButton {
          static func make() -> UIButton {
            let button = UIButton()
            button.setTitle("Close", for: .normal)
            button.contentEdgeInsets.top = 12
            button.contentEdgeInsets.bottom = 12
            return button
          }
        }
        """),
      helpers,
    ]),
  ]
}

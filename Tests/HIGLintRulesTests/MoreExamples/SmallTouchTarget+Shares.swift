import HIGLintEngine

/// A screen with two fields and a button in a stack.
private func login(_ set: String, marks: String = "", more: String = "") -> String {
  """
  final class LoginController: UIViewController {
    private let mail = UITextField()
    private lazy var enter: UIButton = {
      let button = UIButton(type: .system)
      button.addTarget(self, action: #selector(logIn), for: .touchUpInside)
      return button
    }()

    override func viewDidLoad() {
      let stack = UIStackView(arrangedSubviews: [mail, enter])
      stack.axis = .vertical
      stack.spacing = 12
      \(marks)\(set)
      view.addSubview(stack)
      stack.heightAnchor.constraint(equalToConstant: 80).isActive = true
      \(more)
    }

    @objc private func logIn() { session.begin() }
  }
  """
}

/// Examples of views that share the length of a stack.
let sharesBad: [Example] = [
  Example("a button that has half of a stack's height", login("stack.distribution = .fillEqually", marks: "↓")),
  Example("a button that shares one of two stacks, by which layout there is", """
    final class LoginController: UIViewController {
      private let mail = UITextField()
      private let enter = UIButton(type: .system)

      override func viewDidLoad() {
        enter.addTarget(self, action: #selector(logIn), for: .touchUpInside)
        if isWide { layWide() } else { layHigh() }
      }

      private func layWide() {
        let stack = UIStackView(arrangedSubviews: [mail, enter])
        ↓stack.distribution = .fillEqually
        stack.widthAnchor.constraint(equalToConstant: 80).isActive = true
      }

      private func layHigh() {
        let stack = UIStackView(arrangedSubviews: [mail, enter])
        stack.axis = .vertical
        ↓stack.distribution = .fillEqually
        stack.heightAnchor.constraint(equalToConstant: 70).isActive = true
      }

      @objc private func logIn() { session.begin() }
    }
    """),
  Example("buttons side by side, in a stack that a property keeps", """
    final class PlayerController: UIViewController {
      private lazy var back: UIButton = makeButton("back")
      private lazy var next: UIButton = makeButton("next")
      private lazy var buttons: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [back, next])
        ↓stack.distribution = .fillEqually
        return stack
      }()

      override func viewDidLoad() {
        back.addTarget(self, action: #selector(skip), for: .touchUpInside)
        next.addTarget(self, action: #selector(skip), for: .touchUpInside)
        view.addSubview(buttons)
        buttons.snp.makeConstraints { $0.width.equalTo(70); $0.height.equalTo(50) }
      }

      @objc private func skip() { player.skip() }
      private func makeButton(_ name: String) -> UIButton { UIButton(type: .custom) }
    }
    """),
]

let sharesGood: [Example] = [
  Example("a stack that leaves the heights to its views", login("stack.distribution = .fillProportionally")),
  Example("a stack that may come to hold fewer views", login("stack.distribution = .fillEqually", more: "mail.isHidden = session.isKnown")),
  Example("a stack that may come to hold others", login("stack.distribution = .fillEqually", more: "stack.removeArrangedSubview(mail)")),
]

import HIGLintEngine

/// A view with a button, a picture and a label that answer, laid out by a library.
private func laidOut(by library: String, _ layout: [String], label: String = "") -> String {
  """
  import \(library)

  final class SongRow: UIView {
    private let play = UIButton()
    private let heart = UIImageView()
    private let more: UILabel = {
      let label = \(label)UILabel()
      label.text = "More"
      label.isUserInteractionEnabled = true
      return label
    }()

    func lay() {
      play.addTarget(self, action: #selector(start), for: .touchUpInside)
      heart.isUserInteractionEnabled = true
      heart.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(like)))
      more.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(like)))
      addSubview(play)
      addSubview(heart)
      addSubview(more)
      \(layout.joined(separator: "\n    "))
    }

    @objc private func start() { player.start() }
    @objc private func like() { library.like() }
  }
  """
}

/// Examples of sizes that libraries give.
let librariesBad: [Example] = [
  Example("EasyPeasy's lists", laidOut(
    by: "EasyPeasy",
    ["play.easy.layout(Size(↓24), Top(8))", "heart.easy.layout([Top(), Height(↓30)])", "more.easy.layout(CenterY())"], label: "↓"
  )),
  Example("functions of TinyConstraints", laidOut(
    by: "TinyConstraints", ["↓play.height(24)", "↓heart.size(CGSize(width: 24, height: 24))", "more.height(50)"]
  )),
  Example("a button of another package's that only shows where it is touched, and one in a view that passes its listeners on", """
    final class Berth: UIViewController {
      private let moor = RippleButton()
      private lazy var leave: BusyButton = {
        let view = BusyButton()
        view.addTarget(self, action: #selector(sail), for: .touchUpInside)
        ↓view.heightAnchor.constraint(equalToConstant: 34).isActive = true
        return view
      }()

      override func viewDidLoad() {
        moor.trackTouchLocation = true
        moor.addTarget(self, action: #selector(tie), for: .touchUpInside)
        ↓moor.heightAnchor.constraint(equalToConstant: 34).isActive = true
        view.addSubview(moor)
        view.addSubview(leave)
      }

      @objc private func tie() { ropes.tie() }
      @objc private func sail() { ropes.cast() }
    }

    final class BusyButton: UIView {
      private let button = UIButton()
      func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {
        button.addTarget(target, action: action, for: events)
      }
    }
    """),
  Example("Stevia's chains", laidOut(by: "Stevia", ["↓play.size(24)", "↓heart.width(24).height(24)", "more.height(50)"])),
]

let librariesGood: [Example] = [
  Example("EasyPeasy's lists that leave room enough, or may", laidOut(
    by: "EasyPeasy",
    ["play.easy.layout(Size(44), Top(8))", "heart.easy.layout(Height(>=30), Width().like(play))", "more.easy.layout(Top(), Bottom())"]
  )),
  Example("a button that nobody answers for, and beside which EasyPeasy puts another", """
    final class ChatBar: UIView {
      private let speak = UIButton()
      private let send = UIButton()

      func lay() {
        send.addTarget(self, action: #selector(post), for: .touchUpInside)
        addSubview(speak)
        addSubview(send)
        speak.easy.layout(Size(24), CenterY())
        send.easy.layout(Size(44), Trailing(8).to(speak, .leading), CenterY().to(speak))
      }

      @objc private func post() { chat.post() }
    }
    """),
  Example("functions of TinyConstraints that give room enough, or may", laidOut(
    by: "TinyConstraints", ["play.height(44)", "heart.height(min: 24)", "more.height(24, relation: .equalOrGreater)"]
  )),
  Example("a button of another package's that is asked to hear touches around it", """
    final class Berth: UIViewController {
      private let moor = RippleButton()

      override func viewDidLoad() {
        moor.extendsTouchArea = true
        moor.addTarget(self, action: #selector(tie), for: .touchUpInside)
        moor.heightAnchor.constraint(equalToConstant: 34).isActive = true
        view.addSubview(moor)
      }

      @objc private func tie() { ropes.tie() }
    }
    """),
  Example("functions of other libraries that are called so", laidOut(
    by: "Charts", ["play.height(24)", "heart.size(24)", "more.width(24)"]
  )),
]

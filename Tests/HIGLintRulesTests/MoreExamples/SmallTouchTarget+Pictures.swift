import HIGLintEngine

private let crossSmall = Example.File("Assets.xcassets/cross_small.imageset/Contents.json", """
  { "images" : [{ "filename" : "cross@2x.png", "idiom" : "universal", "scale" : "2x" }] }
  """)

/// Examples of buttons that are as large as their picture.
extension MoreExamples {
  static let pictureBad: [Example] = [
    Example("pictures of the catalog in their own size, by each of their names", files: [
      Example.File("Toolbox.swift", """
        struct Toolbox: View {
          var body: some View {
            HStack {
              ↓Button(action: close) { Image("cross_small") }
              ↓Button(action: close) { Image(.crossSmall).renderingMode(.template).foregroundStyle(.secondary) }
              ↓Button(action: close) { Asset.cross.swiftUIImage.padding(4) }
              ↓Button(action: close) { ToolsAsset.Signs.crossSmall.swiftUIImage }
              ↓Button(action: close) { Image(asset: isOpen ? ToolsAsset.Signs.crossSmall : Asset.cross) }
              ↓Image("cross_small").onTapGesture { close() }
            }
          }
        }
        """),
      Example.File("Asset.swift", "enum Asset { static let cross = ImageAsset(name: \"cross_small\") }"),
      crossSmall, Example.File("Assets.xcassets/cross_small.imageset/cross@2x.png", picture: PictureSize(width: 48, height: 48)),
    ]),
    Example("buttons of UIKit whose constraints leave them as high as a picture, or a line of text", files: [
      Example.File("Comments.swift", """
        final class CommentsViewController: UIViewController {
          private let closeButton = ↓UIButton()
          private lazy var moreButton: UIButton = {
            let button = ↓UIButton(type: .system)
            button.setTitle(Texts.more, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 14)
            return button
          }()

          private let againButton = ↓UIButton()

          override func viewDidLoad() {
            closeButton.setImage(UIImage(named: "cross_small"), for: .normal)
            againButton.setImage(Icons.cross, for: .normal)
            againButton.addTarget(self, action: #selector(close), for: .touchUpInside)
            closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
            moreButton.addTarget(self, action: #selector(more), for: .touchUpInside)
            [closeButton, moreButton, againButton].forEach { view.addSubview($0) }
            againButton.snp.makeConstraints { $0.top.leading.equalToSuperview().inset(12) }
            closeButton.snp.makeConstraints { make in
              make.top.trailing.equalToSuperview().inset(12)
            }
            moreButton.snp.makeConstraints {
              $0.centerY.equalTo(closeButton)
              $0.leading.equalToSuperview()
            }
          }
        }
        """),
      Example.File("Icons.swift", """
        enum Icons {
          static var cross: UIImage { .load(name: "cross_small") }
        }

        extension UIImage {
          static func load(name: String) -> UIImage {
            guard let image = UIImage(named: name) else { return UIImage() }
            image.accessibilityIdentifier = name
            return image
          }
        }
        """),
      crossSmall, Example.File("Assets.xcassets/cross_small.imageset/cross@2x.png", picture: PictureSize(width: 48, height: 48)),
    ]),
    Example("a button whose title a method of the app's underlines", """
      extension UIButton {
        func underline() {
          guard let title = title(for: .normal) else { return }
          let text = NSMutableAttributedString(string: title)
          text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 0, length: title.count))
          setAttributedTitle(text, for: .normal)
        }
      }

      final class Gate: UIView {
        private let skip = ↓UIButton().then {
          $0.setTitle("Skip", for: .normal)
          $0.titleLabel?.font = .systemFont(ofSize: 14)
          $0.underline()
        }

        func setUp() {
          addSubview(skip)
          skip.addTarget(self, action: #selector(leave), for: .touchUpInside)
          skip.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }

        @objc private func leave() { open(home) }
      }
      """),
    Example("buttons that a function makes with a font it is given, and titles with fonts of their own", files: [
      Example.File("Gate.swift", """
        final class Gate: UIView {
          private let forgot = ↓UIButton.plain(title: "Forgot your key?", size: 14)
          private let join: UIButton = {
            let button = ↓UIButton()
            let title = NSMutableAttributedString(string: "New here? ", attributes: [.font: UIFont.systemFont(ofSize: 14)])
            title.append(NSAttributedString(string: "Join", attributes: [.font: UIFont.boldSystemFont(ofSize: 14)]))
            button.setAttributedTitle(title, for: .normal)
            return button
          }()

          func setUp() {
            addSubview(forgot)
            addSubview(join)
            forgot.addTarget(self, action: #selector(remind), for: .touchUpInside)
            join.addTarget(self, action: #selector(signUp), for: .touchUpInside)
            NSLayoutConstraint.activate([
              forgot.topAnchor.constraint(equalTo: topAnchor, constant: 8), forgot.centerXAnchor.constraint(equalTo: centerXAnchor),
              join.topAnchor.constraint(equalTo: topAnchor, constant: 90), join.centerXAnchor.constraint(equalTo: centerXAnchor),
            ])
          }

          @objc private func remind() { open(reminder) }
          @objc private func signUp() { open(form) }
        }
        """),
      Example.File("UIButton+Plain.swift", """
        extension UIButton {
          static func plain(title: String, size: CGFloat) -> UIButton {
            let button = UIButton()
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: size)
            button.translatesAutoresizingMaskIntoConstraints = false
            return button
          }
        }
        """),
    ]),
  ]

  static let pictureGood: [Example] = [
    Example("pictures of the catalog that are large enough, have room, are made to fit, or aren't known", files: [
      Example.File("Toolbox.swift", """
        struct Toolbox: View {
          var body: some View {
            HStack {
              Button(action: close) { Image("cross_small").padding(10) }
              Button(action: close) { Image("cross_small").resizable().scaledToFit() }
              Button(action: close) { Image("cross_large") }
              Button(action: close) { Image(name) }
            }
          }
        }
        """),
      crossSmall, Example.File("Assets.xcassets/cross_small.imageset/cross@2x.png", picture: PictureSize(width: 48, height: 48)),
    ]),
    Example("buttons of UIKit that constraints, insets or another view make higher, or may", files: [
      Example.File("Comments.swift", """
        final class CommentsViewController: UIViewController {
          private let stretched = UIButton()
          private let square = UIButton()
          private let roomy = UIButton()
          private let stacked = UIButton()
          private let styled = UIButton()
          private let beside = UIButton()
          private let two = UIButton()

          override func viewDidLoad() {
            for button in [stretched, square, roomy, stacked, styled, beside, two] {
              button.setTitle("More", for: .normal)
              button.addTarget(self, action: #selector(more), for: .touchUpInside)
            }
            [stretched, square, roomy, styled, beside, two, label].forEach { view.addSubview($0) }
            stack.addArrangedSubview(stacked)
            stretched.snp.makeConstraints { $0.top.bottom.equalToSuperview() }
            square.snp.makeConstraints { $0.top.equalToSuperview(); $0.width.equalTo(60) }
            square.widthAnchor.constraint(equalTo: square.heightAnchor).isActive = true
            roomy.contentEdgeInsets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
            roomy.snp.makeConstraints { $0.top.equalToSuperview() }
            styled.applyStyle(.large)
            styled.snp.makeConstraints { $0.top.equalToSuperview() }
            beside.snp.makeConstraints { $0.top.equalTo(label) }
            label.snp.makeConstraints { $0.bottom.equalTo(beside.snp.bottom); $0.height.equalTo(50) }
            two.titleLabel?.numberOfLines = 2
            two.snp.makeConstraints { $0.top.equalToSuperview() }
          }
        }
        """)
    ]),
    Example("a button of UIKit whose symbol is as large as its configuration says", """
      final class ExplainerView: UIView {
        private lazy var close: UIButton = {
          let button = UIButton(type: .system)
          let configuration = UIImage.SymbolConfiguration(pointSize: 44)
          let image = UIImage(systemName: "xmark.circle.fill", withConfiguration: configuration)
          button.setImage(image, for: .normal)
          button.addTarget(self, action: #selector(leave), for: .touchUpInside)
          return button
        }()

        func setUp() {
          addSubview(close)
          close.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """),
    Example("a button whose title a method of the app's may make higher", """
      extension UIButton {
        func decorate(_ key: NSAttributedString.Key) {
          let text = NSMutableAttributedString(string: "Skip")
          text.addAttribute(key, value: 20, range: NSRange(location: 0, length: 4))
          setAttributedTitle(text, for: .normal)
        }
      }

      final class Gate: UIView {
        private let skip = UIButton().then {
          $0.setTitle("Skip", for: .normal)
          $0.decorate(.baselineOffset)
        }

        func setUp() {
          addSubview(skip)
          skip.addTarget(self, action: #selector(leave), for: .touchUpInside)
          skip.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }

        @objc private func leave() { open(home) }
      }
      """),
    Example("buttons that a function makes high enough, or nobody connects, and titles whose font or lines aren't known", files: [
      Example.File("Gate.swift", """
        final class Gate: UIView {
          private let enter = UIButton.plain(title: "Enter", size: 30)
          private let tall = UIButton.tall(title: "Leave")
          private let sign = UIButton.plain(title: "Gate", size: 14)
          private let join = UIButton()
          private let rules: UIButton = {
            let button = UIButton()
            let text = NSAttributedString(string: "Rules", attributes: [.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: airy])
            button.setAttributedTitle(text, for: .normal)
            return button
          }()

          func setUp() {
            [enter, tall, sign, join, rules].forEach { addSubview($0) }
            enter.addTarget(self, action: #selector(open), for: .touchUpInside)
            tall.addTarget(self, action: #selector(open), for: .touchUpInside)
            join.addTarget(self, action: #selector(open), for: .touchUpInside)
            rules.addTarget(self, action: #selector(open), for: .touchUpInside)
            join.setAttributedTitle(invitation, for: .normal)
            NSLayoutConstraint.activate([
              enter.topAnchor.constraint(equalTo: topAnchor), tall.topAnchor.constraint(equalTo: topAnchor),
              sign.topAnchor.constraint(equalTo: topAnchor), join.topAnchor.constraint(equalTo: topAnchor),
              rules.topAnchor.constraint(equalTo: topAnchor),
            ])
          }

          @objc private func open() { unlock() }
        }
        """),
      Example.File("UIButton+Plain.swift", """
        extension UIButton {
          static func plain(title: String, size: CGFloat) -> UIButton {
            let button = UIButton()
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: size)
            return button
          }

          static func tall(title: String) -> UIButton {
            let button = UIButton()
            button.setTitle(title, for: .normal)
            button.heightAnchor.constraint(equalToConstant: 56).isActive = true
            return button
          }
        }
        """),
    ]),
  ]
}

import HIGLintEngine

/// Controls and tappable views that the code makes smaller than a fingertip.
public struct SmallTouchTarget: TypeRule {
  static let minimum = RuleOption(
    "minimum", "The least width and height of a touch target, in points.", default: 44.0, bounds: 1...100
  )
  static let nearMinimum = RuleOption(
    "near_minimum", "From this size up to the minimum, in points, a finding is only a note.", default: 40.0, bounds: 0...100
  )

  public static let description = RuleDescription(
    id: "small_touch_target",
    chapter: .targets,
    summary: "A control or tappable view is hard-coded smaller than 44 × 44 points.",
    rationale: """
      A fingertip covers what it touches, and it is much larger than a mouse pointer. A target below 44 × 44 points is \
      missed, or hit instead of its neighbour, most of all by people who are walking, in a hurry, or whose hands \
      aren't steady. The picture may be as small as it likes: what counts is the area that answers.
      """,
    guidelines: [.iPhone2008("Provide Fingertip-Size Targets"), .current("Buttons"), .current("Accessibility")],
    options: [minimum.declaration, nearMinimum.declaration],
    fix: .suggested,
    triggers: [
      "frame", "bounds", "onstraint", "constrain", "equalTo", "intrinsicContentSize", "autoSetDimension", ".size =", ".size=",
      ".width =", ".width=", ".height =", ".height=",
    ],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    let minimum = context.options[Self.minimum]
    let near = context.options[Self.nearMinimum]
    for target in type.touchTargets where target.smallest < minimum {
      context.report(
        Self.message(target, minimum),
        at: target.range,
        in: target.file,
        severity: target.smallest >= near ? .note : nil,
        fix: Self.fix(target, minimum),
        size: Finding.Size(width: target.width, height: target.height)
      )
    }
  }

  /// A larger view may push others aside, or scale its picture, so somebody should look at it.
  private static func fix(_ target: TouchTarget, _ minimum: Double) -> Fix? {
    guard let literals = target.literals(below: minimum) else { return nil }
    return .suggested("Raise it to \(minimum.plain)", literals.map { .replace($0, with: minimum.plain) })
  }

  private static func message(_ target: TouchTarget, _ minimum: Double) -> String {
    let name = target.name.hasPrefix("the ") || target.name.hasPrefix("this ") ? target.name : "'\(target.name)'"
    let size = minimum.plain
    return "\(name) is \(target.dimensions); a fingertip needs a target of at least \(size) × \(size)"
  }
}

// MARK: - Examples

extension SmallTouchTarget {
  private static let bad: [Example] = [
    Example("a button with a small frame", """
      final class PlayerView: UIView {
        let closeButton = UIButton(type: .custom)

        override func layoutSubviews() {
          super.layoutSubviews()
          ↓closeButton.frame = CGRect(x: 8, y: 8, width: 24, height: 24)
        }
      }
      """, fixed: """
      final class PlayerView: UIView {
        let closeButton = UIButton(type: .custom)

        override func layoutSubviews() {
          super.layoutSubviews()
          closeButton.frame = CGRect(x: 8, y: 8, width: 44, height: 44)
        }
      }
      """),
    Example("anchors, one finding for width and height", """
      final class BannerView: UIView {
        private lazy var dismissButton: UIButton = {
          let button = UIButton()
          button.translatesAutoresizingMaskIntoConstraints = false
          return button
        }()

        func setUp() {
          NSLayoutConstraint.activate([
            ↓dismissButton.widthAnchor.constraint(equalToConstant: 20),
            dismissButton.heightAnchor.constraint(equalToConstant: 20),
          ])
        }
      }
      """, fixed: """
      final class BannerView: UIView {
        private lazy var dismissButton: UIButton = {
          let button = UIButton()
          button.translatesAutoresizingMaskIntoConstraints = false
          return button
        }()

        func setUp() {
          NSLayoutConstraint.activate([
            dismissButton.widthAnchor.constraint(equalToConstant: 44),
            dismissButton.heightAnchor.constraint(equalToConstant: 44),
          ])
        }
      }
      """),
    Example("a size from a constant in another file", files: [
      Example.File("Cell.swift", """
        final class AnnouncementCell: UICollectionViewCell {
          private let closeButton = UIButton()

          override init(frame: CGRect) {
            super.init(frame: frame)
            let side = Metrics.Sizes.icon.width
            closeButton.snp.makeConstraints { make in
              make.right.equalTo(-Metrics.gutter)
              ↓make.size.equalTo(side)
            }
          }
        }
        """),
      Example.File("Metrics.swift", """
        enum Metrics {
          static let gutter: CGFloat = 15
          enum Sizes {
            static let icon = CGSize(width: 20, height: 20)
          }
        }
        """),
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
    Example("a control that asks for little room", """
      class ComposerButton: UIButton {
        override var intrinsicContentSize: CGSize {
          return ↓CGSize(width: isHidden ? 0 : 24, height: 24)
        }
      }
      """),
    Example("SwiftUI labels and tappable views; padding outside the button doesn't enlarge it", """
      struct Toolbox: View {
        @ScaledMetric private var side: CGFloat = 24

        var body: some View {
          HStack {
            Button(action: close) {
              Image(systemName: "xmark").resizable().↓frame(width: side, height: side).contentShape(Rectangle())
            }
            .padding()
            Menu { Button("Edit", action: edit) } label: {
              if isBusy { ProgressView() } else { Image("more").↓frame(width: 25, height: 25) }
            }
            Image("star").↓frame(width: 20, height: 20).onTapGesture { star() }.padding(20)
          }
        }
      }
      """),
    Example("SwiftUI: links, a toggle, a label with padding, and a size of the app's own least", options: RuleOptions(["minimum": .number(48)]), """
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

  private static let good: [Example] = [
    Example("targets of 44 points, and sizes that only set a minimum", """
      final class PlayerView: UIView {
        let closeButton = UIButton()
        let playButton = UIButton()

        func setUp() {
          closeButton.widthAnchor.constraint(equalToConstant: 44).isActive = true
          playButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
          playButton.widthAnchor.constraint(equalToConstant: 30).withPriority(.defaultLow).isActive = true
          let collapsed = playButton.heightAnchor.constraint(equalToConstant: 20)
          collapsed.priority = .defaultHigh
          collapsed.isActive = true
          playButton.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        }
      }
      """),
    Example("views that nobody taps, and a button that only shows a badge", """
      final class Row: UITableViewCell {
        let icon = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let badge = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

        func setUp() {
          icon.isUserInteractionEnabled = true
          badge.isUserInteractionEnabled = false
        }
      }
      """),
    Example("the custom view of a bar button item: the bar enlarges its target", """
      extension UIViewController {
        func addBackButton() {
          let button = UIButton(type: .custom)
          button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
          navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
        }
      }

      extension UIBarButtonItem {
        convenience init(icon: UIImage) {
          let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 44))
          self.init(customView: button)
        }
      }
      """),
    Example("a larger hit area than the view", files: [
      Example.File("Bar.swift", """
        final class Bar: UIView {
          let button = HittableButton()
          let link = UIButton()

          func setUp() {
            button.widthAnchor.constraint(equalToConstant: 20).isActive = true
            link.contentEdgeInsets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
            link.frame.size = CGSize(width: 20, height: 20)
          }
        }
        """),
      Example.File("HittableButton.swift", """
        final class HittableButton: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -20, dy: -20).contains(point)
          }
        }
        """),
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
    Example("SwiftUI: a button that fills its row", """
      struct Accounts: View {
        var body: some View {
          List { Button(action: add) { Image(systemName: "plus").frame(width: 20, height: 20) } }
        }
      }
      """),
    Example("SwiftUI labels that make up the difference, toolbars, and icons within a label", """
      struct Screen: View {
        var body: some View {
          VStack {
            Button(action: close) { Image("close").frame(width: 20, height: 20).padding(12) }
            Button(action: open) {
              HStack { Image("icon").frame(width: 20, height: 20); Text("Open the library") }
            }
            Image("star").frame(width: 20, height: 20).frame(width: 44, height: 44).onTapGesture { star() }
            Button("Save", action: save).buttonStyle(.borderedProminent).frame(height: 36)
            Button(action: send) { Image("send").frame(minWidth: 20, minHeight: 20) }
          }
          .toolbar {
            Button(action: share) { Image("share").frame(width: 22, height: 22) }
          }
        }
      }
      """),
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
}

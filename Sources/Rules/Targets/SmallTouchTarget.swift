import HIGLintEngine

/// Controls and tappable views that the code makes smaller than a fingertip.
public struct SmallTouchTarget: TypeRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  static let minimum = RuleOption(
    "minimum", "The least width and height of a touch target, in points.", default: 44.0, bounds: 1...100
  )
  static let nearMinimum = RuleOption(
    "near_minimum", "From this size up to the minimum, in points, a finding is only a note.", default: 40.0, bounds: 0...100
  )
  static let nearTargets = RuleOption(
    "near_targets", "Whether to report controls of `near_minimum` and more, which are nearly large enough.", default: true
  )
  static let nearContentMinimum = RuleOption(
    "near_content_minimum",
    "From this size up to the minimum, in points, a finding on a control that is as large as what it shows is only a note.",
    default: 28.0,
    bounds: 0...100
  )
  static let textTargets = RuleOption(
    "text_targets", "Whether to report controls that show text with no room around it, or no more than UIKit leaves.", default: true
  )

  public static let description = RuleDescription(
    id: "small_touch_target",
    chapter: .targets,
    summary: "A control or tappable view is smaller than 44 × 44 points, by its code or by what it shows.",
    rationale: """
      A fingertip covers what it touches, and it is much larger than a mouse pointer. A target below 44 × 44 points is \
      missed, or hit instead of its neighbour, most of all by people who are walking, in a hurry, or whose hands \
      aren't steady. The picture may be as small as it likes: what counts is the area that answers.
      """,
    guidelines: [.current("Buttons"), .current("Accessibility"), .iPhone2008("Provide Fingertip-Size Targets")],
    criteria: [.audit(.hitRegion), .wcag(.minimumTargetSize), .wcag(.enhancedTargetSize)],
    components: [.buttons],
    options: [
      minimum.declaration, nearMinimum.declaration, nearTargets.declaration, nearContentMinimum.declaration,
      textTargets.declaration,
    ],
    fix: .suggested,
    triggers: [
      "frame", "bounds", "onstraint", "constrain", "equalTo", "intrinsicContentSize", "autoSetDimension", ".size =", ".size=",
      ".width =", ".width=", ".height =", ".height=", "systemName", "systemImage", "padding", "Button", "Menu", "Link", "Toggle",
      "PhotosPicker", "TapGesture", "sizeForItemAt", "itemSize", "NSCollectionLayoutGroup", "UISwitch", "UIStepper",
    ],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    let minimum = context.options[Self.minimum]
    for target in type.touchTargets(below: minimum) where Self.counts(target, context.options) {
      context.report(
        Self.message(target, minimum),
        at: target.range,
        in: target.file,
        severity: Self.isNear(target, context.options) ? .note : nil,
        notes: target.evidence.map { RuleContext.Note(Self.note($0.kind), at: $0.range, in: $0.file) },
        fix: Self.fix(target, minimum),
        size: Finding.Size(width: target.width, height: target.height)
      )
    }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    let minimum = context.options[Self.minimum]
    guard let drawn = context.project.drawnInterface(resource) else { return }
    for target in drawn.fixedButtons(below: minimum) + drawn.buttonsOfRows(below: minimum) + drawn.tappedViews(below: minimum) {
      let small = target.sides.filter { $0.length < minimum }
      guard let smallest = small.min(by: { $0.length < $1.length }), Self.counts(target, smallest, context.options) else { continue }
      context.report(
        "\(target.object.name) is \(Self.size(of: target)); a fingertip needs a target of at least \(minimum.plain) × \(minimum.plain)",
        at: smallest.range ?? target.object.node.nameRange,
        in: resource,
        object: target.object.id,
        severity: Self.isNear(smallest, context.options) ? .note : nil,
        fix: Self.fix(small, minimum),
        size: Finding.Size(width: target.width?.length, height: target.height?.length)
      )
    }
  }

  private static func size(of target: FixedTarget) -> String {
    let size = target.isNatural ? "some \(target.dimensions) by what it shows" : target.dimensions
    return target.isCut ? "\(size) within the view around it, beyond which nothing answers" : size
  }

  /// What follows from other sides is worth a word where it is clearly too small.
  private static func counts(_ target: FixedTarget, _ smallest: FixedSide, _ options: RuleOptions) -> Bool {
    if rounds(smallest.length, to: options[minimum]) { return false }
    if smallest.length >= options[nearMinimum], !options[nearTargets] || smallest.range == nil { return false }
    return !target.isNatural || !target.object.showsText || options[textTargets]
  }

  /// Whether a side that a design tool has given as 43.99 points is meant to be the smallest that is large enough.
  private static func rounds(_ length: Double, to minimum: Double) -> Bool { length.rounded() >= minimum }

  private static func isNear(_ side: FixedSide, _ options: RuleOptions) -> Bool {
    side.length >= options[side.isNatural ? nearContentMinimum : nearMinimum]
  }

  /// Whether a target is reported, as text without room around it may not be: it is wide, and there is much of it.
  private static func counts(_ target: TouchTarget, _ options: RuleOptions) -> Bool {
    if rounds(target.smallest, to: options[minimum]) { return false }
    if target.smallest >= options[nearMinimum], !target.isOuterFrame, !options[nearTargets] { return false }
    return !target.isOfText || target.looksLarger || options[textTargets]
  }

  private static func isNear(_ target: TouchTarget, _ options: RuleOptions) -> Bool {
    target.smallest >= options[target.isNatural ? nearContentMinimum : nearMinimum] && !target.isOuterFrame
  }

  /// What follows from other sides isn't raised by itself.
  private static func fix(_ sides: [FixedSide], _ minimum: Double) -> Fix? {
    guard sides.allSatisfy({ $0.range != nil }) else { return nil }
    // A square has its length written once.
    let ranges = Set(sides.compactMap(\.range)).sorted { $0.start < $1.start }
    return .suggested("Raise it to \(minimum.plain)", ranges.map { .replace($0, with: minimum.plain) })
  }

  /// A larger view may push others aside, or scale its picture, so somebody should look at it.
  private static func fix(_ target: TouchTarget, _ minimum: Double) -> Fix? {
    guard let literals = target.literals(below: minimum) else { return nil }
    return .suggested("Raise it to \(minimum.plain)", literals.map { .replace($0, with: minimum.plain) })
  }

  private static func message(_ target: TouchTarget, _ minimum: Double) -> String {
    let name = quoted(target.name)
    let size = minimum.plain
    if target.isOuterFrame {
      return "the frame around \(name) is \(target.dimensions), and only the label in it answers; "
        + "give the label a frame of at least \(size) × \(size), and a content shape"
    }
    if target.looksLarger {
      return "only \(name) answers, not what stands around it: some \(target.dimensions); "
        + "give the label a frame of at least \(size) × \(size), and a content shape"
    }
    if target.isOfHolderAlone {
      return "\(name) answers within the view around it alone, which is \(target.dimensions); a fingertip needs a target of at least "
        + "\(size) × \(size)"
    }
    if target.isNatural {
      return "\(name) is some \(target.dimensions) by what it shows; a fingertip needs a target of at least \(size) × \(size)"
    }
    return "\(name) is \(target.dimensions); a fingertip needs a target of at least \(size) × \(size)"
  }

  private static func quoted(_ name: String) -> String {
    ["the ", "this ", "each "].contains { name.hasPrefix($0) } ? name : "'\(name)'"
  }

  /// `body`, `a font of 12 points`
  private static func named(_ font: String) -> String { font.hasSuffix("points") ? "a font of \(font)" : font }

  private static func note(_ kind: TouchTarget.Evidence.Kind) -> String {
    switch kind {
    case .length: "the size comes from here"
    case .answer: "this is what answers"
    case .sameSize: "it is given the same size here"
    case .shared(let name): "\(quoted(name)) is given the same size here"
    case .branch: "what the label shows otherwise is too small, too"
    case .holder: "the view around it is no larger, and hands on no touches beyond its bounds"
    case .outerFrame: "a frame around the control doesn't enlarge what answers"
    case .outerPadding: "padding around the control doesn't enlarge what answers"
    case .symbol(let points, let font): "the symbol is some \(points.plain) points high in \(named(font))"
    case .picture(let points): "the picture's file gives it \(points.plain) points"
    case .text(let points, let font): "a line of text is some \(points.plain) points high in \(named(font))"
    }
  }
}

// MARK: - Picture

extension SmallTouchTarget {
  private static let picture = RulePicture(
    bad: Sketch("A close button of 24 points disappears under the fingertip that means it.", [
      .targets([Sketch.Target("✕", width: 24, height: 24, isTouched: true)], spacing: 0),
    ]),
    good: Sketch("One of 44 points is hit without aiming.", [
      .targets([Sketch.Target("✕", width: 44, height: 44, isTouched: true)], spacing: 0),
    ])
  )
}

// MARK: - Examples

extension SmallTouchTarget {
  private static let bad: [Example] = [
    Example("a control of the project's own that handles touches", files: [
      Example.File("Knob.swift", """
        final class Knob: UIControl {
          override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { turn(); return true }
        }
        """),
      Example.File("MixerController.swift", """
        final class MixerController: UIViewController {
          private let knob = Knob()
          override func viewDidLoad() {
            knob.addTarget(self, action: #selector(mix), for: .valueChanged)
            view.addSubview(knob)
            NSLayoutConstraint.activate([↓knob.widthAnchor.constraint(equalToConstant: 30), knob.heightAnchor.constraint(equalToConstant: 30)])
          }
        }
        """),
    ]),
    Example("a button with a small frame", """
      final class PlayerView: UIView {
        let closeButton = UIButton(type: .custom, primaryAction: action)

        override func layoutSubviews() {
          super.layoutSubviews()
          ↓closeButton.frame = CGRect(x: 8, y: 8, width: 24, height: 24)
        }
      }
      """, fixed: """
      final class PlayerView: UIView {
        let closeButton = UIButton(type: .custom, primaryAction: action)

        override func layoutSubviews() {
          super.layoutSubviews()
          closeButton.frame = CGRect(x: 8, y: 8, width: 44, height: 44)
        }
      }
      """),
    Example("anchors, one finding for width and height", """
      final class BannerView: UIView {
        private let dismissButton = UIButton(primaryAction: action)

        func setUp() {
          NSLayoutConstraint.activate([
            ↓dismissButton.widthAnchor.constraint(equalToConstant: 20),
            dismissButton.heightAnchor.constraint(equalToConstant: 20),
          ])
        }
      }
      """, fixed: """
      final class BannerView: UIView {
        private let dismissButton = UIButton(primaryAction: action)

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
          private let closeButton = UIButton(primaryAction: action)

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
    Example("a view of the app's own that has a size, and is given it once more", """
      struct Avatar: View {
        let side: CGFloat
        var body: some View { Circle().frame(width: side, height: side) }
      }

      struct Message: View {
        var body: some View {
          HStack {
            Avatar(side: 32).↓frame(width: 32, height: 32).onTapGesture { show() }
            Text("Hello")
          }
        }
      }
      """),
    Example("a control of a library's class, which answers as controls do", """
      final class ActionsView: UIView {
        private lazy var favoriteButton: MaterialButton = {
          let button = MaterialButton()
          button.addTarget(self, action: #selector(mark), for: .touchUpInside)
          ↓button.autoSetDimensions(to: CGSize(width: 40, height: 40))
          return button
        }()
      }
      """),
  ]

  private static let good: [Example] = [
    Example("targets of 44 points, and sizes that only set a minimum", """
      final class PlayerView: UIView {
        let closeButton = UIButton(primaryAction: action)
        let playButton = UIButton(primaryAction: action)

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
        let badge = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20), primaryAction: action)

        func setUp() {
          icon.isUserInteractionEnabled = true
          badge.isUserInteractionEnabled = false
        }
      }
      """),
    Example("views that pass touches on wherever they are shown", files: [
      Example.File("CheckBox.swift", """
        final class CheckBox: UIControl {
          override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
        }

        final class ChoiceCell: UITableViewCell {
          let box = CheckBox()

          func setUp() { box.isUserInteractionEnabled = false }
        }
        """),
      Example.File("Dots.swift", """
        struct Dots: View {
          var body: some View {
            Circle().frame(width: 8, height: 8).onTapGesture { page += 1 }
          }
        }

        struct Pages: View { var body: some View { VStack { Content(); Dots().allowsHitTesting(false) } } }
        """),
    ]),
    Example("a control whose frame is larger than what it asks for, by the insets of its alignment", """
      final class ChevronButton: UIControl {
        override var intrinsicContentSize: CGSize { CGSize(width: 33, height: 44) }
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 11, bottom: 0, right: 0) }
      }
      """),
    Example("the custom view of a bar button item: the bar enlarges its target", """
      extension UIViewController {
        func addBackButton() {
          let button = UIButton(type: .custom, primaryAction: action)
          button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
          navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
        }
      }

      extension UIBarButtonItem {
        convenience init(icon: UIImage) {
          let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 44), primaryAction: action)
          self.init(customView: button)
        }
      }
      """),
    Example("a larger hit area than the view", files: [
      Example.File("Bar.swift", """
        final class Bar: UIView {
          let button = HittableButton()
          let link = UIButton(primaryAction: action)

          func setUp() {
            button.widthAnchor.constraint(equalToConstant: 20).isActive = true
            link.contentEdgeInsets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
            link.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
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
              HStack { Image("icon").frame(width: 20, height: 20); Text("Open the library") }.padding(.vertical, 12)
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
  ]
}

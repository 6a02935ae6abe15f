import HIGLintEngine

/// Controls of one height that the code gives another.
public struct ResizedFixedControl: TypeRule {
  public static let description = RuleDescription(
    id: "resized_fixed_control",
    chapter: .controls,
    summary: "A progress bar, picker, segmented control or switch is given a height of the app's own.",
    rationale: """
      These controls came in one height, so that people met the same bar, wheel and switch in every app, and could \
      tell at a glance how far along it is, or how to turn it. UIKit ignored other heights, or drew the control in \
      the wrong place for them. Today's pickers and segmented controls may grow; a switch still ignores its frame.
      """,
    guidelines: [
      .iPhone2008("Progress Bars"), .iPhone2008("Segmented Controls"), .iPhone2008("Date and Time Pickers"),
      .iPhone2008("Pickers"),
    ],
    components: [.switches, .pickers, .segmentedControls, .progressIndicators],
    severity: .note,
    activation: .classic,
    // A control may be made by a function of another file, so some of the words are those that give a view its size.
    triggers: [
      "UIProgressView", "UIPickerView", "UIDatePicker", "UISegmentedControl", "UISwitch", "ProgressView", "pickerStyle",
      "eight", "frame", "onstrain", "equalTo",
    ],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for view in type.views {
      guard let control = Self.control(view, in: type) else { continue }
      for sizing in view.effectiveSizings {
        guard let height = sizing.height, height > 1, !control.heights.contains(height) else { continue }
        report(control.name, at: sizing.range, in: sizing.code.file, &context)
      }
      for use in view.assignments where use.what.path == ["transform"] && use.stretches {
        report(control.name, at: use.range, in: use.code.file, &context)
      }
    }
    for code in type.code { check(code, &context) }
  }

  /// SwiftUI's counterparts.
  private func check(_ code: ProjectCode, _ context: inout RuleContext) {
    var found: [(name: String, modifier: ViewChain.Modifier, height: Expression)] = []
    code.body.forEachExpression { expression, around in
      guard expression.call?.name != nil, !around.continues(expression) else { return }
      let chain = expression.viewChain
      guard let name = chain.fixedControl else { return }
      for modifier in chain.modifiers where modifier.name == "frame" {
        if let height = modifier.call.argument("height") { found.append((name, modifier, height)) }
      }
    }
    if found.isEmpty { return }
    let scope = code.scope
    for (name, modifier, height) in found where scope.number(height).map({ $0 > 1 }) ?? false {
      report(name, at: modifier.range, in: code.file, &context)
    }
  }

  private func report(_ control: String, at range: ByteRange, in file: Int, _ context: inout RuleContext) {
    guard context.project.isForTouch(file) else { return }
    context.report("a \(control) has one height everywhere; let the system choose it", at: range, in: file)
  }

  private typealias Control = (kind: String, name: String, heights: Set<Double>)

  /// The controls, and the heights that they have had by themselves.
  private static let controls: [Control] = [
    ("UIProgressView", "progress bar", [2, 2.5, 4, 9]),
    ("UIDatePicker", "date picker", [162, 180, 216]),
    ("UIPickerView", "picker", [162, 180, 216]),
    ("UISegmentedControl", "segmented control", [28, 29, 30, 31, 32, 44]),
    ("UISwitch", "switch", [27, 31]),
  ]

  private static func control(_ view: ViewCode, in type: ProjectType) -> Control? {
    guard view.identity != .object, let name = view.type else { return nil }
    return controls.first { type.project.isKind(name, of: $0.kind, from: type) }
  }
}

extension ViewCode.Use<ViewCode.Assignment> {
  /// Whether `CGAffineTransform(scaleX: 1, y: 3)` makes the view higher or lower.
  fileprivate var stretches: Bool {
    guard let call = what.value.call, call.argument("scaleX") != nil,
      let vertical = call.argument("y").flatMap({ scope.number($0) })
    else { return false }
    return vertical != 1
  }
}

extension ViewChain {
  fileprivate var fixedControl: String? {
    let styles = modifiers.filter { $0.name == "pickerStyle" }.compactMap { $0.call.arguments.first?.value.lastName }
    switch root.constructedType?.base {
    case "ProgressView": return root.call?.argument("value") == nil ? nil : "progress bar"
    case "Picker":
      if styles.contains(where: { ["segmented", "SegmentedPickerStyle"].contains($0) }) { return "segmented control" }
      return styles.contains { ["wheel", "WheelPickerStyle"].contains($0) } ? "picker" : nil
    default: return nil
    }
  }
}

// MARK: - Examples

extension ResizedFixedControl {
  private static let bad: [Example] = [
    Example("a thicker progress bar, by a frame and by a transform", """
      final class DownloadCell: UITableViewCell {
        let bar = UIProgressView(progressViewStyle: .default)
        let total = UIProgressView()

        override func layoutSubviews() {
          super.layoutSubviews()
          ↓bar.frame = CGRect(x: 16, y: 20, width: 240, height: 12)
          ↓total.transform = CGAffineTransform(scaleX: 1, y: 3)
        }
      }
      """),
    Example("anchors and another library's constraints", """
      final class TimerController: UIViewController {
        private let wheel = UIDatePicker()
        private lazy var unit: UISegmentedControl = {
          let control = UISegmentedControl(items: ["Minutes", "Hours"])
          control.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            ↓make.height.equalTo(56)
          }
          return control
        }()

        override func viewDidLoad() {
          super.viewDidLoad()
          ↓wheel.heightAnchor.constraint(equalToConstant: 90).isActive = true
        }
      }
      """),
    Example("a constant of another file, an outlet", files: [
      Example.File("Quantity.swift", """
        final class Quantity: UIView {
          @IBOutlet var picker: UIPickerView!
          func shrink() { ↓picker.frame.size.height = Layout.wheel }
        }
        """),
      Example.File("Layout.swift", "enum Layout { static let wheel: CGFloat = 100 }"),
    ]),
    Example("SwiftUI", """
      struct Brewing: View {
        var body: some View {
          VStack {
            ProgressView(value: done).↓frame(height: 20)
            Picker("Cups", selection: $cups) { ForEach(1..<5) { Text("\\($0)") } }
              .pickerStyle(.wheel)
              .↓frame(width: 80, height: 64)
          }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("widths, which are the app's to choose", """
      final class UploadView: UIView {
        let bar = UIProgressView()
        func setUp() { bar.widthAnchor.constraint(equalToConstant: 200).isActive = true }
      }
      """),
    Example("the height that the system gives", """
      final class Birthday: UIView {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      }
      """),
    Example("a control folded away", """
      final class Filters: UIView {
        let kinds = UISegmentedControl()
        func fold() { kinds.heightAnchor.constraint(equalToConstant: 0).isActive = true }
      }
      """),
    Example("other controls", """
      final class Sheet: UIView {
        let button = UIButton()
        let field = UITextField()
        func setUp() {
          button.heightAnchor.constraint(equalToConstant: 56).isActive = true
          field.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        }
      }
      """),
    Example("a height that isn't known", """
      final class Wheel: UIView {
        let picker = UIPickerView()
        override func layoutSubviews() { picker.frame = bounds }
      }
      """),
    Example("SwiftUI: a wheel that turns, a menu, and a width", """
      struct Search: View {
        var body: some View {
          ProgressView().frame(height: 80)
          Picker("Sort", selection: $order) { Text("Name"); Text("Date") }.frame(height: 60)
          ProgressView(value: done).frame(width: 120)
        }
      }
      """),
  ]
}

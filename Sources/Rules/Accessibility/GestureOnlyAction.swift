import HIGLintEngine

/// What only a long press or a swipe does.
public struct GestureOnlyAction: TypeRule {
  public static let description = RuleDescription(
    id: "gesture_only_action",
    chapter: .accessibility,
    summary: "A long press or a swipe does what nothing else on the screen does.",
    rationale: """
      Nothing shows that something can be held or swiped, and not everybody can: with VoiceOver, Switch Control or a keyboard \
      these gestures are other ones, or none. A menu, a button or an accessibility action gives everybody the same.
      """,
    guidelines: [.current("Gestures"), .current("Accessibility")],
    criteria: [.wcag(.keyboard)],
    components: [.gestures],
    severity: .note,
    activation: .optIn,
    triggers: ["onLongPressGesture", "UILongPressGestureRecognizer", "UISwipeGestureRecognizer"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for gesture in type.gesturesAlone {
      let message = "only \(gesture.gesture.rawValue) does this; offer it in a menu or as an accessibility action, too"
      context.report(message, at: gesture.range, in: gesture.file)
    }
  }
}

// MARK: - Examples

extension GestureOnlyAction {
  private static let bad: [Example] = [
    Example("a long press of SwiftUI's", """
      struct PhotoRow: View {
        var body: some View { Image(photo).↓onLongPressGesture { archive(photo) } }
      }
      """),
    Example("with a duration, and a sheet", """
      struct PhotoRow: View {
        var body: some View {
          Image(photo).↓onLongPressGesture(minimumDuration: 1) { showsDetails = true }
        }
      }
      """),
    Example("a recogniser of UIKit's", """
      final class PhotoCell: UICollectionViewCell {
        func setUp() {
          addGestureRecognizer(↓UILongPressGestureRecognizer(target: self, action: #selector(held)))
        }
        @objc private func held() { delegate?.archive(self) }
      }
      """),
    Example("a swipe", """
      final class DayController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let swipe = ↓UISwipeGestureRecognizer(target: self, action: #selector(nextDay))
          view.addGestureRecognizer(swipe)
        }
        @objc private func nextDay() { day = day.next }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a menu", """
      struct PhotoRow: View {
        var body: some View {
          Image(photo).onLongPressGesture { archive(photo) }.contextMenu { Button("Archive") { archive(photo) } }
        }
      }
      """),
    Example("an accessibility action", """
      struct PhotoRow: View {
        var body: some View {
          Image(photo).onLongPressGesture { archive(photo) }.accessibilityAction(named: "Archive") { archive(photo) }
        }
      }
      """),
    Example("a button that does the same", """
      struct PhotoRow: View {
        var body: some View {
          HStack {
            Image(photo).onLongPressGesture { archive(photo) }
            Button("Archive") { archive(photo) }
          }
        }
      }
      """),
    Example("a button of UIKit's with the same action", """
      final class DayController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(nextDay)))
          button.addTarget(self, action: #selector(nextDay), for: .touchUpInside)
        }
        @objc private func nextDay() { day = day.next }
      }
      """),
    Example("custom actions", """
      final class PhotoCell: UICollectionViewCell {
        func setUp() {
          addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(held)))
          accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Archive") { _ in true }]
        }
        @objc private func held() { delegate?.archive(self) }
      }
      """),
    Example("reordering, zooming and recording", """
      final class ListController: UIViewController {
        func setUp() {
          view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(dragRow)))
          view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(held)))
        }
        @objc private func dragRow() { order.swap() }
        @objc private func held() { startRecording() }
      }
      """),
    Example("a press that only shows", """
      struct PhotoRow: View {
        var body: some View {
          Image(photo).onLongPressGesture(minimumDuration: 0, pressing: { isPressed = $0 }, perform: {})
        }
      }
      """),
    Example("a press that needn't last", """
      final class AvatarCell: UITableViewCell {
        func setUp() {
          let touch = UILongPressGestureRecognizer(target: self, action: #selector(badgeTouched))
          touch.minimumPressDuration = 0
          badge.addGestureRecognizer(touch)
        }
        @objc private func badgeTouched() { delegate?.chooseImage() }
      }
      """),
    Example("a button's style, and a canvas", """
      struct HeldButtonStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.onLongPressGesture { open() } }
      }

      final class DrawingCanvas: UIView {
        func setUp() { addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(fill))) }
        @objc private func fill() { layer.fill() }
      }
      """),
    Example("a menu for developers", """
      struct AboutView: View { var body: some View { Text(version).onLongPressGesture { showDebugMenu() } } }
      """),
  ]
}

import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let missingPressFeedback = MoreExamples(MissingPressFeedback.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("a view of UIKit's that answers no touch", """
    struct Frost: UIViewRepresentable {
      func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
      func updateUIView(_ view: UIVisualEffectView, context: Context) {}
    }

    struct FrostedStyle: ButtonStyle {
      func ↓makeBody(configuration: Configuration) -> some View { Frost() }
    }
    """),
  Example("whatever it is called", """
    struct EmptyCupStyle: ButtonStyle {
      func ↓makeBody(configuration: Configuration) -> some View { configuration.label.padding(8).background(Circle()) }
    }
    """),
]

private let good: [Example] = [
  Example("styles that share a function of their configuration's", files: [
    Example.File("SaveStyle.swift", """
      struct SaveStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.dimmed(.white).background(Capsule()) }
      }
      """),
    Example.File("Dimming.swift", """
      extension ButtonStyleConfiguration {
        func dimmed(_ color: Color) -> some View { label.foregroundStyle(color.opacity(isPressed ? 0.3 : 1)) }
      }
      """),
  ]),
  Example("an outlet to a button that is drawn as one of the system's", files: [
    Example.File("Category.swift", """
      final class Category: UIView {
        @IBOutlet private var choice: UIButton!
        override func awakeFromNib() { choice.adjustsImageWhenHighlighted = false }
      }
      """),
    Drawn.xib(
      #"<button buttonType="system" id="b"><buttonConfiguration key="configuration" style="plain" title="Food"/></button>"#,
      owner: "Category", outlets: #"<outlet property="choice" destination="b" id="o1"/>"#
    ),
  ]),
  Example("a background for the press by a library's method, in names of an older Swift", """
    final class Composer: UIView {
      private lazy var publish: UIButton = {
        let button = UIButton()
        button.setImage(UIImage(named: "publish"), forState: .Normal)
        button.adjustsImageWhenHighlighted = false
        button.lib_setBackgroundColor(tint, forState: .Highlighted)
        return button
      }()
    }
    """),
  Example("a button of UIKit's in the place of what is drawn", """
    struct PayButton: UIViewRepresentable {
      func makeUIView(context: Context) -> PKPaymentButton { PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black) }
      func updateUIView(_ view: PKPaymentButton, context: Context) {}
    }

    struct PayStyle: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { PayButton().frame(maxHeight: 50) }
    }
    """),
  Example("a button without an image, of which nothing dims", """
    final class PeriodView: UIView {
      private let week = UIButton(type: .custom)

      func setUp() {
        week.setTitle("Week", for: .normal)
        week.adjustsImageWhenHighlighted = false
      }
    }
    """),
  Example("styles that draw nothing of their own, and so are there to take the answer away", """
    struct TeaStyle: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    struct CupStyle: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.contentShape(Rectangle()) }
    }
    """),
]

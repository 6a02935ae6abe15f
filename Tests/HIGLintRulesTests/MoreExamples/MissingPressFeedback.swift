import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let missingPressFeedback = MoreExamples(MissingPressFeedback.self, good: good)
}

private let good: [Example] = [
  Example("a button without an image, of which nothing dims", """
    final class PeriodView: UIView {
      private let week = UIButton(type: .custom)

      func setUp() {
        week.setTitle("Week", for: .normal)
        week.adjustsImageWhenHighlighted = false
      }
    }
    """),
  Example("styles whose names say that they show nothing", """
    struct NoTeaStyle: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    struct EmptyCupStyle: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.contentShape(Rectangle()) }
    }
    """),
]

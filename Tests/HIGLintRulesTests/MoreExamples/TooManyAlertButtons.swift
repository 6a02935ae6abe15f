import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let tooManyAlertButtons = MoreExamples(TooManyAlertButtons.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("in a loop over what is spelled out", """
    func askForSize(on screen: UIViewController) {
      let alert = UIAlertController(title: "Size", message: nil, preferredStyle: .alert)
      for size in ["Small", "Medium", "Large"] {
        ↓alert.addAction(UIAlertAction(title: size, style: .default))
      }
      screen.present(alert, animated: true)
    }
    """),
  Example("by a helper that is given the alert", """
    final class TripController: UIViewController {
      func ask() {
        let alert = UIAlertController(title: "End the Trip?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "End", style: .default))
        ↓addUsualActions(to: alert)
        present(alert, animated: true)
      }

      private func addUsualActions(to alert: UIAlertController) {
        alert.addAction(UIAlertAction(title: "Pause", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      }
    }
    """),
  Example("UIAlertView", """
    final class OldController: UIViewController {
      func warn() {
        let view = UIAlertView(
          title: "Low Memory", message: nil, delegate: self, cancelButtonTitle: "Cancel", otherButtonTitles: "Free", ↓"Ignore"
        )
        view.show()
      }
    }
    """),
]

private let good: [Example] = [
  Example("one variable, two alerts", """
    func finish(_ isWon: Bool, on screen: UIViewController) {
      var alert: UIAlertController
      alert = UIAlertController(title: "Won", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      screen.present(alert, animated: true)
      alert = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Go", style: .default))
      alert.addAction(UIAlertAction(title: "Stop", style: .cancel))
      screen.present(alert, animated: true)
    }
    """),
  Example("a type of the project's own with such methods", """
    struct Alert { func addAction(_ title: String) {} }

    func note() {
      let alert = Alert()
      alert.addAction("A")
      alert.addAction("B")
      alert.addAction("C")
    }
    """),
]

import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let destructiveActionNotFirst = MoreExamples(DestructiveActionNotFirst.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("SwiftUI's dialog, whose buttons stand in a property", """
    struct Parcel: View {
      var body: some View { label.confirmationDialog("Parcel", isPresented: $isShown) { choices } }

      @ViewBuilder private var choices: some View {
        Button("Track") { track() }
        if canReturn {
          ↓Button("Throw Away", role: .destructive) { drop() }
        }
      }
    }
    """),
]

private let good: [Example] = [
  Example("a Cancel of that style, by the key of its translation", """
    final class ParcelController: UIViewController {
      func ask() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "track".localized(), style: .default))
        sheet.addAction(UIAlertAction(title: "cancel".localized(), style: .destructive))
        present(sheet, animated: true)
      }
    }
    """),
  Example("a Delete that has lost its style to another, and stands where it belongs", """
    final class AlertController: UIViewController {
      func ask() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .default) { _ in self.delete() })
        sheet.addAction(UIAlertAction(title: "Report a Problem", style: .destructive) { _ in self.report() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
      }
    }
    """),
]

import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let actionSheetWithoutCancel = MoreExamples(ActionSheetWithoutCancel.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("actions whose type is left out, in a sheet by default", """
    final class RecordingController: UIViewController {
      @objc private func options(_ sender: UIBarButtonItem) {
        let controller = ↓UIAlertController()
        controller.addAction(.init(title: L10n.share, style: .default) { [weak self] _ in self?.share() })
        controller.addAction(.init(title: L10n.cancel, style: .destructive))
        present(controller, animated: true)
      }
    }
    """),
  Example("a Cancel of another style, in every language", """
    final class AccountsController: UIViewController {
      func leave() {
        let sheet = ↓UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        let cancel = UIAlertAction(title: L10n.Actions.cancel, style: .destructive)
        sheet.addAction(UIAlertAction(title: L10n.Actions.leave, style: .default))
        sheet.addAction(cancel)
        present(sheet, animated: true)
      }
    }
    """, fixed: """
    final class AccountsController: UIViewController {
      func leave() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        let cancel = UIAlertAction(title: L10n.Actions.cancel, style: .cancel)
        sheet.addAction(UIAlertAction(title: L10n.Actions.leave, style: .default))
        sheet.addAction(cancel)
        present(sheet, animated: true)
      }
    }
    """),
  Example("a class of the app's own, in a style that is a sheet on phones", files: [
    Example.File("Scanner.swift", """
      final class ScannerController: UIViewController {
        func choose() {
          let sheet = ↓PortraitAlert(title: nil, message: nil, preferredStyle: .sheetOnPhones)
          sheet.addAction(UIAlertAction(title: "Scan a Ticket", style: .default))
          sheet.addAction(UIAlertAction(title: "Scan a Badge", style: .default))
          present(sheet, animated: true)
        }
      }
      """),
    Example.File("PortraitAlert.swift", """
      final class PortraitAlert: UIAlertController { override var shouldAutorotate: Bool { false } }

      extension UIAlertController.Style {
        static var sheetOnPhones: UIAlertController.Style {
          if UIDevice.current.userInterfaceIdiom == .phone { return .actionSheet } else { return .alert }
        }
      }
      """),
  ]),
  Example("UIActionSheet", """
    final class MailboxController: UIViewController {
      func empty() {
        let sheet = ↓UIActionSheet(
          title: nil, delegate: self, cancelButtonTitle: nil, destructiveButtonTitle: "Empty", otherButtonTitles: "Archive"
        )
        sheet.show(in: view)
      }
    }
    """),
]

private let good: [Example] = [
  Example("actions whose type is left out", """
    func open(on screen: UIViewController) {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(.init(title: "Take Photo", style: .default))
      sheet.addAction(.init(title: "Back", style: .cancel))
      screen.present(sheet, animated: true)
    }
    """),
  Example("a local function that adds them", """
    final class CameraController: UIViewController {
      func open() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        func add(_ title: String, _ style: UIAlertAction.Style = .default) {
          sheet.addAction(UIAlertAction(title: title, style: style))
        }
        add("Take Photo")
        add("Cancel", .cancel)
        present(sheet, animated: true)
      }
    }
    """),
  Example("a class of the app's own that adds its Cancel by itself, and a style that isn't known", """
    final class ColourSheet: UIAlertController {
      override func viewDidLoad() {
        super.viewDidLoad()
        addAction(UIAlertAction(title: "Cancel", style: .cancel))
      }
    }

    func choose(on screen: UIViewController, _ style: UIAlertController.Style) {
      let sheet = ColourSheet(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Red", style: .default))
      screen.present(sheet, animated: true)
      let other = UIAlertController(title: nil, message: nil, preferredStyle: screen.isSmall ? .actionSheet : style)
      other.addAction(UIAlertAction(title: "Blue", style: .default))
      screen.present(other, animated: true)
    }
    """),
  Example("an alert", """
    func tell(on screen: UIViewController) {
      let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      screen.present(alert, animated: true)
    }
    """),
]

import HIGLintEngine

/// Action sheets that can't be left without choosing.
public struct ActionSheetWithoutCancel: FileRule {
  public static let description = RuleDescription(
    id: "action_sheet_without_cancel",
    chapter: .alerts,
    summary: "An action sheet has no Cancel action.",
    rationale: """
      People open an action sheet to see what there is, often by mistake. Cancel, at the bottom, lets them read all the choices \
      and go back without any of them. An action of the cancel style is put there by the system, apart from the others, is \
      what a tap beside the sheet means, and is left out where the sheet is a popover; one that is only called "Cancel" is a \
      choice like any other. SwiftUI adds it by itself.
      """,
    guidelines: [.current("Action sheets"), .iPhone2008("Configuring an Action Sheet")],
    components: [.actionSheets],
    fix: .suggested,
    triggers: ["AlertController", "UIAlertAction", "UIActionSheet"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for alert in context.project.alerts(in: file) where alert.lacksCancel {
      if let action = alert.actions.first(where: \.isCalledCancel) {
        let note = RuleContext.Note("this is the action called Cancel", at: action.addition, in: alert.file)
        context.report(Self.styled, at: alert.range, in: alert.file, notes: [note], fix: action.restyled(in: alert.file))
      } else {
        context.report(Self.missing, at: alert.range, in: alert.file, fix: context.project.addingCancel(to: alert))
      }
    }
  }

  private static let missing = "this action sheet has no Cancel action; add one of the cancel style"
  private static let styled = "this action sheet's Cancel is an action like any other; give it the cancel style"
}

extension AlertCode {
  /// Whether it is an action sheet that can't be left without choosing.
  var lacksCancel: Bool {
    let shown = paths.filter(\.isPresented)
    return isSheet && origin != .swiftUI && !shown.isEmpty && shown.allSatisfy(\.surelyLacksCancel)
  }
}

extension AlertCode.Path {
  /// Where the only button takes note of a message, there is nothing to cancel.
  fileprivate var surelyLacksCancel: Bool {
    !isOpen && !isDismissed && actions.allSatisfy { $0.style == .default || $0.style == .destructive }
      && !(actions.count == 1 && actions[0].onlyAcknowledges)
  }
}

extension AlertAction {
  /// Safe, because no path has an action of this style already, where a second one would raise: a tap beside the sheet then
  /// does what the action called Cancel does.
  fileprivate func restyled(in file: Int) -> Fix? {
    guard isBuiltHere, file == self.file, let styleExpression, styleExpression.lastName == style?.rawValue else { return nil }
    return .safe("Give it the cancel style", .replace(styleExpression.range, with: spelling(of: .cancel)))
  }
}

extension Project {
  fileprivate func addingCancel(to alert: AlertCode) -> Fix? {
    guard alert.origin == .controller, let name = alert.name, let text = text(of: alert.file),
      let presentation = alert.paths.compactMap(\.presentation).first
    else { return nil }
    let statement = "\(name).addAction(UIAlertAction(title: \"Cancel\", style: .cancel))"
    return .suggested("Add a Cancel action", text.statement(statement, before: presentation.start))
  }
}

// MARK: - Picture

extension ActionSheetWithoutCancel {
  private static let picture = RulePicture(
    bad: Sketch("Who changes their mind finds no way out.", [
      .alert(title: "", buttons: [.destructive("Delete Photo"), "Hide Photo"]),
    ]),
    good: Sketch("Cancel is always there, apart from the rest.", [
      .alert(title: "", buttons: [.destructive("Delete Photo"), "Hide Photo", .cancel()]),
    ])
  )
}

// MARK: - Examples

extension ActionSheetWithoutCancel {
  private static let bad: [Example] = [
    Example("choices only", """
      final class WallpaperController: UIViewController {
        @objc private func more() {
          let sheet = ↓UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Set as Wallpaper", style: .default) { _ in self.apply() })
          sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.delete() })
          present(sheet, animated: true)
        }
      }
      """, fixed: """
      final class WallpaperController: UIViewController {
        @objc private func more() {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Set as Wallpaper", style: .default) { _ in self.apply() })
          sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.delete() })
          sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(sheet, animated: true)
        }
      }
      """),
    Example("a Cancel of another style", """
      func chooseRoom(on screen: UIViewController) {
        let rooms = ↓UIAlertController(title: "Room", message: nil, preferredStyle: .actionSheet)
        rooms.addAction(UIAlertAction(title: "Kitchen", style: .default, handler: nil))
        rooms.addAction(UIAlertAction(title: "Cancel", style: .default, handler: nil))
        screen.present(rooms, animated: true, completion: nil)
      }
      """, fixed: """
      func chooseRoom(on screen: UIViewController) {
        let rooms = UIAlertController(title: "Room", message: nil, preferredStyle: .actionSheet)
        rooms.addAction(UIAlertAction(title: "Kitchen", style: .default, handler: nil))
        rooms.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        screen.present(rooms, animated: true, completion: nil)
      }
      """),
    Example("from the cell of a table, in a list", """
      extension PlaylistController {
        func showMenu(for song: Song) {
          let menu = ↓UIAlertController(title: song.title, message: nil, preferredStyle: .actionSheet)
          [
            UIAlertAction(title: "Play Next", style: .default) { _ in self.queue(song) },
            UIAlertAction(title: "Remove", style: .destructive) { _ in self.remove(song) },
          ].forEach { menu.addAction($0) }
          menu.popoverPresentationController?.sourceView = view
          DispatchQueue.main.async { [weak self] in
            self?.present(menu, animated: true)
          }
        }
      }
      """),
    Example("through a wrapper of another file", files: [
      Example.File("Share.swift", """
        final class RecipeController: UIViewController {
          func share() {
            let sheet = ↓UIAlertController.sheet(titled: "Share")
            sheet.addDefault("Mail") { self.mail() }
            present(sheet, animated: true)
          }
        }
        """),
      Example.File("Sheets.swift", """
        extension UIAlertController {
          class func sheet(titled title: String) -> UIAlertController {
            return UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
          }

          func addDefault(_ title: String, then: @escaping () -> Void) {
            let action = UIAlertAction(title: title, style: .default) { _ in then() }
            addAction(action)
          }
        }
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("actions that another function is given to add to", """
      final class AtlasController: UIViewController {
        func ask() {
          var actions = [UIAlertAction(title: "Fold", style: .default, handler: fold)]
          addCancel(to: &actions)
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          actions.forEach { sheet.addAction($0) }
          present(sheet, animated: true)
        }
      }
      """),
    Example("a message with one button, which leaves nothing to cancel", """
      func tell(on screen: UIViewController) {
        let copied = UIAlertController(title: "Copied", message: address, preferredStyle: .actionSheet)
        copied.addAction(UIAlertAction(title: "Okay", style: .default))
        screen.present(copied, animated: true)
        let failed = UIAlertController(title: "Sending failed", message: nil, preferredStyle: .actionSheet)
        failed.addAction(UIAlertAction(title: "OK", style: .default) { _ in leave() })
        screen.present(failed, animated: true)
      }
      """),
    Example("with one, wherever it is added", """
      func chooseColor(on screen: UIViewController) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.addAction(UIAlertAction(title: "Red", style: .default))
        screen.present(sheet, animated: true)
      }
      """),
    Example("SwiftUI, which adds one", """
      struct Trash: View {
        var body: some View {
          List(items) { Row($0) }
            .confirmationDialog("Empty Trash?", isPresented: $asks) { Button("Empty", role: .destructive) { empty() } }
            .actionSheet(isPresented: $shows) { ActionSheet(title: Text("Sort"), buttons: [.default(Text("By Name"))]) }
        }
      }
      """),
    Example("a factory whose callers complete the sheet", """
      final class MenuFactory {
        func makeMenu(for file: File) -> UIAlertController {
          let menu = UIAlertController(title: file.name, message: nil, preferredStyle: .actionSheet)
          menu.addAction(UIAlertAction(title: "Rename", style: .default))
          return menu
        }

        lazy var menu: UIAlertController = {
          let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          menu.addAction(UIAlertAction(title: "Move", style: .default))
          return menu
        }()
      }
      """),
    Example("added by a helper, and by a convenience initialiser of another file", files: [
      Example.File("Contact.swift", """
        final class ContactController: UIViewController {
          func call() {
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Mobile", style: .default))
            complete(sheet)
            present(sheet, animated: true)
          }

          private func complete(_ sheet: UIAlertController) {
            sheet.addAction(AlertActions.cancel())
          }

          func write() {
            let sheet = UIAlertController(cancelling: "Write")
            sheet.addAction(UIAlertAction(title: "Mail", style: .default))
            present(sheet, animated: true)
          }
        }
        """),
      Example.File("Cancelling.swift", """
        enum AlertActions {
          static func cancel(_ handler: ((UIAlertAction) -> Void)? = nil) -> UIAlertAction {
            UIAlertAction(title: NSLocalizedString("Cancel", comment: ""), style: .cancel, handler: handler)
          }
        }

        extension UIAlertController {
          convenience init(cancelling title: String) {
            self.init(title: title, message: nil, preferredStyle: .actionSheet)
            addAction(AlertActions.cancel())
          }
        }
        """),
    ]),
    Example("actions from data, from a view model, and of unknown style", """
      final class PollController: UIViewController {
        func vote() {
          let sheet = UIAlertController(title: "Vote", message: nil, preferredStyle: .actionSheet)
          viewModel.actions.forEach(sheet.addAction)
          present(sheet, animated: true)
        }

        func answer() {
          let sheet = UIAlertController(title: "Answer", message: nil, preferredStyle: .actionSheet)
          sheet.addAction(viewModel.cancelAction)
          present(sheet, animated: true)
        }

        func rate(_ options: [Option]) {
          let sheet = UIAlertController(title: "Rate", message: nil, preferredStyle: .actionSheet)
          for option in options { sheet.addAction(UIAlertAction(title: option.title, style: option.style)) }
          present(sheet, animated: true)
        }
      }
      """),
    Example("on some paths only: what tells them apart isn't known", """
      final class PlayerController: UIViewController {
        func showTracks() {
          let sheet = UIAlertController(title: "Tracks", message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Subtitles", style: .default))
          if traitCollection.userInterfaceIdiom == .phone {
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          }
          present(sheet, animated: true)
        }
      }
      """),
  ]
}

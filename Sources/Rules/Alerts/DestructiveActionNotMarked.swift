import HIGLintEngine

/// Actions that destroy something and look like any other.
public struct DestructiveActionNotMarked: FileRule {
  static let verbs = WordListOption(
    RuleOption(
      "default_verbs",
      "The verbs that say that something is lost; `verbs` adds to them.",
      default: EnglishWords.destructiveVerbs.sorted()
    ),
    more: RuleOption("verbs", "More verbs that say that something is lost, beside delete, remove and such.", default: [])
  )
  static let undoable = RuleOption("undoable", "Titles of actions that can be undone, or that lose nothing.", default: [String]())

  public static let description = RuleDescription(
    id: "destructive_action_not_marked",
    chapter: .alerts,
    summary: "A button that deletes something doesn't have the destructive style.",
    rationale: """
      Red says "this can't be taken back" before a word is read. A Delete in the color of every other button is tapped like every \
      other button. The destructive style, in SwiftUI the destructive role, also tells assistive technologies what it does.
      """,
    guidelines: [.current("Alerts"), .current("Action sheets"), .current("Context menus"), .iPhone2008("Configuring an Action Sheet")],
    components: [.buttons, .alerts, .actionSheets],
    options: verbs.declarations + [undoable.declaration],
    fix: .safe,
    triggers: [
      "UIAlertAction", "UIAlertController", "lert…(", "confirmationDialog", "actionSheet", "swipeActions", "UIContextualAction",
      "UITableViewRowAction", "Menu", "contextMenu", "UIAction",
    ],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    let verbs = context.options[Self.verbs]
    let undoable = context.options[Self.undoable]
    var known: Set<ByteRange> = []
    for action in context.project.alertActions(in: file) + context.project.contextualActions(in: file) {
      guard action.style == .default || action.style == .cancel, let title = action.title?.shown.first ?? action.title?.written.first
      else { continue }
      let saysSo = action.saysDestruction(verbs: verbs, undoable: undoable)
      guard saysSo || action.deletesOnConsent else { continue }
      let message = action.isPainted ? Self.paintedMessage(title) : saysSo ? Self.message(title) : Self.deletionMessage(title)
      guard action.isBuiltHere else {
        // A function of another file makes an action of the title.
        context.report(message, at: action.addition, in: file, notes: .ofText(in: title.table))
        continue
      }
      let place = action.styleExpression?.range ?? action.construction.range
      known.insert(place)
      context.report(message, at: place, in: action.file, notes: .ofText(in: title.table), fix: action.markedDestructive)
    }
    checkMenus(file, Set(verbs), undoable, &known, &context)
    checkConsents(file, verbs, &known, &context)
  }

  /// The items of menus that say that something is gone for good. What a menu removes may be put back.
  private func checkMenus(
    _ file: Int, _ verbs: Set<String>, _ undoable: [String], _ known: inout Set<ByteRange>, _ context: inout RuleContext
  ) {
    for action in context.project.deletingMenuActions(in: file) {
      guard action.style == .default, action.saysDestruction(verbs: Array(verbs.subtracting(["remove", "reset"])), undoable: undoable),
        let title = action.title?.shown.first, known.insert(action.construction.range).inserted
      else { continue }
      context.report(
        Self.message(title), at: action.construction.range, in: action.file, notes: .ofText(in: title.table), fix: action.markedDestructive
      )
    }
  }

  /// The buttons that agree to a question, and so to what it asks.
  ///
  /// - Parameter known: the places that are reported.
  private func checkConsents(_ file: Int, _ verbs: [String], _ known: inout Set<ByteRange>, _ context: inout RuleContext) {
    for alert in context.project.alerts(in: file) {
      for action in alert.consentsToLoss(verbs: verbs) {
        let place = action.isBuiltHere ? action.styleExpression?.range ?? action.construction.range : action.addition
        guard let title = action.title?.shown.first, known.insert(place).inserted else { continue }
        context.report(
          Self.consentMessage(title), at: place, in: file, notes: .ofText(in: title.table),
          fix: action.isBuiltHere ? action.markedDestructive : nil
        )
      }
    }
    for call in context.project.consentCalls(toAlertsIn: file, verbs: verbs) where known.insert(call.range).inserted || call.file != file {
      context.report(Self.consentMessage(call.title), at: call.range, in: call.file)
    }
  }

  private static func consentMessage(_ title: ShownText) -> String {
    "\(title.quoted) agrees to lose something and looks like any other action; give it the destructive style"
  }

  private static func paintedMessage(_ title: ShownText) -> String {
    "\(title.quoted) deletes at once and is only painted so; give it the destructive style, which the system knows, too"
  }

  private static func deletionMessage(_ title: ShownText) -> String {
    "\(title.quoted) deletes something and looks like any other action; give it the destructive style"
  }

  private static func message(_ title: ShownText) -> String {
    "\(title.quoted) looks like any other action; give it the destructive style"
  }
}

extension AlertAction {
  /// The style changes how the button looks and nothing that it does; the only one of its kind that the system treats
  /// otherwise is Cancel, which it never was. That makes the fixes safe.
  fileprivate var markedDestructive: Fix? {
    guard style == .default else { return nil }
    if let styleExpression {
      guard styleExpression.lastName == "default" else { return nil }
      return .safe("Give it the destructive style", .replace(styleExpression.range, with: spelling(of: .destructive)))
    }
    guard construction.constructedType?.base == "Button", let call = construction.call, let title = call.arguments.first,
      title.label == nil, call.parenthesized > 0
    else { return nil }
    return .safe("Give it the destructive role", .insert(", role: .destructive", at: title.value.range.end))
  }
}

// MARK: - Picture

extension DestructiveActionNotMarked {
  private static let picture = RulePicture(
    bad: Sketch("Delete looks like any other button.", [
      .alert(title: "Delete “Blue”?", message: "It can’t be restored.", buttons: [.cancel(), "Delete"]),
    ]),
    good: Sketch("Red tells what can’t be taken back.", [
      .alert(title: "Delete “Blue”?", message: "It can’t be restored.", buttons: [.cancel(), .destructive("Delete")]),
    ])
  )
}

// MARK: - Examples

extension DestructiveActionNotMarked {
  private static let bad: [Example] = [
    Example("an action of an action sheet", """
      func askToDelete(_ photo: Photo, on screen: UIViewController) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete Photo", style: ↓.default) { _ in photo.delete() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(sheet, animated: true)
      }
      """, fixed: """
      func askToDelete(_ photo: Photo, on screen: UIViewController) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete Photo", style: .destructive) { _ in photo.delete() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(sheet, animated: true)
      }
      """),
    Example("what a swipe shows beside a row, and looks like any other action", """
      final class Songs: UITableViewController {
        override func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
          let delete = UIContextualAction(style: ↓.normal, title: "Delete") { _, _, done in self.delete(indexPath, done) }
          let share = UIContextualAction(style: .normal, title: "Share") { _, _, done in self.share(indexPath, done) }
          return UISwipeActionsConfiguration(actions: [delete, share])
        }
      }
      """),
    Example("a question that OK agrees to", """
      final class AlarmController: UIViewController {
        @IBAction func forget() {
          let alert = UIAlertController(title: "Delete Alarm?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: ↓.default) { _ in self.drop() })
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(alert, animated: true)
        }
      }
      """, fixed: """
      final class AlarmController: UIViewController {
        @IBAction func forget() {
          let alert = UIAlertController(title: "Delete Alarm?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .destructive) { _ in self.drop() })
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(alert, animated: true)
        }
      }
      """),
    Example("questions that a helper is told to ask", files: [
      Example.File("FileController.swift", """
        final class FileController: UIViewController {
          @IBAction func deleteFile() {
            ↓Questions.ask("Do you want to delete this file?", on: self) { _ in self.leave() }
          }

          @IBAction func saveFile() {
            Questions.ask("Do you want to save this file?", on: self) { _ in self.save() }
          }
        }
        """),
      Example.File("Questions.swift", """
        enum Questions {
          static func ask(_ message: String, on screen: UIViewController, yes: @escaping (UIAlertAction) -> Void) {
            let alert = UIAlertController(title: "Confirm", message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default, handler: yes))
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            screen.present(alert, animated: true)
          }
        }
        """),
    ]),
    Example("SwiftUI buttons without a role", """
      struct Account: View {
        var body: some View {
          Form { rows }
            .alert("Close Account?", isPresented: $isClosing) {
              ↓Button("Erase Everything") { erase() }
              Button("Cancel", role: .cancel) {}
            }
            .confirmationDialog("Draft", isPresented: $isLeaving) {
              ↓Button("Discard Draft", action: discard)
            }
        }
      }
      """, fixed: """
      struct Account: View {
        var body: some View {
          Form { rows }
            .alert("Close Account?", isPresented: $isClosing) {
              Button("Erase Everything", role: .destructive) { erase() }
              Button("Cancel", role: .cancel) {}
            }
            .confirmationDialog("Draft", isPresented: $isLeaving) {
              Button("Discard Draft", role: .destructive, action: discard)
            }
        }
      }
      """),
    Example("SwiftUI's older alerts", """
      struct Playlist: View {
        var body: some View {
          songs.alert(isPresented: $asks) {
            Alert(
              title: Text("Remove the Song?"),
              primaryButton: .↓default(Text("Remove")) { remove() },
              secondaryButton: .cancel()
            )
          }
        }
      }
      """, fixed: """
      struct Playlist: View {
        var body: some View {
          songs.alert(isPresented: $asks) {
            Alert(
              title: Text("Remove the Song?"),
              primaryButton: .destructive(Text("Remove")) { remove() },
              secondaryButton: .cancel()
            )
          }
        }
      }
      """),
    Example("an action whose type is left out", """
      func askToForget(_ device: Device, on screen: UIViewController) {
        let alert = UIAlertController(title: device.name, message: nil, preferredStyle: .alert)
        alert.addAction(.init(title: "Remove Device", style: ↓.default) { _ in device.forget() })
        alert.addAction(.init(title: "Cancel", style: .cancel))
        screen.present(alert, animated: true)
      }
      """, fixed: """
      func askToForget(_ device: Device, on screen: UIViewController) {
        let alert = UIAlertController(title: device.name, message: nil, preferredStyle: .alert)
        alert.addAction(.init(title: "Remove Device", style: .destructive) { _ in device.forget() })
        alert.addAction(.init(title: "Cancel", style: .cancel))
        screen.present(alert, animated: true)
      }
      """),
    Example("built apart from its alert, a text with a value, localized", """
      final class Actions {
        func reset(_ game: Game) -> UIAlertAction {
          UIAlertAction(title: "Reset \\(game.name)", style: ↓UIAlertAction.Style.default) { _ in game.reset() }
        }

        lazy var discard = UIAlertAction(
          title: NSLocalizedString("edit.discard", value: "Discard Changes", comment: ""), style: ↓.default, handler: nil
        )
      }
      """),
    Example("a reset that sets something off, or does more than switch", """
      struct Puzzle: View {
        var body: some View {
          board.alert("Start over?", isPresented: $asks) {
            ↓Button("Reset Board") { isResetting = true }
            ↓Button("Reset Statistics") {
              hasPlayed = false
              scores.removeAll()
            }
          }
        }
      }
      """),
    Example("in the style of Cancel", """
      func leave(on screen: UIViewController) {
        let alert = UIAlertController(title: "Unsaved", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Save", style: .default))
        alert.addAction(UIAlertAction(title: "Discard", style: ↓.cancel))
        screen.present(alert, animated: true)
      }
      """),
    Example("a verb that the project adds", options: RuleOptions(["verbs": .strings(["shred"])]), """
      let shred = UIAlertAction(title: "Shred", style: ↓.default) { _ in paper.shred() }
      """),
    Example("other verbs in place of the rule's own, and more of them", options: RuleOptions([
      "default_verbs": .strings(["Revoke"]), "verbs": .strings(["unpair"]),
    ]), """
      let actions = [
        UIAlertAction(title: "Revoke Key", style: ↓.default), UIAlertAction(title: "Unpair", style: ↓.default),
        UIAlertAction(title: "Remove from Playlist", style: .default),
      ]
      """),
  ]

  private static let good: [Example] = [
    Example("OK to something else, to what is kept, and where another button is marked", """
      func askAbout(_ photo: Photo, on screen: UIViewController) {
        let save = UIAlertController(title: "Save?", message: "Delete it later in Settings.", preferredStyle: .alert)
        save.addAction(UIAlertAction(title: "OK", style: .default))
        save.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(save, animated: true)
        let keep = UIAlertController(title: "Do you want to keep or to delete it?", message: nil, preferredStyle: .alert)
        keep.addAction(UIAlertAction(title: "OK", style: .default))
        keep.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(keep, animated: true)
        let drop = UIAlertController(title: "Delete the photo?", message: nil, preferredStyle: .alert)
        drop.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in photo.delete() })
        drop.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(drop, animated: true)
      }
      """),
    Example("marked", """
      func ask(on screen: UIViewController) {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(alert, animated: true)
      }
      """),
    Example("Cancel, and words that begin alike or stand elsewhere", """
      let actions = [
        UIAlertAction(title: "Cancel", style: .default), UIAlertAction(title: "Deleted Items", style: .default),
        UIAlertAction(title: "Don't Delete", style: .default), UIAlertAction(title: "Undo Delete", style: .default),
        UIAlertAction(title: "Keep", style: .default), UIAlertAction(title: "Show Removed", style: .default),
      ]
      """),
    Example("what is given anew or only shown in another way", """
      let actions = [
        UIAlertAction(title: "Reset Password", style: .default), UIAlertAction(title: "Remove Filter", style: .default),
        UIAlertAction(title: "Reset Zoom", style: .default),
      ]
      """),
    Example("a reset that only switches something on or off", """
      let action = UIAlertAction(title: "Reset Tips", style: .default) { _ in
        UserDefaults.standard[.hasSeenTips] = false
        settings.showsTips = true
      }
      """),
    Example("what leads to another question", """
      let action = UIAlertAction(title: "Delete Account…", style: .default) { _ in confirm() }
      """),
    Example("moves that the project says can be undone", options: RuleOptions(["undoable": .strings(["Remove from Favorites"])]), """
      let action = UIAlertAction(title: "Remove from Favorites", style: .default) { _ in favorites.remove(station) }
      """),
    Example("keys, titles and styles that aren't known", """
      func actions(_ title: String, _ style: UIAlertAction.Style) -> [UIAlertAction] {
        [
          UIAlertAction(title: localized("delete"), style: .default), UIAlertAction(title: "action.delete", style: .default),
          UIAlertAction(title: title, style: .default), UIAlertAction(title: "Delete", style: style),
          UIAlertAction(title: isNew ? "Add" : "Remove", style: .default),
        ]
      }
      """),
    Example("buttons outside of alerts", """
      struct Editor: View {
        var body: some View { Button("Delete") { isAsking = true }.alert("Sure?", isPresented: $isAsking) { Button("OK") {} } }
      }
      """),
  ]
}

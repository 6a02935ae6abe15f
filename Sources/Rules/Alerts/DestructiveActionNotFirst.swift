import HIGLintEngine

/// Destructive actions below others in an action sheet.
public struct DestructiveActionNotFirst: FileRule {
  public static let description = RuleDescription(
    id: "destructive_action_not_first",
    chapter: .alerts,
    summary: "A destructive action isn't at the top of its action sheet.",
    rationale: """
      What destroys something belongs at the top of an action sheet: there it is seen first, it is farthest from Cancel, and \
      from the thumb that reaches for the bottom of the screen. Between other choices it is hit by mistake.
      """,
    guidelines: [.current("Action sheets"), .iPhone2008("Configuring an Action Sheet")],
    components: [.actionSheets],
    severity: .note,
    fix: .safe,
    triggers: ["destructive"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for alert in context.project.alerts(in: file) where alert.isSheet && alert.origin != .legacyView {
      var reported: Set<ByteRange> = []
      for path in alert.paths {
        guard let first = path.actions.first(where: { $0.style == .default }), !first.destroysUnmarked,
          let misplaced = path.actions.drop(while: { $0 != first }).first(where: \.isDestructive),
          let place = misplaced.place(after: first, in: alert), reported.insert(place).inserted
        else { continue }
        let fix = context.project.moving(misplaced, before: first, alert.file)
        context.report(Self.message, at: place, in: alert.file, fix: fix)
      }
    }
  }

  private static let message = "a destructive action belongs at the top of an action sheet; add it before the others"
}

extension AlertAction {
  /// Whether it destroys something without saying so by its style, as another rule tells: then it stands where it belongs.
  fileprivate var destroysUnmarked: Bool { saysDestruction(verbs: EnglishWords.destructiveVerbs.sorted()) || deletesOnConsent }

  /// A Cancel of that style has another fault.
  fileprivate var isDestructive: Bool { style == .destructive && !isInitial && !isCalledCancel }

  /// Where it is seen to come after another one; nil where one call adds both. A view's property that builds both of a
  /// dialog is read in its own place.
  fileprivate func place(after other: AlertAction, in alert: AlertCode) -> ByteRange? {
    if addition != other.addition { return addition }
    guard alert.origin == .swiftUI, file == alert.file, construction.range != other.construction.range else { return nil }
    return construction.range
  }
}

extension Project {
  /// Safe, because nothing but whole statements of the same block changes places: each action is still added once, with
  /// its own handler, and the order in which they show is what the rule is about.
  ///
  /// - Returns: nil where the two don't stand among the same statements, or one uses what is declared between them.
  fileprivate func moving(_ action: AlertAction, before other: AlertAction, _ file: Int) -> Fix? {
    guard action.isBuiltHere, other.isBuiltHere, let text = text(of: file) else { return nil }
    for code in code(in: file) {
      guard let between = code.body.block(from: other.addition, to: action.addition) else { continue }
      guard between.dropFirst().allSatisfy(\.isOnlyExpression), text.beginsLine(at: action.addition.start),
        text.beginsLine(at: other.addition.start)
      else { return nil }
      let removal = text.removal(of: action.addition)
      return .safe(
        "Move it to the top",
        text.moved(action.addition, before: other.addition.start),
        removal
      )
    }
    return nil
  }
}

extension Array where Element == Statement {
  /// The statements from one to another, where both are statements of one block in this code.
  fileprivate func block(from first: ByteRange, to last: ByteRange) -> ArraySlice<Statement>? {
    if let start = firstIndex(where: { $0.range == first }), let end = firstIndex(where: { $0.range == last }), start < end {
      return self[start...end]
    }
    var found: ArraySlice<Statement>?
    forEachBlock { block in
      guard found == nil, let start = block.firstIndex(where: { $0.range == first }),
        let end = block.firstIndex(where: { $0.range == last }), start < end
      else { return }
      found = block[start...end]
    }
    return found
  }
}

extension Statement {
  fileprivate var isOnlyExpression: Bool {
    guard case .expression = kind else { return false }
    return true
  }
}

// MARK: - Picture

extension DestructiveActionNotFirst {
  private static let picture = RulePicture(
    bad: Sketch("What destroys lies where the thumb rests.", [
      .alert(title: "", buttons: ["Hide Photo", .destructive("Delete Photo"), .cancel()]),
    ]),
    good: Sketch("It stands at the top, where it is seen and not hit by chance.", [
      .alert(title: "", buttons: [.destructive("Delete Photo"), "Hide Photo", .cancel()]),
    ])
  )
}

// MARK: - Examples

extension DestructiveActionNotFirst {
  private static let bad: [Example] = [
    Example("after a default action", """
      final class NoteController: UIViewController {
        func more() {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Share", style: .default) { _ in self.share() })
          ↓sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in
            self.delete()
          })
          sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(sheet, animated: true)
        }
      }
      """, fixed: """
      final class NoteController: UIViewController {
        func more() {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in
            self.delete()
          })
          sheet.addAction(UIAlertAction(title: "Share", style: .default) { _ in self.share() })
          sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(sheet, animated: true)
        }
      }
      """),
    Example("SwiftUI's dialog", """
      struct Attachment: View {
        var body: some View {
          thumbnail.confirmationDialog("Attachment", isPresented: $isShown) {
            Button("Open") { open() }
            ↓Button("Remove", role: .destructive) { remove() }
          }
        }
      }
      """, fixed: """
      struct Attachment: View {
        var body: some View {
          thumbnail.confirmationDialog("Attachment", isPresented: $isShown) {
            Button("Remove", role: .destructive) { remove() }
            Button("Open") { open() }
          }
        }
      }
      """),
    Example("actions in constants, one of the app's own class, in what is a sheet on phones", """
      final class PromotionAction: UIAlertAction {}

      func manage(_ member: Member, on screen: UIViewController) {
        let menu = UIAlertController(title: member.name, message: nil, preferredStyle: isPad ? .alert : .actionSheet)
        let promote = PromotionAction(title: "Promote", style: .default) { _ in member.promote() }
        let kick = UIAlertAction(title: "Kick Out", style: UIAlertAction.Style.destructive) { _ in member.kick() }
        menu.addAction(promote)
        ↓menu.addAction(kick)
        menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(menu, animated: true)
      }
      """),
    Example("in a list, and in the older sheet of SwiftUI", """
      final class ShelfController: UIViewController {
        func edit() {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          let actions = [
            UIAlertAction(title: "Rename", style: .default),
            ↓UIAlertAction(title: "Clear", style: .destructive),
          ]
          actions.forEach(sheet.addAction)
          present(sheet, animated: true)
        }
      }

      struct Shelf: View {
        var body: some View {
          Books().actionSheet(isPresented: $isEditing) {
            ActionSheet(title: Text("Shelf"), buttons: [.default(Text("Rename")), ↓.destructive(Text("Clear")), .cancel()])
          }
        }
      }
      """),
    Example("on one of two paths", """
      final class PostController: UIViewController {
        func more(_ post: Post) {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          if post.canReply { sheet.addAction(UIAlertAction(title: "Reply", style: .default)) }
          ↓sheet.addAction(UIAlertAction(title: "Report", style: .destructive))
          sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(sheet, animated: true)
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a Cancel in the wrong style", """
      func share(_ recording: Recording, on screen: UIViewController) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Share", style: .default) { _ in recording.share() })
        sheet.addAction(UIAlertAction(title: L10n.cancel, style: .destructive))
        screen.present(sheet, animated: true)
      }
      """),
    Example("at the top", """
      func showMenu(on screen: UIViewController) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Erase", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Export", style: .default))
        screen.present(sheet, animated: true)
      }
      """),
    Example("after Cancel, which the system shows last", """
      func discard(on screen: UIViewController) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        sheet.addAction(UIAlertAction(title: "Discard", style: .destructive))
        screen.present(sheet, animated: true)
      }
      """),
    Example("alerts, whose buttons stand side by side", """
      func warn(on screen: UIViewController) {
        let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stay", style: .default))
        alert.addAction(UIAlertAction(title: "Leave", style: .destructive))
        screen.present(alert, animated: true)
      }
      """),
    Example("alternatives", """
      func toggle(_ alarm: Alarm, on screen: UIViewController) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        if alarm.isOn {
          sheet.addAction(UIAlertAction(title: "Snooze", style: .default))
        } else {
          sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        }
        screen.present(sheet, animated: true)
      }
      """),
    Example("styles that aren't known", """
      func list(_ items: [Item], on screen: UIViewController) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "First", style: items[0].style))
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        screen.present(sheet, animated: true)
      }
      """),
    Example("Cancel by the name of its text, of the wrong style", """
      struct Entry: View {
        var body: some View {
          Scanner().confirmationDialog("Identify Yourself", isPresented: $isShown) {
            Button(.online) { scan() }
            Button(.cancelButton, role: .destructive) {}
          }
        }
      }
      """),
    Example("a menu, which has its destructive choices at the end", """
      let menu = UIMenu(children: [
        UIAction(title: "Copy") { _ in copy() },
        UIAction(title: "Delete", attributes: .destructive) { _ in delete() },
      ])
      """),
  ]
}

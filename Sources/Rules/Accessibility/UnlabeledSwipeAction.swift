import HIGLintEngine

/// Swipe actions without words.
public struct UnlabeledSwipeAction: FileRule {
  public static let description = RuleDescription(
    id: "unlabeled_swipe_action",
    chapter: .accessibility,
    summary: "A swipe action shows only an image, and has no name for VoiceOver.",
    rationale: """
      VoiceOver's users don't swipe rows: they choose among the row's actions, which are read to them by name. One \
      without a name is a silence among the others, and nobody dares to choose that.
      """,
    guidelines: [.current("VoiceOver"), .current("Accessibility")],
    criteria: [.audit(.sufficientElementDescription), .wcag(.nonTextContent), .wcag(.nameRoleValue)],
    components: [.rows, .buttons],
    activation: .optIn,
    triggers: ["UIContextualAction", "swipeActions"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for action in context.project.namelessSwipeActions(in: file) {
      // The system has a word for its symbols, if not always the right one.
      context.report(Self.message, at: action.range, in: action.file, severity: action.image?.isSymbol == true ? .note : nil)
    }
  }

  private static let message =
    "VoiceOver offers this action by its name, and it has none; give it a title, which isn't shown in low rows"
}

// MARK: - Examples

extension UnlabeledSwipeAction {
  private static let bad: [Example] = [
    Example("an action with an image alone", """
      final class MailController: UITableViewController {
        override func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
          let archive = UIContextualAction(style: .normal, title: ↓nil) { _, _, done in done(true) }
          archive.image = UIImage(named: "archive")
          return UISwipeActionsConfiguration(actions: [archive])
        }
      }
      """),
    Example("an empty title, and a symbol", """
      func actions() -> [UIContextualAction] {
        let flag = UIContextualAction(style: .normal, title: ↓"", handler: { _, _, done in done(true) })
        flag.image = UIImage(systemName: "flag")
        flag.backgroundColor = .orange
        return [flag]
      }
      """),
    Example("buttons in SwiftUI", """
      struct Mail: View {
        var body: some View {
          List(mails) { mail in
            Row(mail)
              .swipeActions(edge: .leading) { Button { pin(mail) } label: { ↓Image("pin") } }
              .swipeActions {
                Button(role: .destructive) { drop(mail) } label: { ↓Image(systemName: "trash") }
                Button(action: { mark(mail) }) { ↓Image("mark").renderingMode(.template) }.tint(.orange)
              }
          }
        }
      }
      """),
    Example("an image that depends", """
      func action(_ mail: Mail) -> UISwipeActionsConfiguration {
        let star = UIContextualAction(style: .normal, title: ↓nil) { _, _, _ in }
        star.image = mail.isStarred ? UIImage(named: "unstar") : UIImage(named: "star")
        return UISwipeActionsConfiguration(actions: [star])
      }
      """),
  ]

  private static let good: [Example] = [
    Example("titles", """
      func actions() -> [UIContextualAction] {
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
        flag.image = UIImage(named: "flag")
        return [flag]
      }

      struct Mail: View {
        var body: some View {
          Row().swipeActions { Button("Delete", image: .bin) { drop() }; Button { pin() } label: { Label("Pin", image: "pin") } }
        }
      }
      """),
    Example("a title or a name that comes later", """
      func actions() -> [UIContextualAction] {
        let flag = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
        flag.image = UIImage(named: "flag")
        flag.title = "Flag"
        let pin = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
        pin.image = UIImage(named: "pin")
        pin.accessibilityLabel = "Pin"
        return [flag, pin]
      }
      """),
    Example("an image with a name of its own", """
      func actions() -> [UIContextualAction] {
        let flag = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
        flag.image = UIImage(named: "flag")
        flag.image?.accessibilityLabel = "Flag"
        return [flag]
      }
      """),
    Example("an image that isn't known, and none", """
      func actions(_ image: UIImage) -> [UIContextualAction] {
        let flag = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
        flag.image = image
        let pin = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
        return [flag, pin]
      }
      """),
    Example("a title that is nil only on one side", """
      func action(_ isWide: Bool) -> UIContextualAction {
        let flag = UIContextualAction(style: .normal, title: isWide ? "Flag" : nil) { _, _, _ in }
        flag.image = UIImage(named: "flag")
        return flag
      }
      """),
    Example("an action that other code sets up, and one that is given back at once", """
      func action(_ kind: Kind) -> UIContextualAction {
        let flag = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
        flag.image = UIImage(named: "flag")
        configure(flag, for: kind)
        return flag
      }

      func plain() -> UIContextualAction { UIContextualAction(style: .normal, title: nil) { _, _, _ in } }
      """),
    Example("words, and names, in SwiftUI", """
      struct Mail: View {
        var body: some View {
          Row().swipeActions {
            Button { drop() } label: { Image("bin"); Text("Delete") }
            Button { pin() } label: { Image("pin") }.accessibilityLabel("Pin")
            Button { mark() } label: { Image("mark").accessibilityLabel("Mark") }
          }
        }
      }
      """),
    Example("swipe actions of the app's own under the same name", """
      struct Mail: View {
        var body: some View { Row().swipeActions { Button { drop() } label: { Image("bin") } } }
      }

      extension View {
        func swipeActions(@SwipeBuilder _ actions: () -> [SwipeAction]) -> some View { modifier(Swipes(actions: actions())) }
      }
      """),
  ]
}

import HIGLintEngine

/// Keyboard shortcuts that everybody knows, with another meaning.
public struct OverriddenSystemShortcut: FileRule {
  public static let description = RuleDescription(
    id: "overridden_system_shortcut",
    chapter: .input,
    summary: "A shortcut that means one thing in every app does another here.",
    rationale: """
      Hands know Command-C and Command-W; nobody reads the menu before they press them. Where they do something else, people \
      lose what they meant to copy, or close what they meant to keep.
      """,
    guidelines: [.current("Keyboards")],
    activation: .optIn,
    triggers: ["keyboardShortcut", "UIKeyCommand"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for shortcut in context.project.takenShortcuts(in: file) {
      let message = "Command-\(shortcut.key) means \(shortcut.meaning) everywhere, and '\(shortcut.deed)' here; choose another key"
      context.report(message, at: shortcut.range, in: shortcut.file)
    }
  }
}

// MARK: - Examples

extension OverriddenSystemShortcut {
  private static let bad: [Example] = [
    Example("a button", """
      struct Toolbar: View {
        var body: some View { Button("Make Chart") { chart() }.keyboardShortcut(↓"c") }
      }
      """),
    Example("with its modifier", """
      struct Toolbar: View {
        var body: some View { Button("Word Count") { count() }.padding().keyboardShortcut(↓"w", modifiers: .command) }
      }
      """),
    Example("a command of UIKit's with a title", """
      final class EditorController: UIViewController {
        override var keyCommands: [UIKeyCommand]? {
          [UIKeyCommand(title: "Flip Picture", action: #selector(run), input: ↓"f", modifierFlags: .command)]
        }
      }
      """),
    Example("one without a title", """
      final class EditorController: UIViewController {
        override var keyCommands: [UIKeyCommand]? {
          [UIKeyCommand(input: ↓"s", modifierFlags: [.command], action: #selector(rotatePage))]
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("the meaning that it has", """
      struct Toolbar: View {
        var body: some View {
          Button("Copy Link") { copy() }.keyboardShortcut("c")
          Button("New Note") { make() }.keyboardShortcut("n", modifiers: [.command])
          Button("Search") { find() }.keyboardShortcut("f")
        }
      }
      """),
    Example("something near it", """
      struct Toolbar: View {
        var body: some View {
          Button("Compose") { make() }.keyboardShortcut("n")
          Button("Export") { export() }.keyboardShortcut("s")
          Button("Cancel") { close() }.keyboardShortcut("w")
        }
      }
      """),
    Example("other modifiers", """
      struct Toolbar: View {
        var body: some View {
          Button("Make Chart") { chart() }.keyboardShortcut("c", modifiers: [.command, .shift])
          Button("Make Chart") { chart() }.keyboardShortcut("c", modifiers: .option)
          Button("Make Chart") { chart() }.keyboardShortcut("c", modifiers: [])
        }
      }
      """),
    Example("keys without a meaning", """
      struct Toolbar: View { var body: some View { Button("Rotate") { rotate() }.keyboardShortcut("r") } }
      """),
    Example("commands that replace the system's", """
      struct Menus: Commands {
        var body: some Commands {
          CommandGroup(replacing: .newItem) { Button("Record") { record() }.keyboardShortcut("n") }
        }
      }
      """),
    Example("a title that isn't known", """
      struct Toolbar: View {
        let title: String
        var body: some View {
          Button(title) { run() }.keyboardShortcut("c")
          Button { run() } label: { Image("Chart") }.keyboardShortcut("c")
        }
      }
      """),
    Example("the return key", """
      struct Form: View { var body: some View { Button("Chart") { run() }.keyboardShortcut(.defaultAction) } }
      """),
    Example("another language", """
      struct Toolbar: View { var body: some View { Button("Übersicht") { run() }.keyboardShortcut("c") } }
      """),
    Example("arrows, and keys with other modifiers, of UIKit's", """
      final class EditorController: UIViewController {
        override var keyCommands: [UIKeyCommand]? {
          [
            UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: .command, action: #selector(jump)),
            UIKeyCommand(input: "s", modifierFlags: .shift, action: #selector(jump)),
          ]
        }
      }
      """),
  ]
}

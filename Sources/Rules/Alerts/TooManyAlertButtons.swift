import HIGLintEngine

/// Alerts with more buttons than two.
public struct TooManyAlertButtons: FileRule {
  static let maximum = RuleOption("maximum", "The most buttons that an alert may have.", default: 2.0, bounds: 1...10)
  static let countCancel = RuleOption(
    "count_cancel", "Whether a Cancel counts beside the choices that it takes back.", default: false
  )

  public static let description = RuleDescription(
    id: "too_many_alert_buttons",
    chapter: .alerts,
    summary: "An alert has more than two buttons beside Cancel.",
    rationale: """
      An alert interrupts, and people want it out of the way: one button to say that they have read it, or two to decide. \
      Two stand side by side where each is easy to hit; with a third, the buttons shrink or pile up, and somebody who is in a \
      hurry picks one without weighing them all. Today's system stacks them instead of squeezing them, but still offers \
      action sheets for choices of more than two; two choices and a Cancel it bears.
      """,
    guidelines: [.current("Alerts"), .iPhone2008("Configuring an Alert")],
    components: [.alerts],
    options: [maximum.declaration, countCancel.declaration],
    triggers: ["UIAlertController", "UIAlertView", "lert…("],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    let maximum = Int(context.options[Self.maximum])
    let countsCancel = context.options[Self.countCancel]
    for alert in context.project.alerts(in: file) where alert.kind == .alert {
      let crowded = alert.paths.filter { path in
        let most = path.mostActions(maximum, countsCancel)
        guard path.actions.count > most else { return false }
        let action = path.actions[most]
        // What a function builds is found there, unless the arguments of the call make it.
        return action.isBuiltHere || !action.isInitial || path.isChosenByArguments
      }
      guard let fullest = crowded.max(by: { $0.actions.count < $1.actions.count }),
        !crowded.allSatisfy(\.isChosenByArguments) || !context.project.isLeftToCalls(alert)
      else { continue }
      let place = fullest.actions[fullest.mostActions(maximum, countsCancel)].addition
      context.report(Self.message(fullest, of: alert, maximum), at: place, in: alert.file, notes: fullest.evidence(alert))
    }
  }

  private static func message(_ path: AlertCode.Path, of alert: AlertCode, _ maximum: Int) -> String {
    let limit = maximum == 1 ? "one button" : "\(maximum == 2 ? "two" : "\(maximum)") buttons"
    let count = path.actions.count
    // An action sheet has no text fields: to add one raises an exception.
    if path.hasTextField {
      return "this alert has \(count) buttons beside its text field; keep to \(limit), or ask on a screen of its own"
    }
    // Nobody asked for an error, so there is nothing that a sheet of choices could come from.
    if alert.tellsError { return "this alert has \(count) buttons; keep to \(limit), and offer further help on the screen behind it" }
    return "this alert has \(count) buttons; keep to \(limit), or offer the choices in an action sheet"
  }
}

extension AlertCode {
  /// Whether it tells of something that went wrong.
  fileprivate var tellsError: Bool {
    [title, message].compactMap { $0 }.contains { text in
      text.expression.containsExpression { $0.lastName?.lowercased().contains("error") ?? false }
        || text.shown.contains { shown in shown.words.contains { ["error", "failed", "couldn’t", "couldn't"].contains($0.lowercased()) } }
    }
  }
}

extension AlertCode.Path {
  /// How many buttons it may have.
  fileprivate func mostActions(_ maximum: Int, _ countsCancel: Bool) -> Int {
    !countsCancel && actions.contains { $0.style == .cancel } ? maximum + 1 : maximum
  }

  /// The buttons that were counted, in order, and the call that another function added some of them for.
  fileprivate func evidence(_ alert: AlertCode) -> [RuleContext.Note] {
    let buttons = actions.enumerated().map { index, action in
      let titles = action.title?.shown ?? []
      let title = titles.count == 1 ? ": \(titles[0].quoted)" : ""
      return RuleContext.Note("button \(index + 1)\(title)", at: action.construction.range, in: action.file)
    }
    guard actions.contains(where: { $0.isInitial && !$0.isBuiltHere }) else { return buttons }
    return buttons + [RuleContext.Note("this call sets the alert up", at: alert.range, in: alert.file)]
  }
}

// MARK: - Picture

extension TooManyAlertButtons {
  private static let picture = RulePicture(
    bad: Sketch("Four buttons make a menu, which nobody can take in at a glance.", [
      .alert(title: "Save Changes?", buttons: ["Save", "Save a Copy", "Don’t Save", .cancel()]),
    ]),
    good: Sketch("One choice and a way out.", [
      .alert(title: "Save Changes?", buttons: ["Don’t Save", "Save"]),
    ])
  )
}

// MARK: - Examples

extension TooManyAlertButtons {
  private static let bad: [Example] = [
    Example("one after the other", """
      final class DraftController: UIViewController {
        func close() {
          let alert = UIAlertController(title: "Unsent Letter", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Save", style: .default) { _ in self.save() })
          alert.addAction(UIAlertAction(title: "Send", style: .default) { _ in self.send() })
          alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.discard() })
          ↓alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(alert, animated: true)
        }
      }
      """),
    Example("one of them only sometimes, actions in constants", """
      extension PaymentController {
        func askForMethod(hasCard: Bool) {
          let question = UIAlertController(title: "Pay Now?", message: nil, preferredStyle: UIAlertController.Style.alert)
          let cash = UIAlertAction(title: "Cash", style: .default)
          let cancel = UIAlertAction(title: "Cancel", style: .cancel, handler: nil)
          question.addAction(cash)
          if hasCard {
            question.addAction(UIAlertAction(title: "Card", style: .default) { [weak self] _ in self?.payByCard() })
            question.addAction(UIAlertAction(title: "Points", style: .default))
          }
          ↓question.addAction(cancel)
          DispatchQueue.main.async { self.present(question, animated: true) }
        }
      }
      """),
    Example("through the project's own way to add them, in another file", files: [
      Example.File("Rating.swift", """
        final class RatingPrompt {
          func show(on screen: UIViewController) {
            let prompt = UIAlertController.plain(title: "Enjoying the Radio?", preferredStyle: .alert)
            prompt.addAction(title: "Rate", style: .default)
            prompt.addAction(title: "Later", style: .default)
            prompt.addAction(title: "Tell More", style: .default)
            ↓prompt.addAction(title: "Never", style: .cancel)
            screen.present(prompt, animated: true)
          }
        }
        """),
      Example.File("UIAlertController+Actions.swift", """
        extension UIAlertController {
          static func plain(title: String?, preferredStyle: UIAlertController.Style) -> UIAlertController {
            let alert = UIAlertController(title: title, message: nil, preferredStyle: preferredStyle)
            alert.view.tintColor = .systemTeal
            return alert
          }

          func addAction(title: String, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
            addAction(UIAlertAction(title: title, style: style, handler: handler))
          }
        }
        """),
    ]),
    Example("in a list, where Cancel counts", options: RuleOptions([countCancel.name: .flag(true)]), """
      final class SpeedController: UIViewController {
        func choose() {
          let alert = UIAlertController(title: "Speed", message: nil, preferredStyle: .alert)
          let actions = [
            UIAlertAction(title: "Slow", style: .default),
            UIAlertAction(title: "Fast", style: .default),
            ↓UIAlertAction(title: "Cancel", style: .cancel),
          ]
          actions.forEach(alert.addAction)
          present(alert, animated: true)
        }
      }
      """),
    Example("SwiftUI: with a group and a loop", """
      struct Board: View {
        var body: some View {
          Grid()
            .alert("Game Over", isPresented: $isOver) {
              Group {
                Button("Again") { restart() }
                Button("Share") { share() }
                Button("Score") { score() }
              }
              ↓Button("Leave", role: .cancel) { leave() }
            }
        }
      }

      struct Levels: View {
        var body: some View {
          Map().alert("Level", isPresented: $isChoosing) {
            ForEach(["Easy", "Normal", "Hard"], id: \\.self) { level in ↓Button(level) { choose(level) } }
          }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("two", """
      func confirm(on screen: UIViewController) {
        let alert = UIAlertController(title: "Leave the Queue?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        alert.addAction(UIAlertAction(title: "Leave", style: .default))
        screen.present(alert, animated: true)
      }
      """),
    Example("two choices and a Cancel", """
      func close(_ draft: Draft, on screen: UIViewController) {
        let alert = UIAlertController(title: "Unsent Letter", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Save", style: .default) { _ in draft.save() })
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in draft.discard() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(alert, animated: true)
      }
      """),
    Example("an action sheet, and SwiftUI's dialog", """
      func choose(on screen: UIViewController) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for title in ["Camera", "Library", "Files"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(sheet, animated: true)
      }

      struct Photo: View {
        var body: some View {
          picture.confirmationDialog("Photo", isPresented: $isAsking) {
            Button("Copy") {}
            Button("Print") {}
            Button("Delete", role: .destructive) {}
          }
        }
      }
      """),
    Example("branches are alternatives, and so are the sides of #if", """
      final class SeatController: UIViewController {
        func ask(_ seat: Seat) {
          let alert = UIAlertController(title: "Seat", message: nil, preferredStyle: .alert)
          if seat.isTaken {
            alert.addAction(UIAlertAction(title: "Swap", style: .default))
          } else {
            alert.addAction(UIAlertAction(title: "Take", style: .default))
          }
          switch seat.side {
          case .window: break
          case .aisle: return
          }
          #if DEBUG
          alert.addAction(UIAlertAction(title: "Inspect", style: .cancel))
          #else
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          #endif
          present(alert, animated: true)
        }
      }
      """),
    Example("conditions that can't both hold", """
      func ask(_ song: Song, on screen: UIViewController) {
        let alert = UIAlertController(title: "Song", message: nil, preferredStyle: .alert)
        if song.isLiked { alert.addAction(UIAlertAction(title: "Unlike", style: .default)) }
        if !song.isLiked { alert.addAction(UIAlertAction(title: "Like", style: .default)) }
        if song.kind == .live { alert.addAction(UIAlertAction(title: "Tickets", style: .cancel)) }
        if song.kind == .studio { alert.addAction(UIAlertAction(title: "Album", style: .cancel)) }
        screen.present(alert, animated: true)
      }
      """),
    Example("a loop over data", """
      func pick(_ stations: [Station], on screen: UIViewController) {
        let alert = UIAlertController(title: "Station", message: nil, preferredStyle: .alert)
        for station in stations { alert.addAction(UIAlertAction(title: station.name, style: .default)) }
        stations.map { UIAlertAction(title: $0.line, style: .default) }.forEach { alert.addAction($0) }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(alert, animated: true)
      }
      """),
    Example("a style that isn't known", """
      func offer(_ style: UIAlertController.Style, on screen: UIViewController) {
        let menu = UIAlertController(title: "Recipe", message: nil, preferredStyle: style)
        menu.addAction(UIAlertAction(title: "Cook", style: .default))
        menu.addAction(UIAlertAction(title: "Share", style: .default))
        menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(menu, animated: true)
      }
      """),
    Example("SwiftUI: either of two, beside a field", """
      struct Rename: View {
        var body: some View {
          Name().alert("Rename", isPresented: $isRenaming) {
            TextField("Name", text: $name)
            if name.isEmpty { Button("Clear") { clear() } } else { Button("Rename") { rename() } }
            Button("Cancel", role: .cancel) {}
          }
        }
      }
      """),
  ]
}

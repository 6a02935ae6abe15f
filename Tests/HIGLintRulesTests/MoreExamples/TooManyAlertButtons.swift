import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let tooManyAlertButtons = MoreExamples(TooManyAlertButtons.self, bad: bad, good: good)
}

private let countingCancel = RuleOptions(["count_cancel": .flag(true)])

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
  Example("by a helper that is given the alert", options: countingCancel, """
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
  Example("UIAlertView", options: countingCancel, """
    final class OldController: UIViewController {
      func warn() {
        let view = UIAlertView(
          title: "Low Memory", message: nil, delegate: self, cancelButtonTitle: "Cancel", otherButtonTitles: "Free", ↓"Ignore"
        )
        view.show()
      }
    }
    """),
  Example("more than the project allows itself", options: RuleOptions(["maximum": .number(1)]), """
    func tell(_ screen: UIViewController) {
      let alert = UIAlertController(title: "Sold Out", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      ↓alert.addAction(UIAlertAction(title: "Help", style: .default))
      screen.present(alert, animated: true)
    }
    """),
  Example("a factory that is given all of its buttons, and one more after it", options: countingCancel, """
    final class HarbourController: UIViewController {
      func sink() {
        present(↓UIAlertController.ask("Sink?", cancel: "Keep", drown: "Sink", wide: true), animated: true)
        let alert = UIAlertController.ask("Boat", cancel: "Keep", drown: "Sink")
        ↓alert.addAction(UIAlertAction(title: "Paint", style: .default))
        present(alert, animated: true)
      }
    }

    extension UIAlertController {
      static func ask(_ title: String, cancel: String?, drown: String? = nil, wide: Bool = false) -> UIAlertController {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        if let cancel { alert.addAction(UIAlertAction(title: cancel, style: .cancel)) }
        if let drown { alert.addAction(UIAlertAction(title: drown, style: .destructive)) }
        if wide { alert.addAction(UIAlertAction(title: "Wider", style: .default)) }
        return alert
      }

      static func quickAlert(_ title: String) -> UIAlertController { ask(title, cancel: nil) }
    }
    """),
  Example("a factory with too many of its own is found once, there", """
    final class TeaController: UIViewController {
      func makeTeaAlert() -> UIAlertController? {
        guard let tea = self.tea else { return nil }
        let alert = UIAlertController(title: tea.name, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Green", style: .default))
        alert.addAction(UIAlertAction(title: "Black", style: .default))
        ↓alert.addAction(UIAlertAction(title: "White", style: .default))
        return alert
      }

      func ask() {
        guard let alert = makeTeaAlert() else { return }
        present(alert, animated: true)
      }

      func askAgain() {
        guard let alert = makeTeaAlert() else { return }
        present(alert, animated: true)
      }
    }
    """),
  Example("for all cases of an enumeration, chosen by a switch", options: countingCancel, """
    enum Tide: CaseIterable { case low, high, slack }

    func ask(on screen: UIViewController) {
      let alert = UIAlertController(title: "Tide", message: nil, preferredStyle: .alert)
      for tide in Tide.allCases {
        switch tide {
        case .low: alert.addAction(UIAlertAction(title: "Low", style: .default))
        case .high: alert.addAction(UIAlertAction(title: "High", style: .default))
        case .slack: break
        }
      }
      ↓alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      screen.present(alert, animated: true)
    }
    """),
  Example("spelled-out titles made into actions", options: countingCancel, """
    func ask(on screen: UIViewController) {
      let alert = UIAlertController(title: "Book", message: nil, preferredStyle: .alert)
      let actions = ["Read", "Lend"].map { title in UIAlertAction(title: title, style: .default) }
      actions.forEach { alert.addAction($0) }
      ↓alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      screen.present(alert, animated: true)
    }
    """),
  Example("in the handler of another alert's action", options: countingCancel, """
    final class BookController: UIViewController {
      func lend() {
        let alert = UIAlertController(title: "Lend?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Lend", style: .default) { _ in
          let alert = UIAlertController(title: "To Whom?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Ada", style: .default))
          alert.addAction(UIAlertAction(title: "Ben", style: .default))
          ↓alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          self.present(alert, animated: true)
        })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
      }
    }
    """),
  Example("a flag that a call sets, in a private function", options: countingCancel, """
    final class Cellar {
      func go() { ask(isFull: true) }
      func stop() { ask(isFull: false) }

      private func ask(isFull: Bool) {
        let alert = UIAlertController(title: "Cellar", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Look", style: .default))
        alert.addAction(UIAlertAction(title: "Leave", style: .cancel))
        if isFull { ↓alert.addAction(UIAlertAction(title: "Empty", style: .default)) }
        screen.present(alert, animated: true)
      }
    }
    """),
  Example("SwiftUI: a function that builds the buttons of each case", """
    struct Library: View {
      var body: some View {
        Books().alert("Move", isPresented: $isMoving, presenting: choice, actions: ↓buttons)
      }

      @ViewBuilder
      private func buttons(for choice: Choice) -> some View {
        switch choice {
        case .move: moves()
        case .leave: Button("OK") {}
        }
      }

      @ViewBuilder
      private func moves() -> some View {
        Button("New Shelf") { add() }
        Button("Old Shelf") { choose() }
        Button("Box") { pack() }
        Button("Cancel", role: .cancel) {}
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
  Example("an early return", """
    final class DoorController: UIViewController {
      func knock(_ isOpen: Bool) {
        let alert = UIAlertController(title: "Door", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        guard isOpen else {
          alert.addAction(UIAlertAction(title: "Ring", style: .default))
          present(alert, animated: true)
          return
        }
        alert.addAction(UIAlertAction(title: "Enter", style: .default))
        present(alert, animated: true)
      }
    }
    """),
  Example("optional buttons that no call asks for, through a function that hands nil on", """
    final class HarbourController: UIViewController {
      func sink() {
        let alert = UIAlertController.quickAlert("Boat")
        alert.addAction(UIAlertAction(title: "Paint", style: .default))
        alert.addAction(UIAlertAction(title: "Leave", style: .cancel))
        present(alert, animated: true)
        let other = UIAlertController.ask("Tide", cancel: "Cancel")
        other.addAction(UIAlertAction(title: "Wait", style: .default))
        present(other, animated: true)
      }
    }

    extension UIAlertController {
      static func ask(_ title: String, cancel: String?, drown: String? = nil, wide: Bool = false) -> UIAlertController {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        if let cancel { alert.addAction(UIAlertAction(title: cancel, style: .cancel)) }
        if let drown { alert.addAction(UIAlertAction(title: drown, style: .destructive)) }
        if wide { alert.addAction(UIAlertAction(title: "Wider", style: .default)) }
        return alert
      }

      static func quickAlert(_ title: String) -> UIAlertController { ask(title, cancel: nil) }
    }
    """),
  Example("a flag that every call leaves off, and one that nothing sets", """
    final class Cellar {
      private var isLocked = false

      func go() { ask(saving: false) }

      private func ask(saving: Bool) {
        let alert = UIAlertController(title: "Cellar", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Look", style: .default))
        alert.addAction(UIAlertAction(title: "Leave", style: .cancel))
        if saving { alert.addAction(UIAlertAction(title: "Save", style: .default)) }
        if isLocked { alert.addAction(UIAlertAction(title: "Unlock", style: .default)) }
        screen.present(alert, animated: true)
      }
    }
    """),
  Example("what a handler asks next isn't the first alert's", """
    final class BookController: UIViewController {
      var alert: UIAlertController!

      func lend() {
        alert = UIAlertController(title: "Lend?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Lend", style: .default) { _ in
          self.alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
          self.alert.addAction(UIAlertAction(title: "Lend", style: .default))
          self.present(self.alert, animated: true)
        })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
      }
    }
    """),
  Example("buttons for debugging, which builds for people leave out", files: [
    Example.File("Kettle.swift", """
      final class KettleController: UIViewController {
        private var isTrial: Bool { Trials.areOn }

        func ask() {
          let alert = UIAlertController(title: "Boil?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          alert.addAction(UIAlertAction(title: "Boil", style: .default))
          if isWatched() { alert.addAction(UIAlertAction(title: "Explode", style: .default)) }
          if isTrial { alert.addAction(UIAlertAction(title: "Freeze", style: .default)) }
          present(alert, animated: true)
        }
      }
      """),
    Example.File("Watch.swift", """
      func isWatched() -> Bool {
        #if DEBUG
        return getppid() != 1
        #else
        return false
        #endif
      }

      enum Trials {
        static var areOn: Bool {
          guard isWatched() else { return false }
          return false
        }
      }
      """),
  ]),
  Example("one path for an iPad, one for a phone", """
    final class MapController: UIViewController {
      private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

      func ask() {
        let alert = UIAlertController(title: "Map", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if isPad { alert.addAction(UIAlertAction(title: "Side by Side", style: .default)) }
        if traitCollection.userInterfaceIdiom == .phone { alert.addAction(UIAlertAction(title: "Full Screen", style: .default)) }
        present(alert, animated: true)
      }
    }
    """),
  Example("a name that means something else by then", """
    func ask(_ cup: String?, on screen: UIViewController) {
      let alert = UIAlertController(title: "Tea", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      if cup == nil { alert.addAction(UIAlertAction(title: "Find a Cup", style: .default)) }
      if let cup { alert.addAction(UIAlertAction(title: cup, style: .default)) }
      screen.present(alert, animated: true)
    }
    """),
]

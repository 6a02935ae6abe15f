import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let destructiveActionNotFirst = MoreExamples(DestructiveActionNotFirst.self, bad: bad)
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

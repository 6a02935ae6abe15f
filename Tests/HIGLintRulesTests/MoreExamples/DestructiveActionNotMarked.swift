import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let destructiveActionNotMarked = MoreExamples(DestructiveActionNotMarked.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("a consent whose action deletes", """
    struct Shelf: View {
      var body: some View {
        Books().alert("Empty the shelf?", isPresented: $asks) {
          ↓Button("Continue") { library.deleteAll() }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    """, fixed: """
    struct Shelf: View {
      var body: some View {
        Books().alert("Empty the shelf?", isPresented: $asks) {
          Button("Continue", role: .destructive) { library.deleteAll() }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    """),
]

private let good: [Example] = [
  Example("consents that delete nothing, or perhaps", """
    struct Shelf: View {
      var body: some View {
        Books().alert("Go on?", isPresented: $asks) {
          Button("Continue") { library.open() }
          Button("Overwrite") { if isOld { library.delete(old) } }
          Button("Confirm") { library.deletedBooks() }
        }
      }
    }
    """),
]

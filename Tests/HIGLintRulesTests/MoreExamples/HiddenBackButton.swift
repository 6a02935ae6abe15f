import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let hiddenBackButton = MoreExamples(HiddenBackButton.self, good: good)
}

private let good: [Example] = [
  Example("a frame around what others put into it, the way out included", """
    struct LetterPaper<Content: View>: View {
      private let content: () -> Content

      init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

      var body: some View {
        VStack(content: content)
          .navigationBarBackButtonHidden()
      }
    }
    """),
]

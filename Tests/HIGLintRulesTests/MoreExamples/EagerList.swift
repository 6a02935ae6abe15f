import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let eagerList = MoreExamples(EagerList.self, good: good)
}

private let good: [Example] = [
  Example("what the code chooses from, in a model and in another file's function", files: [
    Example.File("Setup.swift", """
      struct SetupView: View {
        @ObservedObject var model: SetupModel
        var hints = Hints.all()

        var body: some View {
          ScrollView {
            VStack {
              ForEach(model.steps) { step in Text(step.name) }
              ForEach(hints, id: \\.self) { Text($0) }
              ForEach(model.isPaired ? [1, 2] : [1, 2, 3], id: \\.self) { Text("\\($0)") }
            }
          }
        }
      }

      func start() -> SetupView { SetupView(model: SetupModel(isPaired: false)) }
      """),
    Example.File("SetupModel.swift", """
      final class SetupModel: ObservableObject {
        @Published private(set) var steps: [Step]
        let isPaired: Bool

        init(isPaired: Bool) {
          self.isPaired = isPaired
          steps = isPaired ? [.greet, .done] : Step.allCases
        }

        func startOver() { steps = Step.allCases }
      }

      enum Step: CaseIterable { case greet, pair, name, done }

      enum Hints { static func all() -> [String] { return ["Hold the button", "Wait for the light"] } }
      """),
  ]),
]

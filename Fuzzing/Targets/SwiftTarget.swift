import HIGLintEngine
import HIGLintSyntax
import HIGLintRules

/// A Swift source, and the suppressions in it.
struct SwiftTarget: FuzzTarget {
  let name = "swift"
  let fileExtension = "swift"
  let share = 10
  let mutations = Mutation.general + Mutation.swift

  var seeds: [[UInt8]] { ExampleFiles.sources + SwiftSeeds.all }
  var words: [String] { SwiftSeeds.words + (allRules + suppressionRules).map { $0.description.id } }

  func isSeed(_ path: String) -> Bool { path.hasSuffix(".swift") }

  func examine(_ input: [UInt8], in workshop: Workshop) -> Examination {
    let files = [SourceInput(path: "Fuzz.swift", contents: input), GoodFile.input]
    return Examination(of: { Linting.lint(files, jobs: 1) }, describing: \.wholeText) { result in
      FindingsCheck(files).failures(of: result)
        + Linting.losses(result, beside: input)
        + Linting.differences(result, Linting.lint(files, jobs: 2))
        + Linting.hidden(result, files)
        + SuppressionCheck.failures(of: result, files)
        + ShiftCheck.failures(of: result, files)
        + outlineFailures(input)
    }
  }

  private func outlineFailures(_ input: [UInt8]) -> [Failure] {
    OutlineCheck.fault(in: input).map { [Failure(kind: .outline, message: "tokens tell \($0)")] } ?? []
  }
}

import HIGLintEngine
import HIGLintRules

/// A storyboard or xib, beside the sources that it belongs to.
struct InterfaceTarget: FuzzTarget {
  let name = "interface"
  let fileExtension = "storyboard"
  let share = 4
  let mutations = Mutation.elements + Mutation.elements + Mutation.general

  var seeds: [[UInt8]] { ExampleFiles.interfaces + InterfaceSeeds.all }
  var words: [String] { InterfaceSeeds.words }

  func isSeed(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

  func examine(_ input: [UInt8], in workshop: Workshop) -> Examination {
    let files = [InterfaceSeeds.source, GoodFile.input]
    let interfaces = [SourceInput(path: "Main.storyboard", contents: input)]
    return Examination(of: { Linting.lint(files, interfaces: interfaces, jobs: 1) }, describing: \.wholeText) { result in
      FindingsCheck(files + interfaces).failures(of: result)
        + (mentionsGoodFile(input) ? [] : Linting.losses(result, beside: []))
        + Linting.differences(result, Linting.lint(files, interfaces: interfaces, jobs: 2))
        + Linting.hidden(result, files, interfaces: interfaces)
        + result.problems.filter { $0.position == nil && $0.message != "holds no XML" }.map {
          Failure(kind: .diagnosis, message: "doesn't say where: \($0.message)")
        }
    }
  }

  private func mentionsGoodFile(_ input: [UInt8]) -> Bool {
    Pieces.tokens(of: input).contains { $0.starts(with: Array("Untouched".utf8)) }
  }
}

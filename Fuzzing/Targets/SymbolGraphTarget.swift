import Foundation
import HIGLintEngine
import HIGLintSymbolGraphs

/// A symbol graph, and what rules make of it.
struct SymbolGraphTarget: FuzzTarget {
  let name = "symbolgraph"
  let fileExtension = "symbols.json"
  let share = 3
  let mutations = Mutation.nesting + Mutation.general

  var seeds: [[UInt8]] { SymbolGraphSeeds.all }
  var words: [String] { SymbolGraphSeeds.words }

  func isSeed(_ path: String) -> Bool { path.hasSuffix(".symbols.json") }

  func examine(_ input: [UInt8], in workshop: Workshop) throws -> Examination {
    let path = workshop.folder.appendingPathComponent("Fuzz.symbols.json").path
    try Data(input).write(to: URL(fileURLWithPath: path))
    let files = [SymbolGraphSeeds.source, GoodFile.input]
    return Examination(of: { read(path, files, jobs: 1) }, describing: { describe($0.reading, $0.result) }) { one in
      let two = read(path, files, jobs: 2)
      let isSame = describe(two.reading, two.result) == describe(one.reading, one.result)
      return FindingsCheck(files).failures(of: one.result)
        + (isSame ? [] : [Failure(kind: .nondeterminism, message: "with two threads")])
        + (one.reading.modules.isEmpty == one.reading.remarks.isEmpty
          ? [Failure(kind: .diagnosis, message: "\(one.reading.modules.count) modules and \(one.reading.remarks.count) remarks")] : [])
    }
  }

  private func read(_ path: String, _ files: [SourceInput], jobs: Int) -> (reading: SymbolGraphReader.Reading, result: LintResult) {
    let reading = SymbolGraphReader(jobs: jobs).read([path])
    return (reading, Linting.lint(files, modules: reading.modules, jobs: jobs))
  }

  /// Without the folder, whose name differs in every process.
  private func describe(_ reading: SymbolGraphReader.Reading, _ result: LintResult) -> String {
    let modules = reading.modules.map { "\($0.name): \($0.types.map { "\($0.kind) \($0.name) \($0.inherited)" })" }
    return "\(modules) \(reading.remarks.map { $0.message + $0.remedy }) \(result.wholeText)"
  }
}

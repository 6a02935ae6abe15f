import Foundation

/// A Swift source that the whole tool is given: on standard input as an editor does, and as a file.
struct ToolTarget: FuzzTarget {
  let name = "tool"
  let fileExtension = "swift"
  let share = 1
  let needsTool = true
  let mutations = SwiftTarget().mutations
  let seedSources = [SwiftTarget().name]

  var seeds: [[UInt8]] { SwiftTarget().seeds }
  var words: [String] { SwiftTarget().words }

  func examine(_ input: [UInt8], in workshop: Workshop) throws -> Examination {
    try Data(input).write(to: workshop.folder.appendingPathComponent("Fuzz.swift"))
    let unsaved = ["--stdin", "--stdin-path", "Fuzz.swift", "--reporter", "json"]
    return try Examination(of: { try Tool.run(unsaved, input: input, in: workshop) }, describing: \.description) { run in
      let saved = try Tool.run(["Fuzz.swift", "--reporter", "text"], in: workshop)
      var failures = run.failures + saved.failures
      if run.status != saved.status {
        failures.append(Failure(kind: .output, message: "exit code \(run.status) for the text and \(saved.status) for the file"))
      }
      if run.status < 2, (try? JSONSerialization.jsonObject(with: run.output)) == nil {
        failures.append(Failure(kind: .output, message: "the report isn't JSON"))
      }
      return failures
    }
  }
}

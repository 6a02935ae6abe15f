import Foundation

/// The instructions of each part, kept to be compared with.
struct InstructionRecord: Codable {
  let counter: InstructionCounter
  let compiler: String
  let files: Int
  let bytes: Int
  /// By the name of the part.
  let counts: [String: Int]

  static func measure(files: Int, with counter: InstructionCounter, _ programs: Programs) throws -> InstructionRecord {
    try TemporaryFolder.with { place in
      let sources = try Sources.generate(files, in: place)
      // Valgrind doesn't understand what Swift notes for debuggers.
      let program = place.appendingPathComponent("higlint-benchmark").path
      _ = try ChildProcess(executable: "strip", arguments: ["--strip-debug", "-o", program, programs.benchmark]).run()
      var counts: [Work: Int] = [:]
      for work in Work.allCases where work != .floor {
        let arguments = ["work", work.rawValue, sources.folder.path, "--jobs", "1"]
        counts[work] = try counter.count(ChildProcess(executable: program, arguments: arguments))
      }
      return InstructionRecord(
        counter: counter,
        compiler: Machine.compiler,
        files: files,
        bytes: sources.bytes,
        counts: Dictionary(uniqueKeysWithValues: Part.allCases.map { ($0.rawValue, $0.count(counts)) })
      )
    }
  }

  /// How much more of a part there is than in another record, as a share of that; `nil` where it isn't known.
  func growth(of part: Part, since other: InstructionRecord) -> Double? {
    guard let count = counts[part.rawValue], let before = other.counts[part.rawValue], before > 0 else { return nil }
    return Double(count) / Double(before) - 1
  }

  /// Why the counts can't be held against another record's.
  func difference(from other: InstructionRecord) -> String? {
    if counter != other.counter { return "it was counted with \(other.counter.rawValue), this with \(counter.rawValue)" }
    if compiler != other.compiler { return "it was built by \(other.compiler), this by \(compiler)" }
    if files != other.files || bytes != other.bytes { return "it is of other sources" }
    return nil
  }

  func table(beside other: InstructionRecord?) -> String {
    MarkdownTable(
      head: ["part", "instructions", "a byte"] + (other == nil ? [] : ["reference", "change"]),
      rows: Part.allCases.map { part in
        let count = counts[part.rawValue] ?? 0
        let own = [part.name, count.grouped, String(format: "%.1f", Double(count) / Double(bytes))]
        guard let other else { return own }
        let change = growth(of: part, since: other).map { String(format: "%+.2f %%", $0 * 100) } ?? "–"
        return own + [(other.counts[part.rawValue] ?? 0).grouped, change]
      }
    ).description
  }
}

import ArgumentParser
import Foundation

/// Counts rather than times: they show a small change on a busy machine.
struct InstructionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "instructions",
    abstract: "Counts the instructions of each part of linting on one thread, and compares them with a reference.",
    discussion: """
      Needs perf or valgrind. Exit codes: 1, a part takes more than the reference and the tolerance allow; 2, there is \
      no reference to compare with.
      """
  )

  @Option(help: ArgumentHelp("How many files to generate.", valueName: "count"))
  var files = 200

  @Option(help: ArgumentHelp("The counts to compare with.", valueName: "file"))
  var reference = "Benchmarks/instructions.json"

  @Option(help: ArgumentHelp("How much more of a part is no regression, in percent.", valueName: "percent"))
  var tolerance = 2.0

  @Flag(help: "Write the counts to the reference.")
  var update = false

  func run() throws {
    guard let counter = InstructionCounter.available else {
      throw ValidationError("Neither perf nor valgrind can count here.")
    }
    let record = try InstructionRecord.measure(files: files, with: counter, Programs())
    print("\(files) generated files, \(record.bytes.asMegabytes), counted with \(counter.rawValue); \(record.compiler)\n")
    let place = URL(fileURLWithPath: reference)
    if update { try record.write(to: place) }
    guard FileManager.default.fileExists(atPath: reference) else {
      print("\(record.table(beside: nil))\n\nThere is no \(reference) to compare with; --update writes it.")
      throw ExitCode(2)
    }
    let before = try InstructionRecord(contentsOf: place)
    print(record.table(beside: before))
    if let difference = record.difference(from: before) {
      print("\nThe reference doesn't compare: \(difference).")
      throw ExitCode(2)
    }
    let slower = Part.allCases.filter { (record.growth(of: $0, since: before) ?? 0) * 100 > tolerance }
    guard slower.isEmpty else {
      print("\nMore than \(tolerance) % over the reference: \(slower.map(\.name).joined(separator: ", ")).")
      throw ExitCode.failure
    }
  }
}

extension InstructionRecord {
  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(InstructionRecord.self, from: Data(contentsOf: file))
  }

  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: file)
  }
}

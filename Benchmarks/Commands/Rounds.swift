import ArgumentParser

/// How often something is measured.
struct Rounds: ParsableArguments {
  @Option(name: .customLong("rounds"), help: ArgumentHelp("How often to measure each process.", valueName: "count"))
  var count = 5

  func validate() throws {
    guard count > 0 else { throw ValidationError("--rounds takes a number of at least 1.") }
  }
}

/// The sizes of the apps to generate.
struct Sizes: ParsableArguments {
  @Option(name: .customLong("files"), help: ArgumentHelp("The numbers of files, separated by commas.", valueName: "counts"))
  var list = "1000,10000,100000"

  var counts: [Int] { list.split(separator: ",").compactMap { Int($0) } }

  func validate() throws {
    guard !counts.isEmpty, counts.count == list.split(separator: ",").count, counts.allSatisfy({ $0 > 0 }) else {
      throw ValidationError("--files takes numbers such as 1000,10000.")
    }
  }
}

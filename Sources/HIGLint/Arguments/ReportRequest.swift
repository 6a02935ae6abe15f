import ArgumentParser
import HIGLintEngine

/// A report that a run is to make.
struct ReportRequest {
  /// The format, if the command line names one.
  var reporter: String?
  /// Where the report goes, if not to standard output.
  var file: ReportFile?
  /// Whether the command line says where it goes.
  fileprivate var isPlaced = false

  init(reporter: String?, output: String? = nil) {
    self.reporter = reporter
    output.map { place(in: $0) }
  }

  /// - Parameter output: the path of a file, or `-` for standard output.
  fileprivate mutating func place(in output: String) {
    file = output == "-" ? nil : ReportFile(path: AbsolutePath(output).string)
    isPlaced = true
  }
}

extension [ReportRequest] {
  /// What the command line asks for: each `--output` belongs to the `--reporter` before it.
  ///
  /// The parser gathers the values of each option, but doesn't tell in which order the options stood.
  ///
  /// - Parameter arguments: all of them, as they were given.
  init(_ arguments: some Sequence<String>) throws(ValidationError) {
    let options = Self.options(in: arguments)
    let outputs = options.filter { $0.isOutput }
    if options.count - outputs.count < 2, outputs.count < 2 {
      // One of each belong together, whichever comes first.
      let reporter = options.first { !$0.isOutput }?.value
      self = [ReportRequest(reporter: reporter, output: outputs.first?.value)]
    } else {
      self = try Self.paired(options)
    }
  }

  private static func paired(_ options: [(isOutput: Bool, value: String)]) throws(ValidationError) -> [ReportRequest] {
    var requests: [ReportRequest] = []
    for option in options {
      guard option.isOutput else {
        requests.append(ReportRequest(reporter: option.value))
        continue
      }
      guard let last = requests.indices.last, !requests[last].isPlaced else {
        throw ValidationError("`--output \(option.value)` has no --reporter of its own; put it behind one.")
      }
      let taken = requests.compactMap(\.file?.path)
      requests[last].place(in: option.value)
      if let path = requests[last].file?.path, taken.contains(path) {
        throw ValidationError("Two reports can't go to the same file, \(option.value).")
      }
    }
    guard requests.filter({ $0.file == nil }).count < 2 else {
      throw ValidationError("Only one report can go to standard output; put an --output behind the other --reporter.")
    }
    return requests
  }

  /// The options that concern reports, in their order. No value of another option looks like one of them, since the
  /// parser takes no value that begins with a dash.
  private static func options(in arguments: some Sequence<String>) -> [(isOutput: Bool, value: String)] {
    var options: [(isOutput: Bool, value: String)] = []
    var open: Bool?
    for argument in arguments {
      if let isOutput = open {
        options.append((isOutput, argument))
        open = nil
      } else if argument == "--" {
        break
      } else if argument == "--reporter" || argument == "--output" {
        open = argument == "--output"
      } else {
        for name in ["--reporter=", "--output="] where argument.hasPrefix(name) {
          options.append((name == "--output=", String(argument.dropFirst(name.count))))
        }
      }
    }
    return options
  }
}

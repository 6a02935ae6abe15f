import Foundation
import HIGLintEngine

/// Git, asked about the repository around a folder. It changes nothing there.
struct Git {
  /// The repository's top folder.
  let root: AbsolutePath

  /// - Throws: a problem where there is no git, or no repository.
  init(around folder: AbsolutePath = .currentDirectory) throws(Problem) {
    let output = try Self.output(["rev-parse", "--show-toplevel"], in: folder.string)
    let path = String(decoding: output, as: UTF8.self)
    root = AbsolutePath(path.hasSuffix("\n") ? String(path.dropLast()) : path).resolvingSymbolicLinks
  }

  func output(_ arguments: [String], input: Data? = nil) throws(Problem) -> Data {
    try Self.output(arguments, in: root.string, input: input)
  }

  /// What is printed on one line.
  func line(_ arguments: [String]) throws(Problem) -> String {
    String(decoding: try output(arguments), as: UTF8.self).filter { !$0.isNewline }
  }

  /// What is printed with a NUL after each entry.
  func list(_ arguments: [String]) throws(Problem) -> [String] {
    try output(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The contents of objects such as `HEAD:App/Bar.swift`; nil for those that there aren't.
  func contents(of objects: [String]) throws(Problem) -> [[UInt8]?] {
    if objects.isEmpty { return [] }
    let input = Data(objects.map { $0 + "\n" }.joined().utf8)
    return Self.objects(Array(try output(["cat-file", "--batch"], input: input)))
  }

  /// Takes the answer of `cat-file --batch` apart: a header such as `hash blob 12`, and so many bytes.
  private static func objects(_ bytes: [UInt8]) -> [[UInt8]?] {
    var objects: [[UInt8]?] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let header = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard header.count == 3, let count = Int(header[2]), count < rest.count else {
        objects.append(nil)
        continue
      }
      objects.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count + 1)
    }
    return objects
  }

  private static func output(_ arguments: [String], in folder: String, input: Data? = nil) throws(Problem) -> Data {
    do {
      return try run(arguments, in: folder, input)
    } catch let problem as Problem {
      throw problem
    } catch {
      throw Problem(file: "git", message: "can't be run: \(error.localizedDescription)", remedy: "install it")
    }
  }

  /// Lets git write nothing, speak English, and show no more lines around a change than it is asked for.
  private static let variables = ["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C", "GIT_DIFF_OPTS": ""]

  private static func run(_ arguments: [String], in folder: String, _ input: Data?) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // What a repository's own configuration would run is left alone.
    process.arguments = ["git", "-c", "core.fsmonitor=false", "-c", "core.quotePath=false"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(Self.variables) { $1 }
    let (output, errors, source) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = source
    try process.run()
    let writer = Thread {
      // Whoever doesn't want all of it closes the pipe.
      try? source.fileHandleForWriting.write(contentsOf: input ?? Data())
      try? source.fileHandleForWriting.close()
    }
    writer.start()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Problem(
        file: "git \(arguments.first ?? "")",
        message: complaint.split(separator: "\n").first.map(String.init) ?? "failed",
        remedy: "see that this is a git repository, and that the revision is known here"
      )
    }
    return text
  }
}

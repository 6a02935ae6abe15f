import Foundation
import Testing

/// The same sources give the same bytes, however and wherever the tool is run.
@Suite struct DeterminismTests {
  /// The sample app, and files in whose findings many types, several a file, have a part.
  private func folder() throws -> Folder {
    let folder = try Folder()
    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/SampleApp")
    try FileManager.default.copyItem(at: sample, to: folder.url.appendingPathComponent("App"))
    for index in 0..<12 { try folder.write("More/\(index).swift", Code.small(types: index..<index + 3)) }
    try folder.write("More/nested.swift", Code.small + String(repeating: "(", count: 300))
    try folder.write("More/latin.swift", Data([0xE9]))
    return folder
  }

  private static let reporters = ["text", "xcode", "json"]

  private func run(
    _ arguments: [String],
    in folder: Folder,
    environment: [String: String] = [:]
  ) throws -> [String] {
    let outcome = try Tool.run(arguments, in: folder, environment: environment)
    #expect(outcome.status == 2 && outcome.output != "" && outcome.errors.split(separator: "\n").count == 2)
    return [outcome.output, outcome.errors]
  }

  @Test(arguments: reporters)
  func whateverTheNumberOfThreads(reporter: String) throws {
    let folder = try folder()
    let first = try run(["--reporter", reporter], in: folder)
    for jobs in 1...8 { #expect(try run(["--reporter", reporter, "--jobs", "\(jobs)"], in: folder) == first) }
  }

  @Test func whateverTheLastRunLeft() throws {
    let (folder, caches) = (try folder(), try Folder())
    let first = try run(["--reporter", "json", "--no-cache", "More", "App"], in: folder)
    for jobs in 1...4 {
      let cold = ["--cache-path", caches.path + "/\(jobs)", "--jobs", "\(jobs)", "--reporter", "json"]
      let warm = ["--cache-path", caches.path + "/1", "--jobs", "\(jobs)", "--reporter", "json"]
      for paths in [["App", "More"], ["More", "App", "More/0.swift"], ["."]] {
        for arguments in [cold, warm, warm] { #expect(try run(arguments + paths, in: folder) == first) }
      }
    }
  }

  @Test func howeverOften() throws {
    let folder = try folder()
    let first = try run(["--reporter", "text"], in: folder)
    for _ in 1..<20 { #expect(try run(["--reporter", "text"], in: folder) == first) }
  }

  @Test func whateverTheEnvironment() throws {
    let folder = try folder()
    let first = try run(["--reporter", "text"], in: folder)
    for environment in [
      ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"], ["LC_ALL": "C"], ["LC_ALL": "ja_JP.eucJP"],
      ["TZ": "Asia/Kolkata"], ["HOME": "/dev/null"], ["HOME": ""], ["TMPDIR": "/nonexistent"],
    ] {
      #expect(try run(["--reporter", "text"], in: folder, environment: environment) == first, "\(environment)")
    }
  }

  @Test func inWhateverOrderThePathsAreGiven() throws {
    let folder = try folder()
    let subpaths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let paths = subpaths.filter { path in [".swift", ".storyboard", ".xib"].contains { path.hasSuffix($0) } }.sorted()
    let first = try run(["--reporter", "json"] + paths, in: folder)
    #expect(try run(["--reporter", "json", "More", "App"], in: folder) == first)
    #expect(try run(["--reporter", "json", "App", "More"], in: folder) == first)
    for order in [Array(paths.reversed())] + [3, 7, 11].map({ Array(paths[$0...] + paths[..<$0]) }) {
      #expect(try run(["--reporter", "json"] + order, in: folder) == first)
    }
  }

  @Test func fromWhateverDirectory() throws {
    let folder = try folder()
    try folder.write("Elsewhere/Deep/read.me", "")
    let here = try Tool.run(["."], in: folder)
    let script = "cd Elsewhere/Deep; \"$HIGLINT\" ../..; cd /; \"$HIGLINT\" \"\(folder.path)\""
    #expect(try Tool.shell(script, in: folder).output == here.output + here.output)
  }
}

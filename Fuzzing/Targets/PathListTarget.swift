import Foundation
import HIGLintEngine

/// A list of paths, as `--files-from` takes it.
struct PathListTarget: FuzzTarget {
  let name = "paths"
  let fileExtension = "txt"
  let share = 1
  let needsTool = true
  let mutations = Mutation.general

  var seeds: [[UInt8]] {
    ["App/Good.swift\nApp/Main.storyboard\nREADME.md\n", "App\n", "App/Good.swift\0App/Missing.swift\0", "App/Good.swift\r\n./App\r\n", "\n\n"]
      .map { Array($0.utf8) }
  }
  var words: [String] {
    ["App", "/", ".", "..", "Good.swift", ".swift", "\n", "\0", "\r\n", "~", "*", "-", "--strict", ".storyboard", "App/Good.swift"]
  }

  func examine(_ input: [UInt8], in workshop: Workshop) throws -> Examination {
    // Of its own: what other targets leave behind differs from process to process.
    let workshop = Workshop(folder: workshop.folder.appendingPathComponent("Paths"), timeLimit: workshop.timeLimit)
    let app = workshop.folder.appendingPathComponent("App")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    try Data(GoodFile.input.contents ?? []).write(to: app.appendingPathComponent("Good.swift"))
    // What leads out of the folder would lint whatever this machine holds.
    let list = leadsOut(input, of: workshop.folder) ? [] : input
    return try Examination(of: { try Tool.run(["--files-from", "-"], input: list, in: workshop) }, describing: \.description) {
      $0.failures
    }
  }

  /// - Returns: true also for what can't be told.
  private func leadsOut(_ input: [UInt8], of folder: URL) -> Bool {
    let place = AbsolutePath(folder.path)
    return input.split(whereSeparator: { $0 == 0 || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }).contains { entry in
      let path = AbsolutePath(String(decoding: entry, as: UTF8.self), relativeTo: place)
      return path.components(below: place) == nil
    }
  }
}

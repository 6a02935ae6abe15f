import Foundation

/// The inputs that failed, as files to replay.
struct Artifacts: Sendable {
  /// Where to write them; only told where there is none.
  let folder: String?
  let seed: UInt64

  func write(_ input: FuzzInput, _ failure: Failure, number: Int) throws {
    let target = allTargets[input.target]
    say("\(target.name), input \(number): \(failure.kind.rawValue): \(failure.message)")
    say("  by: \(input.mutations.joined(separator: ", "))")
    guard let folder else {
      let beginning = String(decoding: input.bytes.prefix(400), as: UTF8.self)
      return say("  \(input.bytes.count) bytes: \(beginning.debugDescription)")
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let name = "\(target.name)-\(failure.kind.rawValue)-\(seed)-\(number).\(target.fileExtension)"
    let path = URL(fileURLWithPath: folder).appendingPathComponent(name)
    try Data(input.bytes).write(to: path)
    say("  \(input.bytes.count) bytes: \(path.path)")
  }

  /// The target that a file was written for, by its name.
  static func target(of path: String) -> Int? {
    let name = URL(fileURLWithPath: path).lastPathComponent
    return allTargets.firstIndex { name.hasPrefix($0.name + "-") } ?? allTargets.firstIndex { $0.isSeed(path) }
  }
}

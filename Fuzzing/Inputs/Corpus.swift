import ArgumentParser
import Foundation

/// Files of real projects, as seeds beside those that are always there.
struct Corpus: Sendable {
  private let files: [String: [[UInt8]]]

  /// - Parameter folders: where to look, at any depth.
  init(_ folders: [String]) throws {
    var files: [String: [[UInt8]]] = [:]
    for folder in folders {
      guard let paths = FileManager.default.enumerator(atPath: folder) else {
        throw ValidationError("There is no directory \(folder).")
      }
      // In an order that doesn't depend on the file system.
      for path in paths.compactMap({ $0 as? String }).sorted() {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
        guard let target = allTargets.first(where: { $0.isSeed(path) }), let data = try? Data(contentsOf: url)
        else { continue }
        files[target.name, default: []].append(Array(data))
      }
    }
    self.files = files
  }

  func files(for target: any FuzzTarget) -> [[UInt8]] {
    target.seedSources.flatMap { files[$0] ?? [] }
  }
}

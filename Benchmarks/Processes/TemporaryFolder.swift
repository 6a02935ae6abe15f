import Foundation

/// A folder that is gone when the work in it is done.
enum TemporaryFolder {
  static func with<Result>(_ work: (URL) throws -> Result) throws -> Result {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("higlint-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    return try work(place)
  }
}

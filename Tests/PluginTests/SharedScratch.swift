import Foundation
import Testing

/// Has the consumer packages of a serialized suite lie in one folder, one after the other, with one scratch path: what
/// each of them needs, such as the plugin, is compiled once for all.
///
/// A consumer begins with nothing of the one before it but that.
struct SharedScratch: SuiteTrait, TestScoping {
  /// Where the consumers of the suite that runs lie.
  @TaskLocal static var folder: URL?

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let folder = ConsumerPackage.folder(named: test.name)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Self.$folder.withValue(folder) { try await function() }
  }
}

extension Trait where Self == SharedScratch {
  static var sharedScratch: Self { SharedScratch() }
}

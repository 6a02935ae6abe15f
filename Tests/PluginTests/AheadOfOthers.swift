import Testing

/// Has a suite run ahead of others that wait for a thread, since it mostly waits for other processes itself.
///
/// Behind thousands of tests, each of its builds would begin when all of them are done, and have nothing beside it.
struct AheadOfOthers: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { function in
      try await Task(priority: .high) { try await function() }.value
    }
  }
}

extension Trait where Self == AheadOfOthers {
  static var aheadOfOthers: Self { AheadOfOthers() }
}

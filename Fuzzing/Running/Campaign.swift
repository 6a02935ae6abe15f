import Foundation

/// One run of the fuzzer: what is made, and what came of it. Lanes share it.
final class Campaign: @unchecked Sendable {
  let factory: InputFactory
  let limits: Limits
  let minimisationSeconds: Double
  private let artifacts: Artifacts
  /// The numbers that aren't taken yet.
  private var numbers: Range<Int>
  private let deadline: UInt64
  private let lock = NSLock()
  private var known: Set<String> = []
  private var error: (any Error)?
  private(set) var tally = Tally()

  init(
    factory: InputFactory,
    limits: Limits,
    minimisationSeconds: Double,
    artifacts: Artifacts,
    numbers: Range<Int>,
    seconds: Double
  ) {
    self.factory = factory
    self.limits = limits
    self.minimisationSeconds = minimisationSeconds
    self.artifacts = artifacts
    self.numbers = numbers
    deadline = DispatchTime.now().uptimeNanoseconds + UInt64(seconds * 1e9)
  }

  /// Runs to the end of the numbers or of the time.
  func run(jobs: Int) throws {
    let finished = DispatchGroup()
    for _ in 0..<jobs {
      finished.enter()
      Thread { [self] in
        do { try Lane(self).run() } catch { locked { self.error = error } }
        finished.leave()
      }.start()
    }
    finished.wait()
    if let error { throw error }
  }

  func takeNumber() -> Int? {
    locked { DispatchTime.now().uptimeNanoseconds < deadline && error == nil ? numbers.popFirst() : nil }
  }

  /// - Returns: the failures that are the first of their kind.
  func note(_ outcome: Worker.Outcome, of input: FuzzInput, _ number: Int) -> [Failure] {
    locked {
      tally.add(outcome, input, number)
      return outcome.failures.filter { known.insert("\(input.target) \($0.signature)").inserted }
    }
  }

  func keep(_ failure: Failure, _ input: FuzzInput, _ number: Int) throws {
    try locked { try artifacts.write(input, failure, number: number) }
  }

  private func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}

import Foundation

/// Work shared between threads.
package enum Parallel {
  /// Applies a function to every element on all cores, and keeps the order.
  ///
  /// The threads have deep stacks: source code nests as deep as its author likes.
  ///
  /// - Parameters:
  ///   - jobs: how many threads, if not one a core.
  ///   - batch: how many elements a thread takes at a time: one where each is long work.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    jobs: Int? = nil,
    batch: Int = 8,
    progress: (@Sendable (Int, Int) -> Void)? = nil,
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    map(elements, jobs: jobs, batch: batch, with: {}, progress: progress) { _, element in transform(element) }
  }

  /// Does two things at the same time, if there is a thread for each.
  package static func both<First, Second: Sendable>(
    jobs: Int?,
    _ first: () -> First,
    and second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    guard jobs ?? ProcessInfo.processInfo.activeProcessorCount > 1 else { return (first(), second()) }
    let made = Once<Second>()
    let thread = Thread { _ = made.value(second) }
    thread.stackSize = stackSize
    thread.start()
    // Whoever comes first does it, and the other one waits.
    return (first(), made.value(second))
  }

  private static let stackSize = 64 << 20

  /// - Parameters:
  ///   - tools: makes what one thread works with, and no other.
  ///   - isBrokenOff: whether what is left need not be done. What was done is given all the same.
  package static func map<Element: Sendable, Tools, Result: Sendable>(
    _ elements: [Element],
    jobs: Int? = nil,
    batch: Int = 8,
    with tools: @escaping @Sendable () -> Tools,
    progress: (@Sendable (Int, Int) -> Void)? = nil,
    isBrokenOff: @escaping @Sendable () -> Bool = { false },
    _ transform: @escaping @Sendable (Tools, Element) -> Result
  ) -> [Result] {
    if elements.isEmpty { return [] }
    let queue = WorkQueue<Result>(count: elements.count, batch: batch)
    let workers = max(1, min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, elements.count))
    let finished = DispatchGroup()
    for _ in 0..<workers {
      finished.enter()
      let thread = Thread {
        let tools = tools()
        while let (number, batch) = queue.nextBatch() {
          progress?(batch.lowerBound, elements.count)
          queue.hand(batch.compactMap { isBrokenOff() ? nil : transform(tools, elements[$0]) }, number)
        }
        finished.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    finished.wait()
    return queue.results
  }
}

/// Hands out indices in batches and takes the results back, both seldom enough for a plain lock.
private final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private let size: Int
  private var next = 0
  /// The results of each batch.
  private var gathered: [[Result]]

  /// - Parameter batch: how many indices are handed out at a time.
  init(count: Int, batch: Int) {
    self.count = count
    size = batch
    gathered = [[Result]](repeating: [], count: (count + batch - 1) / batch)
  }

  func nextBatch() -> (number: Int, indices: Range<Int>)? {
    lock.lock()
    defer { lock.unlock() }
    guard next < gathered.count else { return nil }
    defer { next += 1 }
    return (next, (next * size)..<min((next + 1) * size, count))
  }

  func hand(_ results: [Result], _ batch: Int) {
    lock.lock()
    defer { lock.unlock() }
    gathered[batch] = results
  }

  var results: [Result] {
    lock.lock()
    defer { lock.unlock() }
    var results: [Result] = []
    results.reserveCapacity(count)
    for batch in gathered { results += batch }
    return results
  }
}

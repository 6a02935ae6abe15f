import Foundation
import HIGLintEngine
@testable import HIGLintSources
import HIGLintSyntax
import Testing

/// What `--timings` counts as reading, and not as the time of a rule that asked for it.
@Suite struct ReadingClockTests {
  private let clock = ReadingClock()

  @Test func codeThatIsReadLaterCounts() throws {
    let bytes = Array("func load() -> Int { values.map { value in value * 2 }.reduce(0, +) + (isEmpty ? 1 : 0) }".utf8)
    let facts = Lowering(bytes, tooDeep: nil, passingOver: OutlineReader.code(in: bytes), clock).facts(path: "A.swift")
    #expect(clock.time == 0)
    #expect(facts.functions[0].body?.isEmpty == false)
    let time = clock.time
    #expect(time > 0)
    _ = facts.functions[0].body
    #expect(clock.time == time)
  }

  @Test func workWithinOtherWorkCountsOnce() {
    var inner: UInt64 = 0
    clock.measure {
      clock.measure { Thread.sleep(forTimeInterval: 0.01) }
      inner = clock.time
    }
    #expect(inner == 0)
    #expect(clock.time > 0)
  }

  @Test func eachThreadHasItsOwnTime() {
    let times = Parallel.map([0, 1], jobs: 1) { [clock] _ in
      clock.measure { Thread.sleep(forTimeInterval: 0.001) }
      return clock.time
    }
    #expect(times.allSatisfy { $0 > 0 })
    #expect(clock.time == 0)
  }
}

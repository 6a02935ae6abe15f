import Foundation
import HIGLintEngine
@testable import HIGLintSources
import Testing

/// How deep code may nest, on a stack like that of a main thread.
@Suite struct StoreDepthTests {
  @Test func deepestCode() throws {
    let isKept = try onMainSizedStack {
      let code = Self.closures(StoreReader.deepest / 2)
      let patterns = Self.patterns(StoreReader.deepest)
      return try storedAndRead(code) == code && storedAndRead(patterns) == patterns
    }
    #expect(isKept)
  }

  @Test func deeperCodeIsNotStored() throws {
    let stored = try onMainSizedStack {
      [Self.closures(StoreReader.deepest / 2 + 1).stored, Self.patterns(StoreReader.deepest + 1).stored]
    }
    #expect(stored == [nil, nil])
  }

  @Test func sourcesAsDeepAsCanBeRead() throws {
    let chain = "let a = b" + String(repeating: ".c()", count: 490)
    let closures = String(repeating: "f { ", count: 250) + String(repeating: "}", count: 250)
    for source in [chain, closures] {
      let kept = Parallel.map([source]) { source in
        let facts = Lowered.facts(source)
        return facts.unread == nil && (try? storedAndRead(facts)) == facts
      }
      #expect(kept == [true])
    }
  }

  @Test("Bytes that nest without end", arguments: [
    // A range, and what is a block of one or many statements among statements, a member's base among expressions.
    [0, 0, 6, 1], [0, 0, 6, 100],
  ] as [[UInt8]])
  func endlessNesting(bytes: [UInt8]) throws {
    let many = Array(repeatElement(bytes, count: 100_000).joined())
    let isRead = try onMainSizedStack {
      readUnsealed(Statement.self, many) != nil || readUnsealed(HIGLintEngine.Expression.self, many) != nil
    }
    #expect(!isRead)
  }

  private static let range = ByteRange(start: 1, end: 2)
  private static let innermost = HIGLintEngine.Expression(range: range, kind: .nil)

  /// Closures in each other: for each an expression and a statement.
  private static func closures(_ count: Int) -> Statement {
    var statement = Statement(range: range, kind: .expression(innermost))
    for _ in 1..<count {
      let closure = HIGLintEngine.Expression(range: range, kind: .closure(Closure(parameters: [], body: [statement])))
      statement = Statement(range: range, kind: .expression(closure))
    }
    return statement
  }

  /// Branches in each other's patterns, which take the most of a stack.
  private static func patterns(_ count: Int) -> HIGLintEngine.Expression {
    var pattern = innermost
    for _ in 1..<count {
      let condition = Branch.Condition(names: [], value: nil, pattern: pattern)
      let branch = Branch(kind: .if, subject: nil, arms: [Branch.Arm(conditions: [condition], body: [])])
      pattern = HIGLintEngine.Expression(range: range, kind: .branch(branch))
    }
    return pattern
  }

  private func onMainSizedStack<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) throws -> Result {
    let outcome = Outcome<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      outcome.result = Swift.Result { try body() }
      done.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    done.wait()
    return try #require(outcome.result).get()
  }

  private final class Outcome<Value>: @unchecked Sendable {
    var result: Swift.Result<Value, any Error>?
  }
}

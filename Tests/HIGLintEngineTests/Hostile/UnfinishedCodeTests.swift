import HIGLintEngine
@testable import HIGLintSyntax
import Testing

/// Code as an editor hands it over while it is typed.
@Suite struct UnfinishedCodeTests {
  @Test func examplesEndAtAnyToken() {
    let sources = ExampleSources.sample.enumerated().filter { $0.offset % 5 == 0 }.flatMap { example in
      example.element.files.flatMap { file in prefixes(file.contents ?? []) }
    }
    let done = Parallel.map(sources) { source -> Bool in
      let facts = Lowering(source).facts(path: "Unfinished.swift")
      return facts.unread == nil && ExampleSources.findings([facts]).allSatisfy { $0.range.start <= $0.range.end }
    }
    #expect(done.count > 500 && done.allSatisfy { $0 })
  }

  /// The text up to each of its tokens.
  private func prefixes(_ text: [UInt8]) -> [[UInt8]] {
    text.withUnsafeBufferPointer { bytes in
      var tokens = CodeTokens(bytes)
      var ends: [Int] = []
      while let token = tokens.next() { ends.append(token.end) }
      return ends.map { Array(bytes[..<$0]) }
    }
  }
}

import HIGLintEngine
@testable import HIGLintSyntax
import Testing

/// Whatever state a file is in while it is typed, linting ends.
@Suite(.serialized) struct MutationTests {
  @Test func truncatedSourcesAreLinted() {
    lint(ExampleSources.sample.flatMap { example in
      stride(from: 0, to: example.bytes.count, by: 29).map { Array(example.bytes[..<$0]) }
    })
  }

  @Test func shuffledTokensAreLinted() {
    var random = SplitMix64(seed: 2)
    lint(ExampleSources.sample.flatMap { example -> [[UInt8]] in
      let tokens = example.bytes.tokens
      return (0..<4).map { _ in Array(tokens.mutated(using: &random).joined()) }
    })
  }

  @Test func brokenBytesAreLinted() {
    var random = SplitMix64(seed: 3)
    lint(ExampleSources.sample.flatMap { example in
      (0..<4).map { _ in example.bytes.mutated(using: &random) }
    })
  }

  @Test func randomTokensAreLinted() {
    var random = SplitMix64(seed: 4)
    lint((0..<400).map { _ in
      let count = Int.random(in: 1...200, using: &random)
      return Array((0..<count).compactMap { _ in Self.vocabulary.randomElement(using: &random) }.joined(separator: " ").utf8)
    })
  }

  /// What the walk tells apart, and what rules look for, in no order.
  private static let vocabulary = """
    class struct enum actor protocol extension typealias func init deinit subscript var let static private override import case
    if else guard switch for while repeat do defer return throw break try await as? is in where some any #if #endif #selector ( ) ( )
    { } { } { } [ ] < > . . . : : , , ; = == -> ?? ? ! & && - + * / \\ _ self super Self nil true 1 44 3.5 "text" `name` $0 @State
    UITableView UITableViewCell UIViewController UITableViewController UIButton View List Button tableView cell indexPath delegate
    dataSource dequeueReusableCell withIdentifier didSelectRowAt cellForRowAt deselectRow rowHeight frame width height isSelected
    """.split { $0 == " " || $0 == "\n" }

  /// Runs every rule on each text that is UTF-8, on the linter's own threads.
  private func lint(_ texts: [[UInt8]]) {
    let done = Parallel.map(texts) { text -> Bool in
      guard let bytes = try? SourceReader().read(SourceInput(path: "Mutant.swift", contents: text)) else { return false }
      let facts = Lowering(bytes).facts(path: "Mutant.swift")
      return ExampleSources.findings([facts]).allSatisfy { $0.range.start <= $0.range.end }
    }
    #expect(done.count == texts.count)
    #expect(done.filter { $0 }.count > texts.count / 4)
  }
}

extension ExampleSources.Case {
  fileprivate var bytes: [UInt8] { files.flatMap { $0.contents ?? [] } }
}

extension [UInt8] {
  /// Words, spaces and single signs.
  fileprivate var tokens: [[UInt8]] {
    var tokens: [[UInt8]] = []
    for byte in self {
      if let last = tokens.last?.last, last.isWord, byte.isWord {
        tokens[tokens.count - 1].append(byte)
      } else {
        tokens.append([byte])
      }
    }
    return tokens
  }
}

extension UInt8 {
  fileprivate var isWord: Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return letters.contains(self | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
  }
}

extension Array {
  /// Some elements taken out, doubled or swapped.
  fileprivate func mutated(using random: inout SplitMix64) -> [Element] {
    var result = self
    for _ in 0..<Int.random(in: 1...6, using: &random) where !result.isEmpty {
      let index = result.indices.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<3, using: &random) {
      case 0: result.remove(at: index)
      case 1: result.insert(result[index], at: index)
      default: result.swapAt(index, result.indices.randomElement(using: &random) ?? index)
      }
    }
    return result
  }
}

import HIGLintEngine
@testable import HIGLintSyntax
import Testing

/// A cache lies on a disk that others write to: whatever is read from it, linting goes on.
@Suite struct StoreDamageTests {
  @Test func everyFlippedBitIsSeen() throws {
    var bytes = try #require(StoreSamples.file.stored)
    for index in bytes.indices {
      let bit: UInt8 = 1 << UInt8(index % 8)
      bytes[index] ^= bit
      #expect(throws: StoreDamage.self) { try bytes.withUnsafeBytes { try FileFacts(stored: $0, with: UnreadCode.File(BodyParser())) } }
      bytes[index] ^= bit
    }
  }

  @Test func whatIsCutOffIsSeen() throws {
    let bytes = try #require(StoreSamples.findings.stored)
    for count in bytes.indices {
      #expect(throws: StoreDamage.self) { try bytes[..<count].withUnsafeBytes { try [Finding](stored: $0) } }
    }
    #expect(throws: StoreDamage.self) { try (bytes + [0]).withUnsafeBytes { try [Finding](stored: $0) } }
  }

  @Test func somethingElseIsSeen() throws {
    let bytes = try #require(StoreSamples.findings.stored)
    #expect(throws: StoreDamage.self) { try bytes.withUnsafeBytes { try FileFacts(stored: $0, with: UnreadCode.File(BodyParser())) } }
  }

  // MARK: Without the seal

  @Test func noPartOfAValueIsAValue() {
    let bytes = StoreSamples.file.unsealed
    for count in bytes.indices { #expect(readUnsealed(FileFacts.self, bytes[..<count]) == nil) }
    let outline = FileOutline(StoreSamples.file).unsealed
    for count in outline.indices { #expect(readUnsealed(FileOutline.self, outline[..<count]) == nil) }
    let findings = StoreSamples.findings.unsealed
    for count in findings.indices { #expect(readUnsealed([Finding].self, findings[..<count]) == nil) }
    let interface = StoreSamples.interface.unsealed
    for count in interface.indices { #expect(readUnsealed(InterfaceFacts.self, interface[..<count]) == nil) }
  }

  @Test func brokenBytesAreSeenOrAreOtherFacts() throws {
    var random = SplitMix64(seed: 5)
    let examples = ExampleSources.sample.flatMap(\.files).map { Lowering($0.contents ?? []).facts(path: $0.path).unsealed }
    let unread = ExampleSources.sample.flatMap(\.files).map { file in
      let bytes = file.contents ?? []
      return Lowering(bytes, tooDeep: nil, passingOver: Outlined.tokens(bytes).code).facts(path: file.path).unsealed
    }
    let sample = StoreSamples.file.unsealed
    for bytes in examples + unread + Array(repeating: sample, count: 1000) {
      try checkBroken(FileFacts.self, bytes, &random)
    }
    for _ in 0..<1000 { try checkBroken([Finding].self, StoreSamples.findings.unsealed, &random) }
    for _ in 0..<1000 { try checkBroken(InterfaceFacts.self, StoreSamples.interface.unsealed, &random) }
  }

  /// What is read of broken bytes is as good as any other value.
  private func checkBroken<Value: Storable & Equatable>(
    _: Value.Type,
    _ bytes: [UInt8],
    _ random: inout SplitMix64
  ) throws {
    for breaks in 1...4 {
      var broken = bytes
      for _ in 0..<breaks {
        let index = Int.random(in: broken.indices, using: &random)
        broken[index] = Bool.random(using: &random) ? .random(in: 0...255, using: &random) : broken[index] ^ 1
      }
      guard let value = readUnsealed(Value.self, broken) else { continue }
      #expect(try storedAndRead(value) == value)
    }
  }

  @Test func randomBytesAreReadToAnEnd() {
    var random = SplitMix64(seed: 6)
    for round in 0..<4000 {
      // Small numbers are plausible tags and counts.
      let most: UInt8 = round % 2 == 0 ? 255 : 25
      let bytes = (0..<(round % 50 * 20)).map { _ in UInt8.random(in: 0...most, using: &random) }
      _ = readUnsealed(FileFacts.self, bytes)
      _ = readUnsealed(FileOutline.self, bytes)
      _ = readUnsealed([Expression].self, bytes)
      _ = readUnsealed([Finding].self, bytes)
      _ = readUnsealed(InterfaceFacts.self, bytes)
    }
  }

  @Test("Counts beyond the end are seen before there is room for them", arguments: [
    [0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01, 0], [3, 0, 0],
  ] as [[UInt8]])
  func countsBeyondTheEnd(bytes: [UInt8]) {
    #expect(readUnsealed([Finding].self, bytes) == nil)
    #expect(readUnsealed(WordFilter.self, bytes) == nil)
    #expect(readUnsealed(LineTable.self, bytes) == nil)
    #expect(readUnsealed(String.self, [0] + bytes) == nil)
  }

  @Test("What would stop the linter later is damage")
  func valuesWithoutMeaning() {
    #expect(readUnsealed(LineTable.self, [0]) == nil, "no line")
    #expect(readUnsealed(LineTable.self, [2, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]) == nil, "a line beyond 4 GB")
    #expect(readUnsealed(WordFilter.self, [3] + Array(repeating: 0, count: 24)) == nil, "not a power of two")
    #expect(readUnsealed(Double.self, Double.nan.unsealed) == nil)
    #expect(readUnsealed(Int.self, [0x80, 0x80, 0x80, 0x80, 0x10]) == nil, "more than 32 bits")
    #expect(readUnsealed(Int.self, (-1).unsealed) == nil)
    #expect(readUnsealed(UInt32.self, Array(repeating: 0x80, count: 9) + [0x02]) == nil, "more than 64 bits")
    #expect(readUnsealed(ByteRange.self, [1, 0]) == nil, "begins before the file")
    #expect(readUnsealed(ByteRange.self, [2, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]) == nil, "ends beyond 4 GB")
    #expect(readUnsealed(Bool.self, [2]) == nil)
    #expect(readUnsealed(String.self, [0, 2, 0xC3, 0x28]) == nil, "not UTF-8")
    #expect(readUnsealed(String.self, [1]) == nil, "no string before it")
    #expect(readUnsealed(Severity.self, "worry".unsealed) == nil)
    #expect(readUnsealed(Expression.self, [0, 0, 200]) == nil, "no kind of expression")
    // A callee `a`, a range, no type arguments, no arguments, and one of them in the parentheses.
    #expect(readUnsealed(Call.self, [0, 1, 5, 0, 1, 97, 0, 1, 0, 0, 0]) != nil)
    #expect(readUnsealed(Call.self, [0, 1, 5, 0, 1, 97, 0, 1, 0, 0, 1]) == nil)
  }
}

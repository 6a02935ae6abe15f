import Testing
@testable import HIGLintSources

@Suite struct PackedBytesTests {
  /// Bytes in no order, the same each time.
  private static func noise(_ count: Int) -> [UInt8] {
    var state: UInt64 = 1
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
  }

  private static let code = (0..<200).map { "  func place\($0 % 7)() { view.frame.size.width = \($0) }\n" }.joined()

  @Test(arguments: [
    [], [7], [1, 2, 3], Array("abcabcabcabcabcabc".utf8), [UInt8](repeating: 0, count: 5000), noise(3000),
    noise(40) + noise(40) + noise(17), Array(code.utf8),
  ])
  func whatIsPackedIsUnpacked(bytes: [UInt8]) throws {
    let packed = PackedBytes.pack(bytes)
    #expect(try PackedBytes.unpack(packed, count: bytes.count) == bytes)
    #expect(throws: StoreDamage.self) { try PackedBytes.unpack(packed, count: bytes.count + 1) }
    #expect(throws: StoreDamage.self) { try PackedBytes.unpack(Array(packed.dropLast()), count: bytes.count) }
  }

  @Test func whatRepeatsTakesLittleRoom() {
    #expect(PackedBytes.pack(Array(Self.code.utf8)).count * 6 < Self.code.utf8.count)
    #expect(PackedBytes.pack(Self.noise(3000)).count < 3300)
  }

  /// What is read of it is either damage or as many bytes as were asked for, whatever it holds.
  @Test func damageIsNoticedOrHarmless() {
    let bytes = Array(Self.code.utf8)
    let packed = PackedBytes.pack(bytes)
    for index in packed.indices {
      var damaged = packed
      damaged[index] ^= 0x5A
      if let unpacked = try? PackedBytes.unpack(damaged, count: bytes.count) { #expect(unpacked.count == bytes.count) }
    }
  }
}

import HIGLintEngine
@testable import HIGLintSources
import Testing

@Suite struct ContentHashTests {
  @Test("What was kept by another run, or on another machine, is found again")
  func hashesStayAsTheyAre() {
    #expect(ContentHash("") == ContentHash(low: 0x7A79_F14B_9BEB_B5BD, high: 0x74D4_4546_37E6_1C83))
    #expect(ContentHash("view") == ContentHash(low: 0xAAC3_75FF_2A42_B7C1, high: 0x4686_43B4_1FBD_372B))
    #expect(ContentHash(Array(0...255)) == ContentHash(low: 0xB150_2B20_AB1E_4EE9, high: 0x8A8A_E23B_724C_DD7F))
  }

  @Test("A text's hash is that of its bytes")
  func texts() {
    for text in ["", "view", "größer", String(repeating: "long ", count: 100)] {
      #expect(ContentHash(text) == ContentHash(Array(text.utf8)))
    }
  }

  @Test func zerosCount() {
    let zeros = (0...300).map { ContentHash([UInt8](repeating: 0, count: $0)) }
    #expect(Set(zeros).count == zeros.count)
    #expect(ContentHash("a") != ContentHash("a\0"))
    #expect(ContentHash("\0a") != ContentHash("a"))
  }

  @Test func placeInMemoryDoesNotCount() {
    for count in [0, 1, 15, 16, 17, 63, 64, 65, 200] {
      let text = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
      for shift in 0..<16 {
        let shifted = [UInt8](repeating: 0xAA, count: shift) + text + [0xBB]
        let hash = shifted.withUnsafeBytes { ContentHash(UnsafeRawBufferPointer(rebasing: $0[shift...].prefix(count))) }
        #expect(hash == ContentHash(text))
      }
    }
  }

  @Test("Each bit of a text turns about half of the hash's bits", arguments: [1, 16, 40, 130])
  func everyBitCounts(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let rounds = 64
    for bit in 0..<(count * 8) {
      var turned = [Int](repeating: 0, count: 128)
      var sum = 0
      for _ in 0..<rounds {
        var text = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
        let before = ContentHash(text)
        text[bit / 8] ^= 1 << UInt8(bit % 8)
        let after = ContentHash(text)
        let (low, high) = (before.low ^ after.low, before.high ^ after.high)
        sum += low.nonzeroBitCount + high.nonzeroBitCount
        for index in 0..<64 {
          turned[index] += Int(low >> UInt64(index) & 1)
          turned[index + 64] += Int(high >> UInt64(index) & 1)
        }
      }
      // Chance would have to be off by six times the standard deviation, or eight for one bit's own.
      #expect(abs(sum - 64 * rounds) < 6 * 46, "bit \(bit)")
      #expect(turned.allSatisfy { $0 > 0 && $0 < rounds }, "bit \(bit)")
    }
  }

  @Test("Half of a hash is enough to tell many like texts apart")
  func likeTexts() {
    let count = 100_000
    let hashes = (0..<count).map { ContentHash("let view\($0) = UIView()") }
    #expect(Set(hashes.map(\.low)).count == count)
    #expect(Set(hashes.map(\.high)).count == count)
    // Each part of a hash fills a table evenly: of 65,536 places, e^(-100000 / 65536) of them stay free.
    for half in [hashes.map(\.low), hashes.map(\.high)] {
      #expect(abs(Set(half.map { $0 >> 48 }).count - 51_289) < 700)
      #expect(abs(Set(half.map { $0 & 0xFFFF }).count - 51_289) < 700)
    }
  }

  @Test func swappedPartsAreOtherTexts() {
    let parts = (0..<12).map { part in [UInt8](repeating: UInt8(part), count: 16) }
    let whole = ContentHash(parts.flatMap { $0 })
    for first in parts.indices {
      for second in parts.indices where first < second {
        var swapped = parts
        swapped.swapAt(first, second)
        #expect(ContentHash(swapped.flatMap { $0 }) != whole)
      }
    }
  }

  @Test func combinations() {
    func hash(_ combine: (inout ContentHash.Builder) -> Void) -> ContentHash {
      var builder = ContentHash.Builder()
      combine(&builder)
      return builder.hash
    }
    let all = [
      hash { _ in }, hash { $0.combine("") }, hash { $0.combine("ab") }, hash { $0.combine("a"); $0.combine("b") },
      hash { $0.combine("b"); $0.combine("a") }, hash { $0.combine("ab"); $0.combine("") }, hash { $0.combine(0) },
      hash { $0.combine(1) }, hash { $0.combine(-1) }, hash { $0.combine(0); $0.combine(0) }, hash { $0.combine("0") },
    ]
    #expect(Set(all).count == all.count)
    #expect(hash { $0.combine(ContentHash("ab")) } == hash { $0.combine("ab") })
  }
}

/// 128 bits that tell contents apart, the same in every run and on every machine.
///
/// It guards against accidents, not against malice: whoever wants two contents with the same hash can make them.
package struct ContentHash: Sendable, Hashable {
  package let low: UInt64
  package let high: UInt64

  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  init(_ bytes: UnsafeRawBufferPointer) {
    var lane = HashLane()
    var position = 0
    if bytes.count >= 4 * HashLane.width {
      // Side by side, since each has to wait for its own last multiplication.
      var (second, third, fourth) = (HashLane(1), HashLane(2), HashLane(3))
      while position + 4 * HashLane.width <= bytes.count {
        lane.absorb(bytes, at: position)
        second.absorb(bytes, at: position + HashLane.width)
        third.absorb(bytes, at: position + 2 * HashLane.width)
        fourth.absorb(bytes, at: position + 3 * HashLane.width)
        position += 4 * HashLane.width
      }
      for other in [second, third, fourth] { lane.absorb(other.left, other.right) }
    }
    while position + HashLane.width <= bytes.count {
      lane.absorb(bytes, at: position)
      position += HashLane.width
    }
    lane.absorb(rest: UnsafeRawBufferPointer(rebasing: bytes[position...]))
    // The rest was filled up with zeros, which may be bytes as well.
    lane.absorb(UInt64(bytes.count), 0)
    self = lane.hash
  }

  package init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash($0) }
  }

  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { ContentHash(UnsafeRawBufferPointer($0)) }
  }
}

extension ContentHash {
  /// 32 hexadecimal digits.
  package var digits: String {
    [high, low].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Makes one hash of many things, each of which counts, and their order too.
  package struct Builder {
    private var lane = HashLane()

    package init() {}

    package mutating func combine(_ hash: ContentHash) {
      lane.absorb(hash.low, hash.high)
    }

    package mutating func combine(_ text: String) {
      combine(ContentHash(text))
    }

    package mutating func combine(_ number: Int) {
      lane.absorb(UInt64(bitPattern: Int64(number)), 1)
    }

    package var hash: ContentHash { lane.hash }
  }
}

/// Takes in 16 bytes at a time. Two lanes that differ stay different whatever they both take in, since each step can be
/// undone.
private struct HashLane {
  static let width = 16

  private(set) var left: UInt64
  private(set) var right: UInt64

  init(_ number: UInt64 = 0) {
    left = 0x243F_6A88_85A3_08D3 &+ number
    right = 0x1319_8A2E_0370_7344
  }

  mutating func absorb(_ first: UInt64, _ second: UInt64) {
    left ^= first
    right ^= second
    right ^= HashLane.folded(left, 0x9E37_79B9_7F4A_7C15)
    left ^= HashLane.folded(right, 0xD6E8_FEB8_6659_FD93)
  }

  mutating func absorb(_ bytes: UnsafeRawBufferPointer, at position: Int) {
    let first = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
    let second = bytes.loadUnaligned(fromByteOffset: position + 8, as: UInt64.self)
    absorb(UInt64(littleEndian: first), UInt64(littleEndian: second))
  }

  /// Fewer bytes than the width.
  mutating func absorb(rest: UnsafeRawBufferPointer) {
    var filled: (UInt64, UInt64) = (0, 0)
    withUnsafeMutableBytes(of: &filled) { $0.copyMemory(from: rest) }
    absorb(UInt64(littleEndian: filled.0), UInt64(littleEndian: filled.1))
  }

  var hash: ContentHash {
    var last = self
    last.absorb(0, 0)
    return ContentHash(low: last.left, high: last.right)
  }

  private static func folded(_ value: UInt64, _ factor: UInt64) -> UInt64 {
    let (high, low) = value.multipliedFullWidth(by: factor)
    return high ^ low
  }
}

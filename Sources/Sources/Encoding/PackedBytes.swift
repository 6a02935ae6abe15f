/// Bytes in fewer bytes, the same on every machine: what stood before is told by where it stood, as LZ4 does it, and
/// all of that in Huffman's code.
///
/// A sequence is a byte with the numbers of new bytes and of those that stood before, the new bytes, and how far back the
/// others stand. The last one has new bytes alone.
package enum PackedBytes {
  /// What fewer bytes are told as they are.
  private static let shortestMatch = 4
  /// The largest number that half a byte holds: the rest follows.
  private static let nibble = 15
  /// How many places are looked at for the longest match.
  private static let patience = 24

  package static func pack(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    packed.reserveCapacity(bytes.count / 3)
    bytes.withUnsafeBufferPointer { bytes in
      let places = Places(bytes)
      var start = 0
      var position = 0
      while position + shortestMatch <= bytes.count {
        guard let match = places.longestMatch(at: position) else {
          position += 1
          continue
        }
        write(UnsafeBufferPointer(rebasing: bytes[start..<position]), match, to: &packed)
        let end = position + match.count
        for next in (position + 1)..<max(position + 1, min(end, bytes.count - shortestMatch + 1)) { places.add(next) }
        position = end
        start = position
      }
      write(UnsafeBufferPointer(rebasing: bytes[start...]), nil, to: &packed)
    }
    return PrefixCode.encode(packed)
  }

  /// What stood before.
  private struct Match {
    let distance: Int
    let count: Int
  }

  private static func write(_ new: UnsafeBufferPointer<UInt8>, _ match: Match?, to packed: inout [UInt8]) {
    let length = match.map { $0.count - shortestMatch } ?? 0
    packed.append(UInt8(min(new.count, nibble)) << 4 | UInt8(min(length, nibble)))
    if new.count >= nibble { write(new.count - nibble, to: &packed) }
    packed.append(contentsOf: new)
    guard let match else { return }
    write(match.distance, to: &packed)
    if length >= nibble { write(length - nibble, to: &packed) }
  }

  private static func write(_ number: Int, to packed: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      packed.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    packed.append(UInt8(rest))
  }

  /// Where four bytes stood before, by their hash: the last place, and for each place the one before it.
  private struct Places: ~Copyable {
    private static let bits = 15
    private let bytes: UnsafeRawBufferPointer
    private let last: UnsafeMutablePointer<Int32>
    /// What stands at places that nothing was noted of is never read.
    private let previous: UnsafeMutablePointer<Int32>

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = UnsafeRawBufferPointer(bytes)
      last = .allocate(capacity: 1 << Places.bits)
      last.initialize(repeating: -1, count: 1 << Places.bits)
      previous = .allocate(capacity: bytes.count)
    }

    deinit {
      last.deallocate()
      previous.deallocate()
    }

    private func four(at position: Int) -> UInt32 {
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self))
    }

    /// Notes a place that four bytes stand at.
    ///
    /// - Returns: the one before it where these may have stood; -1 where there is none.
    @discardableResult
    func add(_ position: Int) -> Int {
      let hash = Int((four(at: position) &* 0x9E37_79B1) >> UInt32(32 - Places.bits))
      let before = last[hash]
      previous[position] = before
      last[hash] = Int32(truncatingIfNeeded: position)
      return Int(before)
    }

    /// Notes a place, and finds what stands there among what stood before: of several as long, the nearest.
    func longestMatch(at position: Int) -> Match? {
      var candidate = add(position)
      var best = Match(distance: 0, count: shortestMatch - 1)
      var tries = patience
      var end = four(at: position)
      while candidate >= 0, tries > 0 {
        // What is longer than the best has the same four bytes up to the one behind it.
        if four(at: candidate + best.count - 3) == end {
          let count = matching(candidate, position)
          if count > best.count {
            best = Match(distance: position - candidate, count: count)
            if position + count == bytes.count { break }
            end = four(at: position + count - 3)
          }
        }
        candidate = Int(previous[candidate])
        tries -= 1
      }
      return best.count >= shortestMatch ? best : nil
    }

    private func matching(_ earlier: Int, _ position: Int) -> Int {
      var count = 0
      while position + count + 8 <= bytes.count {
        let difference = eight(at: earlier + count) ^ eight(at: position + count)
        if difference != 0 { return count + difference.trailingZeroBitCount / 8 }
        count += 8
      }
      while position + count < bytes.count, bytes[earlier + count] == bytes[position + count] { count += 1 }
      return count
    }

    private func eight(at position: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
  }
}

// MARK: - Reading

extension PackedBytes {
  /// - Parameter count: how many bytes there were.
  /// - Throws: where that isn't what was packed.
  package static func unpack(_ packed: [UInt8], count: Int) throws(StoreDamage) -> [UInt8] {
    let packed = try PrefixCode.decode(packed)
    var reader = Reader(packed: packed[...])
    var bytes: [UInt8] = []
    // An empty sequence takes a byte, and one for more than its bytes tell is damage.
    bytes.reserveCapacity(min(count, packed.count << 8))
    while true {
      let sizes = Int(try reader.byte())
      bytes += try reader.bytes(try reader.number(sizes >> 4))
      if reader.packed.isEmpty { break }
      let distance = try reader.varint()
      let length = try reader.number(sizes & nibble) + shortestMatch
      guard distance > 0, distance <= bytes.count, length <= count - bytes.count else { throw StoreDamage() }
      let start = bytes.count - distance
      // It may reach into what it makes itself.
      for index in start..<(start + length) { bytes.append(bytes[index]) }
    }
    guard bytes.count == count else { throw StoreDamage() }
    return bytes
  }

  private struct Reader {
    private(set) var packed: ArraySlice<UInt8>

    mutating func byte() throws(StoreDamage) -> UInt8 {
      guard let byte = packed.popFirst() else { throw StoreDamage() }
      return byte
    }

    mutating func bytes(_ count: Int) throws(StoreDamage) -> ArraySlice<UInt8> {
      guard count <= packed.count else { throw StoreDamage() }
      defer { packed = packed.dropFirst(count) }
      return packed.prefix(count)
    }

    /// A number of which half a byte is known.
    mutating func number(_ half: Int) throws(StoreDamage) -> Int {
      half < nibble ? half : try varint() + nibble
    }

    mutating func varint() throws(StoreDamage) -> Int {
      var value = 0
      for shift in stride(from: 0, to: 35, by: 7) {
        let byte = try byte()
        value |= Int(byte & 0x7F) << shift
        if byte < 0x80 { return value }
      }
      throw StoreDamage()
    }
  }
}

/// Bytes in fewer bits, the more often they stand there: Huffman's code, in its canonical form.
///
/// In front stand the number of bytes and the lengths of all 256 codes, equal ones together.
struct PrefixCode {
  /// What half a byte holds.
  private static let longest = 15

  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    let lengths = lengths(of: bytes)
    var encoded = header(bytes.count, lengths)
    let codes = codes(lengths)
    var bits: UInt64 = 0
    var count = 0
    for byte in bytes {
      bits = bits << UInt64(lengths[Int(byte)]) | UInt64(codes[Int(byte)])
      count += lengths[Int(byte)]
      while count >= 8 {
        count -= 8
        encoded.append(UInt8(truncatingIfNeeded: bits >> UInt64(count)))
      }
    }
    if count > 0 { encoded.append(UInt8(truncatingIfNeeded: bits << UInt64(8 - count))) }
    return encoded
  }

  private static func header(_ count: Int, _ lengths: [Int]) -> [UInt8] {
    var header = (0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
    var start = 0
    while start < lengths.count {
      let run = lengths[start...].prefix(16).prefix { $0 == lengths[start] }.count
      header.append(UInt8(lengths[start]) << 4 | UInt8(run - 1))
      start += run
    }
    return header
  }

  // MARK: Codes

  /// How many bits each byte takes; 0 for those that aren't there.
  private static func lengths(of bytes: [UInt8]) -> [Int] {
    var counts = [Int](repeating: 0, count: 256)
    for byte in bytes { counts[Int(byte)] += 1 }
    while true {
      let lengths = lengths(counts)
      if lengths.allSatisfy({ $0 <= longest }) { return lengths }
      // Rare bytes get shorter codes where all count for less.
      counts = counts.map { ($0 + 1) / 2 }
    }
  }

  private static func lengths(_ counts: [Int]) -> [Int] {
    var trees = counts.indices.filter { counts[$0] > 0 }.map { (count: counts[$0], bytes: [$0]) }
    var lengths = [Int](repeating: 0, count: counts.count)
    if trees.count == 1 { lengths[trees[0].bytes[0]] = 1 }
    while trees.count > 1 {
      // The order among equals is the same everywhere.
      trees.sort { ($1.count, $1.bytes[0]) < ($0.count, $0.bytes[0]) }
      let (rarest, next) = (trees.removeLast(), trees.removeLast())
      for byte in rarest.bytes + next.bytes { lengths[byte] += 1 }
      trees.append((rarest.count + next.count, rarest.bytes + next.bytes))
    }
    return lengths
  }

  /// The codes, by length and then by byte.
  private static func codes(_ lengths: [Int]) -> [UInt32] {
    var codes = [UInt32](repeating: 0, count: lengths.count)
    var next: UInt32 = 0
    for length in 1...longest {
      next <<= 1
      for byte in lengths.indices where lengths[byte] == length {
        codes[byte] = next
        next += 1
      }
    }
    return codes
  }

  // MARK: Reading

  /// - Throws: where that isn't what was encoded.
  static func decode(_ encoded: [UInt8]) throws(StoreDamage) -> [UInt8] {
    guard encoded.count >= 4 else { throw StoreDamage() }
    let count = (0..<4).reduce(0) { $0 | Int(encoded[$1]) << ($1 * 8) }
    var position = 4
    var lengths: [Int] = []
    while lengths.count < 256 {
      guard position < encoded.count else { throw StoreDamage() }
      lengths += [Int](repeating: Int(encoded[position] >> 4), count: Int(encoded[position] & 15) + 1)
      position += 1
    }
    // Each byte takes a bit.
    guard lengths.count == 256, count <= (encoded.count - position) * 8 else { throw StoreDamage() }
    return try bytes(count, in: encoded[position...], lengths)
  }

  private static func bytes(_ count: Int, in encoded: ArraySlice<UInt8>, _ lengths: [Int]) throws(StoreDamage) -> [UInt8] {
    // Of each length, how many codes there are; and all bytes in the order of their codes.
    let sizes = (0...longest).map { length in lengths.count { $0 == length } }
    let order = lengths.indices.filter { lengths[$0] > 0 }.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var bit = encoded.startIndex * 8
    let end = encoded.endIndex * 8
    while bytes.count < count {
      var (code, first, index, length) = (0, 0, 0, 0)
      while true {
        guard bit < end, length < longest else { throw StoreDamage() }
        code = code << 1 | Int(encoded[bit >> 3] >> UInt8(7 - bit & 7)) & 1
        bit += 1
        length += 1
        first <<= 1
        if code - first < sizes[length] { break }
        index += sizes[length]
        first += sizes[length]
      }
      guard code >= first, index + code - first < order.count else { throw StoreDamage() }
      bytes.append(UInt8(order[index + code - first]))
    }
    return bytes
  }
}

/// Bytes in fewer bits, the more often they stand there: Huffman's code, in its canonical form.
///
/// In front stand the number of bytes and the lengths of all 256 codes, equal ones together.
struct PrefixCode {
  /// What half a byte holds.
  private static let longest = 15

  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var counts = [Int](repeating: 0, count: 256)
    for byte in bytes { counts[Int(byte)] += 1 }
    let lengths = lengths(of: counts)
    let header = header(bytes.count, lengths)
    let size = header.count + (zip(counts, lengths).reduce(0) { $0 + $1.0 * $1.1 } + 7) / 8
    return [UInt8](unsafeUninitializedCapacity: size) { encoded, count in
      _ = encoded.update(fromContentsOf: header)
      write(bytes, Code.all(lengths), to: UnsafeMutableBufferPointer(rebasing: encoded[header.count..<size]))
      count = size
    }
  }

  /// - Parameter encoded: as many bytes as the codes take.
  private static func write(_ bytes: [UInt8], _ codes: [Code], to encoded: UnsafeMutableBufferPointer<UInt8>) {
    codes.withUnsafeBufferPointer { codes in
      var bits: UInt64 = 0
      var count: UInt64 = 0
      var end = 0
      for byte in bytes {
        let code = codes[Int(byte)]
        bits = bits << UInt64(code.length) | UInt64(code.bits)
        count += UInt64(code.length)
        while count >= 8 {
          count -= 8
          encoded[end] = UInt8(truncatingIfNeeded: bits >> count)
          end += 1
        }
      }
      if count > 0 { encoded[end] = UInt8(truncatingIfNeeded: bits << (8 - count)) }
    }
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
  ///
  /// - Parameter counts: how often each byte is there.
  private static func lengths(of counts: [Int]) -> [Int] {
    var counts = counts
    while true {
      let lengths = tree(counts)
      if lengths.allSatisfy({ $0 <= longest }) { return lengths }
      // Rare bytes get shorter codes where all count for less.
      counts = counts.map { ($0 + 1) / 2 }
    }
  }

  private static func tree(_ counts: [Int]) -> [Int] {
    // The order among equals is the same everywhere.
    var trees = counts.indices.filter { counts[$0] > 0 }.map { Tree(count: counts[$0], bytes: [$0]) }.sorted(by: >)
    var lengths = [Int](repeating: 0, count: counts.count)
    if trees.count == 1 { lengths[trees[0].bytes[0]] = 1 }
    while trees.count > 1 {
      let (rarest, next) = (trees.removeLast(), trees.removeLast())
      let both = Tree(count: rarest.count + next.count, bytes: rarest.bytes + next.bytes)
      for byte in both.bytes { lengths[byte] += 1 }
      trees.insert(both, at: trees.lastIndex { $0 > both }.map { $0 + 1 } ?? 0)
    }
    return lengths
  }

  /// Bytes that a beginning of their codes has in common.
  private struct Tree: Comparable {
    let count: Int
    let bytes: [Int]

    static func < (left: Tree, right: Tree) -> Bool { (left.count, left.bytes[0]) < (right.count, right.bytes[0]) }
  }

  /// The code of a byte.
  private struct Code {
    var bits: UInt32 = 0
    var length: UInt32 = 0

    /// Those of all bytes, by length and then by byte.
    static func all(_ lengths: [Int]) -> [Code] {
      var codes = [Code](repeating: Code(), count: lengths.count)
      var next: UInt32 = 0
      for length in 1...longest {
        next <<= 1
        for byte in lengths.indices where lengths[byte] == length {
          codes[byte] = Code(bits: next, length: UInt32(length))
          next += 1
        }
      }
      return codes
    }
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

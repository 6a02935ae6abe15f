/// Unpacks the first bytes of what is packed as RFC 1951 has it.
///
/// Foundation has no function for it on all systems, and no more than a few bytes are asked for.
struct Inflation {
  private var bits: Bits
  private var output: [UInt8] = []

  init(_ packed: ArraySlice<UInt8>) {
    bits = Bits(packed)
  }

  /// - Returns: nil where the bytes are damaged, or too few.
  mutating func first(_ count: Int) -> [UInt8]? {
    var isLast = false
    while output.count < count, !isLast {
      guard let last = bits.next(1), let kind = bits.next(2) else { return nil }
      isLast = last == 1
      let isWhole: Bool
      switch kind {
      case 0: isWhole = copy(upTo: count)
      case 1: isWhole = unpack(.fixedLengths, .fixedDistances, upTo: count)
      case 2: isWhole = bits.codes().map { unpack($0, $1, upTo: count) } ?? false
      default: isWhole = false
      }
      if !isWhole { return nil }
    }
    return output.count < count ? nil : Array(output.prefix(count))
  }

  /// Takes a block that isn't packed.
  private mutating func copy(upTo count: Int) -> Bool {
    bits.skipToByte()
    guard let length = bits.next(16), bits.next(16) != nil else { return false }
    for _ in 0..<min(length, count - output.count) {
      guard let byte = bits.next(8) else { return false }
      output.append(UInt8(byte))
    }
    return true
  }

  private mutating func unpack(_ lengths: PrefixCode, _ distances: PrefixCode, upTo count: Int) -> Bool {
    while output.count < count {
      guard let symbol = bits.next(lengths) else { return false }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return true }
      guard let length = bits.next(Extra.lengths, symbol - 257), let code = bits.next(distances),
        let distance = bits.next(Extra.distances, code), distance <= output.count
      else { return false }
      for _ in 0..<min(length, count - output.count) { output.append(output[output.count - distance]) }
    }
    return true
  }
}

/// Bits from the lowest of the first byte on.
private struct Bits {
  private let bytes: ArraySlice<UInt8>
  private var place = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// A number of so many bits, its lowest first; nil at the end.
  mutating func next(_ count: Int) -> Int? {
    guard place + count <= bytes.count * 8 else { return nil }
    var number = 0
    for bit in 0..<count {
      number |= (Int(bytes[bytes.startIndex + place / 8]) >> (place % 8) & 1) << bit
      place += 1
    }
    return number
  }

  mutating func next(_ code: PrefixCode) -> Int? {
    var (path, length) = (0, 0)
    while length < PrefixCode.longest {
      guard let bit = next(1) else { return nil }
      (path, length) = (path << 1 | bit, length + 1)
      if let symbol = code.symbol(path, length) { return symbol }
    }
    return nil
  }

  /// A number that a symbol begins, and so many bits after it end.
  mutating func next(_ extra: [Extra], _ symbol: Int) -> Int? {
    guard extra.indices.contains(symbol), let more = next(extra[symbol].bits) else { return nil }
    return extra[symbol].base + more
  }

  mutating func skipToByte() { place = (place + 7) / 8 * 8 }

  /// The two codes that a block brings.
  mutating func codes() -> (lengths: PrefixCode, distances: PrefixCode)? {
    guard let lengths = next(5), let distances = next(5), let count = next(4) else { return nil }
    var sizes = [Int](repeating: 0, count: 19)
    for symbol in Self.order.prefix(count + 4) {
      guard let size = next(3) else { return nil }
      sizes[symbol] = size
    }
    let code = PrefixCode(sizes)
    var all: [Int] = []
    while all.count < lengths + 257 + distances + 1 {
      guard let symbol = next(code) else { return nil }
      switch symbol {
      case ..<16: all.append(symbol)
      case 16:
        guard let last = all.last, let more = next(2) else { return nil }
        all += Array(repeating: last, count: 3 + more)
      default:
        guard let more = next(symbol == 17 ? 3 : 7) else { return nil }
        all += Array(repeating: 0, count: (symbol == 17 ? 3 : 11) + more)
      }
    }
    return (PrefixCode(Array(all.prefix(lengths + 257))), PrefixCode(Array(all.dropFirst(lengths + 257).prefix(distances + 1))))
  }

  /// In which order the sizes of the code for sizes stand.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}

/// Symbols by the bits that stand for them, of which none begins another's.
private struct PrefixCode {
  static let longest = 15

  /// Of each length, the first path, and the symbols from it on.
  private var firsts = [Int](repeating: 0, count: longest + 1)
  private var symbols = [[Int]](repeating: [], count: longest + 1)

  /// - Parameter sizes: how many bits each symbol has; none where it doesn't occur.
  init(_ sizes: [Int]) {
    for (symbol, size) in sizes.enumerated() where (1...Self.longest).contains(size) { symbols[size].append(symbol) }
    for size in 1...Self.longest { firsts[size] = (firsts[size - 1] + symbols[size - 1].count) << 1 }
  }

  func symbol(_ path: Int, _ length: Int) -> Int? {
    let index = path - firsts[length]
    return symbols[length].indices.contains(index) ? symbols[length][index] : nil
  }

  static let fixedLengths = PrefixCode(
    [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24)
      + [Int](repeating: 8, count: 8)
  )
  static let fixedDistances = PrefixCode([Int](repeating: 5, count: 30))
}

/// A number that is written as a symbol and some bits.
private struct Extra {
  let base: Int
  let bits: Int

  /// How many bytes are taken again, from symbol 257 on.
  static let lengths = (0..<28).map { symbol in
    let bits = max(0, symbol / 4 - 1)
    return Extra(base: symbol < 8 ? symbol + 3 : (4 + symbol % 4) << bits + 3, bits: bits)
  } + [Extra(base: 258, bits: 0)]

  /// How far back they stand.
  static let distances = (0..<30).map { symbol in
    let bits = max(0, symbol / 2 - 1)
    return Extra(base: symbol < 4 ? symbol + 1 : (2 + symbol % 2) << bits + 1, bits: bits)
  }
}

extension PropertyList {
  /// Reads the binary form. Its values have no places that anybody could look at: all are said to stand at its beginning.
  ///
  /// - Throws: where it is damaged, or holds more than a property list of an app does.
  package init(binary bytes: [UInt8], path: String) throws(Problem) {
    guard var reader = BinaryPropertyListReader(bytes), let root = reader.root() else {
      throw Problem(
        file: path, message: "isn't a binary property list that can be read: it is damaged, or unfolds without end",
        remedy: "restore it, or write it anew"
      )
    }
    self.root = root
  }

  /// Whether bytes begin as the binary form does.
  package static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }
}

/// Reads a property list in the binary form: objects, which name each other by numbers, and a table of where each begins.
///
/// Foundation reads this form too, but a few dozen bytes that name each other twice make it fill all memory.
private struct BinaryPropertyListReader {
  private static let depthLimit = 64
  private static let start = ByteRange(start: 0, end: 0)

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let numberSize: Int
  private let count: Int
  private let top: Int
  private let table: Int
  /// How many values there may still be: one that is named often is in the file once.
  private var room = 100_000

  /// - Returns: nil where the end of the file doesn't say how to read it.
  init?(_ bytes: [UInt8]) {
    let end = bytes.count - 32
    guard end >= 8, PropertyList.isBinary(bytes) else { return nil }
    self.bytes = bytes
    offsetSize = Int(bytes[end + 6])
    numberSize = Int(bytes[end + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(numberSize), let count = Self.number(bytes, at: end + 8, size: 8),
      let top = Self.number(bytes, at: end + 16, size: 8), let table = Self.number(bytes, at: end + 24, size: 8),
      top < count, table <= end, count <= (end - table) / offsetSize
    else { return nil }
    self.count = count
    self.top = top
    self.table = table
  }

  mutating func root() -> PropertyList.Value? { value(top, depth: 0) }

  /// - Returns: nil where the file lies, loops, or holds too much.
  private mutating func value(_ index: Int, depth: Int) -> PropertyList.Value? {
    room -= 1
    guard room > 0, depth < Self.depthLimit, index < count,
      let place = Self.number(bytes, at: table + index * offsetSize, size: offsetSize), place >= 8, place < table,
      let kind = self.kind(at: place, depth)
    else { return nil }
    return PropertyList.Value(kind: kind, range: Self.start, content: Self.start)
  }

  private mutating func kind(at place: Int, _ depth: Int) -> PropertyList.Value.Kind? {
    switch bytes[place] >> 4 {
    case 0x0: return bytes[place] == 0x08 ? .flag(false) : bytes[place] == 0x09 ? .flag(true) : .other
    case 0x5: return text(at: place, unit: 1).map { .string($0) }
    case 0x6: return text(at: place, unit: 2).map { .string($0) }
    case 0xA: return values(at: place, depth).map { .array($0) }
    case 0xD: return entries(at: place, depth).map { .dictionary($0) }
    default: return .other
    }
  }

  // MARK: Texts

  private func text(at place: Int, unit: Int) -> String? {
    guard let (count, start) = length(at: place), count <= (table - start) / unit else { return nil }
    if unit == 1 { return String(decoding: bytes[start..<start + count], as: UTF8.self) }
    let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }

  // MARK: Collections

  private mutating func values(at place: Int, _ depth: Int) -> [PropertyList.Value]? {
    guard let (count, start) = length(at: place), let items = numbers(count, at: start) else { return nil }
    var values: [PropertyList.Value] = []
    for item in items {
      guard let value = self.value(item, depth: depth + 1) else { return nil }
      values.append(value)
    }
    return values
  }

  private mutating func entries(at place: Int, _ depth: Int) -> [PropertyList.Entry]? {
    guard let (count, start) = length(at: place), let keys = numbers(count, at: start),
      let items = numbers(count, at: start + count * numberSize)
    else { return nil }
    var entries: [PropertyList.Entry] = []
    for (key, item) in zip(keys, items) {
      guard let key = self.value(key, depth: depth + 1)?.string, let value = self.value(item, depth: depth + 1) else { return nil }
      entries.append(PropertyList.Entry(key: key, keyRange: Self.start, value: value))
    }
    return entries
  }

  // MARK: Numbers

  /// How many parts a value has, and where they begin. More than fourteen are told by a number of their own.
  private func length(at place: Int) -> (count: Int, start: Int)? {
    let short = Int(bytes[place] & 0x0F)
    guard short == 0x0F else { return (short, place + 1) }
    guard place + 1 < table, bytes[place + 1] >> 4 == 0x1 else { return nil }
    let size = 1 << Int(bytes[place + 1] & 0x0F)
    guard size <= 8, place + 2 + size <= table, let count = Self.number(bytes, at: place + 2, size: size) else { return nil }
    return (count, place + 2 + size)
  }

  private func numbers(_ count: Int, at start: Int) -> [Int]? {
    guard start <= table, count <= (table - start) / numberSize else { return nil }
    var numbers: [Int] = []
    for index in 0..<count {
      guard let number = Self.number(bytes, at: start + index * numberSize, size: numberSize) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// - Returns: nil where the file ends before, and for what no file is as long as.
  private static func number(_ bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard start >= 0, start + size <= bytes.count else { return nil }
    let number = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return number <= UInt64(UInt32.max) ? Int(number) : nil
  }
}

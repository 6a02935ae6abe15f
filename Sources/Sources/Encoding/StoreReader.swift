/// Reads what a `StoreWriter` wrote.
///
/// Nothing that it reads is believed: what isn't there, is out of bounds or has no meaning is damage.
@usableFromInline
package struct StoreReader {
  private var next: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  /// Each different string, in the order of their first appearance.
  private var strings: [String] = []
  private var place: UInt32 = 0
  private var depth = 0
  /// What values need beside their bytes, as whoever reads them gave it.
  package let companion: AnyObject?

  /// How many expressions and statements may lie within each other: as many as can be read from a source, where
  /// each brace has a loop and what its condition lets through.
  ///
  /// In a debug build that takes less than the 8 MB of a main thread's stack, and a third of it in a release build.
  static let deepest = NestingLimit.expressions + 2 * NestingLimit.brackets

  /// - Parameter bytes: must outlive the reader.
  init(_ bytes: UnsafeRawBufferPointer, with companion: AnyObject?) throws(StoreDamage) {
    self.companion = companion
    let bytes = bytes.assumingMemoryBound(to: UInt8.self)
    guard let start = bytes.baseAddress else { throw StoreDamage() }
    next = start
    end = start + bytes.count
  }

  /// What hasn't been read yet.
  var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: next, count: end - next) }

  @inlinable
  package mutating func read<Value: Storable>() throws(StoreDamage) -> Value {
    try Value(from: &self)
  }

  @usableFromInline
  mutating func readByte() throws(StoreDamage) -> UInt8 {
    guard next < end else { throw StoreDamage() }
    let byte = next.pointee
    next += 1
    return byte
  }

  @usableFromInline
  mutating func readVarint() throws(StoreDamage) -> UInt64 {
    let first = try readByte()
    return first < 0x80 ? UInt64(first) : try restOfVarint(first)
  }

  private mutating func restOfVarint(_ first: UInt8) throws(StoreDamage) -> UInt64 {
    var value = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while true {
      let byte = try readByte()
      // Nine bytes hold 63 bits.
      guard shift < 63 || byte <= 1 else { throw StoreDamage() }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  @usableFromInline
  package mutating func readFixed() throws(StoreDamage) -> UInt64 {
    let bytes = UnsafeRawPointer(try readBytes(8))
    return UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
  }

  /// How many values follow, each of which takes so many bytes at least.
  @usableFromInline
  package mutating func readCount(ofSize size: Int = 1) throws(StoreDamage) -> Int {
    let count = try readVarint()
    guard count <= UInt64((end - next) / size) else { throw StoreDamage() }
    return Int(count)
  }

  @usableFromInline
  mutating func readString() throws(StoreDamage) -> String {
    let number = try readVarint()
    if number == 0 { return try readNewString() }
    guard number <= UInt64(strings.count) else { throw StoreDamage() }
    return strings[Int(number) - 1]
  }

  private mutating func readNewString() throws(StoreDamage) -> String {
    let string = String(decoding: try readText(), as: UTF8.self)
    strings.append(string)
    return string
  }

  /// Valid UTF-8.
  @usableFromInline
  package mutating func readText() throws(StoreDamage) -> UnsafeBufferPointer<UInt8> {
    let count = try readCount()
    let text = UnsafeBufferPointer(start: try readBytes(count), count: count)
    guard firstInvalidUTF8Offset(in: text) == nil else { throw StoreDamage() }
    return text
  }

  /// Bytes as they were written.
  @usableFromInline
  package mutating func readPart() throws(StoreDamage) -> [UInt8] {
    let count = try readCount()
    return Array(UnsafeBufferPointer(start: try readBytes(count), count: count))
  }

  /// - Returns: where the bytes begin.
  private mutating func readBytes(_ count: Int) throws(StoreDamage) -> UnsafePointer<UInt8> {
    guard count <= end - next else { throw StoreDamage() }
    let start = next
    next += count
    return start
  }

  @usableFromInline
  mutating func readRange() throws(StoreDamage) -> ByteRange {
    let folded = try readVarint()
    let length = try readVarint()
    let distance = Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1)
    guard let start = UInt32(exactly: Int64(place) &+ distance), length <= UInt64(UInt32.max - start) else {
      throw StoreDamage()
    }
    place = start
    return ByteRange(start: start, end: start + UInt32(length))
  }

  /// Begins to read code that may hold more code of its kind.
  @usableFromInline
  package mutating func enter() throws(StoreDamage) {
    guard depth < StoreReader.deepest else { throw StoreDamage() }
    depth += 1
  }

  @usableFromInline
  package mutating func leave() {
    depth -= 1
  }
}

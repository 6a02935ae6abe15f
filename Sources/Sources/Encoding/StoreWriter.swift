/// Writes values in the form that a `StoreReader` reads.
@usableFromInline
package struct StoreWriter: ~Copyable {
  private var bytes = StoreBuffer()
  private var strings = StoreStrings()
  private var place: UInt32 = 0
  private var depth = 0
  private var isTooDeep = false

  init() {
    // Where the seal goes.
    bytes.append(fixed: 0)
  }

  /// All that was written, behind its seal; nil where it nests too deeply to be read again.
  consuming func finished() -> [UInt8]? {
    isTooDeep ? nil : bytes.sealed()
  }

  @usableFromInline
  mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  /// A number that is most often small, in as few bytes as hold it: seven bits each, the lowest first.
  @usableFromInline
  package mutating func write(varint value: UInt64) {
    bytes.append(varint: value)
  }

  /// A number that is as often large as small.
  @usableFromInline
  package mutating func write(fixed value: UInt64) {
    bytes.append(fixed: value)
  }

  @usableFromInline
  mutating func write(string: String) {
    var string = string
    string.withUTF8 { strings.write($0, to: &bytes) }
  }

  /// A text that is like no other.
  @usableFromInline
  package mutating func write(text: ArraySlice<UInt8>) {
    bytes.append(varint: UInt64(text.count))
    text.withUnsafeBufferPointer { bytes.append($0) }
  }

  /// A range, by where it begins after the one before it, which is most often near.
  @usableFromInline
  mutating func write(range: ByteRange) {
    let distance = Int64(range.start) - Int64(place)
    // Numbers around zero become small ones: 0, -1, 1, -2, 2.
    bytes.append(varint: UInt64(bitPattern: distance << 1 ^ distance >> 63))
    bytes.append(varint: UInt64(range.end - range.start))
    place = range.start
  }

  /// Begins code that may hold more code of its kind.
  ///
  /// - Returns: whether there is room for it.
  @usableFromInline
  package mutating func enter() -> Bool {
    guard depth < StoreReader.deepest else {
      isTooDeep = true
      return false
    }
    depth += 1
    return true
  }

  @usableFromInline
  package mutating func leave() {
    depth -= 1
  }
}

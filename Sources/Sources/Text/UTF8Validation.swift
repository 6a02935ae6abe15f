/// The offset of the first byte that isn't part of well-formed UTF-8, or none where all is well.
///
/// Follows the table of well-formed byte sequences of the Unicode Standard (3-7), which leaves out overlong forms
/// and surrogates.
package func firstInvalidUTF8Offset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var offset = 0
  while true {
    offset = firstOffsetBeyondASCII(in: bytes, from: offset)
    guard offset < bytes.count else { return nil }
    guard let length = wellFormedSequenceLength(in: bytes, at: offset) else { return offset }
    offset += length
  }
}

/// The offset of the next byte that isn't ASCII, or the count of all where there is none.
///
/// Nearly all of a source is ASCII, so it is looked at in blocks.
private func firstOffsetBeyondASCII(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  let raw = UnsafeRawBufferPointer(bytes)
  var offset = start
  while offset + 16 <= raw.count {
    let block = raw.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
    guard (block[0] | block[1]) & 0x8080_8080_8080_8080 == 0 else { break }
    offset += 16
  }
  while offset < bytes.count, bytes[offset] < 0x80 { offset += 1 }
  return offset
}

/// The length of the sequence of several bytes that begins at the offset, if it is well formed.
private func wellFormedSequenceLength(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
  let length: Int
  let second: ClosedRange<UInt8>
  switch bytes[offset] {
  case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return nil
  }
  guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
  for index in (offset + 2)..<max(offset + 2, offset + length) where !(0x80...0xBF).contains(bytes[index]) {
    return nil
  }
  return length
}

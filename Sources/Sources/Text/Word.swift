/// A name, keyword or number, as a filter knows it: by its hash, the same in every run.
///
/// Usable from inline, for other modules to compare it in place.
@usableFromInline
package struct Word: Sendable, Hashable {
  package let hash: UInt64

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.init(bytes, 0, bytes.count)
  }

  /// What stands from one place in a text to another.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    var hash = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: end - start)
    var position = start
    let raw = UnsafeRawBufferPointer(bytes)
    while position + 8 <= end {
      hash = Word.mixed(hash ^ UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)))
      position += 8
    }
    var rest: UInt64 = 0
    if (end - start) & 4 != 0 {
      rest = UInt64(UInt32(bigEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
      position += 4
    }
    if (end - start) & 2 != 0 {
      rest = rest << 16 | UInt64(UInt16(bigEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt16.self)))
      position += 2
    }
    if (end - start) & 1 != 0 { rest = rest << 8 | UInt64(bytes[position]) }
    self.hash = Word.mixed(hash ^ rest)
  }

  /// - Parameter hash: as another word had it.
  package init(hash: UInt64) {
    self.hash = hash
  }

  /// What a filter holds besides a word where a `=` follows it: something of that name may be assigned to.
  package var assigned: Word { Word(hash: Word.mixed(hash ^ 0xA076_1D64_78BD_642F)) }

  /// What a filter holds besides a word where `func` stands before it: a function of that name is declared there.
  package var asFunction: Word { Word(hash: Word.mixed(hash ^ 0x8CB9_2BA7_2F3D_8DD7)) }

  /// What a filter holds where a short text is written so: the name of an image or a scene, or a part of one.
  package var quoted: Word { Word(hash: Word.mixed(hash ^ 0xE703_7ED1_A0B4_28DB)) }

  /// The word as that of one file, for notes of where it was looked for.
  package func standing(in file: Int) -> Word {
    Word(hash: Word.mixed(hash ^ 0x8EBC_6AF0_9C88_C6E3 &* UInt64(truncatingIfNeeded: file &+ 1)))
  }

  /// The keyword that declares a function.
  package static let function = Word("func")

  /// None.
  package static let empty = Word("")

  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { Word($0) }
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let (high, low) = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return high ^ low
  }
}

extension Word {
  /// The word that a file holds if it declares a name; nil for an operator's.
  package init?(declared name: String) {
    guard let first = name.utf8.first, ByteClass.table[Int(first)] == .word else { return nil }
    self.init(name)
  }

  /// The word that a file holds if it declares a function of a name; nil for an operator's.
  package init?(ofFunction name: String) {
    guard let word = Word(declared: name) else { return nil }
    self = ["init", "deinit", "subscript"].contains(name) ? word : word.asFunction
  }
}

extension StaticString {
  /// Whether it stands somewhere in a name, in capitals or not.
  ///
  /// - Precondition: it is made of small letters.
  package func stands(in name: String) -> Bool {
    var name = name
    return name.withUTF8 { stands(in: $0) }
  }

  /// The same for a text.
  package func stands(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    place(in: text[...]) != nil
  }

  /// Where it first stands in a text.
  package func place(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let letters = UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    guard let first = letters.first, letters.count <= text.count else { return nil }
    let base = text.base
    for start in text.startIndex...(text.endIndex - letters.count) where base[start] | 0x20 == first {
      var matched = 1
      while matched < letters.count, base[start + matched] | 0x20 == letters[matched] { matched += 1 }
      if matched == letters.count { return start }
    }
    return nil
  }
}

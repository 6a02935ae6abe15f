extension ProjectCode {
  /// Whether one of some letters may stand in the code, whatever their case. Of code that has been read it isn't known.
  ///
  /// - Parameter letters: in lower case, without signs beyond ASCII.
  func mayContain(anyOf letters: [StaticString]) -> Bool {
    searched { text, name in
      letters.contains { letters in letters.stands(in: text) || letters.stands(in: name) }
    }
  }

  /// Whether the code may assign something to a member of that name. Of code that has been read it isn't known.
  func mayAssign(to member: String) -> Bool { mayAssign(to: member) { _ in true } }

  /// Whether the code may assign something to a member of something. Of code that has been read it isn't known.
  ///
  /// - Parameter isMeant: is given the name of what the member is one of: `picker` for `self.picker?.delegate = self`; nil
  ///   where that is no plain name.
  func mayAssign(to member: String, of isMeant: (String?) -> Bool) -> Bool {
    guard mayHold([Word(member)]) else { return false }
    return searched { text, _ in text.assigns(to: Array(member.utf8), of: isMeant) }
  }

  /// - Parameter search: is given the code's text, and the name of what it is the code of.
  private func searched(_ search: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    guard let text = (function?.code ?? property?.getterCode)?.textIfUnread else { return true }
    var name = function?.name ?? property?.name ?? ""
    return name.withUTF8 { name in text.withUnsafeBufferPointer { search($0, name) } }
  }
}

extension StaticString {
  /// Whether it stands somewhere in a text.
  fileprivate func stands(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let letters = UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    guard let first = letters.first, letters.count <= text.count else { return false }
    for start in 0...(text.count - letters.count) where text[start] | 0x20 == first {
      var matched = 1
      while matched < letters.count, text[start + matched] | 0x20 == letters[matched] { matched += 1 }
      if matched == letters.count { return true }
    }
    return false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a `=` stands behind some occurrence of a name: a comment between them hides none.
  fileprivate func assigns(to name: [UInt8], of isMeant: (String?) -> Bool) -> Bool {
    var start = 0
    while start + name.count < count {
      guard self[start] == name[0], self[start..<start + name.count].elementsEqual(name) else {
        start += 1
        continue
      }
      let member = start
      start += name.count
      let next = self[start...].first { !ByteClass.table[Int($0)].isBlank }
      if next == UInt8(ascii: "=") || next == UInt8(ascii: "/"), isMeant(owner(before: member)) { return true }
    }
    return false
  }

  /// `picker` for the member's place in `self.picker?.delegate`.
  private func owner(before place: Int) -> String? {
    var end = place - 1
    guard end >= 0, self[end] == UInt8(ascii: ".") else { return nil }
    if end > 0, self[end - 1] == UInt8(ascii: "?") || self[end - 1] == UInt8(ascii: "!") { end -= 1 }
    var start = end
    while start > 0, ByteClass.table[Int(self[start - 1])] == .word { start -= 1 }
    guard start < end, start == 0 || self[start - 1] != UInt8(ascii: ".") || isSelf(endingAt: start - 1) else { return nil }
    return String(decoding: self[start..<end], as: UTF8.self)
  }

  /// Whether `self` alone stands before a place.
  private func isSelf(endingAt end: Int) -> Bool {
    let text: StaticString = "self"
    let start = end - text.utf8CodeUnitCount
    guard start >= 0, self[start..<end].elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: end - start)) else {
      return false
    }
    return start == 0 || ByteClass.table[Int(self[start - 1])] != .word && self[start - 1] != UInt8(ascii: ".")
  }
}

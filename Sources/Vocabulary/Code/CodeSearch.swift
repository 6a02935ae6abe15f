extension ProjectCode {
  /// Whether one of some letters may stand in the code, whatever their case. Of code that has been read it isn't known.
  ///
  /// - Parameter letters: in lower case, without signs beyond ASCII.
  package func mayContain(anyOf letters: [StaticString]) -> Bool {
    searched { text, name in
      letters.contains { letters in letters.stands(in: text) || letters.stands(in: name) }
    }
  }

  /// Whether the code may call, or make, something whose name holds one of some letters, in capitals or not, or may itself
  /// be the code of such a name. Of code that has been read it isn't known.
  ///
  /// - Parameter other: the name of a member that isn't meant.
  package func mayCall(anyOf letters: [StaticString], except other: StaticString) -> Bool {
    searched { text, name in
      letters.contains { letters in letters.stands(in: name) || text.calls(letters, except: other) }
    }
  }

  /// Whether the code may assign something to a member of that name. Of code that has been read it isn't known.
  package func mayAssign(to member: String) -> Bool { mayAssign(to: member) { _ in true } }

  /// Whether the code may assign something to a member of something. Of code that has been read it isn't known.
  ///
  /// - Parameter isMeant: is given the name of what the member is one of: `picker` for `self.picker?.delegate = self`; nil
  ///   where that is no plain name.
  package func mayAssign(to member: String, of isMeant: (String?) -> Bool) -> Bool {
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

extension UnsafeBufferPointer<UInt8> {
  /// Whether a name that holds some letters, and isn't another, stands before a call's brackets or braces, before type
  /// arguments, or before a member if it is a type's.
  fileprivate func calls(_ letters: StaticString, except other: StaticString) -> Bool {
    var rest = self[...]
    while let found = letters.place(in: rest) {
      let name = wordAround(found)
      rest = self[name.upperBound...]
      if beginsCall(rest, ofType: (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self[name.lowerBound])),
        !isMember(self[name], other)
      {
        return true
      }
    }
    return false
  }

  private func wordAround(_ place: Int) -> Range<Int> {
    var start = place
    while start > 0, ByteClass.table[Int(self[start - 1])] == .word { start -= 1 }
    return start..<(self[place...].firstIndex { ByteClass.table[Int($0)] != .word } ?? endIndex)
  }

  /// - Parameter ofType: whether a type stands before the rest, of which a member may be called.
  private func beginsCall(_ rest: Slice<Self>, ofType: Bool) -> Bool {
    guard let next = rest.first(where: { !ByteClass.table[Int($0)].isBlank }) else { return false }
    // A comment hides no call.
    return "({<?!/".utf8.contains(next) || ofType && next == UInt8(ascii: ".")
  }

  /// Whether a word of the text is a name, asked of something.
  private func isMember(_ word: Slice<Self>, _ name: StaticString) -> Bool {
    word.elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
      && word.startIndex > 0 && self[word.startIndex - 1] == UInt8(ascii: ".")
  }

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

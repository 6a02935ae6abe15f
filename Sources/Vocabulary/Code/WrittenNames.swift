// How a file's text writes a name, which takes less to see than to read its code.

/// How a file says a name as that of a member, the likeliest to make a value last.
enum MemberSpelling: Comparable {
  case absent
  /// As that of a value's: `order.name`.
  case ofValues
  /// Of a type's, but only behind `case` or a comma, as patterns do.
  case inPatterns
  /// Of a type's: `Kind.name`, or `.name` where the type is implied.
  case ofTypes
}

extension Project {
  /// How a file may say a name as that of a member. Where its text isn't known, it may say it in any way.
  func spelling(ofMember name: String, in file: Int) -> MemberSpelling {
    guard let text = text(of: file) else { return .ofTypes }
    return text.bytes.withUnsafeBufferPointer { bytes in
      var spelling = MemberSpelling.absent
      var start = 0
      while spelling < .ofTypes, let place = bytes.place(of: name, from: start) {
        spelling = max(spelling, bytes.spelling(ofMemberAt: place))
        start = place + name.utf8.count
      }
      return spelling
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a name stands next.
  fileprivate func place(of name: String, from start: Int) -> Int? {
    var name = name
    return name.withUTF8 { name in
      guard let first = name.first, var place = self[start...].firstIndex(of: first) else { return nil }
      while place + name.count <= count {
        let end = place + name.count
        let isWhole = (place == 0 || !isPartOfWord(place - 1)) && (end == count || !isPartOfWord(end))
        if isWhole, self[place..<end].elementsEqual(name) { return place }
        guard let next = self[(place + 1)...].firstIndex(of: first) else { return nil }
        place = next
      }
      return nil
    }
  }

  fileprivate func spelling(ofMemberAt place: Int) -> MemberSpelling {
    guard let period = lastVisible(before: place) else { return .absent }
    // A comment may stand between the period and the name.
    if self[period] == UInt8(ascii: "/") { return .ofTypes }
    if self[period] != UInt8(ascii: "."), isInLineComment(period) { return .ofTypes }
    guard self[period] == UInt8(ascii: "."), let end = lastVisible(before: period) else { return .absent }
    // Spaces stand before the period where a type is implied, or where a value stands on the line before.
    if end + 1 == period, !mayEndType(at: end) { return .ofValues }
    let isInPattern = self[end] == UInt8(ascii: ",") || isPartOfWord(end) && word(endingAt: end).elementsEqual("case".utf8)
    return isInPattern ? .inPatterns : .ofTypes
  }

  /// Whether what a member is asked of right there may be a type, or nothing at all: no name of a value, no call and the like.
  private func mayEndType(at end: Int) -> Bool {
    switch self[end] {
    case UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "."), UInt8(ascii: "\\"): return false
    // `make()`, `(Kind)`
    case UInt8(ascii: ")"): return end == 0 || self[end - 1] != UInt8(ascii: "(") && mayEndType(at: end - 1)
    // `Kind?`, `order!`, but also `order ?? .name`
    case UInt8(ascii: "?"), UInt8(ascii: "!"): return end == 0 || self[end - 1] == self[end] || mayEndType(at: end - 1)
    default:
      guard isPartOfWord(end), let first = word(endingAt: end).first else { return true }
      return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) || first >= 0x80
    }
  }

  /// Whether a comment may stand on the line as far as a place.
  private func isInLineComment(_ place: Int) -> Bool {
    let start = self[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return zip(self[start..<place], self[start..<place].dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: "/") }
  }

  private func word(endingAt end: Int) -> Slice<Self> {
    let start = self[...end].lastIndex { ByteClass.table[Int($0)] != .word }.map { $0 + 1 } ?? 0
    return self[start...end]
  }

  private func isPartOfWord(_ index: Int) -> Bool { ByteClass.table[Int(self[index])] == .word }

  /// The last byte before a place that is neither a space nor a backtick.
  private func lastVisible(before place: Int) -> Int? {
    self[..<place].lastIndex { ![.space, .newline, .backtick].contains(ByteClass.table[Int($0)]) }
  }
}

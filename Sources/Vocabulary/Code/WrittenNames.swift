// How a file's text writes a name, which takes less to see than to read its code.

/// How a file says a name as that of a member: `.name`.
enum MemberSpelling {
  case absent
  /// Only behind `case` or a comma, as patterns do.
  case inPatterns
  case plain
}

extension Project {
  /// How a file may say a name as that of a member. Where its text isn't known, it may say it in any way.
  func spelling(ofMember name: String, in file: Int) -> MemberSpelling {
    guard let text = text(of: file) else { return .plain }
    return text.bytes.withUnsafeBufferPointer { bytes in
      var spelling = MemberSpelling.absent
      var start = 0
      while spelling != .plain, let place = bytes.place(of: name, from: start) {
        start = place + name.utf8.count
        guard let period = bytes.lastVisible(before: place), bytes.isPeriod(at: period) else { continue }
        spelling = bytes.isInPattern(memberAt: period) ? .inPatterns : .plain
      }
      return spelling
    }
  }

  /// Whether a file may declare a function of a name. Initialisers and the like have none.
  func mayDeclare(function name: String, in file: Int) -> Bool {
    guard !["init", "deinit", "subscript"].contains(name), let text = text(of: file) else { return true }
    return text.bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while let place = bytes.place(of: name, from: start) {
        start = place + name.utf8.count
        guard let end = bytes.lastVisible(before: place) else { continue }
        if bytes[end] == UInt8(ascii: "/") || bytes[...end].ends(with: "func") { return true }
      }
      return false
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

  private func isPartOfWord(_ index: Int) -> Bool { ByteClass.table[Int(self[index])] == .word }

  /// The last byte before a place that is neither a space nor a backtick.
  fileprivate func lastVisible(before place: Int) -> Int? {
    self[..<place].lastIndex { ![.space, .newline, .backtick].contains(ByteClass.table[Int($0)]) }
  }

  /// Whether a byte is a period, or may end a comment behind one.
  fileprivate func isPeriod(at index: Int) -> Bool { self[index] == UInt8(ascii: ".") || self[index] == UInt8(ascii: "/") }

  /// Whether a member without a base stands behind `case` or a comma.
  fileprivate func isInPattern(memberAt period: Int) -> Bool {
    guard let end = lastVisible(before: period) else { return false }
    return self[end] == UInt8(ascii: ",") || self[...end].ends(with: "case")
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func ends(with text: StaticString) -> Bool {
    suffix(text.utf8CodeUnitCount).elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

// What code, and what other languages, call scenes, cells, xibs and images by: short texts.
extension Project {
  /// Whether some file of code says a name, as a text or as a word of its own, or may put it together; or another language does.
  ///
  /// - Parameter own: files that don't count.
  package func mayName(_ name: String, besidesCodeIn own: Set<Int> = []) -> Bool {
    guard name.utf8.count <= Word.longestQuoted, !name.contains("\\") else { return true }
    if areForeign(name) { return true }
    let words = [Word(name), Word(name).quoted] + name.parts.map { Word(String($0)).quoted }
    let naming = files(holdingAny: words).first { !own.contains($0) && !index.isBesideApp($0) && holds(anyOf: words, in: $0) }
    guard let naming else { return false }
    // Without that file's word it may not be named.
    see(Trace(file: naming))
    return true
  }

  /// Whether code may put a name together, or another language may say it, so that not each place is known that names it.
  ///
  /// - Parameter own: files that don't count.
  func mayPutTogether(_ name: String, besidesCodeIn own: Set<Int> = []) -> Bool {
    guard name.utf8.count <= Word.longestQuoted, !name.contains("\\"), !areForeign(name) else { return true }
    let parts = name.parts.map { Word(String($0)).quoted }
    return files(holdingAny: parts).contains { !own.contains($0) && !index.isBesideApp($0) && holds(anyOf: parts, in: $0) }
  }

  /// Whether code says a name nowhere but as a text, so that each place where it does is known.
  func isNamedByTextsAlone(_ name: String) -> Bool {
    guard name.utf8.count <= Word.longestQuoted, !name.contains("\\"), !areForeign(name) else { return false }
    let others = [Word(name)] + name.parts.map { Word(String($0)).quoted }
    return !files(holdingAny: others).contains { holds(anyOf: others, in: $0) }
  }

  /// The files that may say a name as a text.
  package func files(quoting name: String) -> [Int] { files(holdingAny: [Word(name).quoted]).filter { !index.isBesideApp($0) } }

  /// Whether files in other languages say all words of a name, or a storyboard or xib hands it to its objects.
  private func areForeign(_ name: String) -> Bool {
    if interfaces.texts.contains(name) { return true }
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return !words.isEmpty && words.allSatisfy { shared.foreignWords.contain(String($0)) }
  }
}

extension String {
  /// The beginnings and ends of a name by which code may put it together: `icon_` and `close` of `icon_close`, `step` of `step1`.
  fileprivate var parts: [Substring] {
    let cuts = indices.dropFirst().filter { index in
      let (left, right) = (self[self.index(before: index)], self[index])
      return !left.isLetter && !left.isNumber || !right.isLetter && !right.isNumber || left.isNumber != right.isNumber
    }
    return cuts.flatMap { [self[..<$0], self[$0...]] }.filter { part in part.contains { $0.isLetter } && part.count > 1 }
  }
}

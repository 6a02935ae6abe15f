// What code, and what other languages, call scenes, cells, xibs and images by: short texts.
extension Project {
  /// Whether some file of code says a name, as a text or as a word of its own, or may put it together; or another language does.
  ///
  /// - Parameter own: files that don't count.
  package func mayName(_ name: String, besidesCodeIn own: Set<Int> = []) -> Bool {
    guard name.utf8.count <= Word.longestQuoted, !name.contains("\\") else { return true }
    if areForeign(name) { return true }
    let texts = [Word(name).quoted] + name.parts.map { Word(String($0)).quoted }
    let naming = files(holdingAny: [Word(name)] + texts).first { file in
      !own.contains(file) && !index.isBesideApp(file) && (holds(anyOf: texts, in: file) || isWordForText(name, in: file))
    }
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
    let texts = name.parts.map { Word(String($0)).quoted }
    return !files(holdingAny: [Word(name)] + texts).contains { holds(anyOf: texts, in: $0) || isWordForText(name, in: $0) }
  }

  /// Whether a file says a name as a word that may stand for the text: a case of an enumeration, or what generated code calls
  /// so. The name of a function of the project's own is called, and says nothing.
  private func isWordForText(_ name: String, in file: Int) -> Bool {
    guard holds(anyOf: [Word(name)], in: file) else { return false }
    guard let places = namesFunction(name) ? self.places(of: Word(name), in: file) : nil else { return true }
    return places.contains { isForText($0, in: file) }
  }

  /// Whether a place where a function's name stands is none of the function's.
  func isForText(_ place: NamePlaces.Place, in file: Int) -> Bool {
    switch place.base {
    case .none:
      switch declaration(at: place.start, in: file)?.kind {
      case .enumCase, .header: true
      case .function, .property, .statements, nil: false
      }
    case .name(let base, isType: false): base != Word("self")
    case .name, .value, .unknown: true
    }
  }

  /// Whether a function of the project's own bears a name.
  func namesFunction(_ name: String) -> Bool {
    Word(declared: name) != nil && !code(ofFunctionsNamed: name).isEmpty
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

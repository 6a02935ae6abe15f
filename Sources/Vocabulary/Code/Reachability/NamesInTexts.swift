// What code, and what other languages, call scenes, cells, xibs and images by: short texts.
extension Project {
  /// Whether some file of code says a name, as a text or as a word of its own, or may put it together; or another language does.
  ///
  /// - Parameters:
  ///   - own: files that don't count.
  ///   - inParts: whether code may put it together.
  package func mayName(_ name: String, besidesCodeIn own: Set<Int> = [], inParts: Bool = true) -> Bool {
    guard name.utf8.count <= Word.longestQuoted, !name.contains("\\") else { return true }
    if areForeign(name) || mayNameByGeneratedWord(name) { return true }
    let parts = inParts ? name.parts.map { Word(String($0)).quoted } : []
    let naming = files(holdingAny: [Word(name), Word(name).quoted] + parts).first { file in
      guard !own.contains(file), !index.isBesideApp(file) else { return false }
      return holds(anyOf: parts, in: file) || quotes(name, in: file) || isWordForText(name, in: file)
    }
    guard let naming else { return false }
    // Without that file's word it may not be named.
    see(Trace(file: naming))
    return true
  }

  /// Whether a file says a name as a text, be it in a constant that some code names.
  private func quotes(_ name: String, in file: Int) -> Bool {
    guard holds(anyOf: [Word(name).quoted], in: file) else { return false }
    return places(quoting: name, in: file)?.contains { declaration(at: $0, in: file).map(mayName) ?? true } ?? true
  }

  /// Whether some code says the name of a constant, or what names something isn't one.
  func mayName(_ constant: Declaration) -> Bool {
    guard case .property(let property) = constant.kind, !property.isComputed, let word = Word(declared: property.name) else {
      return true
    }
    let kin = constant.type.map { Kin(of: $0, self) }
    return files(holdingAny: [word]).contains { file in
      uses(of: word, in: file)?.contains { use in
        use.declaration != constant && kin?.mayMean(use, isStatic: constant.isStatic) ?? true
      } ?? false
    }
  }

  /// Whether code may put a name together, or another language may say it, so that not each place is known that names it.
  ///
  /// - Parameter own: files that don't count.
  func mayPutTogether(_ name: String, besidesCodeIn own: Set<Int> = []) -> Bool {
    guard name.utf8.count <= Word.longestQuoted, !name.contains("\\"), !areForeign(name) else { return true }
    func files(quoting parts: [Substring]) -> [Int] {
      let words = parts.map { Word(String($0)).quoted }
      return self.files(holdingAny: words).filter { !own.contains($0) && !index.isBesideApp($0) && holds(anyOf: words, in: $0) }
    }
    return !files(quoting: name.parts).isEmpty || name.halves.contains { left, right in
      // What names end in is said by few texts.
      files(quoting: [right]).contains { holds(anyOf: [Word(String(left)).quoted], in: $0) }
    }
  }

  /// Whether code says a name nowhere but as a text, so that each place where it does is known.
  func isNamedByTextsAlone(_ name: String) -> Bool {
    guard name.utf8.count <= Word.longestQuoted, !name.contains("\\"), !areForeign(name), !mayNameByGeneratedWord(name) else {
      return false
    }
    let texts = name.parts.map { Word(String($0)).quoted }
    return !files(holdingAny: [Word(name)] + texts).contains { holds(anyOf: texts, in: $0) || isWordForText(name, in: $0) }
  }

  /// Whether a file says a name as a word that may stand for the text: a case of an enumeration, or what generated code calls
  /// so. The name of a function of the project's own is called, and says nothing; nor does that of a type within another, or of a
  /// structure or protocol, of which no scene, cell or image has its name.
  private func isWordForText(_ name: String, in file: Int) -> Bool {
    guard holds(anyOf: [Word(name)], in: file) else { return false }
    guard let places = places(of: Word(name), in: file) else { return true }
    let (isFunction, outer) = (namesFunction(name), index.outerTypes(ofThoseNamed: name))
    let isValueType = [.struct, .protocol].contains(type(named: name)?.kind)
    let quoted = places.contains { $0.base == .text } ? self.places(quoting: name, in: file) ?? [] : []
    return places.contains { place in
      // What is the whole text is told apart where texts are.
      if quoted.contains(where: { $0 < place.start && place.start <= $0 + Self.longestQuote }) { return false }
      if isValueType, isPlainName(place, in: file) { return false }
      return !isOfType(place, within: outer, in: file) && (!isFunction || isForText(place, in: file))
    }
  }

  /// Of a text on one line: `#"`.
  private static let longestQuote: UInt32 = 3

  /// Whether a name stands by itself, and isn't that of an enumeration's case.
  private func isPlainName(_ place: NamePlaces.Place, in file: Int) -> Bool {
    guard case .none = place.base, let declaration = declaration(at: place.start, in: file) else { return false }
    guard case .header = declaration.kind, let type = declaration.type else { return true }
    return index.entries[type].places.first.header.kind != .enum
  }

  /// Whether a place says a type within another, or declares it or a property that is called the same.
  private func isOfType(_ place: NamePlaces.Place, within outer: Set<Word>, in file: Int) -> Bool {
    switch place.base {
    case .name(let base, isType: true): return outer.contains(base)
    case .none where !outer.isEmpty:
      let declaration = declaration(at: place.start, in: file)
      if case .property = declaration?.kind { return declaration?.start == place.start }
      return declaration?.kind == .header
    case .none, .name, .value, .unknown, .text: return false
    }
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
    case .name, .value, .unknown, .text: true
    }
  }

  /// Whether a function of the project's own bears a name.
  func namesFunction(_ name: String) -> Bool {
    Word(declared: name) != nil && !code(ofFunctionsNamed: name).isEmpty
  }

  /// The files that may say a name as a text.
  package func files(quoting name: String) -> [Int] { files(holdingAny: [Word(name).quoted]).filter { !index.isBesideApp($0) } }

  /// Whether files in other languages say all words of a name, or a storyboard or xib hands it to its objects.
  package func areForeign(_ name: String) -> Bool {
    if interfaces.texts.contains(name) { return true }
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return !words.isEmpty && words.allSatisfy { shared.foreignWords.contain(String($0)) }
  }
}

extension String {
  /// What a name may be put together of where one file says both: `Home` and `ViewController`, as in `"\(page)ViewController"`.
  fileprivate var halves: [(Substring, Substring)] {
    indices.dropFirst().filter { self[$0].isUppercase && self[index(before: $0)].isLowercase }.map { (self[..<$0], self[$0...]) }
  }

  /// The beginnings and ends of a name by which code may put it together: `icon_` and `close` of `icon_close`, `step` of `step1`;
  /// not `Main` of `Main~`.
  fileprivate var parts: [Substring] {
    let cuts = indices.dropFirst().filter { index in
      let (left, right) = (self[self.index(before: index)], self[index])
      return !left.isLetter && !left.isNumber || !right.isLetter && !right.isNumber || left.isNumber != right.isNumber
    }
    let meant = cuts.filter { cut in
      [self[..<cut], self[cut...]].allSatisfy { part in part.contains { $0.isLetter || $0.isNumber } }
    }
    return meant.flatMap { [self[..<$0], self[$0...]] }.filter { part in part.contains { $0.isLetter } && part.count > 1 }
  }
}

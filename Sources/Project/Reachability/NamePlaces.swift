/// Where the names of a file's code stand, and what stands before them. Code that `#if` keeps for others isn't looked at.
package struct NamePlaces: Sendable {
  private var words: [UInt64] = []
  private var starts: [UInt32] = []
  private var kinds: [Kind] = []

  /// What a name is asked of.
  package enum Base: Sendable, Equatable {
    /// Of nothing: `name`.
    case none
    /// `base.name`, `base?.name`
    case name(Word, isType: Bool)
    /// Of the value of an expression: `make().name`, `names[0].name`.
    case value
    /// Of what can't be told, such as of a type that is implied: `.name`.
    case unknown
    /// It stands in a text that is nothing but a type's name, or a path to it.
    case text
  }

  /// What a base is: the name of one stands right before the name that is asked of it.
  private enum Kind: UInt8 {
    case none, typeName, name, value, unknown, text
  }

  package struct Place {
    package let start: UInt32
    package let base: Base
    /// What is asked of it in turn: `row` in `name.row`.
    package let member: Word?

    package init(start: UInt32, base: Base, member: Word? = nil) {
      self.start = start
      self.base = base
      self.member = member
    }
  }

  package init(_ bytes: [UInt8]) {
    words.reserveCapacity(bytes.count / 8)
    starts.reserveCapacity(bytes.count / 8)
    kinds.reserveCapacity(bytes.count / 8)
    bytes.withUnsafeBufferPointer { bytes in
      var tokens = CodeTokens(bytes)
      var sides = SidesOfTokens(bytes)
      var previous: CodeToken?
      var beforePrevious: CodeToken?
      while let token = tokens.next() {
        sides.pass(token)
        switch token.kind {
        case _ where sides.isDropped: break
        case .word: Word(token, in: bytes).map { add($0, token.start, NamePlaces.base(previous, beforePrevious, in: bytes)) }
        case .text:
          for name in bytes.names(inText: token) { add(Word(bytes, name.lowerBound, name.upperBound), name.lowerBound, .text) }
        default: break
        }
        // What unwraps a name stands between it and the dot.
        if NamePlaces.unwraps(token, previous, in: bytes) { continue }
        (previous, beforePrevious) = (token, previous)
      }
    }
    // There are as many of them as there are files, and none grows any more.
    (words, starts, kinds) = (Array(words[...]), Array(starts[...]), Array(kinds[...]))
  }

  /// - Parameters:
  ///   - dot: the token before a name.
  ///   - base: the one before that.
  private static func base(_ dot: CodeToken?, _ base: CodeToken?, in bytes: UnsafeBufferPointer<UInt8>) -> Base {
    guard let dot, bytes.isText(dot, ".") else { return .none }
    if let base, base.kind == .close { return .value }
    guard let base, bytes[base.end..<dot.start].allSatisfy(isUnwrapping), let word = Word(base, in: bytes) else { return .unknown }
    return .name(word, isType: (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(base.byte))
  }

  /// Whether a token is the `?` or `!` right behind a name or bracket.
  private static func unwraps(_ token: CodeToken, _ previous: CodeToken?, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard token.kind == .operator, let previous, previous.kind == .word || previous.kind == .close else { return false }
    return previous.end <= token.start && bytes[previous.end..<token.end].allSatisfy(isUnwrapping)
  }

  private static func isUnwrapping(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") }

  private mutating func add(_ word: Word, _ start: Int, _ base: Base) {
    kinds.append(kind(base))
    words.append(word.hash)
    starts.append(UInt32(start))
  }

  private func kind(_ base: Base) -> Kind {
    switch base {
    case .none: .none
    case .name(let name, let isType): name.hash != words.last ? .unknown : isType ? .typeName : .name
    case .value: .value
    case .unknown: .unknown
    case .text: .text
    }
  }

  private func base(of index: Int) -> Base {
    switch kinds[index] {
    case .none: .none
    case .typeName: .name(Word(hash: words[index - 1]), isType: true)
    case .name: .name(Word(hash: words[index - 1]), isType: false)
    case .value: .value
    case .unknown: .unknown
    case .text: .text
    }
  }

  private func member(of index: Int) -> Word? {
    guard index + 1 < words.count, [.typeName, .name].contains(kinds[index + 1]) else { return nil }
    return Word(hash: words[index + 1])
  }

  /// The places of one name, in order.
  package func places(of word: Word) -> [Place] {
    var found: [Place] = []
    for index in words.indices where words[index] == word.hash {
      found.append(Place(start: starts[index], base: base(of: index), member: member(of: index)))
    }
    return found
  }
}

extension Project {
  /// Where a name stands in a file; nil where the file's text isn't there to be searched.
  package func places(of word: Word, in file: Int) -> [NamePlaces.Place]? {
    tracer.see(file)
    if let known = namePlaces[file] { return known.places(of: word) }
    guard let text = text(of: file) else { return nil }
    guard shared.keeps(file) else { return NamePlaces(text.bytes).places(of: word) }
    let places = shared.searched.places(of: file) { NamePlaces(text.bytes) }
    namePlaces[file] = places
    return places.places(of: word)
  }

  /// Where a file's code says a name as a text, or as a part of one; nil where its text isn't there to be searched.
  package func places(quoting name: String, in file: Int) -> [UInt32]? {
    guard let text = text(of: file) else { return nil }
    let word = Word(name).quoted
    return text.bytes.withUnsafeBufferPointer { bytes in
      var places: [UInt32] = []
      var tokens = CodeTokens(bytes)
      while let token = tokens.next() {
        if bytes.quoted(by: token) == word { places.append(UInt32(token.start)) }
      }
      return places
    }
  }
}

/// Reads a document in XML, tag by tag.
///
/// What XML asks of every document it asks too: tags that match, attributes that are quoted and given once, entities
/// that mean something. A document type is passed over where one is allowed, as property lists have it, but never one
/// that declares something: it could give an entity any meaning, of any size.
struct MarkupReader {
  enum Tag {
    /// - Parameter offset: where its `<` stands.
    case opening(name: String, attributes: [String: String], offset: Int)
    case closing(name: String)
  }

  /// What stands beside and between tags, for those who need its places.
  struct Details {
    /// The attributes of the last opening tag.
    var attributes: [MarkupNode.Attribute] = []
    /// The text before the last tag, entities written out.
    var text: [UInt8] = []
    /// The comments so far, without the signs around them.
    var comments: [ByteRange] = []
  }

  var cursor: MarkupCursor
  /// Nil where nobody asks for them.
  var details: Details?
  private let path: String
  private let allowsDocumentType: Bool
  /// The names of the elements around this place.
  private var open: [String] = []
  /// Whether the last tag was `<a/>`, which closes what it opens.
  private var closesItself = false
  private var isAfterRoot = false

  /// - Parameters:
  ///   - bytes: valid UTF-8.
  ///   - details: what to note of it beside the tags, if anything.
  init(_ bytes: [UInt8], path: String, details: Details? = nil, allowsDocumentType: Bool = false) {
    cursor = MarkupCursor(bytes)
    self.path = path
    self.details = details
    self.allowsDocumentType = allowsDocumentType
  }

  /// The next tag; nil behind the last one, and where there is none at all.
  mutating func next() throws(Problem) -> Tag? {
    details?.text = []
    if closesItself {
      closesItself = false
      return close()
    }
    while try passText() {
      let start = cursor.offset
      if cursor.skip("<!--") {
        let text = cursor.offset
        try pass(through: "--")
        details?.comments.append(ByteRange(start: UInt32(text), end: UInt32(cursor.offset - "--".utf8.count)))
        guard cursor.skip(">") else { throw damage(.notUnderstood, at: cursor.offset) }
      } else if !open.isEmpty, cursor.skip("<![CDATA[") {
        let text = cursor.offset
        try pass(through: "]]>")
        details?.text += cursor.bytes[text..<cursor.offset - "]]>".utf8.count]
      } else if cursor.skip("<?") {
        try passInstruction(from: start)
      } else if cursor.stands("<!") {
        try passDocumentType(from: start)
      } else if cursor.skip("</") {
        return try closingTag(from: start)
      } else {
        return try openingTag(from: start)
      }
    }
    return nil
  }

  // MARK: Tags

  private mutating func openingTag(from start: Int) throws(Problem) -> Tag {
    if isAfterRoot { throw damage(.somethingFollows, at: start) }
    cursor.advance()
    guard let name = cursor.name() else { throw damage(.notUnderstood, at: start) }
    let attributes = try attributes()
    closesItself = cursor.skip("/")
    guard cursor.skip(">") else { throw damage(.notUnderstood, at: cursor.offset) }
    open.append(name)
    return .opening(name: name, attributes: attributes, offset: start)
  }

  private mutating func closingTag(from start: Int) throws(Problem) -> Tag? {
    guard let name = cursor.name(), name == open.last else { throw damage(.anotherIsClosed, at: start) }
    cursor.skipSpaces()
    guard cursor.skip(">") else { throw damage(.notUnderstood, at: cursor.offset) }
    return close()
  }

  private mutating func close() -> Tag? {
    let name = open.popLast()
    isAfterRoot = open.isEmpty
    return name.map { .closing(name: $0) }
  }

  // MARK: What lies between tags

  /// Moves to the next `<`.
  ///
  /// - Returns: whether there is one.
  private mutating func passText() throws(Problem) -> Bool {
    cursor.skipSpaces()
    if open.isEmpty {
      if isAfterRoot, !cursor.isAtEnd, !cursor.stands("<") { throw damage(.somethingFollows, at: cursor.offset) }
      let start = cursor.offset
      cursor.skip { $0 != UInt8(ascii: "<") }
      // A text without any tag isn't damaged XML, but none.
      if cursor.isAtEnd { return false }
      guard cursor.offset == start else { throw damage(.notUnderstood, at: start) }
      return true
    }
    while let byte = cursor.byte, byte != UInt8(ascii: "<") {
      if byte == UInt8(ascii: "&") {
        let character = try reference()
        details?.text += Array(String(character).utf8)
      } else if byte.isForbiddenInMarkup || cursor.stands("]]>") {
        throw damage(.notUnderstood, at: cursor.offset)
      } else {
        details?.text.append(byte)
        cursor.advance()
      }
    }
    if cursor.isAtEnd { throw damage(.endsEarly, at: cursor.offset) }
    return true
  }

  /// Passes `<?…?>`; the first of all may name the document's encoding.
  private mutating func passInstruction(from start: Int) throws(Problem) {
    guard let name = cursor.name() else { throw damage(.notUnderstood, at: start) }
    guard name.lowercased() == "xml" else { return try pass(through: "?>") }
    guard start == cursor.beginning else { throw damage(.notUnderstood, at: start) }
    let encoding = try attributes()["encoding"] ?? "UTF-8"
    guard cursor.skip("?>") else { throw damage(.notUnderstood, at: cursor.offset) }
    guard encoding.uppercased() == "UTF-8" else {
      throw problem("declares that its encoding is \(encoding)", at: 0, remedy: "save it as UTF-8")
    }
  }

  /// Passes `<!DOCTYPE …>`, if it only names the document's type.
  private mutating func passDocumentType(from start: Int) throws(Problem) {
    guard allowsDocumentType else {
      throw problem("has a document type, which Interface Builder doesn't write", at: start, remedy: "remove it")
    }
    guard open.isEmpty, !isAfterRoot, cursor.skip("<!DOCTYPE") else { throw damage(.notUnderstood, at: start) }
    cursor.skip { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "<") }
    if cursor.stands("[") {
      throw problem("has a document type that declares something", at: start, remedy: "remove what it declares")
    }
    guard cursor.skip(">") else { throw damage(.notUnderstood, at: cursor.offset) }
  }

  private mutating func pass(through end: StaticString) throws(Problem) {
    while !cursor.skip(end) {
      guard let byte = cursor.byte, !byte.isForbiddenInMarkup else { throw damage(.notUnderstood, at: cursor.offset) }
      cursor.advance()
    }
  }

  // MARK: Damage

  enum Damage: String {
    case anotherIsClosed = "another element than the last one is closed"
    case attributeTwice = "an attribute is given twice"
    case endsEarly = "it ends before all elements are closed"
    case noMeaning = "an entity has no meaning"
    case notUnderstood = "what stands here isn't understood"
    case somethingFollows = "something follows its last element"
  }

  func damage(_ damage: Damage, at offset: Int) -> Problem {
    let isEnd = cursor.isAtEnd
    let reason = isEnd ? Damage.endsEarly.rawValue : damage.rawValue
    let remedy = "mend it there, or restore it"
    return problem("isn't well-formed XML: \(reason)", at: isEnd ? cursor.offset : offset, remedy: remedy)
  }

  private func problem(_ message: String, at offset: Int, remedy: String) -> Problem {
    let position = LineTable(cursor.bytes).position(at: UInt32(offset))
    return Problem(file: path, position: position, message: message, remedy: remedy)
  }
}

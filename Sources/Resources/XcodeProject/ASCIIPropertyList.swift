/// A value of a property list in the old form of braces, in which Xcode writes its projects.
///
/// Foundation reads this form too, but it takes more than twice as long, since it makes strings of all that nobody asks for,
/// and of damage it tells only the line. Here texts stay where they stand in the file until somebody asks for one.
enum ASCIIPropertyList: Sendable {
  case text(Text)
  case array([ASCIIPropertyList])
  case dictionary([(key: Text, value: ASCIIPropertyList)])

  /// Where a text stands, without its quotes.
  struct Text: Sendable {
    let start: Int32
    let end: Int32
    /// Whether something in it stands for something else.
    let isEscaped: Bool
  }
}

/// Reads a whole property list in the old form.
struct ASCIIPropertyListReader {
  /// How deeply values may lie in each other. Projects come to six.
  private static let depthLimit = 64

  private let bytes: UnsafeBufferPointer<UInt8>
  private let path: String
  private let isTable: Bool
  private var offset = 0
  /// What stands in the comments of a table that were passed, between slashes and stars.
  private(set) var comments: [ByteRange] = []

  /// - Parameters:
  ///   - bytes: valid UTF-8.
  ///   - isTable: whether it is a table of strings, rather than a project.
  init(_ bytes: UnsafeBufferPointer<UInt8>, path: String, isTable: Bool = false) {
    self.bytes = bytes
    self.path = path
    self.isTable = isTable
    if bytes.starts(with: "\u{FEFF}".utf8) { offset = "\u{FEFF}".utf8.count }
  }

  /// - Throws: where it isn't well-formed.
  mutating func document() throws(Problem) -> ASCIIPropertyList {
    let value = try value(depth: 0)
    try skipSpaces()
    guard offset == bytes.count else { throw damage("something follows its value", at: offset) }
    return value
  }

  /// The entries of a table of strings, which are those of a dictionary without its braces.
  mutating func table() throws(Problem) -> [(key: ASCIIPropertyList.Text, value: ASCIIPropertyList)] {
    var entries: [(key: ASCIIPropertyList.Text, value: ASCIIPropertyList)] = []
    while true {
      try skipSpaces()
      if offset == bytes.count { return entries }
      entries.append(try entry(depth: 0))
    }
  }

  private mutating func value(depth: Int) throws(Problem) -> ASCIIPropertyList {
    guard depth < Self.depthLimit else { throw damage("its values are nested too deeply", at: offset) }
    try skipSpaces()
    switch byte {
    case UInt8(ascii: "{"): return .dictionary(try entries(depth))
    case UInt8(ascii: "("): return .array(try items(depth))
    default: return .text(try text())
    }
  }

  // MARK: Collections

  private mutating func entries(_ depth: Int) throws(Problem) -> [(key: ASCIIPropertyList.Text, value: ASCIIPropertyList)] {
    var entries: [(key: ASCIIPropertyList.Text, value: ASCIIPropertyList)] = []
    offset += 1
    while try !skip(UInt8(ascii: "}")) {
      entries.append(try entry(depth: depth))
    }
    return entries
  }

  private mutating func entry(depth: Int) throws(Problem) -> (key: ASCIIPropertyList.Text, value: ASCIIPropertyList) {
    let key = try text()
    guard try skip(UInt8(ascii: "=")) else { throw damage("an equals sign is missing", at: offset) }
    let value = try value(depth: depth + 1)
    guard try skip(UInt8(ascii: ";")) else { throw damage("a semicolon is missing", at: offset) }
    return (key, value)
  }

  private mutating func items(_ depth: Int) throws(Problem) -> [ASCIIPropertyList] {
    var items: [ASCIIPropertyList] = []
    offset += 1
    while try !skip(UInt8(ascii: ")")) {
      items.append(try value(depth: depth + 1))
      if try skip(UInt8(ascii: ",")) { continue }
      guard try skip(UInt8(ascii: ")")) else { throw damage("a comma is missing", at: offset) }
      break
    }
    return items
  }

  // MARK: Texts

  private mutating func text() throws(Problem) -> ASCIIPropertyList.Text {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quotedText() }
    let start = offset
    while let byte, Self.isPlain(byte) { offset += 1 }
    guard offset > start else { throw damage("no value stands here", at: start) }
    return ASCIIPropertyList.Text(start: Int32(start), end: Int32(offset), isEscaped: false)
  }

  private mutating func quotedText() throws(Problem) -> ASCIIPropertyList.Text {
    let quote = byte
    let start = offset + 1
    var isEscaped = false
    offset += 1
    while let byte, byte != quote {
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        offset += 1
      }
      offset += 1
    }
    guard offset < bytes.count else {
      offset = bytes.count
      throw damage("a text isn't closed", at: start - 1)
    }
    offset += 1
    return ASCIIPropertyList.Text(start: Int32(start), end: Int32(offset - 1), isEscaped: isEscaped)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch ByteClass.table[Int(byte)] {
    case .word: true
    default: byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
    }
  }

  // MARK: Places

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skip(_ sign: UInt8) throws(Problem) -> Bool {
    try skipSpaces()
    guard byte == sign else { return false }
    offset += 1
    return true
  }

  /// Passes spaces and comments.
  private mutating func skipSpaces() throws(Problem) {
    while let byte {
      if ByteClass.table[Int(byte)].isBlank {
        offset += 1
      } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") {
        while let byte = self.byte, byte != UInt8(ascii: "\n") { offset += 1 }
      } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Problem) {
    let start = offset
    offset += 2
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        if isTable { comments.append(ByteRange(start: UInt32(start + 2), end: UInt32(offset - 2))) }
        return
      }
      offset += 1
    }
    offset = bytes.count
    throw damage("a comment isn't closed", at: start)
  }

  private func damage(_ reason: String, at offset: Int) -> Problem {
    let reason = self.offset >= bytes.count ? "it ends before all is closed" : reason
    let position = LineTable(Array(bytes)).position(at: UInt32(min(offset, bytes.count)))
    let message = "isn't a well-formed \(isTable ? "table of strings" : "project"): \(reason)"
    return Problem(file: path, position: position, message: message, remedy: "mend it there, or restore it")
  }
}

/// A place in a document in XML, and the words that may stand there.
struct MarkupCursor {
  let bytes: [UInt8]
  private(set) var offset = 0
  /// Where the document begins: behind a byte-order mark.
  let beginning: Int

  /// - Parameter bytes: valid UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    beginning = bytes.starts(with: "\u{FEFF}".utf8) ? "\u{FEFF}".utf8.count : 0
    offset = beginning
  }

  /// The byte here, unless the document is at its end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func advance() { offset += 1 }

  func stands(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - offset >= count else { return false }
    for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Moves behind a text that stands here.
  mutating func skip(_ text: StaticString) -> Bool {
    guard stands(text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  /// - Returns: whether there were any.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = offset
    while let byte, byte.isMarkupSpace { offset += 1 }
    return offset > start
  }

  /// Moves behind all bytes of a kind.
  mutating func skip(while isWanted: (UInt8) -> Bool) {
    while let byte, isWanted(byte) { offset += 1 }
  }

  /// The name of an element, an attribute or an entity.
  mutating func name() -> String? {
    byte.map(\.canBeginMarkupName) == true ? word() : nil
  }

  /// Characters of which names may consist.
  mutating func word() -> String? {
    let start = offset
    skip(while: \.isMarkupName)
    return offset > start ? text(from: start) : nil
  }

  /// What was passed since an offset.
  func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}

extension UInt8 {
  var isMarkupSpace: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }

  /// Whether no document in XML may hold it.
  var isForbiddenInMarkup: Bool { self < UInt8(ascii: " ") && !isMarkupSpace }

  /// Letters of other alphabets aren't told from other characters.
  fileprivate var isMarkupName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  fileprivate var canBeginMarkupName: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): false
    default: isMarkupName
    }
  }
}

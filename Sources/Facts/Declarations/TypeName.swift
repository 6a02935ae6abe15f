/// The name of a type as the source writes it.
public struct TypeName: Sendable, Hashable, CustomStringConvertible {
  /// As written, without spaces around it.
  public let text: String
  /// The name alone: without optionality, `any`/`some`, module, attributes and generic arguments.
  /// Empty for tuples, functions, arrays and dictionaries.
  public let base: String

  /// Takes a type apart as the source writes it, without spaces around it.
  public init(_ text: String) {
    self.text = text
    base = TypeName.base(of: text)
  }

  public var description: String { text }

  /// Whether it is that of a function, or has one in it: `() -> Void`, `[() -> Void]`.
  package var namesFunction: Bool { text.contains("->") }

  /// Whether it is written as an optional: `String?`.
  package var isOptional: Bool { text.hasSuffix("?") }

  private static func base(of text: String) -> String {
    if let base = baseOfPlainName(text) { return base }
    if text.utf8.first == UInt8(ascii: "[") { return "" }
    let name = bare(text[...])
    guard let first = name.first, first.isLetter || first == "_" else { return "" }
    let plain = withoutGenericArguments(name)
    // An arrow, but not that of a generic argument.
    if plain.utf8.contains(UInt8(ascii: ">")) { return "" }
    return withoutFramework(plain)
  }

  /// The base of a name, a path of names, or an optional one, which most types are; nil for what has to be taken apart.
  private static func baseOfPlainName(_ text: String) -> String? {
    var isPath = false
    var end = text.utf8.count
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
        if end < index { return nil }
      case UInt8(ascii: "0")...UInt8(ascii: "9") where index > 0: if end < index { return nil }
      case UInt8(ascii: ".") where index > 0:
        if end < index { return nil }
        isPath = true
      case UInt8(ascii: "?") where index > 0, UInt8(ascii: "!") where index > 0: end = min(end, index)
      default: return nil
      }
    }
    let name = end == text.utf8.count ? text : String(text.utf8.prefix(end)) ?? text
    return isPath ? withoutFramework(name) : name
  }

  /// `UIButton` for `UIKit.UIButton`.
  private static func withoutFramework(_ name: String) -> String {
    guard let separator = name.utf8.firstIndex(of: UInt8(ascii: ".")),
      frameworks.contains(String(name[..<separator]))
    else { return name }
    return String(name[name.utf8.index(after: separator)...])
  }

  /// The element type of `[Element]`, `Array<Element>`, `Set<Element>` and `Range<Element>`, the value type of a dictionary.
  public var element: TypeName? {
    let trimmed = text.hasSuffix("?") || text.hasSuffix("!") ? text.dropLast() : text[...]
    for wrapper in ["Array<", "Set<", "Range<"] where trimmed.hasPrefix(wrapper) && trimmed.hasSuffix(">") {
      return TypeName(String(trimmed.dropFirst(wrapper.count).dropLast()))
    }
    guard trimmed.hasPrefix("["), trimmed.hasSuffix("]") else { return nil }
    let parts = TypeName.parts(of: trimmed.dropFirst().dropLast(), separatedBy: ":")
    guard let last = parts.last, parts.count <= 2 else { return nil }
    return TypeName(String(last))
  }

  /// What stands in its last angle brackets: `Cell` and `Item` in `CellRegistration<Cell, Item>`.
  public var genericArguments: [TypeName] {
    let name = TypeName.bare(text[...])
    guard name.hasSuffix(">"), let open = name.firstIndex(of: "<") else { return [] }
    let inner = name[name.index(after: open)...].dropLast()
    return TypeName.parts(of: inner, separatedBy: ",").map { TypeName(String($0)) }
  }

  /// The parts of a composition such as `A & B`, otherwise the name itself.
  public var composed: [TypeName] {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return [self] }
    let parts = TypeName.parts(of: TypeName.bare(text[...]), separatedBy: "&")
    return parts.count == 1 ? [self] : parts.flatMap { TypeName(String($0)).composed }
  }

  private static let frameworks: Set<String> = [
    "UIKit", "SwiftUI", "Foundation", "CoreGraphics", "Swift", "ObjectiveC", "_Concurrency", "QuartzCore", "WebKit",
    "MapKit",
  ]
}

// MARK: - Reading a type's text

extension TypeName {
  private static let prefixes: Set<Substring> = [
    "any", "some", "inout", "weak", "borrowing", "consuming", "sending", "isolated", "nonisolated",
  ]

  /// A type's text without the attributes and words before it, and without parentheses and optionality around it.
  private static func bare(_ text: Substring) -> Substring {
    var name = text
    while let space = name.firstIndex(of: " "), name.hasPrefix("@") || prefixes.contains(name[..<space]) {
      name = name[space...].drop { $0 == " " }
    }
    while name.hasSuffix("?") || name.hasSuffix("!") { name = name.dropLast() }
    guard name.hasPrefix("("), name.hasSuffix(")") else { return name }
    let inner = name.dropFirst().dropLast()
    let isOneType = parts(of: inner, separatedBy: ",").count == 1 && !inner.isEmpty && closesNothing(inner)
    return isOneType && !inner.contains("->") && !inner.contains(":") ? bare(inner) : name
  }

  /// Whether every parenthesis that the text closes is one that it opens.
  private static func closesNothing(_ text: Substring) -> Bool {
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return false }
    }
    return true
  }

  /// `Box.Inner` for `Box<Item>.Inner`.
  private static func withoutGenericArguments(_ name: Substring) -> String {
    var plain = ""
    var depth = 0
    var isArrow = false
    for character in name {
      if character == "<" { depth += 1 }
      if depth == 0 { plain.append(character) }
      if character == ">", depth > 0, !isArrow { depth -= 1 }
      isArrow = character == "-"
    }
    return plain
  }

  /// The text between separators outside any bracket, without the spaces around.
  private static func parts(of text: Substring, separatedBy separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ">" where text[..<index].last == "-": break
      case ")", "]", ">": depth -= 1
      case separator where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return (parts + [text[start...]]).map { part in
      Substring(String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
    }
  }
}

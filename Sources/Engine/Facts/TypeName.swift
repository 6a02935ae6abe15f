/// The name of a type as the source writes it.
public struct TypeName: Codable, Sendable, Hashable, CustomStringConvertible {
  /// As written, without spaces around it.
  public let text: String
  /// The name alone: without optionality, `any`/`some`, module, attributes and generic arguments.
  /// Empty for tuples, functions, arrays and dictionaries.
  public let base: String

  public init(_ text: String) {
    self.text = text
    base = TypeName.base(of: text)
  }

  public var description: String { text }

  private static func base(of text: String) -> String {
    var name = Substring(text)
    while let prefix = ["any ", "some ", "inout ", "weak ", "@escaping "].first(where: name.hasPrefix) {
      name = name.dropFirst(prefix.count)
    }
    while name.hasSuffix("?") || name.hasSuffix("!") { name = name.dropLast() }
    guard let first = name.first, first.isLetter || first == "_" else { return "" }
    if name.contains("->") { return "" }
    if let generic = name.firstIndex(of: "<") {
      name = name[..<generic]
    }
    if let separator = name.firstIndex(of: "."), TypeName.frameworks.contains(String(name[..<separator])) {
      name = name[name.index(after: separator)...]
    }
    return String(name)
  }

  /// The element type of `[Element]`, `Array<Element>` and `Set<Element>`, the value type of a dictionary.
  public var element: TypeName? {
    let trimmed = text.hasSuffix("?") || text.hasSuffix("!") ? String(text.dropLast()) : text
    for wrapper in ["Array<", "Set<"] where trimmed.hasPrefix(wrapper) && trimmed.hasSuffix(">") {
      return TypeName(String(trimmed.dropFirst(wrapper.count).dropLast()))
    }
    guard trimmed.hasPrefix("["), trimmed.hasSuffix("]") else { return nil }
    let inner = trimmed.dropFirst().dropLast()
    guard let colon = inner.lastIndex(of: ":") else { return TypeName(String(inner)) }
    return TypeName(inner[inner.index(after: colon)...].drop { $0 == " " }.description)
  }

  /// The parts of a composition such as `A & B`, otherwise the name itself.
  public var composed: [TypeName] {
    guard text.contains("&") else { return [self] }
    return text.split(separator: "&").map { part in
      TypeName(String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
    }
  }

  private static let frameworks: Set<String> = ["UIKit", "SwiftUI", "Foundation", "CoreGraphics", "Swift"]
}

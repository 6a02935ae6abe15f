import SymbolKit

/// What a typealias stands for, read from its declaration: a type, or several that are joined by `&`.
///
/// Anything else, such as a function or an optional, is nothing that a type could inherit from.
struct AliasedTypes {
  private(set) var references: [TypeReference] = []
  private var names: [String] = []
  private var identifier = ""
  /// How many `<` are open.
  private var depth = 0

  init(_ declaration: [SymbolGraph.Symbol.DeclarationFragments.Fragment]) {
    guard let equals = declaration.firstIndex(where: { $0.kind == .text && $0.spelling.hasSuffix("= ") }) else {
      return
    }
    for fragment in declaration[(equals + 1)...] {
      guard add(fragment) else {
        references = []
        return
      }
    }
    close()
  }

  /// - Returns: whether this can still become a type to inherit from.
  private mutating func add(_ fragment: SymbolGraph.Symbol.DeclarationFragments.Fragment) -> Bool {
    if fragment.kind == .text { return add(fragment.spelling) }
    guard depth == 0 else { return true }
    if fragment.kind == .typeIdentifier {
      names.append(fragment.spelling)
      identifier = fragment.preciseIdentifier ?? ""
      return true
    }
    return fragment.kind == .keyword && fragment.spelling == "any"
  }

  private mutating func add(_ text: String) -> Bool {
    for character in text {
      switch character {
      case "<": depth += 1
      case ">": depth -= 1
      case "&" where depth == 0: close()
      case ".", " ": break
      default: if depth == 0 { return false }
      }
    }
    return !text.contains("->")
  }

  private mutating func close() {
    if !names.isEmpty {
      references.append(TypeReference(identifier: identifier, fallback: names.joined(separator: ".")))
    }
    names = []
  }
}

/// A symbol's precise identifier, as far as it can be read without the symbol.
enum PreciseIdentifier {
  /// The name of the type, with its module where the identifier tells it: `UIViewController` for
  /// `c:objc(cs)UIViewController` and `s:So16UIViewControllerC`, `Kit.Cell` for `s:3Kit4CellC`.
  static func typeName(_ identifier: String) -> String? {
    for prefix in ["c:objc(cs)", "c:objc(pl)"] where identifier.hasPrefix(prefix) {
      return name(identifier.dropFirst(prefix.count))
    }
    if identifier.hasPrefix("c:@M@") { return exposed(identifier.dropFirst("c:@M@".count)) }
    if identifier.hasPrefix("s:") { return mangled(identifier.dropFirst(2)) }
    return nil
  }

  private static func name(_ text: Substring) -> String? {
    let isName = !text.isEmpty && text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    return isName ? String(text) : nil
  }

  /// `Kit.Cell` for `Kit@objc(cs)Cell`: a Swift class that Objective-C can see.
  private static func exposed(_ text: Substring) -> String? {
    guard let end = text.firstIndex(of: "@") else { return nil }
    for prefix in ["@objc(cs)", "@objc(pl)"] where text[end...].hasPrefix(prefix) {
      return name(text[end...].dropFirst(prefix.count)).map { "\(text[..<end]).\($0)" }
    }
    return nil
  }

  /// `Kit.Outer.Inner` for `3Kit5OuterO5InnerC`. What abbreviates words or has generic arguments stays unread.
  private static func mangled(_ text: Substring) -> String? {
    var rest = text
    var names: [String] = []
    if rest.hasPrefix("So") {
      rest = rest.dropFirst(2)
    } else if rest.hasPrefix("s") {
      rest = rest.dropFirst()
      names = ["Swift"]
    } else if let module = takeName(&rest) {
      names = [module]
    }
    let known = names.count
    while !rest.isEmpty {
      guard let name = takeName(&rest), let kind = rest.popFirst(), "CVOPa".contains(kind) else { return nil }
      names.append(name)
    }
    return names.count > known ? names.joined(separator: ".") : nil
  }

  /// Takes `Cell` from `4CellC`.
  private static func takeName(_ text: inout Substring) -> String? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.hasPrefix("0"), let count = Int(digits), count > 0 else { return nil }
    // The count is of bytes.
    let name = text.utf8.dropFirst(digits.utf8.count).prefix(count)
    guard name.count == count else { return nil }
    text = text[name.endIndex...]
    return String(Substring(name))
  }
}

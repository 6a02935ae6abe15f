/// Text within HTML, as it is, in an element or in the value of an attribute.
enum HTMLText {
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// One line of prose.
  static func prose(_ text: String) -> String { escaped(Printable.line(text)) }

  /// A path or an id, which may be broken where one of its parts ends.
  static func name(_ text: String) -> String {
    Printable.line(text).map { "/_".contains($0) ? "\($0)<wbr>" : escaped(String($0)) }.joined()
  }

  /// A line of code, with what would turn it around made visible.
  static func code(_ text: some StringProtocol) -> String {
    escaped(text.map { $0 == "\t" ? "    " : Printable.character($0) }.joined())
  }

  static func element(_ name: String, _ attributes: String = "", _ content: String) -> String {
    "<\(name)\(attributes.isEmpty ? "" : " \(attributes)")>\(content)</\(name)>"
  }
}

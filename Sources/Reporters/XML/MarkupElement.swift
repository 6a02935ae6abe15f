/// An XML document that is written the same on every system: attributes in the order given, two spaces of indentation.
struct MarkupElement {
  private let name: String
  private let attributes: [Attribute]
  private let content: Content

  typealias Attribute = (name: String, value: String)

  private enum Content {
    case elements([MarkupElement])
    case text(String)
  }

  init(_ name: String, _ attributes: [Attribute] = [], _ elements: [MarkupElement] = []) {
    self.name = name
    self.attributes = attributes
    content = .elements(elements)
  }

  init(_ name: String, _ attributes: [Attribute] = [], text: String) {
    self.name = name
    self.attributes = attributes
    content = .text(text)
  }

  /// The document, ending in a line break.
  var document: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &text, indentation: "")
    return text
  }

  private func write(to text: inout String, indentation: String) {
    text += "\(indentation)<\(name)"
    for attribute in attributes {
      text += " \(attribute.name)=\"\(Self.escaped(attribute.value, inAttribute: true))\""
    }
    switch content {
    case .elements(let elements) where elements.isEmpty:
      text += "/>\n"
    case .elements(let elements):
      text += ">\n"
      for element in elements { element.write(to: &text, indentation: indentation + "  ") }
      text += "\(indentation)</\(name)>\n"
    case .text(let value):
      text += ">\(Self.escaped(value, inAttribute: false))</\(name)>\n"
    }
  }

  /// The text with the characters that mean something to XML by their names, and those that it forbids made visible.
  private static func escaped(_ value: String, inAttribute: Bool) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"" where inAttribute: text += "&quot;"
      // As they stand, readers would make spaces or other line breaks of them.
      case "\n" where inAttribute, "\t" where inAttribute, "\r": text += "&#\(scalar.value);"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case "\u{00}"..<" ", "\u{FFFE}"..."\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// A JSON document that is written the same on every system: members in the order given, two spaces of indentation.
package indirect enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One name and its value in an object.
  package struct Member: Sendable, Equatable {
    package let name: String
    package let value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The document, ending in a line break.
  package var document: String {
    var text = ""
    write(to: &text, indentation: 0)
    return text + "\n"
  }

  private func write(to text: inout String, indentation: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += String(number)
    case .number(let number): text += Self.text(of: number)
    case .string(let string): Self.write(string, to: &text)
    case .array(let elements):
      Self.write(elements, between: "[", "]", to: &text, indentation) { element, text in
        element.write(to: &text, indentation: indentation + 1)
      }
    case .object(let members):
      Self.write(members, between: "{", "}", to: &text, indentation) { member, text in
        Self.write(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: indentation + 1)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element],
    between open: String,
    _ close: String,
    to text: inout String,
    _ indentation: Int,
    each: (Element, inout String) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += String(repeating: "  ", count: indentation + 1)
      each(element, &text)
    }
    if !elements.isEmpty {
      text += "\n" + String(repeating: "  ", count: indentation)
    }
    text += close
  }

  /// Whole numbers without a fraction; JSON knows neither infinity nor not-a-number.
  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map(String.init) ?? String(number)
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{00}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}"..."\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

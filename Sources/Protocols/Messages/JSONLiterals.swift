/// Messages as they are written by hand.
extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  package init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }

  package init(stringLiteral value: String) {
    self = .string(value)
  }

  package init(integerLiteral value: Int) {
    self = .integer(value)
  }

  package init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  package init(nilLiteral: ()) {
    self = .null
  }
}

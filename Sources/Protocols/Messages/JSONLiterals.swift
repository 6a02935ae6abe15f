/// Messages as they are written by hand.
extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  public init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }

  public init(stringLiteral value: String) {
    self = .string(value)
  }

  public init(integerLiteral value: Int) {
    self = .integer(value)
  }

  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  public init(nilLiteral: ()) {
    self = .null
  }
}

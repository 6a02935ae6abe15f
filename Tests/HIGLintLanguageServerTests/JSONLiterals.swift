import HIGLintProtocols

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

  /// What lies at the end of a path of names and indices.
  subscript(path: String...) -> JSON? {
    path.reduce(self as JSON?) { json, name in
      if let index = Int(name), case .array(let elements)? = json {
        return elements.indices.contains(index) ? elements[index] : nil
      }
      return json?[name]
    }
  }

  var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  /// The same with members of another added, within objects too.
  func merging(_ other: JSON) -> JSON {
    guard case .object(let left) = self, case .object(let right) = other else { return other }
    return .object(left.merging(right) { $0.merging($1) })
  }
}

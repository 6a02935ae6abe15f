import HIGLintProtocols

/// How tests look into messages.
extension JSON {
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

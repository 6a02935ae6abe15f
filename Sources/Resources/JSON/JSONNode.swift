/// A value of a document in JSON, and where it is written.
///
/// Foundation reads JSON without places, and a finding needs one.
struct JSONNode: Sendable {
  let kind: Kind
  let range: ByteRange

  enum Kind: Sendable {
    case string(String)
    case array([JSONNode])
    case object([(key: String, value: JSONNode)])
    /// A number, `true`, `false` or `null`.
    case other
  }

  /// The value of a key; the last one where it is given twice.
  subscript(key: String) -> JSONNode? {
    if case .object(let entries) = kind { entries.last { $0.key == key }?.value } else { nil }
  }

  var string: String? {
    if case .string(let string) = kind { string } else { nil }
  }

  var array: [JSONNode] {
    if case .array(let nodes) = kind { nodes } else { [] }
  }

  var isObject: Bool {
    if case .object = kind { true } else { false }
  }
}

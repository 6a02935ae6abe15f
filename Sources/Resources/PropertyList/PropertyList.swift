/// A property list, with the places of its keys and values. In the binary form these are all at its beginning.
public struct PropertyList: Sendable {
  /// Mostly a dictionary.
  public let root: Value

  /// A value, and where it is written.
  public struct Value: Sendable {
    /// What it is, with what it holds.
    public let kind: Kind
    /// All of its element.
    public let range: ByteRange
    /// What stands between its tags.
    public let content: ByteRange

    /// What a value is, and what it holds.
    public enum Kind: Sendable {
      /// `<string>`, entities written out.
      case string(String)
      /// `<true/>`, `<false/>`
      case flag(Bool)
      /// `<array>`, in its order.
      case array([Value])
      /// `<dict>`, in the order of the file.
      case dictionary([Entry])
      /// A number, a date, data.
      case other
    }

    /// Nil for a value of another kind.
    public var string: String? {
      if case .string(let string) = kind { string } else { nil }
    }

    /// A text counts that the system takes for a flag: `YES`. Nil for a value of another kind.
    public var flag: Bool? {
      switch kind {
      case .flag(let flag): flag
      case .string("YES"), .string("true"): true
      case .string("NO"), .string("false"): false
      default: nil
      }
    }

    /// Nil for a value of another kind.
    public var array: [Value]? {
      if case .array(let values) = kind { values } else { nil }
    }

    /// A dictionary's; none for a value of another kind.
    public var entries: [Entry] {
      if case .dictionary(let entries) = kind { entries } else { [] }
    }
  }

  /// A key and its value.
  public struct Entry: Sendable {
    /// As it is written, without the spaces around.
    public let key: String
    /// The key's element.
    public let keyRange: ByteRange
    /// What stands behind the key.
    public let value: Value
  }

  /// Those of the dictionary that it is.
  public var entries: [Entry] { root.entries }

  /// The entry of a key, if there is one.
  public func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

  /// The value of a key, if there is one.
  public subscript(key: String) -> Value? { entry(key)?.value }
}

extension PropertyList {
  /// - Throws: where the document isn't a property list.
  package init(_ document: MarkupDocument, path: String, lines: LineTable) throws(Problem) {
    let root = document.root
    guard root.name == "plist", root.children.count == 1, let value = root.children.first else {
      throw Problem(file: path, message: "isn't a property list", remedy: "restore it, or remove it")
    }
    self.root = try Value(value, path, lines)
  }
}

extension PropertyList.Value {
  fileprivate init(_ node: MarkupNode, _ path: String, _ lines: LineTable) throws(Problem) {
    range = node.extent
    content = node.content
    switch node.name {
    case "string": kind = .string(node.text)
    case "true": kind = .flag(true)
    case "false": kind = .flag(false)
    case "dict": kind = .dictionary(try Self.entries(node, path, lines))
    case "array":
      var values: [Self] = []
      for child in node.children { values.append(try Self(child, path, lines)) }
      kind = .array(values)
    default: kind = .other
    }
  }

  private static func entries(_ node: MarkupNode, _ path: String, _ lines: LineTable) throws(Problem) -> [PropertyList.Entry] {
    var entries: [PropertyList.Entry] = []
    var rest = node.children[...]
    while let key = rest.popFirst() {
      guard key.name == "key", let value = rest.popFirst(), value.name != "key" else {
        let position = lines.position(at: key.tag.start)
        let message = "a key without a value, or a value without a key"
        throw Problem(file: path, position: position, message: message, remedy: "mend it there")
      }
      entries.append(PropertyList.Entry(key: key.text, keyRange: key.extent, value: try Self(value, path, lines)))
    }
    return entries
  }
}

/// What a file says of itself before its first object.
struct InterfaceHeader {
  let system: InterfaceFacts.System

  /// - Throws: where the file is not XML that Interface Builder writes.
  init(_ bytes: [UInt8], path: String) throws(Problem) {
    var tags = StartTags(bytes)
    let root = tags.next()
    if let declaration = tags.declaration {
      throw Problem(
        file: path,
        position: LineTable(bytes).position(at: UInt32(declaration)),
        message: "has a document type, which Interface Builder doesn't write",
        remedy: "remove it"
      )
    }
    guard let root else {
      throw Problem(file: path, message: "holds no XML", remedy: "restore it, or remove it")
    }
    let prologue = String(decoding: bytes[..<root.lowerBound], as: UTF8.self)
    if let encoding = InterfaceHeader.value(of: "encoding", in: prologue), encoding.uppercased() != "UTF-8" {
      throw Problem(
        file: path,
        position: SourcePosition(line: 1, column: 1),
        message: "declares that its encoding is \(encoding)",
        remedy: "save it as UTF-8"
      )
    }
    let tag = String(decoding: bytes[root], as: UTF8.self)
    guard tag.dropFirst().first?.isLetter ?? false, tag.hasSuffix(">") else {
      let position = LineTable(bytes).position(at: UInt32(root.lowerBound))
      throw .notWellFormed(path, "what stands here isn't understood", at: position)
    }
    system = InterfaceHeader.system(tag)
  }

  private static func system(_ root: String) -> InterfaceFacts.System {
    guard root.hasPrefix("<document"), let runtime = value(of: "targetRuntime", in: root) else { return .unknown }
    return runtime.hasPrefix("iOS.") ? .iOS : .another
  }

  private static func value(of attribute: String, in tag: String) -> Substring? {
    for part in tag.split(whereSeparator: \.isWhitespace) where part.hasPrefix(attribute + "=") {
      let quoted = part.dropFirst(attribute.count + 1)
      guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
      return quoted.dropFirst().prefix { $0 != quote }
    }
    return nil
  }
}

extension Problem {
  /// - Parameter reason: a clause.
  static func notWellFormed(_ path: String, _ reason: String, at position: SourcePosition) -> Problem {
    Problem(
      file: path,
      position: position,
      message: "isn't well-formed XML: \(reason)",
      remedy: "mend it there, or restore it"
    )
  }
}

import HIGLintSyntax

/// The suppressions of a resource in XML, or of a table of strings.
///
/// A comment speaks of elements as one in code does of lines. Xcode drops comments when it saves a storyboard, but keeps
/// the note of an object: what stands there holds for that object and all in it.
struct ResourceSuppressions {
  let all: [Suppression]

  init(_ resource: Resource) {
    switch resource.content {
    case .interface(let document):
      all = ResourceSuppressions.comments(document.comments, resource, document.root.subjects)
        + ResourceSuppressions.notes(document.root, resource)
    case .propertyList:
      let document = try? MarkupDocument(resource.bytes, path: resource.path, allowsDocumentType: true)
      all = document.map { ResourceSuppressions.comments($0.comments, resource, $0.root.subjects) } ?? []
    case .strings(let document):
      all = ResourceSuppressions.comments(document.comments, resource, document.entries.map(\.extent))
    case .assetSet, .unread:
      all = []
    }
  }

  // MARK: Comments

  /// - Parameter elements: what a comment may speak of.
  private static func comments(_ ranges: [ByteRange], _ resource: Resource, _ elements: [ByteRange]) -> [Suppression] {
    ranges.flatMap { range in
      resource.statements(in: range).map { statement in
        Suppression(
          action: statement.action, rules: statement.rules, reason: statement.reason, range: statement.range,
          removal: nil, lines: lines(statement.action, of: range, elements, resource.lines)
        )
      }
    }
  }

  /// The lines that a comment speaks of: those of the whole element that follows it, or that ends before it.
  private static func lines(
    _ action: Suppression.Action, of comment: ByteRange, _ elements: [ByteRange], _ lines: LineTable
  ) -> ClosedRange<Int>? {
    switch action {
    case .disableNext: elements.first { $0.start > comment.end }.map(lines.lines)
    case .disablePrevious: elements.filter { $0.end < comment.start }.max { $0.end < $1.end }.map(lines.lines)
    case .disable, .enable, .disableThis, .disableFile, .unknown: lines.lines(comment)
    }
  }

  // MARK: Notes

  private static func notes(_ root: MarkupNode, _ resource: Resource) -> [Suppression] {
    var found: [Suppression] = []
    root.forEach { node, around in
      guard node["key"] == "userComments", let object = around.last(where: { $0["id"] != nil }) else { return }
      node.forEachText { range in
        found += resource.statements(in: range).map { statement in
          Suppression(
            action: statement.action.ofObject, rules: statement.rules, reason: statement.reason, range: statement.range,
            removal: nil, lines: resource.lines.lines(object.extent)
          )
        }
      }
    }
    return found
  }
}

extension Suppression.Action {
  /// In a note, whatever is disabled is disabled for the object.
  fileprivate var ofObject: Self {
    switch self {
    case .disable, .disableNext, .disableThis, .disablePrevious: .disableThis
    case .disableFile, .enable, .unknown: self
    }
  }
}

extension Resource {
  fileprivate func statements(in range: ByteRange) -> [SuppressionComment.Statement] {
    let text = String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    return SuppressionComment(text, at: Int(range.start), isDocumentation: false, isBlock: false).statements
  }
}

extension LineTable {
  fileprivate func lines(_ range: ByteRange) -> ClosedRange<Int> {
    let range = self.range(range)
    return range.start.line...range.end.line
  }
}

extension MarkupNode {
  fileprivate var subjects: [ByteRange] {
    var subjects: [ByteRange] = []
    forEachSubject { subjects.append($0) }
    return subjects
  }

  /// Visits what a comment may speak of, in the order of the beginnings: elements, and keys together with their values.
  fileprivate func forEachSubject(_ visit: (ByteRange) -> Void) {
    visit(extent)
    for (index, child) in children.enumerated() {
      if child.name == "key", index + 1 < children.count {
        visit(child.extent.through(children[index + 1].extent))
      } else {
        child.forEachSubject(visit)
      }
    }
  }

  /// Visits the pieces of an attributed text.
  fileprivate func forEachText(_ visit: (ByteRange) -> Void) {
    forEach { node, _ in
      if let content = node.attribute("content") { visit(content.valueRange) }
      if ["string", "mutableString"].contains(node.name), !node.text.isEmpty { visit(node.content) }
    }
  }
}

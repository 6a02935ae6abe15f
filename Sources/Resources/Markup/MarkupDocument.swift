/// A document in XML as a whole, with the places of all that stands in it.
public struct MarkupDocument: Sendable {
  /// The element around all others.
  public let root: MarkupNode
  /// The texts of its comments.
  public let comments: [ByteRange]

  /// - Parameters:
  ///   - bytes: well-formed UTF-8.
  ///   - allowsDocumentType: whether it may name its type, as property lists do.
  /// - Throws: where the document is damaged, or nested too deeply.
  package init(_ bytes: [UInt8], path: String, allowsDocumentType: Bool = false) throws(Problem) {
    var reader = MarkupReader(bytes, path: path, details: MarkupReader.Details(), allowsDocumentType: allowsDocumentType)
    var open: [MarkupNode] = []
    var root: MarkupNode?
    while let tag = try reader.next() {
      let text = reader.details?.text ?? []
      if let last = open.indices.last, !text.isEmpty { open[last].text += String(decoding: text, as: UTF8.self) }
      switch tag {
      case .opening(let name, _, let offset):
        guard open.count < InterfaceReader.depthLimit else { throw Problem.nestedTooDeeply(path, bytes, offset) }
        let range = ByteRange(start: UInt32(offset), end: UInt32(reader.cursor.offset))
        let attributes = reader.details?.attributes ?? []
        open.append(MarkupNode(name: name, attributes: attributes, tag: range, extent: range, text: "", children: []))
      case .closing:
        guard var node = open.popLast() else { continue }
        node.extent = ByteRange(start: node.tag.start, end: UInt32(reader.cursor.offset))
        node.text = String(node.text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        if let last = open.indices.last { open[last].children.append(node) } else { root = node }
      }
    }
    guard let root else { throw Problem(file: path, message: "holds no XML", remedy: "restore it, or remove it") }
    self.root = root
    comments = reader.details?.comments ?? []
  }
}

extension Problem {
  fileprivate static func nestedTooDeeply(_ path: String, _ bytes: [UInt8], _ offset: Int) -> Problem {
    let position = LineTable(bytes).position(at: UInt32(offset))
    let message = "its elements are nested too deeply to be read"
    return Problem(file: path, position: position, message: message, remedy: "take it apart")
  }
}

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An XML document as its readers see it.
final class MarkupTree {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var elements: [MarkupTree] = []
  fileprivate(set) var text = ""

  fileprivate init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The root, or nil for what isn't XML.
  static func parse(_ document: String) -> MarkupTree? {
    let parser = XMLParser(data: Data(document.utf8))
    let builder = MarkupTreeBuilder()
    parser.delegate = builder
    return parser.parse() ? builder.root.elements.first : nil
  }

  /// The elements of a name, at any depth.
  subscript(name: String) -> [MarkupTree] {
    elements.flatMap { ($0.name == name ? [$0] : []) + $0[name] }
  }
}

private final class MarkupTreeBuilder: NSObject, XMLParserDelegate {
  let root = MarkupTree("", [:])
  private lazy var open = [root]

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let element = MarkupTree(name, attributes)
    open.last?.elements.append(element)
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }
}

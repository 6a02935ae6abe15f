/// An element of a document in XML, with the places of all that it says.
public struct MarkupNode: Sendable {
  /// The tag's.
  public let name: String
  /// In the order in which they are written.
  public let attributes: [Attribute]
  /// Its opening tag.
  public let tag: ByteRange
  /// All of it, up to the end of its closing tag.
  public package(set) var extent: ByteRange
  /// The text right in it, without the spaces around, entities written out.
  public package(set) var text: String
  /// The elements right in it.
  public package(set) var children: [MarkupNode]

  /// One attribute, and where it is written.
  public struct Attribute: Sendable {
    /// Left of the `=`.
    public let name: String
    /// Entities written out.
    public let value: String
    /// From its name to the quote at its end.
    public let range: ByteRange
    /// What stands between the quotes.
    public let valueRange: ByteRange
  }

  /// The beginning of its tag: `<button`.
  public var nameRange: ByteRange {
    ByteRange(start: tag.start, end: tag.start + 1 + UInt32(name.utf8.count))
  }

  /// What stands between its tags.
  public var content: ByteRange {
    let end = extent.end - min(extent.end, UInt32("</>".utf8.count + name.utf8.count))
    return ByteRange(start: tag.end, end: max(tag.end, end))
  }

  /// What an attribute says, if it is given.
  public subscript(name: String) -> String? { attribute(name)?.value }

  /// An attribute with its places, if it is given.
  public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// Whether a switch is set to `YES` or `NO`; nil where it isn't given.
  public func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

  /// The first child of a name, and with a key where one is asked for.
  public func child(_ name: String, key: String? = nil) -> MarkupNode? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// The children of a name, in order.
  public func children(_ name: String) -> [MarkupNode] { children.filter { $0.name == name } }

  /// Calls a function with this element and each in it, and the elements around that one, the nearest last.
  public func forEach(around: [MarkupNode] = [], _ visit: (MarkupNode, [MarkupNode]) -> Void) {
    visit(self, around)
    let around = around + [self]
    for child in children { child.forEach(around: around, visit) }
  }
}

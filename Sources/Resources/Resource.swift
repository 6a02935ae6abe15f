/// A file beside the code as rules see it: all that stands in it, with places.
public struct Resource: Sendable {
  /// The path as the file was given to the linter.
  public let path: String
  /// What it holds, taken apart.
  public let content: Content
  /// Where lines begin, to turn bytes into lines and columns.
  public let lines: LineTable
  package let bytes: [UInt8]

  /// What a file holds, by its form.
  public enum Content: Sendable {
    /// A storyboard or xib.
    case interface(MarkupDocument)
    /// A property list in XML, or in the binary form.
    case propertyList(PropertyList)
    /// A set of an asset catalog, by its `Contents.json`.
    case assetSet(AssetSet)
    /// A table or catalog of an app's texts.
    case strings(StringsDocument)
    /// A form that isn't read, such as a property list in braces, or an interface for another system.
    case unread
  }

  /// The last part of its path.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension Resource {
  /// Whether people can look at its bytes, and change them.
  package var isText: Bool { !PropertyList.isBinary(bytes) }

  /// - Parameters:
  ///   - bytes: what the file holds.
  ///   - pictures: the beginning of the file of a picture that lies beside this one, by its name.
  /// - Throws: where the file is damaged.
  package init(_ bytes: [UInt8], path: String, pictures: (_ name: String) -> [UInt8]?) throws(Problem) {
    self.path = path
    self.bytes = bytes
    lines = LineTable(bytes)
    content = try Self.content(bytes, path: path, lines, pictures)
  }

  private static func content(
    _ bytes: [UInt8],
    path: String,
    _ lines: LineTable,
    _ pictures: (String) -> [UInt8]?
  ) throws(Problem) -> Content {
    if FileKind(path) == .interface {
      let system = try InterfaceFacts.System(bytes, path: path)
      if system == .another { return .unread }
      let document = try MarkupDocument(bytes, path: path)
      return system == .iOS ? .interface(document) : .unread
    }
    if ResourceKind(path: path) == .strings {
      return isUTF16(bytes) ? .unread : .strings(try StringsDocument(bytes, path: path))
    }
    guard path.hasSuffix(".plist") else { return .assetSet(try AssetSet(bytes, path: path, pictures: pictures)) }
    if PropertyList.isBinary(bytes) { return .propertyList(try PropertyList(binary: bytes, path: path)) }
    guard isXML(bytes) else { return .unread }
    return .propertyList(try PropertyList(MarkupDocument(bytes, path: path, allowsDocumentType: true), path: path, lines: lines))
  }

  /// Whether a text is written in UTF-16, as tables of strings once were.
  package static func isUTF16(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) }

  /// Whether a property list is written in XML, not in the binary form or the old one of braces.
  package static func isXML(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: "\u{FEFF}".utf8) ? bytes.dropFirst(3) : bytes[...]
    return text.first { !$0.isMarkupSpace } == UInt8(ascii: "<")
  }
}

/// What rules look at beside code.
public enum ResourceKind: Sendable {
  /// Storyboards and xibs for iOS.
  case interface
  /// An app's or extension's `Info.plist`.
  case propertyList
  /// A table of an app's texts in English, or a catalog of its texts that is written in English first.
  case strings
  /// An image of an asset catalog.
  case imageSet
  /// An app's icon in an asset catalog.
  case appIconSet
  /// A colour of an asset catalog.
  case colorSet

  /// What the file of a path is.
  package init?(path: String) {
    switch FileKind(path) {
    case .interface: self = .interface
    case .resource where path.hasSuffix(".plist"): self = .propertyList
    case .resource where path.hasSuffix("strings"): self = .strings
    case .resource where path.hasSuffix(".appiconset/Contents.json"): self = .appIconSet
    case .resource: self = path.hasSuffix(".colorset/Contents.json") ? .colorSet : .imageSet
    case .swift, .foreign, .project, nil: return nil
    }
  }
}

extension Resource {
  /// Of all that a finding in it may depend on: its bytes and, of a set, what is known of its pictures.
  package var contentHash: ContentHash {
    guard case .assetSet(let set) = content else { return ContentHash(bytes) }
    var hash = ContentHash.Builder()
    hash.combine(ContentHash(bytes))
    for entry in set.entries {
      hash.combine((entry.pixels ?? entry.drawn).map { "\($0.width)x\($0.height)" } ?? "")
      hash.combine(entry.hasClearCorner ? "clear" : "")
    }
    return hash.hash
  }
}

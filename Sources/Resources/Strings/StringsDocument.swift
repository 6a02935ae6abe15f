/// A table of an app's texts by their keys, in English, with the places of the texts.
public struct StringsDocument: Sendable {
  /// In the order of the file; those that have a plural of their own are left out.
  public let entries: [Entry]
  /// Its comments, which only a `.strings` has.
  public let comments: [ByteRange]

  /// A text, and where it is written.
  public struct Entry: Sendable {
    /// By what code asks for it.
    public let key: String
    /// As people read it, escapes written out.
    public let text: String
    /// What stands between its quotes. Where a catalog's key is the text itself, the beginning of what it says of that.
    public let range: ByteRange
    /// Whether that is the text, byte by byte.
    public let isPlain: Bool
    /// The key and the text.
    public let extent: ByteRange
  }
}

extension StringsDocument {
  /// - Parameters:
  ///   - bytes: valid UTF-8, of a `.strings` or `.xcstrings`.
  ///   - path: by whose end the form is told.
  /// - Throws: where the document is damaged.
  package init(_ bytes: [UInt8], path: String) throws(Problem) {
    if path.hasSuffix(".xcstrings") {
      entries = try Self.catalog(bytes, path)
      comments = []
    } else {
      let table = bytes.withUnsafeBufferPointer { bytes in Self.table(bytes, path) }
      (entries, comments) = try table.get()
    }
  }

  private static func table(_ bytes: UnsafeBufferPointer<UInt8>, _ path: String) -> Result<([Entry], [ByteRange]), Problem> {
    var reader = ASCIIPropertyListReader(bytes, path: path, isTable: true)
    do throws(Problem) {
      let table = try reader.table()
      let pairs = XcodeObject(.dictionary(table), bytes).pairs
      let entries = zip(table, pairs).compactMap { places, pair -> Entry? in
        guard case .text(let place) = places.value, let text = pair.value.text else { return nil }
        let range = ByteRange(start: UInt32(place.start), end: UInt32(place.end))
        let extent = ByteRange(start: UInt32(places.key.start), end: range.end)
        return Entry(key: pair.key, text: text, range: range, isPlain: !place.isEscaped, extent: extent)
      }
      return .success((entries, reader.comments))
    } catch {
      return .failure(error)
    }
  }

  private static func catalog(_ bytes: [UInt8], _ path: String) throws(Problem) -> [Entry] {
    var reader = JSONReader(bytes, path: path)
    let document = try reader.document()
    guard let language = document["sourceLanguage"]?.string, language == "en" || language.hasPrefix("en-"),
      case .object(let strings)? = document["strings"]?.kind
    else { return [] }
    return strings.compactMap { key, node in
      guard node["extractionState"]?.string != "stale" else { return nil }
      let own = node["localizations"]?[language]
      guard let own else {
        let start = ByteRange(start: node.range.start, end: node.range.start + 1)
        return Entry(key: key, text: key, range: start, isPlain: false, extent: node.range)
      }
      guard let value = own["stringUnit"]?["value"], let text = value.string, own["substitutions"] == nil else { return nil }
      let range = ByteRange(start: value.range.start + 1, end: value.range.end - 1)
      let isPlain = bytes[Int(range.start)..<Int(range.end)].elementsEqual(text.utf8)
      return Entry(key: key, text: text, range: range, isPlain: isPlain, extent: node.range)
    }
  }
}

/// A table of strings: texts by their keys, in one language or in several.
package struct StringsTable {
  /// The texts of each key that says something.
  let texts: [String: [String]]

  /// - Parameter bytes: those of a `.strings` or `.xcstrings`. Of what is damaged nothing is known.
  init(_ bytes: [UInt8], path: String) {
    let pairs = path.hasSuffix(".xcstrings") ? Self.catalog(bytes, path) : Self.table(Self.utf8(bytes), path)
    let telling = pairs.filter { !$0.text.allSatisfy(\.isWhitespace) }
    texts = Dictionary(grouping: telling, by: \.key).mapValues { $0.map(\.text) }
  }

  /// A table's bytes in UTF-8: they used to be kept in UTF-16.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index]) << (isBig ? 8 : 0) | UInt16(bytes[index + 1]) << (isBig ? 0 : 8)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func table(_ bytes: [UInt8], _ path: String) -> [(key: String, text: String)] {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = ASCIIPropertyListReader(bytes, path: path)
      guard let table = try? reader.table() else { return [] }
      return XcodeObject(.dictionary(table), bytes).pairs.compactMap { pair in pair.value.text.map { (pair.key, $0) } }
    }
  }

  private static func catalog(_ bytes: [UInt8], _ path: String) -> [(key: String, text: String)] {
    var reader = JSONReader(bytes, path: path)
    guard case .object(let strings)? = (try? reader.document())?["strings"]?.kind else { return [] }
    return strings.flatMap { key, entry -> [(key: String, text: String)] in
      guard case .object(let languages)? = entry["localizations"]?.kind else { return [] }
      return languages.compactMap { language in language.value["stringUnit"]?["value"]?.string.map { (key, $0) } }
    }
  }
}

/// An app's texts in English by the keys that code asks by, as its tables of strings say. They are read when somebody asks.
package struct AppTexts: Survey {
  package static let name = "texts"

  /// Of all that the tables hold.
  package let notes: ContentHash

  /// A text, and where it stands.
  package struct Entry: Sendable {
    package let text: String
    /// The path of the table.
    package let table: String
    /// Between its quotes.
    package let range: SourceRange
  }

  private let entries: [String: [Entry]]
  /// The keys that a generator makes one name of: `loginSignIn` of `login.sign_in`.
  private let keys: [String: [String]]

  package init(_ project: SharedProject, after earlier: EarlierSurvey<ContentHash>?) {
    var hash = ContentHash.Builder()
    var entries: [String: [Entry]] = [:]
    for table in project.tables where !project.index.isBesideApp(resourceAt: table.path) {
      guard let bytes = AppTexts.bytes(of: table) else { continue }
      hash.combine(table.path)
      hash.combine(ContentHash(bytes))
      guard let document = try? StringsDocument(bytes, path: table.path) else { continue }
      let lines = LineTable(bytes)
      for entry in document.entries {
        entries[entry.key, default: []].append(Entry(text: entry.text, table: table.path, range: lines.range(entry.range)))
      }
    }
    self.entries = entries
    keys = Dictionary(grouping: entries.keys, by: AppTexts.generated)
    notes = hash.hash
  }

  /// - Returns: nil for what can't be read.
  private static func bytes(of table: SourceInput) -> [UInt8]? {
    let reader = SourceReader()
    guard let bytes = try? reader.readBytes(table) else { return nil }
    return try? reader.read(SourceInput(path: table.path, contents: StringsTable.utf8(bytes)))
  }

  package func says(theSameAs earlier: ContentHash) -> Bool { notes == earlier }

  /// What a key stands for; nil where no table has it, or several say other things.
  package func entry(_ key: String) -> Entry? {
    guard let found = entries[key], let first = found.first, found.allSatisfy({ $0.text == first.text }) else { return nil }
    return first
  }

  /// What the key stands for of which a generator makes a name.
  ///
  /// - Parameter path: the name, and those that it stands in: `Login`, `signIn`.
  package func entry(generated path: [String]) -> Entry? {
    guard let found = keys[AppTexts.generated(path.joined())], found.count == 1 else { return nil }
    return entry(found[0])
  }

  /// What is left of a key in the name that is made of it: letters and digits, of whatever case.
  private static func generated(_ key: String) -> String {
    String(key.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
  }
}

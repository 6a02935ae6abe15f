/// What property lists and their tables of strings say of an app as a whole, read when somebody asks.
package final class AppSettings: Sendable {
  private let files: [SourceInput]
  private let tables = Once<[String: [String]]>()
  private let plurals = Once<Set<String>>()
  private let statusBar = Once<Bool>()
  private let fullScreen = Once<Bool?>()

  /// - Parameter files: property lists and tables of strings, among others.
  package init(_ files: [SourceInput]) {
    self.files = files
  }

  /// What tables of strings put in the place of a property list's text, in all languages.
  package func translations(ofKey key: String) -> [String] {
    tables.value {
      let own = files.filter { FileKind.isTableOfPropertyList($0.path) }
      return own.reduce(into: [:]) { all, file in
        let bytes = (try? SourceReader().readBytes(file)) ?? []
        all.merge(StringsTable(bytes, path: file.path).texts, uniquingKeysWith: +)
      }
    }[key] ?? []
  }

  /// Whether an app's text of a key has a plural of its own, in a `.stringsdict`.
  package func hasPlural(ofKey key: String) -> Bool {
    plurals.value {
      files.filter { $0.path.hasSuffix(".stringsdict") }.reduce(into: []) { keys, file in
        keys.formUnion(AppSettings.list(file)?.entries.map(\.key) ?? [])
      }
    }.contains(key)
  }

  /// Whether what controllers say of the status bar counts: all property lists that speak of it say so, or none does.
  ///
  /// - Parameter values: what build settings add to property lists.
  package func controllersDecideOnStatusBar(besides values: [XcodeTarget.Setting]) -> Bool {
    statusBar.value {
      let key = "UIViewControllerBasedStatusBarAppearance"
      let lists = files.filter { ResourceKind(path: $0.path) == .propertyList }
      let said = lists.compactMap { AppSettings.flag(key, in: $0) } + values.filter { $0.key == key }.map { $0.value == "YES" }
      return said.isEmpty || said.contains(true)
    }
  }

  /// Whether all property lists of apps for touch screens ask for all of the screen; nil where there is none.
  package var requireFullScreen: Bool? {
    fullScreen.value {
      let lists = files.filter { ResourceKind(path: $0.path) == .propertyList }.compactMap(AppSettings.list)
      let said = lists.filter { $0.entry("LSRequiresIPhoneOS") != nil }.map { $0["UIRequiresFullScreen"]?.flag ?? false }
      return said.isEmpty ? nil : !said.contains(false)
    }
  }

  private static func flag(_ key: String, in file: SourceInput) -> Bool? { list(file)?[key]?.flag }

  /// - Returns: nil for what can't be read, or isn't a property list.
  private static func list(_ file: SourceInput) -> PropertyList? {
    guard let bytes = try? SourceReader().readBytes(file) else { return nil }
    if PropertyList.isBinary(bytes) { return try? PropertyList(binary: bytes, path: file.path) }
    guard Resource.isXML(bytes),
      let document = try? MarkupDocument(bytes, path: file.path, allowsDocumentType: true)
    else { return nil }
    return try? PropertyList(document, path: file.path, lines: LineTable(bytes))
  }
}

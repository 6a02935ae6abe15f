/// How folders, files, types and members are called that only the app's own developers see.
enum DevelopersName {
  /// Whether a name says that the app as people have it doesn't show this: `DebugMenu`, `debugSection`,
  /// `DeveloperSettings`. A developer alone may be anyone: the maker of an app in a store.
  static func isIn(_ name: some StringProtocol) -> Bool {
    guard beginnings.contains(where: { name.utf8.holds($0) }) else { return false }
    let words = Set(name.split { !$0.isLetter }.flatMap { NameWords.of($0) })
    return words.contains("debug") || words.contains("developer") && !words.isDisjoint(with: theirs)
  }

  private static let beginnings = [Array("ebug".utf8), Array("eveloper".utf8)]
  private static let theirs: Set<String> = ["menu", "mode", "options", "screen", "settings", "tools"]
}

extension Sequence where Element == UInt8, Self: Collection {
  /// Whether some bytes occur one after the other.
  fileprivate func holds(_ bytes: [UInt8]) -> Bool {
    var rest = self[...]
    while let start = rest.firstIndex(of: bytes[0]) {
      rest = rest[start...]
      if rest.starts(with: bytes) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

extension ProjectCode {
  /// Whether, by its own name or its type's, it makes what only the app's own developers see.
  var isForDevelopers: Bool {
    [function?.name, property?.name, type?.name].contains { $0.map(DevelopersName.isIn) ?? false }
  }
}

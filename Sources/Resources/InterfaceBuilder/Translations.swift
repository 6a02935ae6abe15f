/// Files that say the same in several languages: `Base.lproj/Main.storyboard` beside `fr.lproj/Main.storyboard`.
enum Translations {
  /// One file of each such group, the one that the others are made from, all in the order of their paths.
  static func removed(from files: [InterfaceFacts]) -> [InterfaceFacts] {
    let groups = Dictionary(grouping: files) { place(of: $0.path) }
    return groups.values.compactMap { $0.min(by: isBefore) }.sorted { $0.path < $1.path }
  }

  /// The path with the language left open.
  private static func place(of path: String) -> [Substring] {
    folders(path).map { $0.hasSuffix(".lproj") ? "lproj" : $0 }
  }

  private static func isBefore(_ left: InterfaceFacts, _ right: InterfaceFacts) -> Bool {
    (rank(left.path), left.path) < (rank(right.path), right.path)
  }

  private static func rank(_ path: String) -> Int {
    switch folders(path).last(where: { $0.hasSuffix(".lproj") }) {
    case nil, "Base.lproj": 0
    case "en.lproj", "English.lproj": 1
    default: 2
    }
  }

  private static func folders(_ path: String) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: false)
  }
}

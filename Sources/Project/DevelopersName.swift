/// How folders, files, types and members are called that only the app's own developers see.
package enum DevelopersName {
  /// Whether a name says that the app as people have it doesn't show this: `DebugMenu`, `debugSection`,
  /// `DeveloperSettings`. A developer alone may be anyone: the maker of an app in a store.
  package static func isIn(_ name: some StringProtocol) -> Bool {
    let text = String(name)
    guard letters.contains(where: { $0.stands(in: text) }) else { return false }
    let words = Set(name.split { !$0.isLetter }.flatMap { NameWords.of($0) })
    return words.contains("debug") || words.contains("developer") && !words.isDisjoint(with: theirs)
  }

  private static let letters: [StaticString] = ["debug", "developer"]
  private static let theirs: Set<String> = ["menu", "mode", "options", "screen", "settings", "tools"]
}

extension ProjectType {
  /// Whether it, or a type around it, only shows other views to their developer.
  package var isForPreviews: Bool { isKind(of: "PreviewProvider") || enclosing?.isForPreviews ?? false }
}

/// The names and labels that the expressions of one file use, each kept once.
final class NameTable {
  private var names: Set<String> = []
  /// What lies in a string itself, in bytes: there is nothing to share of it.
  private static let short = 15

  /// The name, in the one copy that all who use it share.
  func shared(_ name: String) -> String {
    name.utf8.count <= NameTable.short ? name : names.insert(name).memberAfterInsert
  }
}

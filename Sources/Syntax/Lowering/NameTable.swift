/// The names and labels that the expressions of one file use, each kept once.
final class NameTable {
  private var names: Set<String> = []

  /// The name, in the one copy that all who use it share.
  func shared(_ name: String) -> String {
    names.insert(name).memberAfterInsert
  }
}

/// What another module declares, as far as a project's types may inherit from it.
///
/// Of its code nothing is known: only its types, and what they inherit from and conform to.
public struct ModuleFacts: Sendable, Hashable {
  /// The module's name, as `import` names it.
  public let name: String
  /// Where that was read, to be named in reports.
  public let path: String
  /// Declarations, and extensions of other modules' types. Names in their inheritance clauses begin with their module.
  public let types: [TypeHeader]

  package init(name: String, path: String, types: [TypeHeader]) {
    self.name = name
    self.path = path
    self.types = types
  }
}

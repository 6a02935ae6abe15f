extension ProjectType {
  /// Whether its code, or that of a type that it inherits from, uses one of some names: of a variable, a member, or a
  /// function that it calls.
  public func speaks(of names: Set<String>) -> Bool {
    ([self] + ancestors).contains { $0.contains(.mention(of: names)) }
  }

  /// Whether the type, one that it inherits from, or one that inherits from it has a method of that full name.
  package func familyHas(_ signature: String) -> Bool {
    family.contains { !$0.functions(signature).isEmpty }
  }
}

extension ProjectCode {
  /// Whether, by its own name or its type's, it makes what only the app's own developers see.
  package var isForDevelopers: Bool {
    [function?.name, property?.name, type?.name].contains { $0.map(DevelopersName.isIn) ?? false }
  }
}

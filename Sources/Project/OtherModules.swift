extension ModuleFacts {
  /// What is left of the module beside a project's own sources: nothing of a module that the project declares itself,
  /// of which a graph may be of yesterday.
  func without(_ files: [FileOutline]) -> ModuleFacts {
    let declared = Set(files.filter(lies).flatMap(\.types).filter { $0.kind != .extension }.map(\.name))
    return ModuleFacts(name: name, path: path, types: types.filter { !declared.contains($0.name) })
  }

  /// Whether a file is the module's: packages and projects name the folders of their modules after them.
  private func lies(_ file: FileOutline) -> Bool {
    file.path.split(separator: "/").dropLast().contains { $0 == name }
  }
}

extension ModuleFacts {
  /// The modules whose types it extends or inherits from: their names stand in front.
  fileprivate var namedModules: [String] {
    let names = types.flatMap(\.inherited).map(\.text) + types.filter { $0.kind == .extension }.map(\.name)
    return Set(names.filter { $0.contains(".") }.map { String($0.prefix { $0 != "." }) }).sorted()
  }
}

extension FileOutline {
  /// Another module, as if it were a file of declarations.
  convenience init(_ module: ModuleFacts) {
    self.init(
      path: module.path,
      imports: module.namedModules,
      reexports: [],
      types: module.types,
      functions: [],
      variables: [],
      manifest: nil
    )
  }
}

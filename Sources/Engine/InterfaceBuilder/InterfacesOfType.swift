extension ProjectType {
  /// The objects of this class, and of those that inherit from it, that storyboards and xibs set up.
  ///
  /// Of several classes of one name, an object is of the one whose file is nearest in the tree of folders.
  public var interfaceElements: [InterfaceElement] {
    ([self] + descendants).flatMap { type in
      project.interfaces.elements(of: type.name).filter { type.isNearest(to: $0.file) }
    }
  }

  private func isNearest(to file: InterfaceFacts) -> Bool {
    guard project.names.hasNamesakes(name) else { return true }
    let others = project.types.filter { $0.name == name && $0.kind != .extension && $0 != self }
    let distance = nearness(to: file)
    return others.allSatisfy { $0.nearness(to: file) < distance }
  }

  private func nearness(to file: InterfaceFacts) -> Int {
    project.files[entry.home].path.sharedFolders(with: file.path)
  }
}

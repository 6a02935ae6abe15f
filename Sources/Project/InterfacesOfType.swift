extension ProjectType {
  /// The objects of this class, and of those that inherit from it, that storyboards and xibs set up.
  ///
  /// Of several classes of one name, an object is of the one whose file is nearest in the tree of folders; where two
  /// are as near as each other, of either.
  public var interfaceElements: [InterfaceElement] {
    ([self] + descendants).flatMap(\.ownInterfaceElements)
  }

  /// The objects of this very class.
  package var ownInterfaceElements: [InterfaceElement] {
    guard graphModule == nil else { return [] }
    return project.interfaces.elements(of: name).filter { isNearest(to: $0.file) }
  }

  private func isNearest(to file: InterfaceFacts) -> Bool {
    func distance(_ index: Int) -> Int {
      -project.files[project.index.entries[index].home].path.sharedFolders(with: file.path)
    }
    let namesakes = project.index.names.declared(name).filter { project.index.entries[$0].home < project.files.count }
    return namesakes.allSatisfy { distance($0) >= distance(index) }
  }
}

extension Project {
  /// The classes of a name that the project declares in Swift; nil where there is none, and nothing is known of their code.
  package func classes(named name: String) -> [ProjectType]? {
    let found = index.names.declared(name).filter { index.entries[$0].home < files.count }
    return found.isEmpty ? nil : found.map { ProjectType(project: self, index: $0) }
  }
}

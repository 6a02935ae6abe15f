extension ProjectType {
  /// The objects of this class, and of those that inherit from it, that storyboards and xibs set up.
  ///
  /// Of several classes of one name, an object is of the one whose file is nearest in the tree of folders.
  public var interfaceElements: [InterfaceElement] {
    ([self] + descendants).flatMap { type in
      project.interfaces.elements(of: type.name).filter { element in
        type.isNearest(to: element.file)
      }
    }
  }

  private func isNearest(to file: InterfaceFacts) -> Bool {
    let folder = file.path.lastIndex(of: "/").map { file.path[..<$0] } ?? ""
    return project.names.index(of: name, inside: "", near: folder, project.entries, project.files) == index
  }
}

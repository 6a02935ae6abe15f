extension Project {
  /// Whether the app is made in one language alone: none of the projects of Xcode names another. Without such a project,
  /// nothing is known.
  public var isOfOneLanguage: Bool {
    let projects = index.build.projects
    return !projects.isEmpty && projects.allSatisfy { project in
      // `English` is what `en` was called once.
      Set(project.knownRegions).subtracting(["Base", "English"]).count <= 1
    }
  }
}

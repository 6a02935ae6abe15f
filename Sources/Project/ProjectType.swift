/// One type of the project: its declaration and extensions in every file, and its ancestors as far as they are known.
public struct ProjectType: Hashable {
  /// The project that declares it.
  public let project: Project
  package let index: Int

  package init(project: Project, index: Int) {
    self.project = project
    self.index = index
  }

  public static func == (left: ProjectType, right: ProjectType) -> Bool { left.index == right.index }

  public func hash(into hasher: inout Hasher) { hasher.combine(index) }

  package var entry: TypeEntry { project.index.entries[index] }

  /// The name with those of the types around it.
  public var name: String { entry.name }

  /// The name alone: `Inner` for `Outer.Inner`.
  public var lastName: String { TypeNames.last(name) }

  /// The kind of its declaration; `extension` for a type of another module.
  public var kind: TypeHeader.Kind { entry.places.first.header.kind }

  /// The files that declare or extend it.
  public var files: [Int] { entry.places.map(\.file).filter { $0 < project.files.count } }

  /// The module whose symbol graph declares it, where its code isn't known.
  public var graphModule: String? {
    entry.home < project.files.count ? nil : project.index.visibility.modules[entry.home]
  }

  /// Where its declaration names it, or the first extension where no file declares it.
  public var nameRange: ByteRange { project.nameRange(of: entry.places.first) }

  /// The generic parameters of its declaration.
  public var generics: [GenericParameter] { entry.places.first.header.generics }

  /// The type around it, if it is nested in one.
  public var enclosing: ProjectType? { entry.enclosing.map { ProjectType(project: project, index: $0) } }
}

extension Project {
  /// Where the name of a declaration or extension stands. What the project was told of it without places tells its file.
  package func nameRange(of place: TypeEntry.Place) -> ByteRange {
    guard place.header.isWithoutPlace, place.file < files.count else { return place.header.nameRange }
    return load(place.file).types[place.position].facts.header.nameRange
  }
}

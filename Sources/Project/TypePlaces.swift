/// A declaration or extension of a type, and where it stands.
public struct TypePlace: Sendable {
  /// What stands before the members there.
  public let header: TypeHeader
  /// The index of its file among the project's files; nil where only a symbol graph tells of it.
  public let file: Int?
  /// The module that it belongs to, where that is known.
  public let module: String?
}

extension ProjectType {
  /// What declares and extends the type, in sources and symbol graphs: the declaration first, if it is known.
  public var places: [TypePlace] {
    entry.places.map { place in
      TypePlace(
        header: place.header,
        file: place.file < project.files.count ? place.file : nil,
        module: project.index.visibility.modules[place.file]
      )
    }
  }

  /// Whether a person may mean the type by a name: its full one or the end of it, with or without its module.
  public func answers(to name: String) -> Bool {
    let module = places.first?.module.map { "\($0).\(self.name)" }
    return [self.name, module].compactMap { $0 }.contains { $0 == name || $0.hasSuffix(".\(name)") }
  }
}

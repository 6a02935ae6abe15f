/// One type, and the places that declare or extend it.
struct TypeEntry: Sendable {
  let name: String
  /// In file order, the declaration itself before its extensions.
  var places: [Place]
  /// The index of the type around it.
  private(set) var enclosing: Int?
  /// Functions and properties by name: the indices of their place and within it.
  private(set) var functions: [String: [Member]] = [:]
  private(set) var properties: [String: Member] = [:]

  struct Member: Sendable {
    let place: Int
    let index: Int
  }

  init(name: String, places: [Place]) {
    self.name = name
    self.places = places
  }

  struct Place: Sendable {
    let file: Int
    let facts: TypeFacts
  }

  /// The file of the declaration, or of the first extension.
  var home: Int { places.first?.file ?? 0 }

  /// Whether the project declares the type, rather than only extending another module's.
  var isDeclared: Bool { places.first.map { $0.facts.kind != .extension } ?? false }

  /// Joins declarations and extensions by name.
  ///
  /// Where several types bear one name (an app for two systems, a sample beside a library), an extension belongs
  /// to the one whose file is nearest in the tree of folders.
  static func merge(_ files: [FileFacts]) -> [TypeEntry] {
    var entries: [TypeEntry] = []
    var byName: [String: [Int]] = [:]
    var extensions: [Place] = []
    for (file, facts) in files.enumerated() {
      for type in facts.types {
        let place = Place(file: file, facts: type)
        if type.kind == .extension {
          extensions.append(place)
        } else {
          byName[type.name, default: []].append(entries.count)
          entries.append(TypeEntry(name: type.name, places: [place]))
        }
      }
    }
    for place in extensions {
      let candidates = byName[place.facts.name] ?? []
      if let nearest = nearest(to: place.file, candidates, entries, files) {
        entries[nearest].places.append(place)
      } else {
        if candidates.isEmpty { byName[place.facts.name] = [entries.count] }
        entries.append(TypeEntry(name: place.facts.name, places: [place]))
      }
    }
    for index in entries.indices {
      entries[index].indexMembers()
      entries[index].enclosing = entries[index].name.enclosingName.flatMap { name in
        nearest(to: entries[index].home, byName[name] ?? [], entries, files)
      }
    }
    return entries
  }

  private mutating func indexMembers() {
    for (place, found) in places.enumerated() {
      for (index, function) in found.facts.functions.enumerated() {
        functions[function.name, default: []].append(Member(place: place, index: index))
      }
      for (index, property) in found.facts.properties.enumerated() where properties[property.name] == nil {
        properties[property.name] = Member(place: place, index: index)
      }
    }
  }

  /// Of several entries, the one whose home shares most of its path with a file.
  private static func nearest(
    to file: Int,
    _ candidates: [Int],
    _ entries: [TypeEntry],
    _ files: [FileFacts]
  ) -> Int? {
    guard candidates.count > 1 else { return candidates.first }
    if let own = candidates.first(where: { entries[$0].home == file }) { return own }
    guard candidates.count <= TypeNames.mostNamesakes else { return nil }
    let path = files[file].path
    return candidates.max { left, right in
      path.sharedFolders(with: files[entries[left].home].path) < path.sharedFolders(with: files[entries[right].home].path)
    }
  }
}

extension String {
  /// `Outer` for `Outer.Inner`.
  fileprivate var enclosingName: String? {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) }
  }
}

extension StringProtocol {
  /// How many leading folders two paths have in common.
  func sharedFolders(with other: some StringProtocol) -> Int {
    var shared = 0
    for (left, right) in zip(utf8, other.utf8) {
      guard left == right else { return shared }
      if left == UInt8(ascii: "/") { shared += 1 }
    }
    return shared
  }
}

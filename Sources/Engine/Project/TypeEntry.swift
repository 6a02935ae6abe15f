/// One type, and the places that declare or extend it.
struct TypeEntry: Sendable {
  let name: String
  /// In file order, the declaration itself before its extensions.
  var places: [Place]

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
        byName[place.facts.name] = [entries.count]
        entries.append(TypeEntry(name: place.facts.name, places: [place]))
      }
    }
    return entries
  }

  /// Of several entries, the one whose home shares most of its path with a file.
  private static func nearest(
    to file: Int,
    _ candidates: [Int],
    _ entries: [TypeEntry],
    _ files: [FileFacts]
  ) -> Int? {
    guard candidates.count > 1 else { return candidates.first }
    let path = files[file].path
    return candidates.max { left, right in
      path.sharedFolders(with: files[entries[left].home].path) < path.sharedFolders(with: files[entries[right].home].path)
    }
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

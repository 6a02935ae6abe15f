/// One type, and the places that declare or extend it.
package struct TypeEntry: Sendable {
  package let name: String
  /// In file order, the declaration itself before its extensions.
  package var places: [Place]
  /// The index of the type around it.
  package fileprivate(set) var enclosing: Int?

  init(name: String, places: [Place]) {
    self.name = name
    self.places = places
  }

  package struct Place: Sendable {
    package let file: Int
    /// Its place among the types of the file.
    let position: Int
    package let header: TypeHeader
  }

  /// The same type, where the lines of files have moved.
  ///
  /// - Parameter moved: the outlines of those files as they are now.
  func moved(by moved: [Int: FileOutline]) -> TypeEntry {
    guard places.contains(where: { moved[$0.file] != nil }) else { return self }
    var entry = self
    entry.places = places.map { place in
      guard let outline = moved[place.file] else { return place }
      return Place(file: place.file, position: place.position, header: outline.types[place.position])
    }
    return entry
  }

  /// The file of the declaration, or of the first extension.
  package var home: Int { places.first?.file ?? 0 }

  /// Whether the type's declaration is known, not only extensions of it.
  package var isDeclared: Bool { places.first.map { $0.header.kind != .extension } ?? false }

  /// Whether a type may name it behind its colon. A project's structure of that name is never meant there: `struct Tea: App`
  /// is SwiftUI's.
  package var mayBeInherited: Bool {
    ![.struct, .enum, .actor].contains(places.first?.header.kind)
  }

  /// Whether only code of its own file can name it.
  var isPrivate: Bool { places.first?.header.isPrivate ?? false }

  /// Joins declarations and extensions by name.
  ///
  /// Where several types bear one name (in two modules, in an app for two systems, in a sample beside a library), an
  /// extension belongs to the one that its file sees and that is nearest.
  static func merge(_ files: [FileOutline], _ visibility: Visibility) -> [TypeEntry] {
    var merging = TypeMerging(visibility)
    for (file, outline) in files.enumerated() {
      for (position, type) in outline.types.enumerated() where type.kind != .extension {
        merging.declare(Place(file: file, position: position, header: type))
      }
    }
    for (file, outline) in files.enumerated() {
      for (position, type) in outline.types.enumerated() where type.kind == .extension {
        merging.extend(Place(file: file, position: position, header: type))
      }
    }
    return merging.finished
  }
}

/// Gathers the places of each type.
private struct TypeMerging {
  private let visibility: Visibility
  private var entries: [TypeEntry] = []
  /// Declared types.
  private var byName = NumbersByName()
  /// Types that are only extended.
  private var unknown: [String: Int] = [:]

  init(_ visibility: Visibility) {
    self.visibility = visibility
  }

  /// A type that a file declares twice it declares on both sides of `#if`.
  mutating func declare(_ place: TypeEntry.Place) {
    if let other = byName.last(place.header.name), entries[other].home == place.file {
      return entries[other].places.append(place)
    }
    byName.add(entries.count, to: place.header.name)
    entries.append(TypeEntry(name: place.header.name, places: [place]))
  }

  /// Where no type of that name is seen, it is one of a module that isn't known, the same for all who extend it.
  mutating func extend(_ place: TypeEntry.Place) {
    let name = withoutModule(place.header.name, from: place.file)
    if let entry = entry(named: name, from: place.file, 8) ?? unknown[name] {
      entries[entry].places.append(place)
    } else {
      unknown[name] = entries.count
      entries.append(TypeEntry(name: name, places: [place]))
    }
  }

  /// `Cell` for `Kit.Cell`, where `Kit` is a module.
  private func withoutModule(_ name: String, from file: Int) -> String {
    guard !byName.contains(name), let separator = name.firstIndex(of: "."),
      visibility.sees(module: String(name[..<separator]), from: file)
    else { return name }
    return String(name[name.index(after: separator)...])
  }

  /// The type that an extension's name means: an alias stands for the type behind it.
  private func entry(named name: String, from file: Int, _ depth: Int) -> Int? {
    guard let found = nearest(byName[name] ?? [], to: file) else { return nil }
    guard let declared = entries[found].places.first?.header, declared.kind == .typealias, depth > 0,
      declared.inherited.count == 1, let target = declared.inherited.first?.base, target != name
    else { return found }
    return entry(named: target, from: entries[found].home, depth - 1) ?? found
  }

  var finished: [TypeEntry] {
    var finished = entries
    for index in finished.indices {
      finished[index].enclosing = finished[index].name.enclosingName.flatMap { name in
        nearest(byName[name] ?? [], to: finished[index].home) ?? unknown[name]
      }
    }
    return finished
  }

  private func nearest(_ candidates: [Int], to file: Int) -> Int? {
    guard candidates.count <= TypeNames.mostCandidates else { return nil }
    let seen = candidates.filter { visibility.sees(entries[$0].home, from: file) }
    guard seen.count > 1 else { return seen.first }
    guard seen.count <= TypeNames.mostNamesakes else { return nil }
    let ranked = seen.map { (index: $0, nearness: visibility.nearness(of: entries[$0].home, to: file)) }
    return ranked.max { ($0.nearness, $1.index) < ($1.nearness, $0.index) }?.index
  }
}

extension String {
  /// `Outer` for `Outer.Inner`.
  fileprivate var enclosingName: String? {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) }
  }
}

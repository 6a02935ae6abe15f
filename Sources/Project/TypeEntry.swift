/// One type, and the places that declare or extend it.
package struct TypeEntry: Sendable {
  package let name: String
  /// In file order, the declaration itself before its extensions.
  package fileprivate(set) var places: Places
  private var enclosingNumber: Int32 = -1

  init(name: String, place: Place) {
    self.name = name
    places = Places(first: place)
  }

  /// The index of the type around it.
  package fileprivate(set) var enclosing: Int? {
    get { enclosingNumber < 0 ? nil : Int(enclosingNumber) }
    set { enclosingNumber = newValue.map { Int32($0) } ?? -1 }
  }

  package struct Place: Sendable {
    private let fileNumber: Int32
    private let positionNumber: Int32
    package let header: TypeHeader

    init(file: Int, position: Int, header: TypeHeader) {
      fileNumber = Int32(file)
      positionNumber = Int32(position)
      self.header = header
    }

    package var file: Int { Int(fileNumber) }

    /// Its place among the types of the file.
    var position: Int { Int(positionNumber) }
  }

  /// One place or more. Most types have one, which takes no room of its own.
  package struct Places: Sendable, RandomAccessCollection {
    package fileprivate(set) var first: Place
    fileprivate var others: [Place] = []

    init(first: Place) {
      self.first = first
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { others.count + 1 }
    package subscript(index: Int) -> Place { index == 0 ? first : others[index - 1] }
  }

  /// The same type, where the lines of files have moved.
  ///
  /// - Parameter moved: the outlines of those files as they are now.
  func moved(by moved: [Int: FileOutline]) -> TypeEntry {
    guard places.contains(where: { moved[$0.file] != nil }) else { return self }
    var entry = self
    entry.places.first = places.first.moved(by: moved)
    entry.places.others = places.others.map { $0.moved(by: moved) }
    return entry
  }

  /// The file of the declaration, or of the first extension.
  package var home: Int { places.first.file }

  /// Whether the type's declaration is known, not only extensions of it.
  package var isDeclared: Bool { places.first.header.kind != .extension }

  /// Whether a type may name it behind its colon. A project's structure of that name is never meant there: `struct Tea: App`
  /// is SwiftUI's.
  package var mayBeInherited: Bool {
    ![.struct, .enum, .actor].contains(places.first.header.kind)
  }

  /// Whether only code of its own file can name it.
  var isPrivate: Bool { places.first.header.isPrivate }

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

extension TypeEntry.Place {
  fileprivate func moved(by moved: [Int: FileOutline]) -> TypeEntry.Place {
    guard let outline = moved[file] else { return self }
    return TypeEntry.Place(file: file, position: position, header: outline.types[position])
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
      return entries[other].places.others.append(place)
    }
    byName.add(entries.count, to: place.header.name)
    entries.append(TypeEntry(name: place.header.name, place: place))
  }

  /// Where no type of that name is seen, it is one of a module that isn't known, the same for all who extend it.
  mutating func extend(_ place: TypeEntry.Place) {
    let name = withoutModule(place.header.name, from: place.file)
    if let entry = entry(named: name, from: place.file, 8) ?? unknown[name] {
      entries[entry].places.others.append(place)
    } else {
      unknown[name] = entries.count
      entries.append(TypeEntry(name: name, place: place))
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
    let declared = entries[found].places.first.header
    guard declared.kind == .typealias, depth > 0, declared.inherited.count == 1,
      let target = declared.inherited.first?.base, target != name
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

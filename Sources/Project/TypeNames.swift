/// Finds a type by the name that code uses for it.
package final class TypeNames: Sendable {
  /// Of more types than this that bear one name, none is taken to be meant: they would all have to be compared each time.
  static let mostNamesakes = 32
  /// Of more types than this, not even which of them are seen is asked.
  static let mostCandidates = 1024

  private let entries: [TypeEntry]
  private let visibility: Visibility
  private let full: NumbersByName
  /// Types within others by their last names.
  private let inner: NumbersByName
  private let imported: Set<String>
  /// For each module that is known, its types.
  private let modules: Set<String>
  /// Nil until it is known which targets build which files.
  private let ownModule: OwnModule?

  init(_ entries: [TypeEntry], _ files: [FileOutline], _ visibility: Visibility) {
    self.entries = entries
    self.visibility = visibility
    imported = files.reduce(into: []) { $0.formUnion($1.imports) }
    modules = visibility.modules.reduce(into: []) { modules, module in
      if let module { modules.insert(module) }
    }
    var full = NumbersByName()
    var inner = NumbersByName()
    for (index, entry) in entries.enumerated() {
      full.add(index, to: entry.name)
      let last = TypeNames.last(entry.name)
      if last != entry.name { inner.add(index, to: last) }
    }
    self.full = full
    self.inner = inner
    ownModule = nil
  }

  /// The same, where it is known which files are compiled as one module.
  init(_ other: TypeNames, _ ownModule: OwnModule) {
    entries = other.entries
    visibility = other.visibility
    full = other.full
    inner = other.inner
    imported = other.imported
    modules = other.modules
    self.ownModule = ownModule
  }

  /// Whether any type bears a name, within another or not.
  private func isKnown(_ last: String) -> Bool { full.contains(last) || inner.contains(last) }

  /// - Parameters:
  ///   - place: the full name of the type in which the name is used.
  ///   - file: the file of that use, which tells types of one name apart. Where neither is known, the last part of a
  ///     name will do.
  func index(of name: String, inside place: String, from file: Int?) -> Int? {
    guard !name.isEmpty, isKnown(TypeNames.last(name)) else { return nil }
    var scope = place[...]
    while !scope.isEmpty {
      if let found = choose(full["\(scope).\(name)"], from: file) { return found }
      scope = scope.utf8.lastIndex(of: UInt8(ascii: ".")).map { scope[..<$0] } ?? ""
    }
    if let found = choose(full[name], from: file) ?? nestedElsewhere(name, from: file) { return found }
    if place.isEmpty, file == nil, let found = byEnd(name) { return found }
    return qualified(name, from: file)
  }

  /// The only type of that name, nested by an extension in one that the file sees. Swift finds such members without an
  /// import of the extension's own module, as long as another file of the module has one.
  private func nestedElsewhere(_ name: String, from file: Int?) -> Int? {
    guard let candidates = full[name], candidates.count == 1, let only = candidates.first,
      let separator = name.lastIndex(of: "."), entries[only].isDeclared, !entries[only].isPrivate,
      choose(full[String(name[..<separator])], from: file) != nil
    else { return nil }
    return only
  }

  /// The one type whose full name ends like this.
  private func byEnd(_ name: String) -> Int? {
    let last = TypeNames.last(name)
    let candidates = ((full[last] ?? []) + (inner[last] ?? [])).sorted()
    let named = candidates.filter { name == entries[$0].name || entries[$0].name.hasSuffix(".\(name)") }
    let matching = visible(named, from: nil)
    return matching.count == 1 ? matching.first : nil
  }

  /// The one type of a full name, wherever it is asked for.
  func index(ofWhole name: String) -> Int? { choose(full[name], from: nil) }

  /// The type nested in another of which that is the full name.
  func nested(_ name: String, in outer: String, from file: Int?) -> Int? {
    choose(full["\(outer).\(name)"], from: file)
  }

  /// `Base` for `App.Base`, where `App` is a module that is known, or one that no file imports and no type is called:
  /// the project's own.
  private func qualified(_ name: String, from file: Int?) -> Int? {
    guard let separator = name.firstIndex(of: ".") else { return nil }
    let module = String(name[..<separator])
    let candidates = full[String(name[name.index(after: separator)...])]
    if modules.contains(module) {
      return choose(candidates?.filter { visibility.modules[entries[$0].home] == module }, from: file)
    }
    guard !imported.contains(module), !isKnown(module) else { return nil }
    return choose(candidates, from: file)
  }

  /// The types that are declared by a full name, in every module.
  package func declared(_ name: String) -> [Int] {
    (full[name] ?? []).filter { entries[$0].isDeclared }
  }

  /// The types within others that have a name.
  package func nested(_ name: String) -> [Int] { (inner[name] ?? []).filter { entries[$0].isDeclared } }

  /// Whether several types bear a name.
  func hasNamesakes(_ name: String) -> Bool { declared(name).count > 1 }

  /// The declared types that a file sees; where there are none, a type that is only extended.
  private func visible(_ candidates: [Int], from file: Int?) -> [Int] {
    guard candidates.count <= TypeNames.mostCandidates else { return [] }
    let declared = candidates.filter { index in
      guard entries[index].isDeclared else { return false }
      guard let file else { return true }
      let home = entries[index].home
      return visibility.sees(home, from: file) && (home == file || !entries[index].isPrivate)
    }
    return declared.isEmpty ? candidates.filter { !entries[$0].isDeclared } : declared
  }

  private func choose(_ candidates: [Int]?, from file: Int?) -> Int? {
    guard let candidates else { return nil }
    let visible = visible(candidates, from: file)
    guard visible.count > 1 else { return visible.first }
    guard let file, visible.count <= TypeNames.mostNamesakes else { return nil }
    let own = visible.filter { ownModule?.holds(entries[$0].home, with: file) ?? false }
    let ranked = (own.isEmpty ? visible : own).map { ($0, visibility.nearness(of: entries[$0].home, to: file)) }
    guard let best = ranked.map(\.1).max() else { return nil }
    let nearest = ranked.filter { $0.1 == best }
    return nearest.count == 1 ? nearest.first?.0 : nil
  }

  /// `Inner` for `Outer.Inner`.
  package static func last(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.index(after: $0)...]) } ?? name
  }
}

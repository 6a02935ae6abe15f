/// Which files are compiled as one module: code means its own module's types before those of others that bear the same name.
struct OwnModule: Sendable {
  let visibility: Visibility
  let membership: TargetMembership

  /// Whether a file is compiled wherever another one is; nil where that isn't known.
  func holds(_ declaring: Int, with file: Int) -> Bool? {
    if declaring == file { return true }
    if let module = visibility.modules[declaring], let own = visibility.modules[file] { return module == own }
    let (path, own) = (visibility.path(of: declaring), visibility.path(of: file))
    let (targets, ownTargets) = (membership.targets(ofSourceAt: path), membership.targets(ofSourceAt: own))
    if !targets.isEmpty, !ownTargets.isEmpty {
      return targets.isSuperset(of: ownTargets) ? true : targets.isDisjoint(with: ownTargets) ? false : nil
    }
    // A package builds the one, a project of Xcode the other.
    if targets.isEmpty != ownTargets.isEmpty, visibility.modules[targets.isEmpty ? declaring : file] != nil { return false }
    guard let part = membership.partOfManifest(around: path), let ownPart = membership.partOfManifest(around: own) else { return nil }
    return part == ownPart
  }
}

extension ProjectIndex {
  /// Whether code in a file may see a type: a private one is seen in its own file alone.
  package func maySee(_ type: Int, from file: Int) -> Bool {
    !entries[type].isPrivate || entries[type].places.contains { $0.file == file }
  }

  /// Whether code in a file may mean a type by its name alone: not where the file's own module has another of that name, and
  /// this one lies in a module beside it.
  package func mayMean(_ type: Int, namedIn file: Int) -> Bool {
    let entry = entries[type]
    guard entry.enclosing == nil, names.hasNamesakes(entry.name) else { return true }
    let ownModule = OwnModule(visibility: visibility, membership: membership)
    guard ownModule.holds(entry.home, with: file) == false else { return true }
    return !names.declared(entry.name).contains { other in
      other != type && !entries[other].isPrivate && ownModule.holds(entries[other].home, with: file) == true
    }
  }
}

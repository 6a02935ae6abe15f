// What of asset catalogs people can come to.
extension Project {
  /// Whether a resource may be shown at all: an image is where code, a storyboard or another language says its name.
  package func mayBeShown(_ resource: Resource) -> Bool {
    guard index.entryPoints.areOfApp, case .assetSet(let set) = resource.content, set.kind == .image else { return true }
    return set.names(inFileAt: resource.path).contains { name in
      interfaces.pictures.contains(name) || mayName(name)
    }
  }
}

extension AssetSet {
  /// What code may call an image: by its name, alone or behind those of the folders around it, or by the one that is made of it.
  fileprivate func names(inFileAt path: String) -> [String] {
    let folders = path.split(separator: "/").dropLast(2).reversed().prefix { !$0.hasSuffix(".xcassets") }
    var names = [name, symbol, symbol.prefix(1).uppercased() + symbol.dropFirst()]
    var outer = name
    for folder in folders {
      outer = "\(folder)/\(outer)"
      names.append(outer)
    }
    return names
  }
}

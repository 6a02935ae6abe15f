/// What code in one file sees of the declarations in others.
///
/// The modules of files are known from the manifests of packages and from symbol graphs. Elsewhere, in the targets of
/// an Xcode project, folders have to tell: of several types with one name, the nearest is meant.
struct Visibility: Sendable {
  /// The module of each file, where it is known.
  let modules: [String?]
  private let files: [FileOutline]
  let folders: Folders
  private let imports: [Set<String>]

  /// - Parameter named: the module of each file, where whoever made the project known named it, as a symbol graph does.
  init(_ files: [FileOutline], named: [String?]) {
    let folders = Folders(files)
    let modules = Visibility.modules(files, folders, named)
    self.modules = modules
    self.folders = folders
    self.files = files
    let exported = Visibility.reexports(files, modules)
    // Many files import the same, and share it.
    var known: [[String]: Set<String>] = [:]
    imports = files.map { file in
      if let imports = known[file.imports] { return imports }
      let imports = file.imports.reduce(into: Set(file.imports)) { all, module in all.formUnion(exported[module] ?? []) }
      known[file.imports] = imports
      return imports
    }
  }

  /// How near a declaration is to the code that names it.
  struct Nearness: Comparable {
    /// 3 in the same file, 2 in the same module, 1 in an imported one.
    let kinship: Int
    /// How many leading folders the two files share.
    let folders: Int

    static func < (left: Nearness, right: Nearness) -> Bool {
      (left.kinship, left.folders) < (right.kinship, right.folders)
    }
  }

  /// Whether code in a file can name what another file declares for its module.
  func sees(_ declaration: Int, from file: Int) -> Bool {
    guard let module = modules[declaration], module != modules[file] else { return true }
    return imports[file].contains(module)
  }

  /// Whether code in a file can put a module's name before those of its types.
  func sees(module: String, from file: Int) -> Bool {
    modules[file] == module || imports[file].contains(module)
  }

  func path(of file: Int) -> String { files[file].path }

  func nearness(of declaration: Int, to file: Int) -> Nearness {
    Nearness(kinship: kinship(declaration, file), folders: files[declaration].path.sharedFolders(with: files[file].path))
  }

  private func kinship(_ declaration: Int, _ file: Int) -> Int {
    if declaration == file { return 3 }
    if let module = modules[declaration] {
      return module == modules[file] ? 2 : imports[file].contains(module) ? 1 : 0
    }
    return liesInImportedFolder(declaration, from: file) ? 1 : 0
  }

  /// Whether a folder around the declaration, and not around the code too, bears the name of a module that it imports.
  private func liesInImportedFolder(_ declaration: Int, from file: Int) -> Bool {
    let other = folders.names(around: declaration)
    let shared = zip(folders.names(around: file), other).prefix { $0 == $1 }.count
    return other.dropFirst(shared).contains { imports[file].contains(String($0)) }
  }

  // MARK: Modules

  private static func modules(
    _ files: [FileOutline],
    _ folders: Folders,
    _ modules: [String?]
  ) -> [String?] {
    let manifests = files.compactMap(\.manifest).flatMap(\.folders)
    let byPath = Dictionary(manifests.map { ($0.path, $0.module) }) { first, _ in first }
    var known: [Int: String?] = [:]
    return files.enumerated().map { index, file in
      if let module = modules[index] { return module }
      if let module = known[folders[index]] { return module }
      let module = Visibility.module(of: file.directory, byPath)
      known[folders[index]] = .some(module)
      return module
    }
  }

  /// The module that a folder, or the nearest one around it, is named to be.
  private static func module(of directory: Substring, _ byPath: [String: String]) -> String? {
    guard !byPath.isEmpty else { return nil }
    var folder = directory
    while true {
      if let module = byPath[String(folder)] { return module }
      guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      folder = folder[..<slash]
    }
  }

  /// For each module, those that come with it, to any depth.
  private static func reexports(_ files: [FileOutline], _ modules: [String?]) -> [String: Set<String>] {
    var direct: [String: Set<String>] = [:]
    for (file, module) in zip(files, modules) where !file.reexports.isEmpty {
      if let module { direct[module, default: []].formUnion(file.reexports) }
    }
    return direct.mapValues { first in
      var all: Set<String> = []
      var pending = Array(first)
      while let next = pending.popLast() {
        if all.insert(next).inserted { pending += direct[next] ?? [] }
      }
      return all
    }
  }
}

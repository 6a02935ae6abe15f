/// What one file declares, without members and code: all that types are told apart and joined by.
///
/// It takes far less time to read than a file's facts, and most files are asked for nothing else.
public final class FileOutline: Sendable, Hashable {
  /// The path as the file was given to the linter.
  public let path: String
  /// The modules that it imports.
  public let imports: [String]
  /// Those that it hands on to whoever imports its own module.
  public let reexports: [String]
  /// Declarations and extensions, nested and local ones too, in the order of the file's facts.
  public let types: [TypeHeader]
  /// The names of functions outside any type.
  package let functions: [String]
  /// Variables outside any type.
  package let variables: [FreeVariable]
  /// What the file says of modules, where it is the manifest of a package.
  package let manifest: Manifest?

  package init(
    path: String,
    imports: [String],
    reexports: [String],
    types: [TypeHeader],
    functions: [String],
    variables: [FreeVariable],
    manifest: Manifest?
  ) {
    self.path = path
    self.imports = imports
    self.reexports = reexports
    self.types = types
    self.functions = functions
    self.variables = variables
    self.manifest = manifest
  }

  public static func == (left: FileOutline, right: FileOutline) -> Bool {
    left === right
      || left.path == right.path
      && left.imports == right.imports
      && left.reexports == right.reexports
      && left.types == right.types
      && left.functions == right.functions
      && left.variables == right.variables
      && left.manifest == right.manifest
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  package struct FreeVariable: Sendable, Hashable {
    package let name: String
    /// Whether only code of its own file can name it.
    package let isPrivate: Bool

    package init(name: String, isPrivate: Bool) {
      self.name = name
      self.isPrivate = isPrivate
    }
  }
}

extension FileOutline {
  package convenience init(_ facts: FileFacts) {
    self.init(
      path: facts.path,
      imports: facts.imports,
      reexports: facts.reexports,
      types: facts.types.map(\.header),
      functions: facts.functions.map(\.name),
      variables: facts.variables.map { variable in
        let isPrivate = variable.modifiers.contains("private") || variable.modifiers.contains("fileprivate")
        return FreeVariable(name: variable.name, isPrivate: isPrivate)
      },
      manifest: Manifest(facts)
    )
  }

  /// What it says wherever it says it: an outline without places is the same after lines were added to the code.
  package var withoutPlaces: FileOutline { at(path, types.map(\.withoutPlace), manifest) }

  /// The outline of a file of a module that is known by its name: without places, and with no word on other modules.
  ///
  /// - Parameter path: where the file lies for whoever reads the outline.
  package func ofModule(at path: String) -> FileOutline { at(path, types.map(\.withoutPlace), nil) }

  /// The outline of the same file by another path.
  package func at(_ path: String) -> FileOutline { at(path, types, manifest) }

  private func at(_ path: String, _ types: [TypeHeader], _ manifest: Manifest?) -> FileOutline {
    FileOutline(
      path: path, imports: imports, reexports: reexports, types: types, functions: functions, variables: variables,
      manifest: manifest
    )
  }

  /// The path up to the last slash.
  package var directory: Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
  }
}

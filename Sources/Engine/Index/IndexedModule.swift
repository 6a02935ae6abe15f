/// What a module tells others before its code is asked for. It stays the same where nothing but code within bodies
/// changes that says no new word.
struct IndexedModule: Sendable {
  let name: String
  /// Sorted by path. Paths start from where the index was made.
  let files: [SkimmedFile]
  let interfaces: [InterfaceFacts]
  /// The names that its files in other languages say, sorted.
  let foreignWords: [Word]
}

extension IndexedModule: Composed {
  static var form: StoredForm<IndexedModule> {
    StoredForm(
      IndexedModule.init(name:files:interfaces:foreignWords:), \.name, \.files, \.interfaces, \.foreignWords
    )
  }
}

extension IndexedModule {
  /// The module for whoever looks for its files in a folder, in as little room as may be.
  func found(in folder: AbsolutePath) -> IndexedModule {
    var shared = SharedLists()
    return IndexedModule(
      name: name,
      files: files.map { file in
        let path = AbsolutePath(file.file.path, relativeTo: folder).string
        let outline = shared.outline(file.file.outline, at: path)
        return SkimmedFile(
          file: ProjectFile(outline: outline, words: file.file.words, module: name),
          triggers: shared.words(file.triggers), mayHoldSuppressions: file.mayHoldSuppressions, tooDeep: file.tooDeep
        )
      },
      interfaces: interfaces.map { $0.at(AbsolutePath($0.path, relativeTo: folder).string) },
      foreignWords: foreignWords
    )
  }
}

extension SkimmedFile {
  /// The file as one of a module, which it is known to belong to.
  func of(_ module: String) -> SkimmedFile {
    var file = self
    file.file = ProjectFile(outline: file.file.outline, words: file.file.words, module: module)
    return file
  }
}

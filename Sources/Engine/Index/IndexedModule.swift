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

extension SkimmedFile {
  /// The file as one of a module, which it is known to belong to.
  func of(_ module: String) -> SkimmedFile {
    var file = self
    file.file = ProjectFile(outline: file.file.outline, words: file.file.words, module: module)
    return file
  }

  /// The file of an indexed module, for whoever finds it at a path.
  func at(_ path: String, of module: String) -> SkimmedFile {
    var file = self
    file.file = ProjectFile(outline: self.file.outline.at(path), words: self.file.words, module: module)
    return file
  }
}

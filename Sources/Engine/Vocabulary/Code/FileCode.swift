extension Project {
  /// Every piece of code in a file: its types and extensions, its functions and variables outside any type, and its
  /// statements outside any declaration.
  ///
  /// Each piece knows where it stands, so that the same questions can be asked of it as of a type's code.
  public func code(in file: FileFacts) -> [ProjectCode] {
    guard let index = index(of: file) else { return [] }
    let types = self.index.typesByFile[index].map { ProjectType(project: self, index: $0) }
    let functions = file.functions.map { ProjectFunction(facts: $0, file: index, type: nil) }
    let variables = file.variables.map { ProjectVariable(facts: $0, file: index, type: nil) }
    let statements = ProjectCode(statements: file.statements, file: index, in: self)
    return types.flatMap { type in type.code { $0 == index } }
      + functions.map { ProjectCode($0, in: self) }
      + variables.map { ProjectCode($0, in: self) }
      + [statements]
  }

  /// The pieces of a file's code that may hold at least one of some words.
  public func code(in file: FileFacts, mentioning words: some Collection<String>) -> [ProjectCode] {
    let words = words.map { Word($0) }
    return code(in: file).filter { $0.mayHold(words) }
  }

  /// The place of a file among the project's, which are sorted by path.
  private func index(of file: FileFacts) -> Int? {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path < file.path { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path == file.path ? low : nil
  }
}

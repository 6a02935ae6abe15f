extension Project {
  /// Every piece of code in a file: its types and extensions, its functions and variables outside any type, and its
  /// statements outside any declaration.
  ///
  /// Each piece knows where it stands, so that the same questions can be asked of it as of a type's code.
  public func code(in file: Int) -> [ProjectCode] {
    let facts = facts(of: file)
    let types = index.typesByFile[file].map { ProjectType(project: self, index: $0) }
    let functions = facts.functions.map { ProjectFunction(facts: $0, file: file, type: nil) }
    let variables = facts.variables.map { ProjectVariable(facts: $0, file: file, type: nil) }
    let statements = ProjectCode(statements: facts.statements, file: file, in: self)
    return types.flatMap { type in type.code { $0 == file } }
      + functions.map { ProjectCode($0, in: self) }
      + variables.map { ProjectCode($0, in: self) }
      + [statements]
  }

  /// The pieces of a file's code that may hold at least one of some words. A file that holds none of them isn't read.
  public func code(in file: Int, mentioning words: some Collection<String>) -> [ProjectCode] {
    let words = words.map { Word($0) }
    guard words.contains(where: { mayHold($0, file) }) else { return [] }
    return code(in: file).filter { $0.mayHold(words) }
  }

  /// The same of a file for touch screens, without what only developers see; none of another file.
  public func touchCode(in file: Int, mentioning words: some Collection<String>) -> [ProjectCode] {
    isForTouch(file) ? code(in: file, mentioning: words).filter { !$0.isForDevelopers } : []
  }
}

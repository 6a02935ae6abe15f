extension Project {
  /// Every piece of code in a file: its types and extensions, its functions and variables outside any type, and its
  /// statements outside any declaration.
  ///
  /// Each piece knows where it stands, so that the same questions can be asked of it as of a type's code.
  public func code(in file: Int) -> [ProjectCode] { code(in: file, mayHold: nil) }

  /// - Parameter words: of which a piece may hold one at least; nil for all pieces.
  private func code(in file: Int, mayHold words: [Word]?) -> [ProjectCode] {
    let facts = facts(of: file)
    var code: [ProjectCode] = []
    for type in index.typesByFile[file] {
      code += ProjectType(project: self, index: type).code(mayHold: words) { $0 == file }
    }
    for function in facts.functions where words.map({ function.words.mayHold($0) }) ?? true {
      code.append(ProjectCode(ProjectFunction(facts: function, file: file, type: nil), in: self))
    }
    for variable in facts.variables where words.map({ variable.words.mayHold($0) }) ?? true {
      code.append(ProjectCode(ProjectVariable(facts: variable, file: file, type: nil), in: self))
    }
    code.append(ProjectCode(statements: facts.statements, file: file, in: self))
    return code
  }

  /// The pieces of a file's code that may hold at least one of some words. A file that holds none of them isn't read.
  public func code(in file: Int, mentioning words: some Collection<String>) -> [ProjectCode] {
    let words = words.map { Word($0) }
    guard words.contains(where: { mayHold($0, file) }) else { return [] }
    return code(in: file, mayHold: words)
  }

  /// The same of a file for touch screens, without what only developers see; none of another file.
  public func touchCode(in file: Int, mentioning words: some Collection<String>) -> [ProjectCode] {
    isForTouch(file) ? code(in: file, mentioning: words).filter { !$0.isForDevelopers } : []
  }
}

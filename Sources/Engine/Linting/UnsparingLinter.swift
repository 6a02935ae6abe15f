import HIGLintSyntax

extension Linter {
  /// A linter that spares itself nothing: it asks each rule about every file and type, takes every word to stand in all
  /// code, and leaves none of it unread. It is slow, and finds the same, or else what spares work hides a finding.
  package var unsparing: Linter {
    var linter = self
    linter.cache = nil
    linter.sparesWork = false
    return linter
  }
}

extension SkimmedFile {
  /// The same file, all read, with nothing that could be ruled out of it.
  func unsparing(_ source: ReadFiles.Source, _ skim: Skim) -> SkimmedFile {
    var file = SkimmedFile(
      file: ProjectFile(outline: self.file.outline, words: .everything),
      triggers: skim.allWords,
      mayHoldSuppressions: mayHoldSuppressions,
      tooDeep: tooDeep
    )
    let bytes = (try? SourceReader().read(source.input)) ?? []
    let read = facts ?? Lowering(bytes, tooDeep: tooDeep?.offset).facts(path: source.path)
    file.facts = read.holdingEveryWord
    return file
  }
}

extension FileFacts {
  /// The same facts, whose code may hold any word.
  fileprivate var holdingEveryWord: FileFacts {
    FileFacts(
      path: path,
      imports: imports,
      reexports: reexports,
      types: types.map { type in
        TypeFacts(
          header: type.header,
          properties: type.properties.map(\.holdingEveryWord),
          functions: type.functions.map(\.holdingEveryWord),
          cases: type.cases
        )
      },
      functions: functions.map(\.holdingEveryWord),
      variables: variables.map(\.holdingEveryWord),
      statements: statements,
      suppressions: suppressions,
      unread: unread,
      lines: lines
    )
  }
}

extension FunctionFacts {
  fileprivate var holdingEveryWord: FunctionFacts {
    FunctionFacts(
      name: name,
      nameRange: nameRange,
      parameters: parameters,
      returnType: returnType,
      modifiers: modifiers,
      attributes: attributes,
      generics: generics,
      code: code,
      words: .everything
    )
  }
}

extension Variable {
  fileprivate var holdingEveryWord: Variable {
    Variable(
      name: name,
      nameRange: nameRange,
      isConstant: isConstant,
      modifiers: modifiers,
      attributes: attributes,
      type: type,
      initialValue: initialValue,
      getter: getterCode,
      observers: observers,
      words: .everything
    )
  }
}

extension Project {
  /// Whether any table of the project may have an index along its right edge.
  public var mayHaveSectionIndexes: Bool {
    lastingAnswer(Answers.Question(kind: .sectionIndexes, subject: 0)) {
      speaks(of: ["sectionIndexTitles"])
    }
  }
}

extension ProjectType {
  /// The method by which the type itself gives its tables an index along the right edge; nil where it only says that
  /// there is none.
  public var sectionIndex: ProjectFunction? {
    functions("sectionIndexTitles(for:)").first { function in
      let values = function.body.returnedValues
      return !values.allSatisfy { $0.isNil || $0.kind == .array([]) } && project.isForTouch(function.file)
    }
  }

  /// The index of the tables that the type supplies with rows: by its own method, an ancestor's, or that of the data
  /// source that it hands its rows to.
  public var indexOfRows: ProjectFunction? {
    let sources = suppliedTables.compactMap { table -> ProjectType? in
      guard table.kind == .table, case .type(let source) = table.dataSource else { return nil }
      return source
    }
    let sayers = ([self] + sources).flatMap { [$0] + $0.ancestors }
    return sayers.first { !$0.functions("sectionIndexTitles(for:)").isEmpty }?.sectionIndex
  }
}

extension Answers.Question.Kind {
  fileprivate static var sectionIndexes: Self { Self(SectionIndexes.self) }

  private enum SectionIndexes {}
}

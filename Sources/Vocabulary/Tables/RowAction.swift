/// A method that acts on the choice of a row or item.
public struct RowAction {
  /// The type that is told of the choice.
  public let type: ProjectType
  /// The method, which may be an ancestor's.
  public let function: ProjectFunction
  /// All that it may run.
  public let reach: Reach

  package init(type: ProjectType, function: ProjectFunction) {
    self.type = type
    self.function = function
    reach = type.reach(from: function)
  }

  /// What a part of the method does.
  private init(type: ProjectType, part function: ProjectFunction) {
    self.type = type
    self.function = function
    reach = Reach(from: function, of: type)
  }

  /// The tables whose rows it acts on.
  public var tables: [Table] { type.servedTables }

  /// Whether it never runs: the type, or one that inherits from it, supplies tables, none of which has a delegate.
  package var isUntold: Bool {
    let line = [type] + type.descendants
    guard line.allSatisfy({ $0.servedTables.isEmpty }) else { return false }
    let supplied = line.flatMap(\.suppliedTables)
    return !supplied.isEmpty && supplied.allSatisfy(\.hasNoDelegate)
  }

  /// Whether it may have an effect.
  public func reaches(_ effect: Effect) -> Bool { reach.has(effect) }

  /// Whether it hands the matter to an object that isn't followed: a delegate, a closure, a view model.
  public var leavesType: Bool { reach.leavesType }

  /// The action with other code in place of its own.
  package func doing(_ body: [Statement]) -> RowAction {
    let facts = FunctionFacts(
      name: function.facts.name, nameRange: function.facts.nameRange, parameters: function.facts.parameters, returnType: nil,
      modifiers: function.facts.modifiers, attributes: function.facts.attributes, generics: function.facts.generics, code: .read(body)
    )
    return RowAction(type: type, part: ProjectFunction(facts: facts, file: function.file, type: function.type))
  }
}

extension ProjectType {
  /// What its own methods do when a row or item is chosen.
  public var rowActions: [RowAction] {
    project.answer(Answers.Question(kind: .rowActions, subject: index)) {
      [TableMethod.rowChosen, TableMethod.itemChosen].flatMap { functions($0) }.map { RowAction(type: self, function: $0) }
        .filter { !$0.isUntold }
    }
  }
}

extension Answers.Question.Kind {
  fileprivate static var rowActions: Self { Self(RowAction.self) }
}

// Code that the paths through a function pass by, since its conditions never hold.
extension Project {
  /// Whether a declaration's code never comes to a place in it.
  func isPassedBy(_ place: UInt32, in declaration: Declaration) -> Bool {
    guard let code = declaration.code(in: self) else { return false }
    let question = Answers.Question(kind: .passed, subject: 0, file: declaration.file, place: place)
    return lastingAnswer(question) {
      code.scope.isPassed(place, in: code.body, code.knowingSections()) || isNeverShown(place, in: code) || code.isForNoRow
        || isInUncalledClosure(place, in: code)
    }
  }
}

extension ProjectCode {
  /// Whether it makes, fills or answers the rows of a table that never has any.
  var isForNoRow: Bool {
    guard let type, let count = function.flatMap({ Self.counts[$0.signature] }),
      let counting = ([type] + type.ancestors).lazy.compactMap({ $0.functions(count).first }).first, counting.facts.hasBody
    else { return false }
    let counts = counting.body.returnedValues
    let scope = CodeScope(counting, in: project)
    return !counts.isEmpty && counts.allSatisfy { Assumptions().knowledge(of: $0, scope)?.allowed == ["0.0"] }
  }

  /// What holds of the section that a list asks about, where it is known how many there are.
  ///
  /// - Parameter assumptions: what else holds.
  package func knowingSections(_ assumptions: Assumptions = Assumptions()) -> Assumptions {
    guard let function, let list = function.parameters.first?.type.base, ["UITableView", "UICollectionView"].contains(list),
      let asked = function.parameters.last, let count = type?.sections(in: list)
    else { return assumptions }
    let name = Expression(range: function.nameRange, kind: .name(asked.name))
    switch asked.type.base {
    case "IndexPath": return assumptions.limiting(Expression(range: name.range, kind: .member(name, "section")), below: count)
    case "Int": return assumptions.limiting(name, below: count)
    default: return assumptions
    }
  }

  /// For what a data source or delegate does for rows, what says how many there are.
  private static let counts: [String: String] = {
    let rows = ["cellForRowAt", "didSelectRowAt", "heightForRowAt", "willDisplay:forRowAt"].map { word in
      ("tableView(_:\(word):)", RowCounts.ofTable)
    }
    let items = ["cellForItemAt", "didSelectItemAt"].map { ("collectionView(_:\($0):)", RowCounts.ofCollection) }
    return Dictionary(uniqueKeysWithValues: rows + items)
  }()
}

/// What a list asks for the number of rows in a section.
private enum RowCounts {
  static let ofTable = "tableView(_:numberOfRowsInSection:)"
  static let ofCollection = "collectionView(_:numberOfItemsInSection:)"
}

extension ProjectType {
  /// How many sections a list has that the type supplies, at most: one where nothing says how many; nil where that isn't known.
  ///
  /// - Parameter list: the class of the list.
  fileprivate func sections(in list: String) -> Int? {
    let suppliers = [self] + ancestors
    let supplied = list == "UITableView" ? RowCounts.ofTable : RowCounts.ofCollection
    guard suppliers.contains(where: { !$0.functions(supplied).isEmpty }) else { return nil }
    let counting = suppliers.lazy.flatMap { $0.functions("numberOfSections(in:)") }.first { $0.facts.parameters.first?.type.base == list }
    guard let counting else {
      // A controller of a list may have what a storyboard says.
      return superclasses.isInSources && !isKind(of: "UITableViewController") && !isKind(of: "UICollectionViewController") ? 1 : nil
    }
    let scope = CodeScope(counting, in: project)
    let values = scope.reached(counting.body.returnedValues, in: counting.body)
    let counts = values.map { Assumptions().knowledge(of: $0, scope)?.allowed?.compactMap(Double.init).max() }
    guard !counts.isEmpty, !counts.contains(nil) else { return nil }
    return counts.compactMap { $0 }.max().map { Int($0) }
  }
}

extension CodeScope {
  /// Whether a place in some code stands behind a condition that is never met.
  ///
  /// - Parameter assumptions: what holds all along.
  package func isPassed(_ place: UInt32, in code: [Statement], _ assumptions: Assumptions = Assumptions()) -> Bool {
    PassedCode(place: place, scope: self, assumptions: assumptions).isPassed(in: code)
  }

  /// Those expressions of some code that don't stand behind such a condition.
  ///
  /// - Parameter assumptions: what holds all along.
  package func reached(
    _ expressions: [Expression], in code: [Statement], _ assumptions: Assumptions = Assumptions()
  ) -> [Expression] {
    expressions.filter { !isPassed($0.range.start, in: code, assumptions) }
  }
}

/// Looks on the way to a place for a condition that is never met. What holds on the way isn't carried along, since code
/// may change it: each condition is judged by what holds whenever the code runs.
private struct PassedCode {
  let place: UInt32
  let scope: CodeScope
  let assumptions: Assumptions

  func isPassed(in code: [Statement]) -> Bool {
    for statement in code where statement.range.start <= place {
      if case .branch(let branch) = statement.kind, branch.kind == .guard, statement.range.end <= place {
        if branch.outcome(of: nil, assumptions, in: scope) == nil { return true }
      } else if place < statement.range.end {
        if isPassed(in: statement) { return true }
      }
    }
    return false
  }

  private func isPassed(in statement: Statement) -> Bool {
    switch statement.kind {
    case .expression(let value), .return(let value?), .jump(let value?): return isPassed(in: value)
    case .return(nil), .jump(nil): return false
    case .variable(let variable):
      return variable.initialValue.map(isPassed) ?? false || isPassed(in: variable.getter ?? []) || isPassed(in: variable.observers)
    case .function(let function): return isPassed(in: function.body ?? [])
    case .branch(let branch): return isPassed(in: branch)
    case .loop(let loop):
      let isInBody = loop.body.contains { $0.range.contains(place) }
      if isInBody, let list = loop.list, assumptions.isEmptyList(list, scope) { return true }
      return loop.header.contains(where: isPassed) || isPassed(in: loop.body)
    case .block(let body): return isPassed(in: body)
    }
  }

  private func isPassed(in expression: Expression) -> Bool {
    guard expression.range.start <= place, place < expression.range.end else { return false }
    switch expression.kind {
    case .closure(let closure): return isPassed(in: closure.body)
    case .branch(let branch): return isPassed(in: branch)
    case .conditional(let condition, let first, let second):
      for (side, answer) in [(first, true), (second, false)] where side.range.start <= place && place < side.range.end {
        return assumptions.assuming(condition, answer, in: scope) == nil || isPassed(in: side)
      }
      return isPassed(in: condition)
    case .call(let call) where isNeverOpened(by: call) || isForNoElement(of: call) || isBeneathFirst(of: call) || isForNobody(call):
      return true
    default:
      var isFound = false
      expression.forEachPart { part in isFound = isFound || isPassed(in: part) }
      return isFound
    }
  }

  /// Whether it is done for each element of a list that has none: `ForEach(items) { item in … }`.
  private func isForNoElement(of call: Call) -> Bool {
    guard call.closures.contains(where: { $0.body.contains { $0.range.contains(place) } }), let list = call.list else { return false }
    return assumptions.isEmptyList(list, scope)
  }

  /// Whether it is on a screen that a modifier would open, and nothing asks for: `.sheet(isPresented: $asks) { … }`.
  private func isNeverOpened(by call: Call) -> Bool {
    guard let condition = call.openingCondition, call.callee.base.map({ $0.range.end <= place }) ?? true else { return false }
    return assumptions.assuming(condition, true, in: scope) == nil
  }

  /// Whether it is handed to something that is never there: `window?.rootViewController?.present(settings, animated: true)`.
  private func isForNobody(_ call: Call) -> Bool {
    guard let base = call.callee.base, base.range.end <= place, base.lastName != nil else { return false }
    return scope.isNeverThere(base)
  }

  /// Whether it is another view than the first of a navigation view that shows one at a time:
  /// `NavigationView { list; placeholder }.navigationViewStyle(.stack)`.
  private func isBeneathFirst(of call: Call) -> Bool {
    guard call.name == "navigationViewStyle", let style = call.argument(nil), let shown = call.callee.base?.viewChain.root,
      style.lastName == "stack" || style.constructedType?.base == "StackNavigationViewStyle",
      shown.constructedType?.base == "NavigationView", let content = shown.call?.closures.last
    else { return false }
    return content.body.dropFirst().contains { $0.range.contains(place) }
  }

  private func isPassed(in branch: Branch) -> Bool {
    var isFound = false
    branch.forEachTested { tested in isFound = isFound || isPassed(in: tested) }
    if isFound { return true }
    guard let arm = branch.arms.first(where: { arm in
      arm.body.contains { $0.range.start <= place && place < $0.range.end }
    }) else { return false }
    return branch.outcome(of: arm, assumptions, in: scope) == nil || isPassed(in: arm.body)
  }
}

extension Loop {
  /// What its body runs for each element of.
  fileprivate var list: Expression? { names.isEmpty || header.count != 1 ? nil : header[0] }
}

extension Call {
  /// What its closure runs for each element of.
  fileprivate var list: Expression? {
    if callee.ownName == "ForEach" { return argument(nil) }
    return name.map(["compactMap", "flatMap", "forEach", "map"].contains) ?? false ? callee.base : nil
  }
}

extension ByteRange {
  fileprivate func contains(_ place: UInt32) -> Bool { start <= place && place < end }
}

extension Answers.Question.Kind {
  fileprivate static var passed: Self { Self(Passed.self) }

  private enum Passed {}
}

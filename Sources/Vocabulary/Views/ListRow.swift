/// A view that a SwiftUI list shows as a row, with its modifiers.
public struct ListRow {
  /// The view and its modifiers.
  public let chain: ViewChain
  /// The function or property that it stands in.
  public let code: ProjectCode
  /// Where its list keeps what is chosen, as the code around names it: `chosen` for `List(selection: $chosen)`.
  fileprivate(set) var selection: [String]?
}

extension ListRow {
  /// Whether the row says to VoiceOver that it is a button, or something in it does.
  public var isAccessibleButton: Bool { saysItIsButton || holdsButton }

  /// Whether a view in the row, or one that the project's own views and functions put there, is said to be a button.
  private var holdsButton: Bool {
    let scope = code.scope
    return chain.root.containsExpression { inner in
      if let made = inner.constructedType { return scope.type(named: made.base)?.speaksOfButtonTrait ?? false }
      guard let call = inner.call, let function = scope.calledFunction(call) else { return inner.lastName == "isButton" }
      return function.body.speaksOfButtonTrait
    }
  }

  private var saysItIsButton: Bool {
    chain.modifiers.contains { modifier in
      switch modifier.name {
      case "accessibilityRepresentation": return true
      case "accessibilityAddTraits", "accessibility":
        let traits = modifier.call.argument(modifier.name == "accessibility" ? "addTraits" : nil)
        return traits?.containsExpression { $0.lastName == "isButton" } ?? false
      default: return false
      }
    }
  }

  /// Whether a control that acts by itself may stand in the row: one of SwiftUI's, or one in a view of the project.
  public var mayHoldControl: Bool {
    chain.root.containsExpression { expression in
      if let made = expression.constructedType?.base {
        return ListRow.controls.contains(made) || code.project.type(named: made, from: code.type)?.isDeclared ?? false
      }
      guard let name = expression.call?.callee.ownName ?? expression.ownName, let type = code.type else { return false }
      return !type.callable(name).isEmpty || type.property(name)?.facts.type?.text.contains("View") ?? false
    }
  }

  /// Whether the row is a control.
  public var isControl: Bool { chain.root.constructedType.map { ListRow.controls.contains($0.base) } ?? false }

  private static let controls: Set<String> = [
    "Button", "NavigationLink", "Link", "ShareLink", "Toggle", "Menu", "Picker", "DatePicker", "ColorPicker", "Stepper",
    "Slider", "TextField", "SecureField", "TextEditor", "EditButton", "PasteButton", "PhotosPicker", "DisclosureGroup",
  ]
}

extension ProjectType {
  fileprivate var speaksOfButtonTrait: Bool { code(mentioning: ["isButton"]).contains { $0.body.speaksOfButtonTrait } }
}

extension [Statement] {
  fileprivate var speaksOfButtonTrait: Bool { containsExpression { $0.lastName == "isButton" } }
}

extension ProjectType {
  /// The rows of the lists and forms in a view's code, those of its own properties and functions included; and of a view
  /// that is itself a row of another view's list, what it shows.
  public var listRows: [ListRow] {
    guard files.contains(where: project.isForTouch), !isForPreviews else { return [] }
    return ownListRows + (isListRow ? shownRows(named: "body") : [])
  }

  private var ownListRows: [ListRow] {
    code(mentioning: ListRow.lists).flatMap { code -> [ListRow] in
      var found: [ListRow] = []
      code.body.forEachExpression { expression, _ in
        guard let made = expression.constructedType?.base, ListRow.lists.contains(made),
          let call = expression.call, let content = call.rowContent
        else { return }
        let selection = call.argument("selection")?.boundPath
        found += rows(in: content.body, code, []).map { row in
          var row = row
          row.selection = selection
          return row
        }
      }
      return found
    }
  }

  /// - Parameter seen: the type's own properties and functions that the row comes from.
  private func rows(in body: [Statement], _ code: ProjectCode, _ seen: Set<String>) -> [ListRow] {
    body.flatMap { statement -> [ListRow] in
      switch statement.kind {
      case .expression(let value), .return(let value?): return rows(of: value, code, seen)
      case .branch(let branch): return branch.arms.flatMap { rows(in: $0.body, code, seen) }
      case .block(let body): return rows(in: body, code, seen)
      default: return []
      }
    }
  }

  private func rows(of value: Expression, _ code: ProjectCode, _ seen: Set<String>) -> [ListRow] {
    if case .branch(let branch) = value.kind { return branch.arms.flatMap { rows(in: $0.body, code, seen) } }
    let chain = value.viewChain
    let root = chain.root
    if let made = root.constructedType?.base, ListRow.groups.contains(made) || project.type(named: made, from: self)?.groupsRows ?? false {
      return root.call?.rowContent.map { rows(in: $0.body, code, seen) } ?? []
    }
    let row = ListRow(chain: chain, code: code)
    if let filling = root.filling { return [row] + rows(in: [filling], code, seen) }
    guard root.constructedType == nil, let name = root.call?.callee.ownName ?? root.ownName, !seen.contains(name) else {
      return [row]
    }
    return [row] + shownRows(named: name, seen)
  }

  /// Whether it is a view around rows that others put into it: a section of the project's own.
  private var groupsRows: Bool {
    guard isDeclared, !generics.isEmpty, isKind(of: "View"), let body = property("body")?.facts.getter else { return false }
    return body.showsSections
  }

  /// The rows that a property or a function of the type shows.
  private func shownRows(named name: String, _ seen: Set<String> = []) -> [ListRow] {
    if let property = property(name), let body = property.facts.getter {
      return rows(in: body, ProjectCode(property, in: project), seen.union([name]))
    }
    return callable(name).flatMap { rows(in: $0.body, ProjectCode($0, in: project), seen.union([name])) }
  }

  /// Whether another view's list shows it as a row.
  package var isListRow: Bool {
    guard property("body") != nil, isKind(of: "View") else { return false }
    let name = Word(lastName)
    return project.listFiles.contains { file in
      guard project.mayHold(name, file, ofAll: true) else { return false }
      return project.index.typesByFile[file].map { ProjectType(project: project, index: $0) }.contains { list in
        guard !list.isForPreviews, project.type(named: lastName, from: list, in: file).map({ $0 == self }) ?? true else { return false }
        return list.ownListRows.contains { $0.chain.root.constructedType?.base == lastName }
      }
    }
  }
}

extension Project {
  /// The files for touch screens whose code may hold lists.
  fileprivate var listFiles: [Int] {
    lastingAnswer(Answers.Question(kind: .listFiles, subject: 0)) {
      files(mentioning: ListRow.lists).filter(isForTouch)
    }
  }
}

extension ListRow {
  fileprivate static let lists = ["List", "Form"]

  /// What holds a row's content.
  fileprivate static let holders: Set<String> = ["GeometryReader", "VStack", "ZStack"]

  /// What stands beside it, and shows nothing of its own.
  fileprivate static let ornaments: Set<String> = ["Divider", "EmptyView", "Spacer"]

  /// What stands between a list and its rows.
  fileprivate static let groups: Set<String> = ["ForEach", "Section", "Group"]
}

extension Array where Element == Statement {
  /// Whether a builder's code shows a section on each of its paths.
  fileprivate var showsSections: Bool {
    let shown = shownViews.map(\.viewChain.root)
    return !shown.isEmpty && shown.allSatisfy { view in
      switch view.constructedType?.base {
      case "Section": true
      case "Group": view.call?.rowContent?.body.showsSections ?? false
      default: false
      }
    }
  }
}

extension Expression {
  /// What alone fills a row that it lays out, beside a rule or a space.
  fileprivate var filling: Statement? {
    guard let made = constructedType?.base, ListRow.holders.contains(made), let content = call?.rowContent else { return nil }
    let shown = content.body.filter { statement in
      guard case .expression(let view) = statement.kind else { return true }
      return !(view.viewChain.root.constructedType.map { ListRow.ornaments.contains($0.base) } ?? false)
    }
    return shown.count == 1 ? shown[0] : nil
  }

  /// The names of what it binds: `model` and `chosen` for `$model.chosen`.
  fileprivate var boundPath: [String]? {
    path?.filter { $0 != "self" }.map { String($0.drop { $0 == "$" }) }
  }
}

extension Call {
  /// The closure that builds a list's or a section's rows.
  fileprivate var rowContent: Closure? {
    let named = ["content", "rowContent"].lazy.compactMap { self.argument($0)?.closure }.first
    return named ?? arguments.dropFirst(parenthesized).first { $0.label == nil }?.value.closure
  }
}

extension Answers.Question.Kind {
  fileprivate static var listFiles: Self { Self(ListRow.self) }
}

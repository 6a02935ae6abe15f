import SwiftSyntax

/// Turns code into statements and expressions; the types declared within it are kept aside.
struct CodeLowering {
  let enclosing: String
  let text: LoweredText
  private(set) var types: [TypeFacts] = []
  /// The first code that is nested too deeply to be read.
  private(set) var unread: ByteRange?
  private var depth = 0

  init(enclosing: String, in text: LoweredText) {
    self.enclosing = enclosing
    self.text = text
  }

  /// Whether there is still room for an expression.
  mutating func enter(_ node: ExprSyntax) -> Bool {
    if depth == NestingLimit.expressions {
      unread = unread ?? text.range(of: node)
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() {
    depth -= 1
  }

  mutating func block(_ items: CodeBlockItemListSyntax) -> [Statement] {
    items.flatMap { statements($0) }
  }

  mutating func block(_ block: CodeBlockSyntax?) -> [Statement] {
    block.map { self.block($0.statements) } ?? []
  }

  mutating func statements(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .decl(let declaration): return statements(declaration)
    case .expr(let expression): return [statement(expression)]
    case .stmt(let statement): return [self.statement(statement)]
    }
  }

  /// What is computed for no variable alone: `let _ = views.map { $0.removeFromSuperview() }`, `let (low, high) = range()`.
  private mutating func valuesWithoutName(of node: VariableDeclSyntax) -> [Statement] {
    node.bindings.compactMap { binding in
      guard let value = binding.initializer?.value, names(in: binding.pattern).count != 1 else { return nil }
      return Statement(range: text.range(of: value), kind: .expression(expression(value)))
    }
  }

  private mutating func statements(_ declaration: DeclSyntax) -> [Statement] {
    let range = text.range(of: declaration)
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      return valuesWithoutName(of: node) + variables(node).map { Statement(range: range, kind: .variable($0)) }
    case .functionDecl:
      return function(declaration).map { [Statement(range: range, kind: .function($0))] } ?? []
    case .ifConfigDecl(let node):
      return node.clauses.map { clause in
        guard !clause.isForOthers, case .statements(let items) = clause.elements else {
          return Statement(range: range, kind: .block([]))
        }
        return Statement(range: range, kind: .block(block(items)))
      }
    // A macro with attributes counts as a declaration.
    case .macroExpansionDecl(let node):
      return [Statement(range: range, kind: .expression(Expression(range: range, kind: macro(node))))]
    default:
      var scope = DeclarationScope(enclosing: enclosing, in: text)
      scope.lower(declaration)
      types += scope.types
      unread = unread ?? scope.unread
      return []
    }
  }

  private mutating func statement(_ node: ExprSyntax) -> Statement {
    let lowered = expression(node)
    if case .branch(let branch) = lowered.kind { return Statement(range: lowered.range, kind: .branch(branch)) }
    return Statement(range: lowered.range, kind: .expression(lowered))
  }

  private mutating func statement(_ node: StmtSyntax) -> Statement {
    Statement(range: text.range(of: node), kind: statementKind(node))
  }

  private mutating func statementKind(_ node: StmtSyntax) -> Statement.Kind {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return statement(node.expression).kind
    case .returnStmt(let node): return .return(node.expression.map { expression($0) })
    case .guardStmt(let node): return .branch(branch(node))
    case .forStmt(let node): return .loop(loop(node))
    case .whileStmt(let node):
      let arm = Branch.Arm(conditions: conditions(node.conditions), body: block(node.body))
      return .loop(Loop(names: [], header: [], body: [once(arm, in: node.body)]))
    case .repeatStmt(let node):
      return .loop(Loop(names: [], header: [expression(node.condition)], body: block(node.body)))
    case .doStmt(let node): return .block(block(node.body) + node.catchClauses.flatMap { block($0.body) })
    case .deferStmt(let node): return .block(block(node.body))
    case .labeledStmt(let node): return statement(node.statement).kind
    case .throwStmt(let node): return .jump(expression(node.expression))
    case .yieldStmt(let node):
      if case .single(let value) = node.yieldedExpressions { return .return(expression(value)) }
      return .jump(nil)
    default: return .jump(nil)
    }
  }

  private mutating func loop(_ node: ForStmtSyntax) -> Loop {
    var header = [expression(node.sequence)]
    if let filter = node.whereClause { header.append(expression(filter.condition)) }
    let names = names(in: node.pattern)
    guard node.caseKeyword != nil, let pattern = expression(in: node.pattern), pattern.kind != .other([]) else {
      return Loop(names: names, header: header, body: block(node.body))
    }
    let condition = Branch.Condition(names: names, value: nil, pattern: pattern)
    return Loop(names: [], header: header, body: [once(Branch.Arm(conditions: [condition], body: block(node.body)), in: node.body)])
  }

  /// The turn of a loop that its conditions or its pattern let through.
  private func once(_ arm: Branch.Arm, in body: CodeBlockSyntax) -> Statement {
    Statement(range: text.range(of: body), kind: .branch(Branch(kind: .if, subject: nil, arms: [arm])))
  }
}

// MARK: - Branches

extension CodeLowering {
  mutating func branch(_ node: IfExprSyntax) -> Branch {
    var arms: [Branch.Arm] = []
    var next: IfExprSyntax? = node
    while let current = next {
      next = nil
      arms.append(Branch.Arm(conditions: conditions(current.conditions), body: block(current.body)))
      switch current.elseBody {
      case .ifExpr(let another): next = another
      case .codeBlock(let body): arms.append(Branch.Arm(conditions: [], body: block(body)))
      case nil: break
      }
    }
    return Branch(kind: .if, subject: nil, arms: arms)
  }

  mutating func branch(_ node: GuardStmtSyntax) -> Branch {
    let arm = Branch.Arm(conditions: conditions(node.conditions), body: block(node.body))
    return Branch(kind: .guard, subject: nil, arms: [arm])
  }

  mutating func branch(_ node: SwitchExprSyntax) -> Branch {
    Branch(kind: .switch, subject: expression(node.subject), arms: arms(node.cases))
  }

  private mutating func arms(_ cases: SwitchCaseListSyntax) -> [Branch.Arm] {
    cases.flatMap { element -> [Branch.Arm] in
      switch element {
      case .switchCase(let node): return [arm(node)]
      case .ifConfigDecl(let node):
        return node.clauses.flatMap { clause -> [Branch.Arm] in
          guard !clause.isForOthers, case .switchCases(let cases) = clause.elements else { return [] }
          return arms(cases)
        }
      }
    }
  }

  private mutating func arm(_ node: SwitchCaseSyntax) -> Branch.Arm {
    let body = block(node.statements)
    guard case .case(let label) = node.label else { return Branch.Arm(conditions: [], body: body) }
    let conditions = label.caseItems.map { item in
      Branch.Condition(
        names: names(in: item.pattern),
        value: item.whereClause.map { expression($0.condition) },
        pattern: expression(in: item.pattern)
      )
    }
    return Branch.Arm(conditions: conditions, body: body)
  }

  private mutating func conditions(_ list: ConditionElementListSyntax) -> [Branch.Condition] {
    list.map { condition($0) }
  }

  mutating func condition(_ element: ConditionElementSyntax) -> Branch.Condition {
    switch element.condition {
    case .expression(let node):
      return Branch.Condition(names: [], value: expression(node), pattern: nil)
    case .optionalBinding(let node):
      let names = names(in: node.pattern)
      let value = node.initializer.map { expression($0.value) }
      let shorthand = names.first.map { Expression(range: text.range(of: node.pattern), kind: .name($0)) }
      return Branch.Condition(names: names, value: value ?? shorthand, pattern: nil)
    case .matchingPattern(let node):
      return Branch.Condition(
        names: names(in: node.pattern),
        value: expression(node.initializer.value),
        pattern: expression(in: node.pattern)
      )
    case .availability(let node):
      let isBefore = node.availabilityKeyword.tokenKind == .poundUnavailable
      return Branch.Condition(names: [], value: nil, pattern: nil, release: node.releaseOfIOS, isBeforeRelease: isBefore)
    }
  }

  /// The names that a pattern binds.
  func names(in pattern: PatternSyntax) -> [String] {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): return [node.identifier.plainText]
    case .valueBindingPattern(let node): return names(in: node.pattern)
    case .tuplePattern(let node): return node.elements.flatMap { names(in: $0.pattern) }
    case .expressionPattern(let node):
      return node.tokens(viewMode: .sourceAccurate).isEmpty ? [] : boundNames(in: Syntax(node.expression))
    default: return []
    }
  }

  private func boundNames(in node: Syntax) -> [String] {
    if let pattern = node.as(PatternExprSyntax.self) { return names(in: pattern.pattern) }
    return node.children(viewMode: .sourceAccurate).flatMap { boundNames(in: $0) }
  }

  private mutating func expression(in pattern: PatternSyntax) -> Expression? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return expression(in: binding.pattern) }
    guard let node = pattern.as(ExpressionPatternSyntax.self) else { return nil }
    return expression(node.expression)
  }
}

extension TokenSequence {
  fileprivate var isEmpty: Bool { first { _ in true } == nil }
}

extension AvailabilityConditionSyntax {
  /// The release of iOS that it asks for, if it asks for one.
  fileprivate var releaseOfIOS: String? {
    availabilityArguments.lazy.compactMap { entry -> String? in
      guard case .availabilityVersionRestriction(let asked) = entry.argument, asked.platform.text == "iOS" else { return nil }
      return asked.version?.trimmedDescription
    }.first
  }
}

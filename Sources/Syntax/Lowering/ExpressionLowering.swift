import SwiftSyntax

extension CodeLowering {
  mutating func expression(_ node: ExprSyntax) -> Expression {
    guard enter(node) else { return Expression(range: text.range(of: node), kind: .other([])) }
    defer { leave() }
    switch node.as(ExprSyntaxEnum.self) {
    case .tryExpr(let wrapper): return expression(wrapper.expression)
    case .awaitExpr(let wrapper): return expression(wrapper.expression)
    case .optionalChainingExpr(let wrapper): return expression(wrapper.expression)
    case .forceUnwrapExpr(let wrapper): return expression(wrapper.expression)
    case .borrowExpr(let wrapper): return expression(wrapper.expression)
    case .consumeExpr(let wrapper): return expression(wrapper.expression)
    case .copyExpr(let wrapper): return expression(wrapper.expression)
    #if canImport(SwiftSyntax601)
    case .unsafeExpr(let wrapper): return expression(wrapper.expression)
    #endif
    case .sequenceExpr(let sequence): return fold(sequence)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return expression(only.expression)
      }
      return Expression(range: text.range(of: node), kind: .tuple(arguments(tuple.elements)))
    default: return Expression(range: text.range(of: node), kind: kind(node))
    }
  }

  private mutating func kind(_ node: ExprSyntax) -> Expression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return number(literal.literal.text)
    case .floatLiteralExpr(let literal): return number(literal.literal.text)
    case .booleanLiteralExpr(let literal): return .boolean(literal.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: return .nil
    case .stringLiteralExpr(let literal): return string(literal)
    case .declReferenceExpr(let reference): return .name(text.names.shared(reference.baseName.plainText))
    case .superExpr: return .name(text.names.shared("super"))
    case .discardAssignmentExpr: return .name(text.names.shared("_"))
    case .memberAccessExpr(let access):
      return .member(access.base.map { expression($0) }, text.names.shared(access.declName.baseName.plainText))
    case .functionCallExpr(let call): return .call(self.call(call))
    case .subscriptCallExpr(let access):
      return .element(expression(access.calledExpression), arguments(access.arguments))
    case .closureExpr(let closure): return .closure(self.closure(closure))
    case .arrayExpr(let array): return .array(array.elements.map { expression($0.expression) })
    case .dictionaryExpr(let dictionary): return self.dictionary(dictionary)
    case .prefixOperatorExpr(let prefixed): return prefix(prefixed)
    case .inOutExpr(let handed): return .prefix("&", expression(handed.expression))
    case .postfixOperatorExpr(let postfixed): return .other([expression(postfixed.expression)])
    case .asExpr(let cast):
      return .cast(expression(cast.expression), "as" + (cast.questionOrExclamationMark?.text ?? ""), TypeName(cast.type))
    case .isExpr(let cast): return .cast(expression(cast.expression), "is", TypeName(cast.type))
    case .ifExpr(let branch): return .branch(self.branch(branch))
    case .switchExpr(let branch): return .branch(self.branch(branch))
    case .genericSpecializationExpr(let special): return expression(special.expression).kind
    case .macroExpansionExpr(let macro): return self.macro(macro)
    case .keyPathExpr(let path): return .keyPath(self.lastName(of: path))
    case .postfixIfConfigExpr(let conditional): return self.conditional(conditional)
    default: return .other(node.children(viewMode: .sourceAccurate).flatMap { expressions(within: $0) })
    }
  }

  private func number(_ text: String) -> Expression.Kind {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      if let value = UInt64(digits.dropFirst(2), radix: radix) { return .number(Double(value)) }
    }
    return Double(digits).map { .number($0) } ?? .other([])
  }

  private mutating func string(_ literal: StringLiteralExprSyntax) -> Expression.Kind {
    if let value = literal.representedLiteralValue { return .string(value) }
    return .interpolation(
      literal.segments.flatMap { segment -> [Expression] in
        guard case .expressionSegment(let part) = segment else { return [] }
        return part.expressions.map { expression($0.expression) }
      }
    )
  }

  private mutating func call(_ node: FunctionCallExprSyntax) -> Call {
    var arguments = arguments(node.arguments)
    let parenthesized = arguments.count
    if let trailing = node.trailingClosure {
      arguments.append(Argument(label: nil, value: expression(ExprSyntax(trailing))))
    }
    for trailing in node.additionalTrailingClosures {
      arguments.append(Argument(label: text.names.shared(trailing.label.plainText), value: expression(ExprSyntax(trailing.closure))))
    }
    let callee = callee(of: node)
    return Call(
      callee: expression(callee),
      nameRange: nameRange(of: callee),
      typeArguments: typeArguments(of: callee),
      arguments: arguments,
      parenthesized: parenthesized
    )
  }

  /// What is called. `Type.init(…)` is no other question than `Type(…)`.
  private func callee(of node: FunctionCallExprSyntax) -> ExprSyntax {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
      let base = access.base, lastName(ofType: base)?.first(where: { $0 != "_" })?.isUppercase ?? false
    else { return node.calledExpression }
    return base
  }

  private func lastName(ofType expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): return reference.baseName.text
    case .memberAccessExpr(let access): return access.declName.baseName.text
    case .genericSpecializationExpr(let special): return lastName(ofType: special.expression)
    default: return nil
    }
  }

  private func typeArguments(of callee: ExprSyntax) -> [TypeName] {
    guard let special = callee.as(GenericSpecializationExprSyntax.self) else { return [] }
    return special.genericArgumentClause.arguments.map { TypeName($0.argument.ownText) }
  }

  private func nameRange(of callee: ExprSyntax) -> ByteRange {
    switch callee.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access): return text.range(of: access.declName.baseName)
    case .optionalChainingExpr(let wrapper): return nameRange(of: wrapper.expression)
    case .forceUnwrapExpr(let wrapper): return nameRange(of: wrapper.expression)
    case .genericSpecializationExpr(let special): return nameRange(of: special.expression)
    default: return text.range(of: callee)
    }
  }

  private mutating func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label.map { text.names.shared($0.plainText) }, value: expression($0.expression)) }
  }

  private mutating func closure(_ node: ClosureExprSyntax) -> Closure {
    var names: [String] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list): names = list.map(\.name.plainText)
    case .parameterClause(let clause): names = clause.parameters.map { ($0.secondName ?? $0.firstName).plainText }
    case nil: break
    }
    return Closure(parameters: names, body: block(node.statements))
  }

  private mutating func dictionary(_ node: DictionaryExprSyntax) -> Expression.Kind {
    guard case .elements(let elements) = node.content else { return .dictionary([]) }
    return .dictionary(elements.map { Expression.Pair(key: expression($0.key), value: expression($0.value)) })
  }

  private mutating func prefix(_ node: PrefixOperatorExprSyntax) -> Expression.Kind {
    let operand = expression(node.expression)
    if node.operator.text == "-", case .number(let value) = operand.kind { return .number(-value) }
    return .prefix(node.operator.text, operand)
  }

  mutating func macro(_ node: some FreestandingMacroExpansionSyntax) -> Expression.Kind {
    if node.macroName.text == "selector", let argument = node.arguments.first {
      return .selector(lastName(of: expression(argument.expression)))
    }
    if let image = imageLiteral(node) { return image }
    // What a preview shows, no app does.
    if node.macroName.text == "Preview" { return .other([]) }
    return .other(
      node.arguments.map { expression($0.expression) }
        + [node.trailingClosure].compactMap { $0 }.map { expression(ExprSyntax($0)) }
    )
  }

  /// `#imageLiteral(resourceName: "close")` is what it stands for: `UIImage(named: "close")`.
  private mutating func imageLiteral(_ node: some FreestandingMacroExpansionSyntax) -> Expression.Kind? {
    guard node.macroName.text == "imageLiteral", let name = node.arguments.first else { return nil }
    let range = text.range(of: node.macroName)
    return .call(Call(
      callee: Expression(range: range, kind: .name("UIImage")),
      nameRange: range,
      typeArguments: [],
      arguments: [Argument(label: "named", value: expression(name.expression))],
      parenthesized: 1
    ))
  }

  private func lastName(of path: KeyPathExprSyntax) -> String {
    guard case .property(let property)? = path.components.last?.component else { return "" }
    return property.declName.baseName.plainText
  }

  private func lastName(of expression: Expression) -> String {
    switch expression.kind {
    case .name(let name), .member(_, let name): return name
    case .cast(let value, _, _): return lastName(of: value)
    default: return ""
    }
  }

  /// `view #if … .modifier() #endif`: the side that is compiled for iOS.
  private mutating func conditional(_ node: PostfixIfConfigExprSyntax) -> Expression.Kind {
    // A nested `#if` has no base: its chain is attached to what stands before the outer one.
    let base = node.base.map { expression($0) } ?? Expression(range: text.range(of: node), kind: .attachment)
    for clause in node.config.clauses where !clause.isForOthers {
      guard case .postfixExpression(let chain) = clause.elements else { continue }
      return expression(chain).attached(to: base).kind
    }
    return base.kind
  }

  /// The expressions in a node that has no meaning of its own here.
  private mutating func expressions(within node: Syntax) -> [Expression] {
    if let nested = node.as(ExprSyntax.self) { return [expression(nested)] }
    if node.is(TokenSyntax.self) { return [] }
    if let block = node.as(CodeBlockItemListSyntax.self) {
      let closure = Closure(parameters: [], body: self.block(block))
      return [Expression(range: text.range(of: node), kind: .closure(closure))]
    }
    return node.children(viewMode: .sourceAccurate).flatMap { expressions(within: $0) }
  }
}

extension Expression.Kind {
  /// Where a chain without a base goes on from.
  fileprivate static let attachment = Expression.Kind.name("")
}

extension Expression {
  /// A chain that begins with `.name`, continued from a base, from which on it reaches.
  fileprivate func attached(to base: Expression) -> Expression {
    if kind == .attachment { return base }
    let range = base.range.through(self.range)
    switch kind {
    case .member(nil, let name): return Expression(range: range, kind: .member(base, name))
    case .member(let inner?, let name): return Expression(range: range, kind: .member(inner.attached(to: base), name))
    case .call(let call):
      let attached = Call(
        callee: call.callee.attached(to: base),
        nameRange: call.nameRange,
        typeArguments: call.typeArguments,
        arguments: call.arguments,
        parenthesized: call.parenthesized
      )
      return Expression(range: range, kind: .call(attached))
    case .element(let inner, let arguments):
      return Expression(range: range, kind: .element(inner.attached(to: base), arguments))
    default: return self
    }
  }
}

import SwiftSyntax

// Functions and variables, wherever they are declared.
extension CodeLowering {
  mutating func function(_ declaration: DeclSyntax) -> FunctionFacts? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      return FunctionFacts(
        name: node.name.plainText,
        nameRange: text.range(of: node.name),
        parameters: parameters(node.signature.parameterClause),
        returnType: node.signature.returnClause.map { TypeName($0.type) },
        modifiers: node.modifiers.names,
        attributes: node.attributes.names,
        generics: GenericParameter.lowered(node.genericParameterClause, node.genericWhereClause),
        code: code(node.body)
      )
    case .initializerDecl(let node):
      return FunctionFacts(
        name: "init",
        nameRange: text.range(of: node.initKeyword),
        parameters: parameters(node.signature.parameterClause),
        returnType: nil,
        modifiers: node.modifiers.names,
        attributes: node.attributes.names,
        generics: GenericParameter.lowered(node.genericParameterClause, node.genericWhereClause),
        code: code(node.body)
      )
    case .deinitializerDecl(let node):
      return FunctionFacts(
        name: "deinit",
        nameRange: text.range(of: node.deinitKeyword),
        parameters: [],
        returnType: nil,
        modifiers: node.modifiers.names,
        attributes: node.attributes.names,
        generics: [],
        code: code(node.body)
      )
    case .subscriptDecl(let node):
      let accessors = node.accessorBlock.map { self.accessors($0) }
      return FunctionFacts(
        name: "subscript",
        nameRange: text.range(of: node.subscriptKeyword),
        parameters: parameters(node.parameterClause),
        returnType: TypeName(node.returnClause.type),
        modifiers: node.modifiers.names,
        attributes: node.attributes.names,
        generics: GenericParameter.lowered(node.genericParameterClause, node.genericWhereClause),
        code: accessors?.getter
      )
    default: return nil
    }
  }

  private mutating func code(_ body: CodeBlockSyntax?) -> Code? {
    body.map { unreadCode(behind: $0.leftBrace) ?? .read(block($0.statements)) }
  }

  private func unreadCode(behind brace: TokenSyntax) -> Code? {
    text.unread.isEmpty ? nil : text.unread[text.range(of: brace).start].map { .unread($0) }
  }

  private mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [FunctionFacts.Parameter] {
    clause.parameters.map { parameter in
      let label = parameter.firstName.plainText
      return FunctionFacts.Parameter(
        label: label == "_" ? nil : label,
        name: (parameter.secondName ?? parameter.firstName).plainText,
        type: parameter.ellipsis == nil ? TypeName(parameter.type) : TypeName("\(TypeName(parameter.type))..."),
        defaultValue: parameter.defaultValue.map { expression($0.value) }
      )
    }
  }

  mutating func variables(_ node: VariableDeclSyntax) -> [Variable] {
    node.bindings.flatMap { variables($0, of: node) }
  }

  private mutating func variables(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) -> [Variable] {
    let accessors = binding.accessorBlock.map { self.accessors($0) }
    let names = names(in: binding.pattern)
    let value = binding.initializer.map { expression($0.value) }
    return names.map { name in
      Variable(
        name: name,
        nameRange: text.range(of: binding.pattern),
        isConstant: node.bindingSpecifier.tokenKind == .keyword(.let),
        modifiers: node.modifiers.names,
        attributes: node.attributes.names,
        type: type(of: binding, in: node),
        initialValue: names.count == 1 ? value : nil,
        getter: accessors?.getter,
        observers: accessors?.observers ?? []
      )
    }
  }

  /// In `var a, b: Int`, the type stands at the last name only.
  private func type(of binding: PatternBindingSyntax, in node: VariableDeclSyntax) -> TypeName? {
    if let annotation = binding.typeAnnotation { return TypeName(annotation.type) }
    guard binding.initializer == nil else { return nil }
    guard node.bindings.count > 1 else { return node.attributes.environmentType }
    return node.bindings.last?.typeAnnotation.map { TypeName($0.type) }
  }

  private mutating func accessors(_ block: AccessorBlockSyntax) -> (getter: Code?, observers: [Statement]) {
    switch block.accessors {
    case .getter(let items): return (unreadCode(behind: block.leftBrace) ?? .read(self.block(items)), [])
    case .accessors(let list):
      var getter: Code?
      var observers: [Statement] = []
      for accessor in list {
        let body = self.block(accessor.body)
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get), .keyword(._read): getter = .read(body)
        default: observers += body
        }
      }
      return (getter, observers)
    }
  }
}

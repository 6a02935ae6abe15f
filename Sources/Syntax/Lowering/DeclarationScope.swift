import SwiftSyntax

/// Gathers what a file, a type's body or a function's body declares.
struct DeclarationScope {
  /// The name of the type around the scope, empty at a file's top level.
  let enclosing: String
  let text: LoweredText
  private(set) var imports: [String] = []
  private(set) var reexports: [String] = []
  private(set) var types: [TypeFacts] = []
  private(set) var functions: [FunctionFacts] = []
  private(set) var variables: [Variable] = []
  private(set) var statements: [Statement] = []
  /// The first code that is nested too deeply to be read.
  private(set) var unread: ByteRange?
  private var cases: [TypeFacts.Case] = []

  init(enclosing: String = "", in text: LoweredText) {
    self.enclosing = enclosing
    self.text = text
  }

  mutating func lower(_ items: CodeBlockItemListSyntax) {
    for item in items {
      switch item.item {
      case .decl(let declaration) where !declaration.is(MacroExpansionDeclSyntax.self): lower(declaration)
      case .decl, .stmt, .expr:
        var code = CodeLowering(enclosing: enclosing, in: text)
        statements += code.statements(item)
        keep(code)
      }
    }
  }

  mutating func lower(_ members: MemberBlockItemListSyntax) {
    for member in members { lower(member.decl) }
  }

  mutating func lower(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): add(.class, node, node, node.genericParameterClause)
    case .structDecl(let node): add(.struct, node, node, node.genericParameterClause)
    case .enumDecl(let node): add(.enum, node, node, node.genericParameterClause)
    case .actorDecl(let node): add(.actor, node, node, node.genericParameterClause)
    case .protocolDecl(let node): add(.protocol, node, node, nil)
    case .extensionDecl(let node): add(node)
    case .typeAliasDecl(let node): add(node)
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: addFunction(declaration)
    case .variableDecl(let node): add(node)
    case .enumCaseDecl(let node): add(node)
    case .importDecl(let node): add(node)
    case .ifConfigDecl(let node): add(node)
    default: break
    }
  }

  private func qualified(_ name: String) -> String {
    enclosing.isEmpty ? name : "\(enclosing).\(name)"
  }

  /// The module's name alone, for `import struct Kit.Size` and `import Kit.Sizes` too.
  private mutating func add(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.plainText else { return }
    imports.append(module)
    if node.attributes.names.contains("_exported") || node.modifiers.names.contains("public") { reexports.append(module) }
  }

  private mutating func add(
    _ kind: TypeHeader.Kind,
    _ node: some NamedDeclSyntax,
    _ group: some DeclGroupSyntax,
    _ parameters: GenericParameterClauseSyntax?
  ) {
    addType(kind, qualified(node.name.plainText), text.range(of: node.name), group, parameters)
  }

  private mutating func add(_ node: ExtensionDeclSyntax) {
    addType(.extension, node.extendedType.extendedName, text.range(of: node.extendedType), node, nil)
  }

  private mutating func addType(
    _ kind: TypeHeader.Kind,
    _ name: String,
    _ nameRange: ByteRange,
    _ group: some DeclGroupSyntax,
    _ parameters: GenericParameterClauseSyntax?
  ) {
    var body = DeclarationScope(enclosing: name, in: text)
    body.lower(group.memberBlock.members)
    let generics = GenericParameter.lowered(parameters, group.genericWhereClause)
    let inherited = group.inheritanceClause?.inheritedTypes.flatMap { TypeName($0.type).composed } ?? []
    let header = TypeHeader(
      kind: kind,
      name: name,
      nameRange: nameRange,
      // What a protocol asks of `Self` it says in either place.
      inherited: inherited + (kind == .protocol ? generics.filter { $0.name == "Self" }.compactMap(\.constraint) : []),
      modifiers: group.modifiers.names,
      attributes: group.attributes.names,
      generics: generics
    )
    types.append(TypeFacts(header: header, properties: body.variables, functions: body.functions, cases: body.cases))
    types += body.types
    unread = unread ?? body.unread
  }

  private mutating func add(_ node: TypeAliasDeclSyntax) {
    let header = TypeHeader(
      kind: .typealias,
      name: qualified(node.name.plainText),
      nameRange: text.range(of: node.name),
      inherited: TypeName(node.initializer.value).composed,
      modifiers: node.modifiers.names,
      generics: GenericParameter.lowered(node.genericParameterClause, node.genericWhereClause)
    )
    types.append(TypeFacts(header: header, properties: [], functions: [], cases: []))
  }

  private mutating func addFunction(_ declaration: DeclSyntax) {
    var code = CodeLowering(enclosing: enclosing, in: text)
    if let function = code.function(declaration) { functions.append(function) }
    keep(code)
  }

  private mutating func add(_ node: VariableDeclSyntax) {
    var code = CodeLowering(enclosing: enclosing, in: text)
    variables += code.variables(node)
    keep(code)
  }

  /// Keeps what code leaves behind beside its statements.
  private mutating func keep(_ code: CodeLowering) {
    types += code.types
    unread = unread ?? code.unread
  }

  private mutating func add(_ node: EnumCaseDeclSyntax) {
    for element in node.elements {
      var code = CodeLowering(enclosing: enclosing, in: text)
      let value = element.rawValue.map { code.expression($0.value) }
      let labels = element.parameterClause?.parameters.map { $0.firstName.map(\.plainText) ?? "" } ?? []
      cases.append(
        TypeFacts.Case(
          name: element.name.plainText, nameRange: text.range(of: element.name), rawValue: value,
          valueLabels: labels.map { $0 == "_" ? "" : $0 }
        )
      )
    }
  }

  /// Every side of `#if` counts but those for other systems: which one is compiled isn't known here.
  private mutating func add(_ node: IfConfigDeclSyntax) {
    for clause in node.clauses where !clause.isForOthers {
      switch clause.elements {
      case .statements(let items): lower(items)
      case .decls(let members): lower(members)
      default: break
      }
    }
  }
}

extension TypeSyntax {
  /// The name of the type that an extension of this is one of: `Array` for `[Item]`.
  fileprivate var extendedName: String {
    switch self.as(TypeSyntaxEnum.self) {
    case .arrayType: "Array"
    case .dictionaryType: "Dictionary"
    case .optionalType: "Optional"
    default: TypeName(self).base
    }
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, those within `#if` left out.
  var names: [String] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return TypeName(attribute.attributeName).text
    }
  }

  /// The type of what a view takes from its environment by its type: `Theme` for `@Environment(Theme.self)`.
  var environmentType: TypeName? {
    for case .attribute(let attribute) in self where TypeName(attribute.attributeName).text == "Environment" {
      guard case .argumentList(let arguments)? = attribute.arguments,
        let member = arguments.first?.expression.as(MemberAccessExprSyntax.self), member.declName.baseName.tokenKind == .keyword(.self)
      else { return nil }
      return member.base.map { TypeName($0.trimmedDescription) }
    }
    return nil
  }
}

extension GenericParameter {
  /// What a declaration says of its generic parameters, in brackets and behind `where`.
  static func lowered(
    _ parameters: GenericParameterClauseSyntax?,
    _ clause: GenericWhereClauseSyntax?
  ) -> [GenericParameter] {
    let named = parameters?.parameters.map { parameter in
      GenericParameter(name: parameter.name.plainText, constraint: parameter.inheritedType.map { TypeName($0) })
    } ?? []
    let required = clause?.requirements.compactMap { requirement -> GenericParameter? in
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        return GenericParameter(name: node.leftType.ownText, constraint: TypeName(node.rightType))
      case .sameTypeRequirement(let node):
        return GenericParameter(name: node.leftType.ownText, constraint: TypeName(node.rightType.ownText))
      case .layoutRequirement: return nil
      }
    } ?? []
    return named + required
  }
}

extension DeclModifierListSyntax {
  /// As they are written, with what they are limited to: `private(set)`.
  var names: [String] { map { $0.name.text + ($0.detail.map { "(\($0.detail.text))" } ?? "") } }
}

import SwiftSyntax

/// Gathers what a file, a type's body or a function's body declares.
struct DeclarationScope {
  /// The name of the type around the scope, empty at a file's top level.
  let enclosing: String
  private(set) var imports: [String] = []
  private(set) var types: [TypeFacts] = []
  private(set) var functions: [FunctionFacts] = []
  private(set) var variables: [Variable] = []
  private(set) var statements: [Statement] = []
  /// The first code that is nested too deeply to be read.
  private(set) var unread: ByteRange?
  private var cases: [TypeFacts.Case] = []

  init(enclosing: String = "") {
    self.enclosing = enclosing
  }

  mutating func lower(_ items: CodeBlockItemListSyntax) {
    for item in items {
      switch item.item {
      case .decl(let declaration): lower(declaration)
      case .stmt, .expr:
        var code = CodeLowering(enclosing: enclosing)
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
    case .classDecl(let node): add(.class, node.name, node.inheritanceClause, node.attributes, node.memberBlock)
    case .structDecl(let node): add(.struct, node.name, node.inheritanceClause, node.attributes, node.memberBlock)
    case .enumDecl(let node): add(.enum, node.name, node.inheritanceClause, node.attributes, node.memberBlock)
    case .actorDecl(let node): add(.actor, node.name, node.inheritanceClause, node.attributes, node.memberBlock)
    case .protocolDecl(let node): add(.protocol, node.name, node.inheritanceClause, node.attributes, node.memberBlock)
    case .extensionDecl(let node): add(node)
    case .typeAliasDecl(let node): add(node)
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: addFunction(declaration)
    case .variableDecl(let node): add(node)
    case .enumCaseDecl(let node): add(node)
    case .importDecl(let node): imports.append(node.path.trimmedDescription)
    case .ifConfigDecl(let node): add(node)
    default: break
    }
  }

  private func qualified(_ name: String) -> String {
    enclosing.isEmpty ? name : "\(enclosing).\(name)"
  }

  private mutating func add(
    _ kind: TypeFacts.Kind,
    _ name: TokenSyntax,
    _ inheritance: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax,
    _ members: MemberBlockSyntax
  ) {
    addType(kind, qualified(name.plainText), name.bytes, inheritance, attributes, members)
  }

  private mutating func add(_ node: ExtensionDeclSyntax) {
    let name = TypeName(node.extendedType).base
    addType(.extension, name, node.extendedType.bytes, node.inheritanceClause, node.attributes, node.memberBlock)
  }

  private mutating func addType(
    _ kind: TypeFacts.Kind,
    _ name: String,
    _ nameRange: ByteRange,
    _ inheritance: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax,
    _ members: MemberBlockSyntax
  ) {
    var body = DeclarationScope(enclosing: name)
    body.lower(members.members)
    let facts = TypeFacts(
      kind: kind,
      name: name,
      nameRange: nameRange,
      inherited: inheritance?.inheritedTypes.flatMap { TypeName($0.type).composed } ?? [],
      attributes: attributes.names,
      properties: body.variables,
      functions: body.functions,
      cases: body.cases
    )
    types.append(facts)
    types += body.types
    unread = unread ?? body.unread
  }

  private mutating func add(_ node: TypeAliasDeclSyntax) {
    types.append(
      TypeFacts(
        kind: .typealias,
        name: qualified(node.name.plainText),
        nameRange: node.name.bytes,
        inherited: TypeName(node.initializer.value).composed,
        attributes: [],
        properties: [],
        functions: [],
        cases: []
      )
    )
  }

  private mutating func addFunction(_ declaration: DeclSyntax) {
    var code = CodeLowering(enclosing: enclosing)
    if let function = code.function(declaration) { functions.append(function) }
    keep(code)
  }

  private mutating func add(_ node: VariableDeclSyntax) {
    var code = CodeLowering(enclosing: enclosing)
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
      var code = CodeLowering(enclosing: enclosing)
      let value = element.rawValue.map { code.expression($0.value) }
      cases.append(TypeFacts.Case(name: element.name.plainText, rawValue: value))
    }
  }

  /// Every side of `#if` counts but those for other systems: which one is compiled isn't known here.
  private mutating func add(_ node: IfConfigDeclSyntax) {
    for clause in node.clauses where !clause.isForOtherPlatform {
      switch clause.elements {
      case .statements(let items): lower(items)
      case .decls(let members): lower(members)
      default: break
      }
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
}

extension DeclModifierListSyntax {
  var names: [String] { map(\.name.text) }
}

extension CodeScope {
  /// The type that an expression is plainly known to have: by declaration, construction or cast.
  public func type(of expression: Expression) -> TypeName? {
    type(of: expression, 8).map(bound)
  }

  /// Whether what an expression is, is for those to say who use the function or the type around it: a generic parameter.
  package func isOfGenericType(_ expression: Expression) -> Bool {
    guard let name = type(of: expression, 8)?.base else { return false }
    return ((function?.generics ?? []) + (type?.generics ?? [])).contains { $0.name == name }
  }

  /// Whether an expression is known to be of a type or of one that inherits from it.
  public func isKind(_ expression: Expression, of name: String) -> Bool {
    type(of: expression).map { project.isKind($0, of: name, from: type, in: file) } ?? false
  }

  /// Whether the project declares a type of that name, rather than extends the system's.
  package func isDeclared(_ name: String) -> Bool { type(named: name)?.isDeclared ?? false }

  /// The type that a property is plainly known to have.
  public func type(of property: ProjectVariable) -> TypeName? {
    CodeScope(property, in: project).type(of: property, 8).map(bound)
  }

  private func type(of expression: Expression, _ depth: Int) -> TypeName? {
    guard depth > 0 else { return nil }
    if let built = expression.constructedType { return constructed(built, by: expression) }
    switch expression.kind {
    case .string, .interpolation: return TypeName("String")
    case .boolean: return TypeName("Bool")
    // A whole number may be of any numeric type.
    case .number(let value) where value != value.rounded(): return TypeName("Double")
    case .name("self"): return type.map { TypeName($0.name) }
    case .name(let name): return type(ofName: name, at: expression.range, depth)
    case .member(let base?, let name): return type(ofMember: name, of: base, depth)
    case .call(let call): return type(of: call, depth)
    case .cast(let value, let name, let type): return name == "is" ? nil : (type.base.isEmpty ? self.type(of: value, depth - 1) : type)
    case .binary(let left, "??", let right): return type(of: left, depth - 1) ?? type(of: right, depth - 1)
    case .binary(let left, let sign, let right) where ["+", "-", "*", "/", "%"].contains(sign):
      return type(of: left, depth - 1) ?? type(of: right, depth - 1)
    case .binary(let first, let sign, let last) where ["..<", "..."].contains(sign):
      return TypeName("Range<\(type(of: first, depth - 1) ?? type(of: last, depth - 1) ?? TypeName("Int"))>")
    case .array(let elements): return type(ofList: elements, depth)
    case .element(let base, let place):
      let whole = type(of: base, depth - 1)
      // What goes through an optional takes it for one element.
      return place.isEmpty && whole?.isOptional ?? false ? nil : whole?.element
    default: return nil
    }
  }

  /// That of a list of which all elements are of one type. Whole numbers that nothing else is said of are `Int`.
  private func type(ofList elements: [Expression], _ depth: Int) -> TypeName? {
    let types = elements.map { element -> TypeName? in
      if case .number(let value) = element.kind, value == value.rounded() { return TypeName("Int") }
      return type(of: element, depth - 1)
    }
    guard let first = types.first, let first, types.allSatisfy({ $0 == first }) else { return nil }
    return TypeName("[\(first)]")
  }

  /// `Outer.Inner()` may also be a function with an uppercase name; types of the project are told by their name.
  private func constructed(_ built: TypeName, by expression: Expression) -> TypeName? {
    if built.base == "Self" || built.base == "self" { return type.map { TypeName($0.name) } }
    return built
  }

  private func type(ofName name: String, at place: ByteRange, _ depth: Int) -> TypeName? {
    switch definition(of: name, at: place) {
    case .local(let variable):
      return variable.type ?? variable.initialValue.flatMap { type(of: $0, depth - 1) }
    case .parameter(let parameter): return parameter.type
    case .property(let property): return CodeScope(property, in: project).type(of: property, depth)
    case nil: return FrameworkProperties.type(of: name)
    }
  }

  private func type(of property: ProjectVariable, _ depth: Int) -> TypeName? {
    if let type = property.facts.type { return type }
    return property.facts.initialValue.flatMap { type(of: $0, depth - 1) }
  }

  private func type(ofMember name: String, of base: Expression, _ depth: Int) -> TypeName? {
    if let type = enumeration(base) {
      if type.cases.contains(where: { $0.name == name }) { return TypeName(type.name) }
      if name == "allCases", type.property(name) == nil { return TypeName("[\(type.name)]") }
    }
    guard let baseType = type(of: base, depth - 1) ?? base.path.map({ TypeName($0.joined(separator: ".")) }),
      let owner = self.type(named: baseType.base), let property = owner.property(name, from: file)
    else {
      return FrameworkProperties.type(of: name)
    }
    return CodeScope(property, in: project).type(of: property, depth)
  }

  /// The enumeration that an expression names: `Direction` in `Direction.left`.
  private func enumeration(_ base: Expression) -> ProjectType? {
    guard let path = base.path, path.last?.first?.isUppercase ?? false, let type = type(named: path.joined(separator: ".")) else {
      return nil
    }
    return type.kind == .enum ? type : nil
  }

  private func type(of call: Call, _ depth: Int) -> TypeName? {
    if let closure = call.callee.closure { return type(ofResult: closure, depth) }
    if let collection = call.callee.spelledType, collection.hasPrefix("[") { return TypeName(collection) }
    guard let name = call.name else { return nil }
    if name == "dequeueConfiguredReusableCell" || name == "dequeueConfiguredReusableSupplementary" {
      return call.argument("using").flatMap { type(of: $0, depth - 1) }?.genericArguments.first
    }
    if Builders.configures(call) {
      if let base = call.callee.base, let type = type(of: base, depth - 1) { return type }
      if let first = call.arguments.first?.value, let type = first.constructedType { return type }
    }
    let owner: ProjectType?
    switch call.callee.kind {
    case .name: owner = type
    case .member(let base?, _):
      let isOwn = base.isSelf || base.kind == .name("super")
      owner = isOwn ? type : base.path.flatMap { self.type(named: $0.joined(separator: ".")) } ?? object(base, depth - 1)
    default: owner = nil
    }
    let methods = owner?.callable(name) ?? []
    let isPlain = call.callee.kind == .name(name)
    let functions = methods.isEmpty && isPlain ? project.freeFunctions(named: name) : methods
    guard let function = functions.first(where: { call.fits($0.facts) })?.facts, let result = function.returnType else {
      return call.givenType
    }
    if result.base == "Self" { return owner.map { TypeName($0.name) } }
    guard let parameter = function.generics.first(where: { $0.name == result.base }) else { return result }
    return type(givenFor: parameter.name, of: function, by: call, depth)
  }

  /// The type whose object is asked for something: `factory` in `factory.makeButton()`, or one of the system's that the project
  /// extends.
  private func object(_ base: Expression, _ depth: Int) -> ProjectType? {
    guard let name = type(of: base, depth)?.base else { return nil }
    return type(named: name) ?? project.frameworkType(name)
  }

  /// What a call gives for a generic parameter of the function: `Cell` by `Cell.self`, or the type of what it hands over.
  private func type(givenFor parameter: String, of function: FunctionFacts, by call: Call, _ depth: Int) -> TypeName? {
    call.pairs(function).lazy.compactMap { given, value -> TypeName? in
      guard let value else { return nil }
      if given.type.base == "\(parameter).Type" { return value.metatype }
      return given.type.base == parameter ? self.type(of: value, depth - 1) : nil
    }.first
  }

  /// The type that `{ let view = View(); …; return view }()` returns.
  private func type(ofResult closure: Closure, _ depth: Int) -> TypeName? {
    let inner = CodeScope(project, type: type, file: file, function: function, body: closure.body)
    let types = closure.body.returnedValues.compactMap { inner.type(of: $0, depth - 1) }
    return types.first
  }
}

extension Call {
  /// The class that a function of a library's is given to dequeue a cell of, or to look up an object of:
  /// `dequeueReusableCell(for: path, cellType: Cell.self)`, `container.resolve(Loading.self)`.
  fileprivate var givenType: TypeName? {
    guard let name, name.hasPrefix("dequeue") || name == "resolve" else { return nil }
    let types = arguments.compactMap(\.value.metatype)
    return types.count == 1 ? types[0] : nil
  }
}

extension Expression {
  /// The type that an expression spells, as `[Key: Value]` does in `[Key: Value]()`.
  fileprivate var spelledType: String? {
    switch kind {
    case .array(let elements) where elements.count == 1: return elements[0].spelledType.map { "[\($0)]" }
    case .dictionary(let pairs) where pairs.count == 1:
      guard let key = pairs[0].key.spelledType, let value = pairs[0].value.spelledType else { return nil }
      return "[\(key): \(value)]"
    default: return path?.joined(separator: ".")
    }
  }
}

/// Functions of well-known libraries that configure what they are given and hand it back.
public enum Builders {
  /// The names of functions that return what their closure is given.
  public static let names: Set<String> = [
    "then", "do", "with", "apply", "also", "configure", "configured", "tap", "setup", "build",
  ]

  /// Whether a call is one of theirs. The `do(onNext:)` of reactive libraries waits for events.
  package static func configures(_ call: Call) -> Bool {
    guard let name = call.name, names.contains(name) else { return false }
    return name != "do" || call.arguments.allSatisfy { $0.label == nil }
  }
}

extension Array where Element == Enclosure {
  /// What a builder hands to the closure around under a name, `cell` for the `$0` in `cell.then { $0.… }`, and what that stands
  /// in: there `$0` means something else.
  package func builderBase(named name: String) -> (base: Expression, around: [Enclosure])? {
    let closure = indices.last { self[$0].closure?.names(name) ?? false }
    guard let closure, self[closure].closure?.parameters.first ?? "$0" == name,
      let caller = self[..<closure].lastIndex(where: { $0.expression != nil }), let call = self[caller].expression?.call,
      Builders.configures(call), let base = call.callee.base ?? call.arguments.first(where: { $0.value.closure == nil })?.value
    else { return nil }
    return (base, Array(self[..<caller]))
  }
}

extension Enclosure {
  fileprivate var expression: Expression? {
    if case .expression(let expression) = self { expression } else { nil }
  }

  fileprivate var closure: Closure? { expression?.closure }
}

extension Closure {
  /// Whether a name means what it is handed.
  fileprivate func names(_ name: String) -> Bool { parameters.isEmpty ? name == "$0" : parameters.contains(name) }
}

/// Properties of framework types that need no declaration to be understood.
enum FrameworkProperties {
  static func type(of name: String) -> TypeName? { types[name].map { TypeName($0) } }

  private static let types: [String: String] = [
    "tableView": "UITableView",
    "collectionView": "UICollectionView",
    "contentView": "UIView",
    "view": "UIView",
    "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController",
    "navigationItem": "UINavigationItem",
    "textLabel": "UILabel",
    "detailTextLabel": "UILabel",
    "titleLabel": "UILabel",
  ]
}

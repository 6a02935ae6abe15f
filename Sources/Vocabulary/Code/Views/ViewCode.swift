/// What a type's code does to one view: a property, a local variable, or the type's own object.
public struct ViewCode {
  /// Which view it is.
  public let identity: Identity
  /// What the code that deals with it shows it to be.
  fileprivate var shownType: TypeName?
  /// What each view is of the collection that it stands for.
  package fileprivate(set) var elementType: TypeName?
  /// Where it is dealt with first.
  fileprivate let scope: CodeScope
  fileprivate let owner: ProjectType
  /// The expression that builds it.
  public fileprivate(set) var construction: Use<Expression>?
  /// What is assigned to it and to what is below it, in the order of the code.
  public fileprivate(set) var assignments: [Use<Assignment>] = []
  /// The methods that are called on it and on what is below it, in the order of the code.
  public fileprivate(set) var calls: [Use<MemberCall>] = []
  /// Where it is handed to something else, in the order of the code.
  public fileprivate(set) var handed: [Use<Handing>] = []

  /// Which view it is.
  public enum Identity: Hashable, Sendable {
    /// The object whose type it is.
    case object
    /// A property of the type, by its name.
    case property(String)
    /// A local variable: its file and the place of its name.
    case local(String, file: Int, ByteRange)

    /// What the code calls it: `self` for the type's own object.
    public var name: String {
      switch self {
      case .object: "self"
      case .property(let name): name
      case .local(let name, _, _): name
      }
    }
  }

  /// Something done to the view, and where.
  public struct Use<What> {
    /// What is done.
    public let what: What
    /// All of the expression that does it.
    public let range: ByteRange
    /// The function or property that it stands in.
    public let code: ProjectCode
    /// What names mean in the code.
    public let scope: CodeScope
    /// What stands around the expression, the nearest last.
    public let around: [Enclosure]
  }

  /// `view.path = value`
  public struct Assignment: Sendable {
    /// The names from the view to what is assigned: `layer`, `cornerRadius`.
    public let path: [String]
    /// What stands behind the `=`.
    public let value: Expression
  }

  /// `view.path(arguments)`: the path's last name is the method's.
  public struct MemberCall: Sendable {
    /// The names from the view to the method: `layer`, `addSublayer`.
    public let path: [String]
    /// With its arguments.
    public let call: Call
  }

  /// The view handed to something else: as an argument, in a dictionary, or by assignment.
  public struct Handing: Sendable {
    /// The argument's label, the dictionary's key, or the name of what the view is assigned to.
    public let label: String?
    /// Nil for an assignment.
    public let call: Call?
    /// The index among the arguments.
    public let position: Int
  }
}

extension ViewCode {
  /// The methods that tell a view who hears of touches on it.
  package static let wiring: Set<String> = ["addAction", "addGestureRecognizer", "addTarget"]

  /// Where it is known: by declaration, construction or cast.
  public var type: TypeName? { elementType ?? shownType ?? declaredType }

  private var declaredType: TypeName? {
    switch identity {
    case .object: TypeName(owner.name)
    case .property(let name): owner.property(name).flatMap { scope.type(of: $0) }
    case .local(_, _, let range): scope.type(of: Expression(range: range, kind: .name(identity.name)))
    }
  }

  /// What it gets its view by, where that is no initialiser, and where that stands.
  package var handedOver: (making: Expression, scope: CodeScope)? {
    guard construction == nil else { return nil }
    switch identity {
    case .object: return nil
    case .property(let name):
      guard let property = owner.property(name),
        property.facts.isConstant || property.facts.modifiers.contains("lazy") || owner.keepsFirst(property)
      else { return nil }
      return property.facts.initialValue.map { ($0.builtExpression, CodeScope(property, in: owner.project)) }
    case .local(let name, _, let place):
      guard case .local(let variable)? = scope.definition(of: name, at: place), variable.isConstant else { return nil }
      return variable.initialValue.map { ($0.builtExpression, scope) }
    }
  }

  /// The values assigned to a property of the view.
  public func values(of path: String...) -> [Expression] {
    assignments.filter { $0.what.path == path }.map(\.what.value)
  }

  /// Where it is handed to a function of the project's that lets taps on it run an action: `allowTap(on: card, action: …)`.
  package var handedTaps: [Use<Handing>] {
    handed.filter { use in
      guard let call = use.what.call, call.arguments.indices.contains(use.what.position) else { return false }
      return use.scope.project.addsTap(call, to: call.arguments[use.what.position].value)
    }
  }

  /// Whether the type's code ever assigns a constant truth value to a property of the view.
  public func sets(_ property: String, to value: Bool) -> Bool {
    values(of: property).contains { $0.kind == .boolean(value) }
  }
}

extension ProjectType {
  /// Whether no code of the type, which alone can, gives a variable another object than its first.
  fileprivate func keepsFirst(_ property: ProjectVariable) -> Bool {
    property.facts.modifiers.contains("private") && !contains(.assignment(to: [property.facts.name]))
  }

  /// What the type's code does to each view, in the order of its first mention.
  public var views: [ViewCode] {
    project.answer(Answers.Question(kind: .views, subject: index)) { views(in: code) }
  }

  /// What some of the type's code does to each view.
  ///
  /// - Parameters:
  ///   - throughLoops: whether what a loop does to each view of a collection counts as done to these, rather than to a
  ///     view of the loop's own.
  ///   - isMeant: tells which assignments and calls to look at.
  package func views(
    in code: [ProjectCode],
    throughLoops: Bool = false,
    where isMeant: @escaping (Expression) -> Bool = { _ in true }
  ) -> [ViewCode] {
    var collector = ViewCollector(type: self, throughLoops: throughLoops, isMeant: isMeant)
    for code in code { collector.collect(code) }
    return collector.order.compactMap { collector.views[$0] }
  }
}

/// A view that another view's class holds, with what code outside of that class does to it.
package struct ViewPart {
  /// The class that holds it.
  package let owner: ProjectType
  package let view: ViewCode
}

extension ViewCode {
  /// The properties of the view's class, one of the project's, that code speaks of through the view: `header.close.frame`.
  package var parts: [ViewPart] {
    guard let type, let holder = owner.project.type(named: type.base, from: owner), holder != owner, !owner.family.contains(holder) else {
      return []
    }
    let names = Set((assignments.map(\.what.path) + calls.map(\.what.path)).filter { $0.count > 1 }.map { $0[0] })
    return names.sorted().filter { holder.property($0) != nil }.map { name in
      var part = ViewCode(identity: .property(name), scope: scope, owner: holder)
      part.assignments = assignments.compactMap { use in
        use.below(name, use.what.path).map { use.doing(Assignment(path: $0, value: use.what.value)) }
      }
      part.calls = calls.compactMap { use in
        use.below(name, use.what.path).map { use.doing(MemberCall(path: $0, call: use.what.call)) }
      }
      return ViewPart(owner: holder, view: part)
    }
  }

  /// The view with what other code does to it.
  package func joined(by other: ViewCode) -> ViewCode {
    var view = self
    view.assignments += other.assignments
    view.calls += other.calls
    view.handed += other.handed
    return view
  }
}

extension ViewCode.Use {
  /// The names that follow one.
  fileprivate func below(_ name: String, _ path: [String]) -> [String]? {
    path.count > 1 && path[0] == name ? Array(path.dropFirst()) : nil
  }

  fileprivate func doing<Other>(_ what: Other) -> ViewCode.Use<Other> {
    ViewCode.Use<Other>(what: what, range: range, code: code, scope: scope, around: around)
  }
}

private struct ViewCollector {
  let type: ProjectType
  let throughLoops: Bool
  let isMeant: (Expression) -> Bool
  package var views: [ViewCode.Identity: ViewCode] = [:]
  var order: [ViewCode.Identity] = []

  mutating func collect(_ code: ProjectCode) {
    let resolver = ViewResolver(type: type, code: code)
    collectDeclarations(resolver)
    code.body.forEachExpression { expression, around in
      switch expression.kind {
      case .assignment(let target, "=", let value) where isMeant(expression):
        collectAssignment(target, value, expression.range, around, resolver)
      case .call(let call) where isMeant(expression): collectCall(call, expression.range, around, resolver)
      default: break
      }
    }
  }

  private mutating func collectDeclarations(_ resolver: ViewResolver) {
    let code = resolver.code
    if let property = code.property { declare(.property(property.name), property, resolver) }
    let variables = code.body.declaredVariables
    // What another is built of is that other one.
    let builders = variables + [code.property].compactMap { $0 }
    for variable in variables where !builders.contains(where: { $0.isBuilt(of: variable.name, declaredAt: variable.nameRange) }) {
      declare(resolver.identity(of: variable, []), variable, resolver)
    }
  }

  private mutating func declare(_ identity: ViewCode.Identity, _ variable: Variable, _ resolver: ViewResolver) {
    guard let built = variable.typedInitialValue?.builtExpression, built.constructedType != nil else { return }
    change(SpokenView(identity: identity, path: []), resolver.scope) { view in
      // What code puts in the place of the first one is what is seen, wherever that code stands.
      view.construction = view.construction ?? resolver.use(built, at: built.range)
    }
  }

  private mutating func collectAssignment(
    _ target: Expression,
    _ value: Expression,
    _ range: ByteRange,
    _ around: [Enclosure],
    _ resolver: ViewResolver
  ) {
    let handing = ViewCode.Handing(label: target.lastName, call: nil, position: 0)
    hand(value, handing, range, around, resolver)
    for spoken in views(target, around, resolver) {
      change(spoken, resolver.scope) { view in
        if spoken.path.isEmpty {
          guard value.constructedType != nil else { return }
          view.construction = resolver.use(value, at: value.range, around)
          view.shownType = view.shownType ?? value.constructedType
        } else {
          let assignment = ViewCode.Assignment(path: spoken.path, value: value)
          view.assignments.append(resolver.use(assignment, at: range, around))
        }
      }
    }
  }

  private func views(_ expression: Expression, _ around: [Enclosure], _ resolver: ViewResolver) -> [SpokenView] {
    if throughLoops { return resolver.views(expression, around) }
    guard let (identity, path) = resolver.view(expression, around) else { return [] }
    return [SpokenView(identity: identity, path: path, builtType: around.builtType(expression))]
  }

  private mutating func collectCall(
    _ call: Call,
    _ range: ByteRange,
    _ around: [Enclosure],
    _ resolver: ViewResolver
  ) {
    for spoken in views(call.callee, around, resolver) where !spoken.path.isEmpty {
      change(spoken, resolver.scope) { view in
        let member = ViewCode.MemberCall(path: spoken.path, call: call)
        view.calls.append(resolver.use(member, at: range, around))
      }
    }
    for (position, argument) in call.arguments.enumerated() {
      let pairs: [(String?, Expression)]
      switch argument.value.kind {
      case .dictionary(let entries): pairs = entries.map { ($0.key.text, $0.value) }
      case .array(let elements): pairs = elements.map { (argument.label, $0) }
      default: pairs = [(argument.label, argument.value)]
      }
      for (label, value) in pairs {
        hand(value, ViewCode.Handing(label: label, call: call, position: position), range, around, resolver)
      }
    }
  }

  private mutating func hand(
    _ value: Expression,
    _ handing: ViewCode.Handing,
    _ range: ByteRange,
    _ around: [Enclosure],
    _ resolver: ViewResolver
  ) {
    for spoken in views(value, around, resolver) where spoken.path.isEmpty {
      change(spoken, resolver.scope) { view in
        view.handed.append(resolver.use(handing, at: range, around))
      }
    }
  }

  private mutating func change(_ spoken: SpokenView, _ scope: CodeScope, _ body: (inout ViewCode) -> Void) {
    let identity = spoken.identity
    if views[identity] == nil {
      order.append(identity)
      views[identity] = ViewCode(identity: identity, shownType: spoken.builtType, scope: scope, owner: type)
    }
    views[identity].map { view in
      var view = view
      view.elementType = view.elementType ?? spoken.elementType
      body(&view)
      views[identity] = view
    }
  }
}

extension Expression {
  /// What `tap(UIButton()) { … }`, `UIButton().then { … }` and `{ let b = UIButton(); …; return b }()` build.
  package var builtExpression: Expression {
    guard case .call(let call) = kind, constructedType == nil else { return self }
    if let closure = call.callee.closure {
      guard let returned = closure.body.returnedValues.first else { return self }
      guard case .name(let name) = returned.kind else { return returned }
      return closure.body.declaredVariables.first { $0.name == name }?.typedInitialValue ?? self
    }
    guard let name = call.name, Builders.names.contains(name) else { return self }
    if let base = call.callee.base { return base.builtExpression }
    return call.arguments.first?.value ?? self
  }
}

extension Variable {
  /// What it is given at first, with the type that is written beside it where the value leaves that out: `UIButton(type: .system)` of
  /// `let button: UIButton = .init(type: .system)`.
  fileprivate var typedInitialValue: Expression? {
    guard let value = initialValue, let call = value.call, case .member(nil, "init") = call.callee.kind, let type, !type.base.isEmpty
    else { return initialValue }
    let callee = Expression(range: call.callee.range, kind: .name(type.base))
    return Expression(range: value.range, kind: .call(call.replacing(callee, call.arguments)))
  }
}

extension Answers.Question.Kind {
  fileprivate static var views: Self { Self(ViewCode.self) }
}

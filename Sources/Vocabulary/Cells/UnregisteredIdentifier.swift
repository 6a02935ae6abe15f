/// An identifier by which code asks a table or collection for a cell, header or footer, and that nothing registers.
public struct UnregisteredIdentifier {
  /// As the table is asked for it.
  public let identifier: String
  /// The registered one that was probably meant.
  public let suggestion: String?
  /// Whether the code spells it out in this place.
  public let isLiteral: Bool
  /// The expression that says it.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension ProjectType {
  /// The identifiers in the type's code that no code of the project registers, and no cell of a storyboard or xib bears.
  ///
  /// Where its tables may get cells in a way that can't be followed, there are none.
  public var unregisteredIdentifiers: [UnregisteredIdentifier] {
    let asked = askedIdentifiers.filter { !project.interfaces.reuseIdentifiers.contains($0.text) }
    guard !asked.isEmpty, isDeclared, files.contains(where: project.isForTouch), superclasses.isInSources else { return [] }
    let near = Set(family + servedTables.map(\.owner) + [enclosing].compactMap { $0 })
    let registered = near.reduce(into: RegisteredIdentifiers()) { $0.formUnion(RegisteredIdentifiers($1.code)) }
    let unknown = asked.filter { !registered.known.contains($0.text) }
    guard !unknown.isEmpty, !registered.mayBeOthers, near.allSatisfy({ $0.superclasses.isInSources && !$0.isDrawnElsewhere }) else {
      return []
    }
    let elsewhere = project.registeredIdentifiers
    let isOwner = !registered.known.isEmpty || !interfaceElements.isEmpty
    guard isOwner || !project.interfaces.reuseIdentifiers.isEmpty || !elsewhere.known.isEmpty,
      !elsewhere.mayBeOthers || isOwner && near.allSatisfy({ !$0.sharesTables })
    else { return [] }
    let drawn = Set(near.flatMap(\.interfaceElements).flatMap { [$0] + $0.contents }.compactMap { $0.facts.attributes["reuseIdentifier"] })
    let candidates = registered.known.union(drawn).subtracting(askedIdentifiers.map(\.text)).sorted()
    return unknown.filter { !elsewhere.known.contains($0.text) }.map { asked in
      UnregisteredIdentifier(
        identifier: asked.text, suggestion: Spelling.suggestion(for: asked.text, among: candidates),
        isLiteral: asked.value.text != nil, range: asked.value.range, file: asked.file
      )
    }
  }

  /// Whether a storyboard or xib sets the type up that isn't here.
  private var isDrawnElsewhere: Bool {
    interfaceElements.isEmpty && properties.contains { $0.facts.attributes.contains("IBOutlet") }
  }

  /// Whether the type's code hands a table or collection to something that may register cells with it.
  private var sharesTables: Bool {
    code.contains { code in
      let scope = code.scope
      return code.body.containsExpression { expression in
        guard let call = expression.call, call.callee.base?.kind != .name("super"),
          !(call.callee.ownName.map { !callable($0).isEmpty } ?? false), !expression.makesFrameworkObject
        else { return false }
        return call.arguments.contains { argument in
          ["UITableView", "UICollectionView"].contains { scope.isKind(argument.value, of: $0) }
        }
      }
    }
  }
}

extension Expression {
  /// Constraints, data sources and containers do nothing to a table's cells.
  fileprivate var makesFrameworkObject: Bool {
    if let made = constructedType?.base { return FrameworkTypes.isFramework(made) }
    let name = call?.name ?? ""
    return ["addSubview", "addArrangedSubview", "insertSubview", "addSubviews", "bringSubviewToFront", "sendSubviewToBack"].contains(name)
  }
}

// MARK: - What is asked for

/// An identifier that a view is dequeued by.
private struct AskedIdentifier {
  let text: String
  let value: Expression
  let file: Int
}

extension ProjectType {
  private static let dequeues = [
    "dequeueReusableCell", "dequeueReusableHeaderFooterView", "dequeueReusableSupplementaryView",
  ]

  /// The identifiers in its code that can be resolved, where the code has no cell of its own for want of one.
  fileprivate var askedIdentifiers: [AskedIdentifier] {
    code(mentioning: Self.dequeues).flatMap { code -> [AskedIdentifier] in
      let scope = code.scope
      let builds = code.body.containsExpression { ReusableViews.kind(of: $0.constructedType ?? TypeName(""), self) != nil }
      var found: [AskedIdentifier] = []
      code.body.forEachExpression { expression, around in
        guard let call = expression.call, let name = call.name, Self.dequeues.contains(name), !(call.callee.base?.isSelf ?? true),
          let value = call.argument("withIdentifier") ?? call.argument("withReuseIdentifier"), let text = scope.text(value),
          !(builds && call.argument("for") == nil), !areBeyondRows(around.branchArms)
        else { return }
        found.append(AskedIdentifier(text: text, value: value, file: code.file))
      }
      return found
    }
  }
}

extension Project {
  /// The identifiers that any code of the project registers or builds views with.
  fileprivate var registeredIdentifiers: RegisteredIdentifiers {
    lastingAnswer(Answers.Question(kind: .registrations, subject: 0)) {
      files.indices.reduce(into: RegisteredIdentifiers()) { all, file in
        guard RegisteredIdentifiers.words.contains(where: { mayHold($0, file, ofAll: true) }) else { return }
        all.formUnion(RegisteredIdentifiers(code(in: file)))
      }
    }
  }
}

extension Answers.Question.Kind {
  fileprivate static var registrations: Self { Self(Registrations.self) }

  private enum Registrations {}
}

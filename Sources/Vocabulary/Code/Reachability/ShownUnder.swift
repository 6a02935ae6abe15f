// What holds wherever SwiftUI shows some code's views: the conditions around all places that show them.
extension Project {
  /// Whether a place in a declaration that says what a view shows stands behind a condition that is never met there, because
  /// those around it, or around the places that show the view, rule it out.
  func isNeverShown(_ place: UInt32, in code: ProjectCode) -> Bool {
    guard code.saysWhatIsShown else { return false }
    let path = ShownPath(place: place, scope: code.scope)
    switch path.outcome(in: code.body, from: Assumptions()) {
    case .never: return true
    case .later: break
    case .under(let alone): if alone.asked.isEmpty { return false }
    }
    guard let around = code.knownWhereShown(ProjectCode.followedViews), around.sayAnything else { return false }
    if case .never = path.outcome(in: code.body, from: around) { return true }
    return false
  }
}

extension ProjectCode {
  /// What holds where a place in the code is shown, as far as the code itself asks; nil where it never is, or isn't followed.
  package func known(whereShown place: UInt32) -> Assumptions? {
    guard saysWhatIsShown, case .under(let known) = ShownPath(place: place, scope: scope).outcome(in: body, from: Assumptions()) else {
      return nil
    }
    return known
  }

  /// Through how many views that hold each other conditions are followed.
  fileprivate static let followedViews = 3

  /// Whether it is the body of a view of SwiftUI's, or of a property or function that makes a part of it.
  fileprivate var saysWhatIsShown: Bool {
    guard let type, type.kind == .struct, type.isKind(of: "View"), property?.isComputed ?? true else { return false }
    return (property?.type ?? function?.returnType)?.base == "View"
  }

  /// What holds wherever the code's views are shown; nil where others than those that are known here may show them.
  fileprivate func knownWhereShown(_ depth: Int) -> Assumptions? {
    guard depth > 0, let type, let name = (function?.nameRange ?? property?.nameRange)?.start,
      project.index.entryPoints.areOfApp, saysWhatIsShown
    else { return nil }
    let question = Answers.Question(kind: .shownUnder, subject: type.index, file: file, place: name, code: UInt32(depth))
    return project.lastingAnswer(question) { () -> WhereShown in
      WhereShown(known: property?.name == "body" ? knownByMakers(of: type, depth) : knownByUses(in: type, depth))
    }.known
  }

  private func knownByMakers(of type: ProjectType, _ depth: Int) -> Assumptions? {
    var common = CommonKnowledge()
    for code in project.code(mentioning: [type.lastName]).outsideTests where !code.isForPreviews {
      guard let makers = code.makers(of: type) else { return nil }
      for maker in makers {
        guard code.saysWhatIsShown, let given = type.givenProperties(by: maker) else { return nil }
        switch code.outcome(at: maker.nameRange.start, depth) {
        case .never: continue
        case .later: return nil
        case .under(let known): guard common.add(known.handedOn(as: given)) else { return nil }
        }
      }
    }
    return common.known
  }

  private func knownByUses(in type: ProjectType, _ depth: Int) -> Assumptions? {
    guard let name = function?.name ?? property?.name, type.isSoleMember(name) else { return nil }
    var common = CommonKnowledge()
    for code in project.code(mentioning: [name]).outsideTests {
      guard let uses = code.uses(of: name, in: type) else { return nil }
      for use in uses {
        guard code.saysWhatIsShown else { return nil }
        switch code.outcome(at: use.range.start, depth) {
        case .never: continue
        case .later: return nil
        case .under(let known):
          let inside = use.call.flatMap { call in
            function.map { known.entering($0, by: call, in: code.scope, inner: scope, sameObject: true) }
          }
          let names = (function?.parameters ?? []).map(\.name)
          guard common.add((inside ?? known).keeping { names.contains($0) || type.property($0) != nil }) else { return nil }
        }
      }
    }
    return common.known
  }

  /// What is known of a place in the code, with what holds where the code's own views are shown.
  private func outcome(at place: UInt32, _ depth: Int) -> ShownPath.Outcome {
    ShownPath(place: place, scope: scope).outcome(in: body, from: knownWhereShown(depth - 1) ?? Assumptions())
  }

  /// Where the code shows what a member of a view makes: the calls of a function; nil where others may.
  private func uses(of member: String, in type: ProjectType) -> [Expression]? {
    let scope = self.scope
    var found: [Expression] = []
    var isOpen = false
    body.forEachExpression { expression, around in
      let isOwn: Bool
      switch expression.kind {
      case .keyPath(member), .selector(member):
        isOpen = true
        return
      case .name(member): isOwn = scope.local(member, before: expression.range) == nil
      case .member(let base?, member) where base.isSelf: isOwn = true
      case .member(let base?, member):
        isOpen = isOpen || scope.owner(base).map { !$0.isDeclared || $0 == type || $0.kind == .protocol } ?? true
        return
      default: return
      }
      guard isOwn, scope.type == type else { return }
      found.append(around.parent.flatMap { $0.call?.callee.range == expression.range ? $0 : nil } ?? expression)
    }
    return isOpen ? nil : found
  }
}

extension ProjectType {
  /// Whether a name is that of one member alone.
  fileprivate func isSoleMember(_ name: String) -> Bool {
    ownFunctions(name).count + properties.filter { $0.facts.name == name }.count == 1
  }

  /// What a call that makes the view gives the properties that stay what they are given, by their names; nil where that isn't
  /// known.
  fileprivate func givenProperties(by maker: Call) -> [String: Expression]? {
    let kept = properties.filter { property in
      !property.facts.isStatic && !property.facts.isComputed
        && Set(property.facts.attributes).isSubset(of: ["Bindable", "Binding", "ObservedObject"])
    }
    let initializers = ownFunctions("init")
    guard initializers.isEmpty || initializers.only(fitting: maker) != nil else { return nil }
    let initializer = initializers.only(fitting: maker)
    var given: [String: Expression] = [:]
    for property in kept {
      let name = property.facts.name
      if let initializer {
        let parameter = initializer.body.parameterKept(in: name)
        given[name] = maker.pairs(initializer.facts).first { $0.0.name == parameter }?.1
      } else {
        given[name] = maker.argument(name)
      }
    }
    return given
  }
}

extension Array where Element == Statement {
  /// The name that an initialiser sets a property to, as its only statement about it: `self.model = model`.
  fileprivate func parameterKept(in property: String) -> String? {
    var values: [String?] = []
    forEachExpression { expression, _ in
      guard case .assignment(let target, _, let value) = expression.kind else { return }
      switch target.lastName {
      case property: values.append(value.ownName)
      case "_\(property)": values.append(value.ownName ?? value.call?.argument("wrappedValue")?.ownName)
      default: break
      }
    }
    return values.count == 1 ? values[0] : nil
  }
}

extension Assumptions {
  /// What is known of some expressions, told of the properties that they are given to.
  fileprivate func handedOn(as given: [String: Expression]) -> Assumptions {
    var inside = Assumptions()
    for (property, value) in given {
      guard let spelling = value.spelling else { continue }
      let path = spelling.hasPrefix("$") ? String(spelling.dropFirst()) : spelling
      for (subject, knowledge) in known {
        if subject == path {
          inside.known[property] = knowledge
        } else if subject.hasPrefix("\(path).") {
          inside.known[property + subject.dropFirst(path.count)] = knowledge
        }
      }
    }
    return inside
  }

  /// What is known about such names.
  fileprivate func keeping(_ isKept: (String) -> Bool) -> Assumptions {
    var kept = self
    kept.known = known.filter { subject, _ in
      subject.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.allSatisfy { path in
        path.split(separator: ".").first.map { isKept(String($0)) || $0.allSatisfy(\.isNumber) } ?? true
      }
    }
    kept.asked = []
    return kept
  }
}

/// What is known where a view is shown, as the project keeps it.
private struct WhereShown {
  let known: Assumptions?
}

extension Answers.Question.Kind {
  fileprivate static var shownUnder: Self { Self(WhereShown.self) }
}

// What UIKit's code tells VoiceOver of a view.
extension ProjectType {
  /// Whether any code may tell VoiceOver something of one of the type's views: a name, a trait, an action, or that it is
  /// left out. That of subclasses, of other types that know the view by its name, and of functions that it is handed to
  /// counts; so does the type when it speaks for what it holds.
  func maySpeak(of view: ViewCode) -> Bool {
    if view.isSpokenOf || speaksForItsViews || isActedForByHolders { return true }
    guard case .object = view.identity else {
      return view.mayBeSpokenOfByOthers(project) || code(telling: view.identity.name)
    }
    return speaksOfItself || isSpokenOfByUsers
  }

  /// Whether the type, or one of its family, tells something of any view.
  var speaksOfItself: Bool { speaksForItsViews || family.contains { $0.speaks(of: Set(UIKitSpeech.names)) } }

  /// Whether whoever has an object of the type may tell something of it.
  private var isSpokenOfByUsers: Bool {
    let names = Set(family.map(\.lastName))
    let users = Set(project.files(mentioning: names.sorted()))
    return project.code(mentioning: UIKitSpeech.names).contains { code in
      users.contains(code.file) && code.body.containsExpression { expression in
        guard let told = expression.toldView else { return false }
        return code.scope.type(of: told).map { names.contains($0.base) } ?? true
      }
    }
  }

  /// Whether the type, or one of its family, is itself an element, or says what its elements are.
  var speaksForItsViews: Bool {
    family.contains { type in
      type.code(mentioning: UIKitSpeech.ofContainers).contains { code in
        UIKitSpeech.ofContainers.contains(code.property?.name ?? code.function?.name ?? "")
          || code.body.containsExpression { expression in
            guard case .assignment(let target, _, let value) = expression.kind else { return false }
            return target.ownName.map(UIKitSpeech.ofContainers.contains) ?? false && value.kind != .boolean(false)
          }
      }
    }
  }

  /// Whether the type, or one that has such a view, offers actions to VoiceOver: in place of what its parts are tapped for.
  private var isActedForByHolders: Bool {
    offersActions || project.files(mentioning: [lastName]).contains { file in
      project.index.typesByFile[file].contains { index in
        let holder = ProjectType(project: project, index: index)
        let holdsOne = holder.properties.contains { CodeScope($0, in: project).type(of: $0)?.base == lastName }
        return holder != self && holdsOne && holder.offersActions
      }
    }
  }

  private var offersActions: Bool {
    isKind(of: "UIView") && family.contains { type in
      type.code(mentioning: ["UIAccessibilityCustomAction"]).contains { code in
        code.body.containsExpression { $0.constructedType?.base == "UIAccessibilityCustomAction" }
      }
    }
  }

  private func code(telling name: String) -> Bool {
    project.code(mentioning: [name]).contains { $0.tells(of: name) }
      || family.contains { type in type.code(mentioning: UIKitSpeech.names).contains(where: \.tellsOfAny) }
  }
}

extension ViewCode {
  /// Whether the type's own code tells something of it.
  fileprivate var isSpokenOf: Bool {
    assignments.contains { $0.what.path.last.map(UIKitSpeech.isSpeech) ?? false }
      || calls.contains { $0.what.path.last.map(SpokenWords.saysSo) ?? false }
  }

  /// Whether it is handed to code that may tell something of it.
  fileprivate func mayBeSpokenOfByOthers(_ project: Project) -> Bool {
    handed.contains { use in
      guard let name = use.what.call?.name else {
        return use.what.label.map { !UIKitSpeech.slots.contains($0) && !use.code.onlyKeeps($0, at: use.range, use.scope) } ?? true
      }
      if ViewPlacing.isDone(by: name) { return false }
      // Combine's `assign(to: \.text, on: label)`
      if name == "assign", case .keyPath(let property)? = use.what.call?.argument("to")?.kind { return UIKitSpeech.isSpeech(property) }
      let functions = project.code(ofFunctionsNamed: name)
      return functions.isEmpty || functions.contains { $0.body.containsExpression(where: \.isSpeech) }
    }
  }
}

extension ProjectCode {
  /// Whether a variable of the code's own takes a view, by which nothing is told of it, and nobody else gets it.
  fileprivate func onlyKeeps(_ name: String, at place: ByteRange, _ scope: CodeScope) -> Bool {
    guard scope.local(name, before: place) != nil, !tells(of: name) else { return false }
    return !body.returnedValues.contains { $0.ownName == name } && !body.containsExpression { expression in
      switch expression.kind {
      case .assignment(_, _, let value): value.ownName == name
      case .call(let call): call.arguments.contains { $0.value.ownName == name } && !(call.name.map(ViewPlacing.isDone) ?? false)
      default: false
      }
    }
  }

  /// Whether it tells something of a view of that name.
  fileprivate func tells(of name: String) -> Bool {
    mayHold(UIKitSpeech.hashed) && body.containsExpression { expression in
      guard let told = expression.toldView else { return false }
      return told.containsExpression { $0.lastName == name }
    }
  }

  /// Whether it tells something of views that it has no name of its own for: in a loop, or in a builder's closure.
  fileprivate var tellsOfAny: Bool {
    let names = Set(body.repeatedNames)
    return body.containsExpression { expression in
      guard let told = expression.toldView, let root = told.path?.first else { return false }
      return root.hasPrefix("$") || names.contains(root)
    }
  }
}

extension Array where Element == Statement {
  /// The names that loops and closures give to what they are handed.
  fileprivate var repeatedNames: [String] {
    var names: [String] = []
    forEachStatement { if case .loop(let loop) = $0.kind { names += loop.names } }
    forEachExpression { expression, _ in names += expression.closure?.parameters ?? [] }
    return names
  }
}

extension Expression {
  /// `button` in `button.accessibilityLabel = …` and in `button.setAccessibilityLabel(…)`.
  fileprivate var toldView: Expression? {
    switch kind {
    case .assignment(let target, _, _): return target.lastName.map(UIKitSpeech.isSpeech) ?? false ? target.base : nil
    case .call(let call): return call.name.map(SpokenWords.saysSo) ?? false ? call.callee.base : nil
    default: return nil
    }
  }

  /// Whether it tells something of any view.
  fileprivate var isSpeech: Bool {
    switch kind {
    case .assignment(let target, _, _): return target.lastName.map(UIKitSpeech.isSpeech) ?? false
    case .call(let call): return call.name.map(SpokenWords.saysSo) ?? false
    default: return false
    }
  }
}

enum UIKitSpeech {
  /// Properties by which a view says that it is an element, or what its elements are.
  static let ofContainers = [
    "isAccessibilityElement", "accessibilityElements", "automationElements", "accessibilityElementCount",
    "accessibilityCustomActions", "accessibilityActivate", "accessibilityElementsHidden", "accessibilityTraits",
    "accessibilityFrame", "accessibilityLabel",
  ]
  static let names = ["isAccessibilityElement", "accessibilityLabel", "accessibilityTraits", "accessibilityAttributedLabel"]
  static let hashed = (names + ["accessibilityElements", "accessibilityElementsHidden", "accessibilityCustomActions"])
    .map { Word($0) }

  /// What a view is assigned to that says nothing of it.
  static let slots: Set<String> = [
    "leftView", "rightView", "view", "contentView", "tableHeaderView", "tableFooterView", "customView",
  ]

  static func isSpeech(_ name: String) -> Bool {
    (name.hasPrefix("accessibility") || name == "isAccessibilityElement" || name == "shouldGroupAccessibilityChildren")
      && !["accessibilityIdentifier", "accessibilityIgnoresInvertColors"].contains(name)
  }
}

// Views of which all code is known that speaks of them: nothing answers for some, and some are never seen.
extension ProjectType {
  /// Whether nothing happens when a button of the type's is touched: a picture made of a button.
  package func isUnanswered(_ view: ViewCode) -> Bool {
    guard let made = view.knownConstruction, let type = view.type, isButton(type), !answersByItself(type), !made.isConnected,
      let mentions = mentions(of: view), !mentions.isEmpty
    else { return false }
    return mentions.allSatisfy { mention in
      switch mention {
      case .answered, .open: false
      case .looks, .placed, .hidden, .shown, .used: true
      }
    } && !connectsSubviews
  }

  /// Whether no code that knows a button by an outlet makes it do anything.
  package func leavesUnanswered(outlet: String) -> Bool {
    !connectsSubviews && !mentions(ofProperty: outlet, false).contains { [.answered, .open].contains($0) }
  }

  /// Whether all code is known that can speak of a view, and none hands it on.
  package func isKnownThroughout(_ view: ViewCode) -> Bool {
    guard let mentions = mentions(of: view) else { return false }
    return !mentions.contains { $0 == .open }
  }

  /// Whether nobody ever sees a view that the type makes: it is hidden as it is made, and not shown again, no code of the app
  /// puts it anywhere, or so it is with the view that it is put into.
  ///
  /// - Parameter whateverRuns: whether code counts, too, that nothing reaches.
  package func isNeverSeen(_ view: ViewCode, whateverRuns: Bool = false) -> Bool {
    isNeverSeen(view, whateverRuns: whateverRuns, depth: 4)
  }

  private func isNeverSeen(_ view: ViewCode, whateverRuns: Bool, depth: Int) -> Bool {
    if isUnseen(view, whateverRuns) { return true }
    let holders = Set(view.holders)
    guard depth > 0, holders.count == 1, let name = holders.first, property(name) != nil,
      let holder = views.first(where: { $0.identity == .property(name) })
    else { return false }
    return isNeverSeen(holder, whateverRuns: whateverRuns, depth: depth - 1)
  }

  private func isUnseen(_ view: ViewCode, _ whateverRuns: Bool) -> Bool {
    guard view.knownConstruction != nil else { return false }
    if isPlacedNowhere(view, whateverRuns) || view.isInBar && isOnlyEmbedded { return true }
    guard view.hides, let mentions = mentions(of: view, whateverRuns) else { return false }
    var isHidden = false
    for mention in mentions {
      switch mention {
      case .open, .shown, .used: return false
      case .hidden: isHidden = true
      case .looks, .placed, .answered: break
      }
    }
    return isHidden
  }

  private func isPlacedNowhere(_ view: ViewCode, _ whateverRuns: Bool) -> Bool {
    guard project.index.entryPoints.areOfApp, let mentions = mentions(of: view, whateverRuns) else { return false }
    return !mentions.contains { [.open, .placed, .used].contains($0) }
  }

  private func isButton(_ view: TypeName) -> Bool {
    ["UIButton", "UIPageControl"].contains { project.isKind(view, of: $0, from: self) } || view.base == "UIControl"
  }

  /// Whether a class of buttons of the project's own does something when it is touched.
  private func answersByItself(_ view: TypeName) -> Bool {
    guard let type = project.type(named: view.base, from: self) else { return false }
    return ([type] + type.ancestors).filter(\.isDeclared).contains { $0.code.contains { $0.body.connects } }
  }

  /// Whether the type goes through the views in others and connects something there.
  private var connectsSubviews: Bool {
    family.contains { type in
      type.code(mentioning: ["subviews", "arrangedSubviews"]).contains { code in
        code.body.connects && code.body.containsExpression { ["subviews", "arrangedSubviews"].contains($0.lastName) }
      }
    }
  }

  /// What all code that can speak of a view does to it; nil where other code may do so.
  private func mentions(of view: ViewCode, _ whateverRuns: Bool = false) -> [ViewMention]? {
    switch view.identity {
    case .object: return nil
    case .local:
      guard let made = view.construction else { return nil }
      let isReached = !whateverRuns && project.isReached(made.what.range.start, in: made.code.file)
      return mentions(of: view.identity, in: made.code, ofReached: isReached)
    case .property(let name):
      let open = ["open", "override"] + (project.index.entryPoints.areOfApp ? [] : ["public"])
      guard let property = property(name), property.type == self, property.facts.attributes.isEmpty,
        !property.facts.modifiers.contains(where: open.contains)
      else { return nil }
      let place = property.facts.nameRange.start
      let question = Answers.Question(kind: .mentions, subject: index, file: property.file, place: place, code: whateverRuns ? 1 : 0)
      return project.answer(question) { mentions(ofProperty: name, whateverRuns) }
    }
  }

  /// - Parameter depth: through how many properties of other types it is followed that stand for this one.
  private func mentions(ofProperty name: String, _ whateverRuns: Bool, depth: Int = 2) -> [ViewMention] {
    let isReached = !whateverRuns && project.isReached(self)
    let inBuilder = builder(ofProperty: name).map { mentions(of: .property(name), in: $0, ofReached: isReached) } ?? []
    return inBuilder + project.code(mentioning: [name]).flatMap { code -> [ViewMention] in
      if depth > 0, let (type, alias) = code.alias(of: name), type != self, !alias.facts.modifiers.contains("override") {
        return type.mentions(ofProperty: alias.facts.name, whateverRuns, depth: depth - 1)
      }
      return (isOwn(code) ? mentions(of: .property(name), in: code, ofReached: isReached) : [])
        + foreignMentions(of: name, in: code, ofReached: isReached)
    }
  }

  private func isOwn(_ code: ProjectCode) -> Bool { code.type.map { family.contains($0) } ?? false }

  private func mentions(of view: ViewCode.Identity, in code: ProjectCode, ofReached isReached: Bool) -> [ViewMention] {
    let resolver = ViewResolver(type: self, code: code)
    let reader = ViewMentionReader(code: code)
    var found: [ViewMention] = []
    code.body.forEachExpression { expression, around in
      guard expression.isPlainName, let (identity, path) = resolver.view(expression, around), path.isEmpty, identity == view
      else { return }
      found.append(running(reader.mention(expression, around), expression, in: code, ofReached: isReached))
    }
    return found
  }

  /// What becomes of a view by a mention: nothing that shows, hides or connects it where the code never runs.
  ///
  /// - Parameter isReached: whether code ever runs that makes the view. Where none does, all mentions count: what is found then
  ///   is for who asks for it.
  private func running(
    _ mention: ViewMention, _ place: Expression, in code: ProjectCode, ofReached isReached: Bool
  ) -> ViewMention {
    isReached && !project.isReached(place.range.start, in: code.file) ? .looks : mention
  }

  /// What code does to a property's view that it asks another object for: of another type, or of its own by another name.
  private func foreignMentions(of name: String, in code: ProjectCode, ofReached isReached: Bool) -> [ViewMention] {
    lazy var scope = code.scope
    let reader = ViewMentionReader(code: code)
    var found: [ViewMention] = []
    code.body.forEachExpression { expression, around in
      if case .keyPath(name) = expression.kind { found.append(.open) }
      // What is called is a method.
      guard case .member(let base?, name) = expression.kind, !base.isSelf, around.parent?.call?.callee.range != expression.range,
        mayBeObject(base, scope)
      else { return }
      found.append(running(reader.mention(expression, around), expression, in: code, ofReached: isReached))
    }
    return found
  }

  /// Whether an expression may stand for one of the type's objects.
  package func mayBeObject(_ expression: Expression, _ scope: CodeScope) -> Bool {
    let name = scope.type(of: expression)?.base ?? expression.ownName.flatMap { $0.first?.isUppercase ?? false ? $0 : nil }
    guard let type = name.flatMap(scope.type), type.isDeclared else { return true }
    return type == self || type.kind == .protocol || family.contains(type)
  }
}

extension ProjectCode {
  /// The property of which the code is the getter, where it only stands for another object's: `var send: UIButton { form.send }`.
  fileprivate func alias(of name: String) -> (type: ProjectType, property: ProjectVariable)? {
    guard let property, property.isComputed, let type, let found = type.property(property.name), body.count == 1,
      case .member(let base?, name)? = body.onlyReturnedValue?.kind, base.path != nil, !base.isSelf
    else { return nil }
    return (type, found)
  }
}

extension ViewCode {
  /// The names of the views that show it. What lies in a view's `contentView` lies in the view.
  package var holders: [String] {
    handed.compactMap { use in
      guard let call = use.what.call, let name = call.name, use.scope.project.viewHolders.contains(name) else { return nil }
      guard let base = call.callee.base else { return name == "UIStackView" ? use.variable ?? "self" : "self" }
      if let handed = base.ownName, handed.hasPrefix("$") { return use.around.builderBase(named: handed)?.base.lastName }
      return base.lastName == "contentView" ? base.base?.lastName ?? "contentView" : base.lastName ?? "self"
    }
  }

  /// Whether an item of a bar shows it.
  fileprivate var isInBar: Bool { handed.contains { $0.what.call?.callee.ownName == "UIBarButtonItem" } }

  /// Whether its type's code ever makes it invisible.
  fileprivate var hides: Bool {
    assignments.contains { ["isHidden", "alpha", "opacity"].contains($0.what.path.last) }
  }

  /// What builds it, where the code shows that.
  fileprivate var knownConstruction: Expression? {
    guard elementType == nil, let made = construction?.what, made.constructedType != nil else { return nil }
    return made
  }
}

extension ViewCode.Use {
  /// What keeps the stack that is built there: `bar` in `let bar = UIStackView(arrangedSubviews: [view])`.
  fileprivate var variable: String? {
    switch around.last {
    case .variable(let variable)?: code.type.map { ViewResolver(type: $0, code: code).identity(of: variable, around.dropLast()).name }
    case .expression(let parent)?:
      if case .assignment(let target, "=", _) = parent.kind { target.ownName } else { nil }
    case nil: code.property?.name
    default: nil
    }
  }
}

extension Expression {
  /// Whether it is a name, or a member of `self`.
  fileprivate var isPlainName: Bool {
    switch kind {
    case .name: true
    case .member(let base?, _): base.isSelf
    default: false
    }
  }

  /// Whether a control is given an action, a menu or a closure as it is built.
  fileprivate var isConnected: Bool {
    call?.arguments.contains { argument in
      argument.value.closure != nil || argument.label.map(Answering.isNamed) ?? false
    } ?? false
  }
}

extension Answers.Question.Kind {
  fileprivate static var mentions: Self { Self(ViewMention.self) }
}

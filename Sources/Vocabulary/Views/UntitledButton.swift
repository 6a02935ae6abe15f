/// The view whose property code sets: `button.titleLabel` in `button.titleLabel?.font = small`.
struct SetView {
  let view: Expression
  let around: [Enclosure]
  let code: ProjectCode
}

extension SetView {
  /// Whether it is a view that code makes and nobody ever sees, or such a button's title.
  var isNeverSeen: Bool {
    guard let type = code.type, let (identity, path) = ViewResolver(type: type, code: code).view(view, around),
      path.isEmpty || path == ["titleLabel"], let made = type.views.first(where: { $0.identity == identity })
    else { return false }
    return type.isNeverSeen(made)
  }

  /// Whether code gives it text that brings fonts of its own, by its name anywhere: `cell.price.attributedText = styled`.
  var isGivenTextWithFonts: Bool {
    guard let name = view.lastName else { return false }
    let isLocal = view.ownName.map { code.scope.local($0, before: view.range) != nil } ?? false
    let words = [Word("attributedText"), Word("font")]
    func brings(_ user: ProjectCode) -> Bool {
      words.allSatisfy { user.mayHold([$0]) } && user.body.containsExpression { expression in
        guard case .assignment(let target, _, let text) = expression.kind, target.lastName == "attributedText" else { return false }
        return target.base?.lastName == name && user.mayBringFonts(text)
      }
    }
    return isLocal ? brings(code) : code.project.code(mentioning: [name]).contains(where: brings)
  }

  /// Whether it is the title of a plain button that code makes, gives an image, and never gives a title.
  ///
  /// A button of an interface file, of a class of the project's own, or one that is handed to other code may have one.
  var isTitleOfUntitledButton: Bool {
    guard case .member(let button?, "titleLabel") = view.kind, let type = code.type,
      let (identity, path) = ViewResolver(type: type, code: code).view(button, around), path.isEmpty,
      let made = type.views.first(where: { $0.identity == identity }), made.isPlainImageButton
    else { return false }
    if case .local = identity { return !code.givesTitle(toButton: identity.name) }
    return !type.mayTitle(button: identity.name)
  }
}

extension ProjectCode {
  /// Whether a text, or what is done to it here, says `.font`.
  fileprivate func mayBringFonts(_ text: Expression) -> Bool {
    func saysFont(_ expression: Expression) -> Bool {
      expression.containsExpression { part in
        if case .member(_, "font") = part.kind { return true }
        return part.ownName == "NSFontAttributeName"
      }
    }
    guard let name = text.ownName else { return saysFont(text) }
    if let made = scope.local(name, before: text.range)?.initialValue, saysFont(made) { return true }
    return body.containsExpression { expression in
      guard let call = expression.call, call.callee.base?.ownName == name else { return false }
      return call.arguments.contains { saysFont($0.value) }
    }
  }
}

extension ViewCode {
  /// Whether it is made as a button of the framework's without a title, and stays with code that is known.
  package var isPlainImageButton: Bool {
    guard let made = construction?.what, made.constructedType?.base == "UIButton",
      made.call?.arguments.allSatisfy({ ["type", "frame"].contains($0.label) }) ?? false,
      calls.contains(where: { ["setImage", "setBackgroundImage"].contains($0.what.path.last) })
    else { return false }
    return handed.allSatisfy { use in
      guard let name = use.what.call?.name else { return false }
      return ["add", "insert", "bring", "send", "equal", "UI", "NS"].contains(where: name.hasPrefix)
    }
  }
}

extension ProjectType {
  /// Whether some code may give a title to the type's button of that name.
  package func mayTitle(button name: String) -> Bool {
    project.code(mentioning: [name]).contains { code in
      let isOwn = code.type.map { family.contains($0) } ?? true
      lazy var scope = code.scope
      return code.givesTitle(toButton: name) { holder in
        guard let holder, !holder.isSelf else { return isOwn }
        return mayBeObject(holder, scope)
      }
    } || builder(ofProperty: name)?.givesTitleToLocal ?? false
  }
}

extension ProjectCode {
  /// Whether the code may give a title to a button of that name: by the name, in a loop over it and others, or where it is built.
  ///
  /// - Parameter isMeant: tells whether the name means that button, as it is asked of something, or of nothing.
  package func givesTitle(toButton name: String, where isMeant: (Expression?) -> Bool = { _ in true }) -> Bool {
    let isItsOwn = property?.name == name && isMeant(nil)
    var isGiven = false
    body.forEachExpression { expression, around in
      guard !isGiven, let titled = expression.titled else { return }
      isGiven = isItsOwn || titled.mentions(name, isMeant) || around.contains { $0.repeats(over: name, isMeant) || $0.builds(name) && isMeant(nil) }
    }
    return isGiven
  }

  /// Whether it gives a title to anything.
  fileprivate var givesTitleToLocal: Bool { body.containsExpression { $0.titled != nil } }
}

extension Expression {
  /// What the expression gives a title or a whole configuration.
  fileprivate var titled: Expression? {
    switch kind {
    case .call(let call): return ["setTitle", "setAttributedTitle"].contains(call.name) ? call.callee : nil
    case .assignment(let target, _, _):
      let titles: Set<String> = ["title", "attributedTitle", "text", "attributedText", "configuration"]
      return target.containsExpression { $0.lastName.map(titles.contains) ?? false } ? target : nil
    default: return nil
    }
  }

  fileprivate func mentions(_ name: String, _ isMeant: (Expression?) -> Bool) -> Bool {
    containsExpression { expression in
      switch expression.kind {
      case .name(name): isMeant(nil)
      case .member(let holder, name): isMeant(holder)
      default: false
      }
    }
  }
}

extension Enclosure {
  /// Whether it builds a local variable of that name: `let play: UIButton = { let button = UIButton(); …; return button }()`.
  fileprivate func builds(_ name: String) -> Bool {
    if case .variable(let variable) = self { variable.name == name } else { false }
  }

  /// Whether it does something with each of several: `[play, stop].forEach { … }`.
  fileprivate func repeats(over name: String, _ isMeant: (Expression?) -> Bool) -> Bool {
    switch self {
    case .expression(let expression): return expression.call?.callee.base?.mentions(name, isMeant) ?? false
    case .loop(let loop): return loop.header.contains { $0.mentions(name, isMeant) }
    default: return false
    }
  }
}

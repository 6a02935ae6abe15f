/// What code tells VoiceOver, and the other assistive technologies, of a view.
struct SpokenFacts: OptionSet, Sendable {
  let rawValue: Int

  /// It has a name of its own.
  static let named = SpokenFacts(rawValue: 1)
  /// It is left out, or nobody sees it.
  static let hidden = SpokenFacts(rawValue: 2)
  /// What it holds is spoken as one element.
  static let merged = SpokenFacts(rawValue: 4)
  /// What it holds is left out, in favour of what it says itself.
  static let replaced = SpokenFacts(rawValue: 8)
  /// It says that it can be activated, or how.
  static let acts = SpokenFacts(rawValue: 16)
  /// Something is told that can't be followed.
  static let open = SpokenFacts(rawValue: 32)

  /// Whatever gives a view a name, or does away with the need for one.
  static let namedOrLeftOut: SpokenFacts = [.named, .hidden, .replaced, .open]
}

extension CodeScope {
  /// How far the project's own modifiers, styles and views are followed.
  static let followedSpeech = 4

  /// What a modifier tells of the view that it is asked of: one of SwiftUI's, or one of the project's own, for which
  /// its code speaks.
  func spokenFacts(_ modifier: Call, _ depth: Int = CodeScope.followedSpeech) -> SpokenFacts {
    guard depth > 0 else { return [] }
    let own = ownModifiers(modifier)
    guard own.isEmpty else {
      return own.reduce(into: []) { facts, function in
        let code = ProjectCode(function, in: project)
        facts.formUnion(code.spokenFacts(depth - 1, of: "self"))
        if code.putsIntoControl(\.isSelf) { facts.formUnion(.acts) }
      }
    }
    let style = appliedType(modifier).map { $0.spokenFacts(depth - 1) } ?? []
    return style.union(FrameworkSpeech(modifier, scope: self).facts)
  }

  /// The project's type behind `.modifier(Icon())`, `.buttonStyle(IconStyle())` and `.buttonStyle(.icon)`.
  private func appliedType(_ modifier: Call) -> ProjectType? {
    guard let name = modifier.name, name == "modifier" || name.hasSuffix("Style"),
      let value = modifier.arguments.first?.value
    else { return nil }
    if let made = value.constructedType { return type(named: made.base) }
    guard case .member(nil, let member) = value.kind else { return nil }
    let kind = name.prefix(1).uppercased() + name.dropFirst()
    let property = [kind, "Primitive\(kind)"].lazy.compactMap { project.frameworkType($0)?.property(member) }.first
    return property.flatMap { type(of: $0) }.flatMap { type(named: $0.base) }
  }
}

extension ProjectCode {
  /// What any of its modifiers tells of a view.
  ///
  /// - Parameter given: what the code is given to modify, where that alone is meant, and not what it puts beside it.
  func spokenFacts(_ depth: Int, of given: String? = nil) -> SpokenFacts {
    guard depth > 0, mayHold(SpokenWords.hashed) || mayHold(SpokenWords.wrappers) else { return [] }
    let scope = self.scope
    var facts: SpokenFacts = []
    body.forEachExpression { expression, _ in
      guard let call = expression.call, expression.constructedType == nil, let name = call.name,
        SpokenWords.mayTell(name), given.map({ call.isAsked(of: $0) }) ?? true
      else { return }
      facts.formUnion(scope.spokenFacts(call, depth))
    }
    return facts
  }
}

extension ProjectCode {
  /// Whether a control's label is what the code is given: `Button(action: open) { content }`.
  fileprivate func putsIntoControl(_ isGiven: (Expression) -> Bool) -> Bool {
    body.containsExpression { control in
      guard let made = control.constructedType?.base, SwiftUIControls.names.contains(made) else { return false }
      return control.containsExpression(where: isGiven)
    }
  }
}

extension Call {
  /// Whether it is asked of a view that is or holds what goes by a name: `self`, where none is said.
  fileprivate func isAsked(of name: String) -> Bool {
    guard let base = callee.base else { return true }
    guard name == "self" else { return base.containsExpression { $0.ownName == name } }
    var first = base
    while let inner = first.call?.callee.base ?? first.base { first = inner }
    let isImplied = first.constructedType == nil && first.call?.callee.ownName != nil
    return isImplied || base.containsExpression(where: \.isSelf)
  }
}

extension ProjectType {
  /// What the code of a view, a modifier or a style tells of what it shows.
  func spokenFacts(_ depth: Int = CodeScope.followedSpeech) -> SpokenFacts {
    guard depth > 0, isDeclared else { return [] }
    let told = code(mentioning: SpokenWords.names).reduce(into: SpokenFacts()) { $0.formUnion(facts(toldBy: $1, depth)) }
    return isControlAroundContent ? told.union(.acts) : told
  }

  /// What some of its code tells of what it shows, a modifier of what it is given: what it puts beside that is told for itself.
  private func facts(toldBy code: ProjectCode, _ depth: Int) -> SpokenFacts {
    guard isKind(of: "ViewModifier") else { return code.spokenFacts(depth) }
    guard let function = code.function, !function.parameters.isEmpty else { return [] }
    return code.spokenFacts(depth, of: function.signature == "body(content:)" ? "content" : nil)
  }

  /// Whether it is a modifier that makes a control of what it modifies.
  private var isControlAroundContent: Bool {
    isKind(of: "ViewModifier") && functions("body(content:)").contains { function in
      ProjectCode(function, in: project).putsIntoControl { $0.ownName == "content" }
    }
  }
}

/// The words by which SwiftUI is told what to say.
enum SpokenWords {
  /// Those that speak for themselves; old forms and those of UIKit's protocols included.
  static let names = [
    "accessibility", "accessibilityLabel", "accessibilityLabeledPair", "accessibilityHidden", "accessibilityElement",
    "accessibilityAddTraits", "accessibilityRepresentation", "accessibilityChildren", "accessibilityAction",
    "accessibilityActions", "accessibilityAdjustableAction", "accessibilityRespondsToUserInteraction", "help",
  ]
  static let hashed = names.map { Word($0) }
  /// What may apply such words elsewhere.
  static let wrappers = [Word("modifier")]

  /// Whether a modifier of that name may tell something.
  static func mayTell(_ name: String) -> Bool {
    name.hasPrefix("accessibility") || name == "help" || name == "modifier" || saysSo(name)
  }

  /// Whether a library's modifier says by its name that it is about this.
  static func saysSo(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["accessib", "a11y", "voiceover"].contains { name.contains($0) }
  }
}

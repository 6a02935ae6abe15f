// Storyboards that the system opens with the app, or code by their names.
extension Project {
  /// Whether anybody may open a storyboard, to show the scene that it begins with. Where code asks for storyboards whose names
  /// it puts together, any may be meant.
  func mayOpen(_ storyboard: InterfaceFacts) -> Bool {
    let name = storyboard.name
    return name == "Main" || isOpenedAtLaunch(name) || mayName(name, inParts: false) || opensAnyStoryboard
  }

  /// Whether the scene that a storyboard begins with is shown without code that asks for it, or by code that isn't seen to.
  func showsFirstByItself(_ name: String) -> Bool {
    if name == "Main", replacesMainStoryboard { return false }
    if name == "Main" || isOpenedAtLaunch(name) || areForeign(name) || mayNameByGeneratedWord(name) { return true }
    return !files(holdingAny: [FirstScenes.word]).contains { file in
      !index.isTest(file) && uses(of: FirstScenes.word, in: file).map { !$0.isEmpty } ?? true
    }
  }

  /// The places where code in a file asks storyboards for the scenes that they begin with, if it may mean one of that name.
  /// One that is called by the name of a type is meant by who says that type.
  func uses(opening name: String, in file: Int) -> [Use] {
    (uses(of: FirstScenes.word, in: file) ?? []).filter { use in
      guard let code = use.declaration.code(in: self), let board = code.call(named: use.place)?.callee.base,
        let (asked, scope) = code.scope.nameOfStoryboard(board)
      else { return true }
      return scope.text(asked).map { $0 == name } ?? !scope.isTypeName(asked)
    }
  }

  /// The places where code in a file hands a scene's class to a function of another module, which may ask a storyboard for the scene
  /// by what it calls it: `pushNavigation(to: LoginController.self)`.
  func uses(handingOver controller: String, in file: Int) -> [Use] {
    guard let word = Word(declared: controller), asksForAnyScene else { return [] }
    return (uses(of: word, in: file) ?? []).filter { use in
      guard use.member == OpenedByClass.type, let code = use.declaration.code(in: self), let call = code.call(handed: use.place) else {
        return false
      }
      return !(call.name.map(OpenedByClass.questions.contains) ?? false) && code.scope.calledFunction(call) == nil
    }
  }

  /// Whether code opens storyboards by the names of types: `UIStoryboard(name: String(describing: self), bundle: nil)`.
  var opensByTypeNames: Bool {
    lastingAnswer(Answers.Question(kind: .storyboardsOfTypes, subject: 0)) {
      code(mentioning: ["UIStoryboard"]).outsideTests.contains { code in
        let scope = code.scope
        return code.body.containsExpression { expression in
          scope.nameOfStoryboard(expression).map { $1.text($0) == nil && $1.isTypeName($0) } ?? false
        }
      }
    }
  }

  /// Whether code in another language, or an object of a storyboard or xib, may ask a storyboard for a scene by its identifier.
  func isAskedForAbroad(_ identifier: String) -> Bool {
    interfaces.texts.contains(identifier)
      || areForeign(identifier) && shared.foreignWords.contain("instantiateViewControllerWithIdentifier")
  }

  /// The scenes of the same storyboard of which one must be reached for code to ask for a scene by its identifier, since it asks
  /// its own scene's storyboard: `storyboard?.instantiateViewController(withIdentifier: "Login")`. Nil where it asks another way, or
  /// has no scene.
  func scenesAsking(_ use: Use, for scene: InterfaceElement) -> [InterfaceElement]? {
    guard let type = use.declaration.type, index.entries[type].isDeclared, let (board, scope) = storyboardAsked(by: use),
      board.ownName == "storyboard", scope.definition(of: "storyboard", at: board.range) == nil
    else { return nil }
    let classes = ([type] + index.descendants[type]).map { TypeNames.last(index.entries[$0].name) }
    let own = classes.flatMap { interfaces.elements(of: $0) }.filter(\.isController)
    return own.isEmpty ? nil : own.filter { $0.file.path == scene.file.path }
  }

  /// Whether code that says a scene's identifier asks a storyboard for it that is known to be another:
  /// `UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login")`.
  func asksAnother(than storyboard: String, _ use: Use) -> Bool {
    storyboardAsked(by: use).flatMap { board, scope in scope.storyboardName(board) }.map { $0 != storyboard } ?? false
  }

  /// What code asks for a scene whose identifier it says.
  private func storyboardAsked(by use: Use) -> (board: Expression, scope: CodeScope)? {
    guard let code = use.declaration.code(in: self) else { return nil }
    var asked: Expression?
    code.body.forEachExpression(around: use.place) { expression, _ in
      guard let call = expression.call, call.name == "instantiateViewController" else { return }
      if call.arguments.first?.value.range.start == use.place { asked = call.callee.base }
    }
    return asked.map { ($0, code.scope) }
  }

  /// Whether the settings of a build name it: `INFOPLIST_KEY_UILaunchStoryboardName`. What property lists name are foreign words.
  func isOpenedAtLaunch(_ name: String) -> Bool {
    targets.contains { $0.propertyListValues.contains { $0.value == name } }
  }

  /// Whether code may open any storyboard: some does by a name that isn't known, or none is seen to.
  private var opensAnyStoryboard: Bool {
    mayName(any: .openedStoryboards, "UIStoryboard") { expression in
      expression.constructedType?.base == "UIStoryboard" ? .some(expression.call?.argument("name")) : nil
    }
  }

  /// Whether code may ask a storyboard for any scene: some does by a name that isn't known, or none is seen to.
  var asksForAnyScene: Bool {
    mayName(any: .askedScenes, "instantiateViewController") { expression in
      expression.askedScene
    }
  }

  /// Whether code asks storyboards for scenes by the names of types, which it doesn't spell out:
  /// `instantiateViewController(withIdentifier: String(describing: Login.self))`.
  var asksForScenesByTypeNames: Bool {
    lastingAnswer(Answers.Question(kind: .scenesOfTypes, subject: 0)) {
      code(mentioning: ["instantiateViewController"]).outsideTests.contains { code in
        let scope = code.scope
        return code.body.containsExpression { expression in
          expression.askedScene.flatMap { $0 }.map(scope.isTypeName) ?? false
        }
      }
    }
  }

  /// - Parameter name: what an expression names, or nothing that is seen; nil for one that is about something else.
  private func mayName(any kind: Answers.Question.Kind, _ word: String, _ name: (Expression) -> Expression??) -> Bool {
    lastingAnswer(Answers.Question(kind: kind, subject: 0)) {
      var isKnown = false
      for code in code(mentioning: [word]).outsideTests {
        var isOpen = false
        code.body.forEachExpression { expression, _ in
          guard let name = name(expression) else { return }
          if name.flatMap({ code.scope.text($0) }) == nil { isOpen = true } else { isKnown = true }
        }
        if isOpen { return true }
      }
      return !isKnown
    }
  }
}

extension CodeScope {
  /// The name of the storyboard that an expression makes, or a constant that stands for one.
  fileprivate func storyboardName(_ board: Expression) -> String? {
    nameOfStoryboard(board).flatMap { $1.text($0) }
  }

  /// What code calls the storyboard by that an expression makes, or a constant that stands for one.
  fileprivate func nameOfStoryboard(_ board: Expression) -> (name: Expression, scope: CodeScope)? {
    let (made, scope) = board.call == nil ? constant(board) ?? (board, self) : (board, self)
    guard made.constructedType?.base == "UIStoryboard", let name = made.call?.argument("name") else { return nil }
    return (name, scope)
  }
}

extension Expression {
  /// The identifier of the scene that a call asks a storyboard for, or nothing where that isn't seen; nil for what asks for none.
  fileprivate var askedScene: Expression?? {
    guard let call, call.name == "instantiateViewController" else { return nil }
    return .some(call.argument("withIdentifier") ?? call.argument("identifier"))
  }
}

extension ProjectCode {
  /// The call that is handed a value which begins at a place.
  fileprivate func call(handed place: UInt32) -> Call? {
    var found: Call?
    body.forEachExpression(around: place) { expression, _ in
      if let call = expression.call, call.arguments.contains(where: { $0.value.range.start == place }) { found = call }
    }
    return found
  }
}

private enum OpenedByClass {
  /// What a class is handed over by: `LoginController.self`
  static let type = Word("self")
  /// What only asks whether an object is of a class, or what that is called.
  static let questions: Set<String> = ["String", "isKind", "isMember", "type"]
}

enum FirstScenes {
  /// What asks a storyboard for its first scene.
  static let word = Word("instantiateInitialViewController")
}

extension Answers.Question.Kind {
  fileprivate static var openedStoryboards: Self { Self(OpenedStoryboards.self) }
  fileprivate static var askedScenes: Self { Self(AskedScenes.self) }
  fileprivate static var storyboardsOfTypes: Self { Self(StoryboardsOfTypes.self) }
  fileprivate static var scenesOfTypes: Self { Self(ScenesOfTypes.self) }

  private enum OpenedStoryboards {}
  private enum AskedScenes {}
  private enum StoryboardsOfTypes {}
  private enum ScenesOfTypes {}
}

/// A place that shows a view of the project's, be it by its type, its property or its function.
struct ViewUse {
  let place: ByteRange
  let around: [Enclosure]
  let code: ProjectCode

  /// The call that makes the view, where the place names its type.
  var making: Call?

  /// Through how many views and modifiers of the project's own that hand it on it is still followed.
  var followedReceivers = 3

  /// What the place gives the properties of the view that it makes.
  func given(to type: ProjectType) -> GivenValues {
    making.map { GivenValues($0, to: type, in: code.scope, .none) } ?? .none
  }

  /// What the place gives the parameters of the function that it calls.
  func given(to function: FunctionFacts, of shown: ProjectCode) -> GivenValues {
    guard let call = around.expressions.first?.call, call.callee.range == place else { return .none }
    return GivenValues(call, to: function, in: code.scope, inner: shown.scope, .none)
  }

  /// The modifiers that the view has there, the nearest first: its own, and those of the views around it.
  var modifiers: [ViewChain.Modifier] { around.modifiers(of: place) }

  /// The ways in which the type's code shows what stands here: by the places that name the constant which it is a part of, and
  /// by those that show what the code builds. Each is the places on it, the nearest first.
  var ways: [[ViewUse]] {
    let members = code.memberUses.map { [$0] }
    let outer = members.isEmpty ? [[]] : members
    return constantUses.isEmpty ? outer : constantUses.flatMap { use in outer.map { [use] + $0 } }
  }

  /// The places that name the constant of the code which what stands here is a part of; none where it isn't part of one.
  var constantUses: [ViewUse] {
    for case .variable(let variable) in around.reversed() where variable.initialValue?.range.contains(place) ?? false {
      return code.viewUses { $0.ownName == variable.name && !(variable.initialValue?.range.contains($0.range) ?? false) }
    }
    return []
  }

  /// The looks that the view takes from what stands around it in the code, and where it is shown that is handed on.
  func looks(_ looks: InheritedLooks) -> InheritedLooks {
    ModifierReader(scope: code.scope).looks(looksReceived(looks).scrolled(by: around, at: place), under: modifiers)
  }

  /// Those that it takes where it is shown that is handed on; the others that are given where it isn't.
  func looksReceived(_ looks: InheritedLooks) -> InheritedLooks {
    let received = received
    return received.isEmpty ? looks : InheritedLooks.ofEither(received.map { $0.looks(looks) })
  }
}

extension InheritedLooks {
  /// The looks of what stands at a place, which may be within a view that scrolls sideways.
  func scrolled(by around: [Enclosure], at place: ByteRange) -> InheritedLooks {
    var looks = self
    looks.isOfAnyWidth = isOfAnyWidth || around.expressions.contains { outer in
      guard outer.constructedType?.base == "ScrollView", let call = outer.call, let axes = call.argument(nil) ?? call.argument("axes")
      else { return false }
      return axes.lastName == "horizontal" && call.closures.contains { $0.body.contains { $0.range.contains(place) } }
    }
    return looks
  }
}

extension Array where Element == Enclosure {
  /// The modifiers that a place has by the chain that it begins, and by the views around it; the nearest first. A screen that a link
  /// leads to has those of what it is pushed in, not of the link.
  func modifiers(of place: ByteRange) -> [ViewChain.Modifier] {
    var isAway = false
    return expressions.compactMap { outer in
      if let made = outer.constructedType, let call = outer.call {
        isAway = isAway ? !NavigationTypes.names.contains(made.base) : call.leads(to: place)
      }
      guard !isAway, let call = outer.call, outer.constructedType == nil, case .member(let base?, let name) = call.callee.kind,
        base.range.contains(place)
      else { return nil }
      return ViewChain.Modifier(
        name: name, call: call, range: ByteRange(start: call.nameRange.start, end: outer.range.end)
      )
    }
  }
}

extension Call {
  /// Whether it is a link, and a place stands in the screen that it leads to.
  fileprivate func leads(to place: ByteRange) -> Bool {
    guard callee.ownName == "NavigationLink" else { return false }
    let screen = argument("destination") ?? (argument("label") == nil ? nil : arguments.first { $0.value.closure != nil }?.value)
    return screen?.range.contains(place) ?? false
  }
}

extension ProjectType {
  /// The places that make the view, previews and tests aside.
  var viewUses: [ViewUse] { project.answer(Answers.Question(kind: .viewUses, subject: index)) { foundViewUses } }

  private var foundViewUses: [ViewUse] {
    let code = project.code(mentioning: [lastName]).inFiles { [project] in project.isForTouch($0) }
    let users = code.filter { $0.type?.isForPreviews != true }
    return users.filter { $0.mayMean(self) }.flatMap { code in code.viewUses { $0.constructedType?.base == lastName } }
  }
}

extension ProjectCode {
  /// The places in the type's other code that show what this code builds; none for a view's body.
  var memberUses: [ViewUse] {
    guard let name = property?.name ?? function?.name, name != "body", let type else { return [] }
    return type.code(mentioning: [name]).flatMap { code in code.viewUses { $0.ownName == name } }
  }

  /// The places where others may show the view that an object makes for them: `AnyView(model.chart)`.
  var usesElsewhere: [ViewUse] {
    let made = property?.type ?? function?.returnType
    guard let made, made.text.hasSuffix("View"), let name = property?.name ?? function?.name, let type else { return [] }
    return type.project.code(mentioning: [name]).flatMap { code -> [ViewUse] in
      let scope = code.scope
      var uses: [ViewUse] = []
      code.body.forEachExpression { expression, around in
        guard case .member(let base?, name) = expression.kind else { return }
        let owner = scope.type(of: base).flatMap { scope.type(named: $0.base) }
        guard owner.map({ !$0.isDeclared || $0.family.contains(type) }) ?? true else { return }
        uses.append(ViewUse(place: expression.range, around: around, code: code))
      }
      return uses
    }
  }

  fileprivate func viewUses(where isMeant: (Expression) -> Bool) -> [ViewUse] {
    var found: [ViewUse] = []
    body.forEachExpression { expression, around in
      guard isMeant(expression) else { return }
      found.append(ViewUse(place: expression.range, around: around, code: self, making: expression.call))
    }
    return found
  }
}

extension Answers.Question.Kind {
  fileprivate static var viewUses: Self { Self(ViewUse.self) }
}

/// Views of SwiftUI that push screens.
private enum NavigationTypes {
  static let names: Set<String> = ["NavigationSplitView", "NavigationStack", "NavigationView"]
}

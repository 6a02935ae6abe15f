/// A view in SwiftUI code, and what stands around it there.
public struct ViewPlace {
  /// The view before any modifier.
  public let root: Expression
  /// The function or property that it stands in.
  public let code: ProjectCode
  /// What names mean there.
  public let scope: CodeScope
  /// What stands around it, the nearest last.
  public let around: [Enclosure]

  package init(root: Expression, code: ProjectCode, scope: CodeScope, around: [Enclosure]) {
    self.root = root
    self.code = code
    self.scope = scope
    self.around = around
  }

  /// The number of the file in the project.
  public var file: Int { code.file }
  /// The view before any modifier.
  public var range: ByteRange { root.range }
}

extension Project {
  /// The views of some of SwiftUI's types that a file's code shows on touch screens; those of previews, and types of the
  /// project's own with such a name, are left out.
  package func views(of names: Set<String>, in file: Int) -> [ViewPlace] {
    shownCode(in: file, mentioning: names).flatMap { code -> [ViewPlace] in
      code.viewPlaces { $0.constructedType.map { names.contains($0.base) } ?? false }.filter { place in
        !place.scope.isDeclared(place.root.constructedType?.base ?? "")
      }
    }
  }

  /// The code of a file that people see the views of: without previews, and without what only developers see.
  package func shownCode(in file: Int, mentioning words: some Collection<String>) -> [ProjectCode] {
    touchCode(in: file, mentioning: words).filter { code in
      (code.function != nil || code.property != nil) && code.type?.isForPreviews != true
    }
  }
}

extension ProjectCode {
  /// The places of some expressions in the code.
  package func viewPlaces(where isMeant: (Expression) -> Bool) -> [ViewPlace] {
    let scope = self.scope
    var found: [ViewPlace] = []
    body.forEachExpression { expression, around in
      guard isMeant(expression) else { return }
      found.append(ViewPlace(root: expression, code: self, scope: scope, around: around))
    }
    return found
  }
}

// MARK: - The chain

extension ViewPlace {
  /// The modifiers of the view itself, the innermost first.
  public var modifiers: [ViewChain.Modifier] { chain.viewChain.modifiers }

  /// The view with all of its modifiers.
  public var chain: Expression {
    var current = root
    for expression in around.expressions {
      switch expression.kind {
      case .member(let base?, _) where base.range == current.range: current = expression
      case .call(let call) where call.callee.range == current.range: current = expression
      default: return current.kind.isCall ? current : root
      }
    }
    return current
  }

  /// The calls whose modifiers apply to the view: its own, and those of the views around it, the nearest first.
  package var modifiersAround: [Call] {
    around.expressions.prefix { !opens($0) }.compactMap(\.call).filter { $0.callee.range.contains(range) && $0.callee.base != nil }
  }

  /// The calls that are handed the view: containers, and modifiers such as `overlay`; the nearest first. The last may be one that
  /// shows it on a screen of its own.
  package var holders: [Expression] {
    let expressions = around.expressions
    let screen = expressions.firstIndex(where: opens).map { $0 + 1 } ?? expressions.count
    return expressions.prefix(screen).filter { expression in
      expression.call.map { !$0.callee.range.contains(range) } ?? false
    }
  }

  /// Whether an expression around shows the view on a screen of its own, so that nothing around that is around the view.
  private func opens(_ expression: Expression) -> Bool { expression.call?.opensScreen(at: range) ?? false }

  /// Whether a call of one of some names holds the view, and none of a modifier that the project calls so.
  package func isHeld(by names: Set<String>) -> Bool {
    holders.contains { holder in
      guard let call = holder.call, call.name.map(names.contains) ?? false else { return false }
      return scope.ownModifiers(call).isEmpty
    }
  }
}

extension Call {
  /// Whether what stands at a place is, or is a part of, a screen that it opens, rather than what it is asked of or shows by itself.
  fileprivate func opensScreen(at place: ByteRange) -> Bool {
    guard !callee.range.contains(place) else { return false }
    guard callee.ownName == "NavigationLink" else { return opensScreen }
    return !(label?.body.contains { $0.range.contains(place) } ?? false)
  }
}

extension Expression.Kind {
  fileprivate var isCall: Bool {
    if case .call = self { true } else { false }
  }
}

extension Array where Element == Enclosure {
  /// The expressions from the end of a chain down to what its first modifier is asked of, as what stands around its root.
  package func links(of chain: Expression) -> [Enclosure] {
    var links: [Enclosure] = []
    var current = chain
    while case .call(let call) = current.kind, current.constructedType == nil,
      case .member(let base?, _) = call.callee.kind
    {
      links += [.expression(current), .expression(call.callee)]
      current = base
    }
    return links
  }
}

// MARK: - Where it is shown

extension ViewPlace {
  /// Where the type shows what the code builds, or other types the view whose body it is.
  package var showings: [ViewPlace] {
    guard let type = code.type, let name = code.property?.name ?? code.function?.name else { return [] }
    if name == "body" { return type.isKind(of: "View") ? type.placesInOtherViews : [] }
    return type.code(mentioning: [name]).filter { $0.property?.name != name && $0.function?.name != name }.flatMap { code in
      code.viewPlaces { $0.ownName == name || $0.call?.callee.ownName == name }
    }
  }
}

extension ProjectType {
  /// Where the code of other types makes the view, previews and tests left out.
  package var placesInOtherViews: [ViewPlace] {
    let name = lastName
    return project.answer(Answers.Question(kind: .placesInOtherViews, subject: index)) {
      project.code(mentioning: [name]).outsideTests.flatMap { code -> [ViewPlace] in
        guard code.type != self, code.type?.isForPreviews != true, code.mayMean(self) else { return [] }
        return code.viewPlaces { $0.constructedType?.base == name }
      }
    }
  }
}

extension Answers.Question.Kind {
  fileprivate static var placesInOtherViews: Self { Self(ViewPlace.self) }
}

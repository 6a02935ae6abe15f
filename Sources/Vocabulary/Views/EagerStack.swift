/// A stack in a scroll view that builds all of its rows at once, though data decides how many there are.
public struct EagerStack {
  /// The stack's name: `VStack`.
  public let nameRange: ByteRange
  /// All of the stack.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension ProjectType {
  /// The vertical stacks in the type's code that scroll views show a collection of data in.
  public var eagerStacks: [EagerStack] {
    code(mentioning: ["VStack"]).flatMap { code -> [EagerStack] in
      guard project.isForTouch(code.file) else { return [] }
      let scope = code.scope
      var found: [EagerStack] = []
      code.body.forEachExpression { expression, around in
        guard expression.isMade("VStack"), case .call(let call) = expression.kind, let content = call.closures.last,
          around.viewAround?.scrollsVertically ?? false, content.body.shownLoops.contains(where: scope.growsWithData)
        else { return }
        found.append(EagerStack(nameRange: call.nameRange, range: expression.range, file: code.file))
      }
      return found
    }
  }
}

extension Expression {
  /// Whether it is a scroll view that scrolls up and down.
  fileprivate var scrollsVertically: Bool {
    isMade("ScrollView") && call?.arguments.first?.value.lastName != "horizontal"
  }
}

extension Array where Element == Statement {
  /// The `ForEach` among the views that a builder shows, within groups and conditions too.
  fileprivate var shownLoops: [Call] {
    flatMap { statement -> [Call] in
      switch statement.kind {
      case .expression(let view), .return(let view?): return view.viewChain.root.shownLoops
      case .branch(let branch): return branch.arms.flatMap(\.body.shownLoops)
      case .block(let body): return body.shownLoops
      default: return []
      }
    }
  }
}

extension Expression {
  fileprivate func isMade(_ name: String) -> Bool { constructedType?.base == name }

  fileprivate var shownLoops: [Call] {
    if case .branch(let branch) = kind { return branch.arms.flatMap(\.body.shownLoops) }
    guard let call, let made = constructedType?.base else { return [] }
    if made == "ForEach" { return [call] }
    return SwiftUIGroups.names.contains(made) ? call.closures.flatMap(\.body.shownLoops) : []
  }
}

extension CodeScope {
  /// Whether data decides how many views a `ForEach` makes, rather than the code.
  fileprivate func growsWithData(_ loop: Call) -> Bool {
    guard let data = loop.arguments.first?.value, data.closure == nil else { return false }
    return !isFixed(data)
  }
}

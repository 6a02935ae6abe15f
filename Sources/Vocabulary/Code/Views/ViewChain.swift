/// A SwiftUI view and the modifiers applied to it, the innermost first.
public struct ViewChain: Sendable {
  /// The view before any modifier.
  public let root: Expression
  /// The innermost first.
  public let modifiers: [Modifier]

  package init(root: Expression, modifiers: [Modifier]) {
    self.root = root
    self.modifiers = modifiers
  }

  /// A modifier of the chain.
  public struct Modifier: Sendable {
    /// `padding`, `onTapGesture`.
    public let name: String
    /// The call that applies it.
    public let call: Call
    /// From the modifier's name to the end of its arguments.
    public let range: ByteRange

    package init(name: String, call: Call, range: ByteRange) {
      self.name = name
      self.call = call
      self.range = range
    }
  }
}

extension Expression {
  /// The expression read as a view with modifiers.
  public var viewChain: ViewChain {
    var modifiers: [ViewChain.Modifier] = []
    var current = self
    while let (view, call) = current.modified {
      let range = ByteRange(start: call.nameRange.start, end: current.range.end)
      modifiers.append(ViewChain.Modifier(name: call.name ?? "", call: call, range: range))
      current = view
    }
    return ViewChain(root: current, modifiers: modifiers.reversed())
  }

  /// The view that a call modifies, and the modifier: `view.modifier(Shine())`, or `ModifiedContent(content: view, modifier: Shine())`.
  private var modified: (view: Expression, by: Call)? {
    guard let call else { return nil }
    guard let made = constructedType else {
      // `self.row(item)` makes a view as `row(item)` does; where it modifies the view itself, so does `padding()`.
      guard case .member(let base?, _) = call.callee.kind, !base.isSelf else { return nil }
      return (base, call)
    }
    guard made.base == "ModifiedContent", let view = call.argument("content"), let modifier = call.argument("modifier") else { return nil }
    let callee = Expression(range: call.callee.range, kind: .member(view, "modifier"))
    let application = Call(
      callee: callee, nameRange: call.nameRange, typeArguments: [], arguments: [Argument(label: nil, value: modifier)], parenthesized: 1
    )
    return (view, application)
  }
}

extension Array where Element == Enclosure {
  /// Whether the expression is the base of a longer chain, rather than its end.
  public func continues(_ expression: Expression) -> Bool {
    guard case .member(let base?, _)? = parent?.kind else { return false }
    return base.range == expression.range
  }
}

extension Array where Element == Statement {
  /// The views that code shows on each of its paths: that of a builder, or of a function that returns one.
  ///
  /// - Returns: empty where a path shows several views side by side.
  package var shownViews: [Expression] {
    if isPlainFunction { return returnedValues }
    let views = filter { statement in
      switch statement.kind {
      case .variable, .function: return false
      default: return true
      }
    }
    guard views.count == 1 else { return [] }
    switch views[0].kind {
    case .expression(let expression), .return(let expression?): return expression.alternatives
    case .branch(let branch): return branch.arms.flatMap(\.body.shownViews)
    case .block(let body): return body.shownViews
    default: return []
    }
  }

  /// Whether it does something before it returns what it says: a builder shows what its statements make, and returns nothing.
  package var isPlainFunction: Bool {
    guard count > 1, case .return(_?)? = last?.kind else { return false }
    return true
  }
}

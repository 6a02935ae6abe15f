// What a tap on a SwiftUI view runs, by whichever of the ways to hear it.
extension ViewChain.Modifier {
  /// What a single tap runs, a closure or a function: of `onTapGesture { … }` and of `gesture(TapGesture().onEnded { … })`.
  ///
  /// It is nil of a modifier that hears no tap, or several in a row.
  package var tapAction: Expression? {
    switch name {
    case "onTapGesture":
      guard call.argument("count").map({ $0.kind == .number(1) }) ?? true else { return nil }
      return call.arguments.last?.value
    case "gesture", "highPriorityGesture", "simultaneousGesture":
      guard let gesture = call.arguments.first?.value.viewChain, gesture.root.constructedType?.base == "TapGesture",
        gesture.root.call?.arguments.isEmpty ?? false
      else { return nil }
      return gesture.modifiers.last { $0.name == "onEnded" }?.call.arguments.last?.value
    default: return nil
    }
  }
}

extension TapDeed {
  /// - Parameter action: what a tap runs: a closure, or a function that is handed over by its name, as in `perform: open`.
  package init(of action: Expression, scope: CodeScope) {
    self.init(code: action.closure?.body ?? [action.called], scope: scope)
  }
}

extension Expression {
  /// It called, without anything handed over.
  fileprivate var called: Statement {
    let call = Call(callee: self, nameRange: range, typeArguments: [], arguments: [], parenthesized: 0)
    return Statement(range: range, kind: .expression(Expression(range: range, kind: .call(call))))
  }
}

extension ProjectType {
  /// Whether code of the type, or of those that it inherits from, offers a way back or out, or only hides the one that
  /// there is for a while.
  package var leadsOut: Bool {
    ([self] + ancestors).contains { type in
      type.functions.contains { $0.facts.name.soundsLikeLeaving } || type.code.contains { $0.leadsOut }
    }
  }
}

extension ProjectCode {
  /// Whether anything in the code speaks of a way back or out.
  var leadsOut: Bool { body.containsExpression { $0.leadsOut } }
}

extension Expression {
  /// Whether it speaks of a way back or out, in a name or in the text of a button.
  var leadsOut: Bool {
    switch kind {
    case .assignment(let target, "=", let value) where target.lastName == "hidesBackButton":
      return value.kind != .boolean(true)
    case .call(let call) where call.name == "setHidesBackButton": return call.argument(nil)?.kind != .boolean(true)
    case .name(let name), .member(_, let name), .selector(let name), .keyPath(let name), .string(let name):
      return Expression.waysBack.contains(name) || name.soundsLikeLeaving
    default: return false
    }
  }

  private static let waysBack: Set<String> = [
    "leftBarButtonItem", "leftBarButtonItems", "setLeftBarButton", "setLeftBarButtonItem", "setLeftBarButtonItems",
    "leftItemsSupplementBackButton", "navigationBarLeading", "topBarLeading", "cancellationAction", "presentationMode",
    "navigationBarItems", "setViewControllers", "rootViewController", "navigationBarHidden", "setNavigationBarHidden",
    "isNavigationBarHidden", "showsBackButton", "editButtonItem", "isEditing", "setEditing",
  ]
}

extension String {
  /// Whether a name speaks of going back, or of an end, and doesn't just hide the button.
  var soundsLikeLeaving: Bool {
    let lowercased = self.lowercased()
    if ["hidesbackbutton", "sethidesbackbutton", "navigationbarbackbuttonhidden"].contains(lowercased) { return false }
    return lowercased == "back" || [
      "cancel", "dismiss", "close", "done", "popview", "poptoroot", "unwind", "finish", "skip", "exit", "logout",
      "signout", "complete", "backbutton", "backtapped", "backpressed", "backaction", "goback", "tapback", "navigateback",
    ].contains { lowercased.contains($0) }
  }
}

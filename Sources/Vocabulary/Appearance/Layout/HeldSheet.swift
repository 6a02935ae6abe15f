/// A sheet that can't be swiped away, whatever has been done on it.
public struct HeldSheet {
  /// What holds it.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The sheets in a file's code that no swipe takes away, without a condition.
  ///
  /// Where the code asks before something is lost, or something is going on, and where people log in, pay or agree, holding
  /// the sheet has a reason.
  public func heldSheets(in file: Int) -> [HeldSheet] {
    shownCode(in: file, mentioning: ["interactiveDismissDisabled", "isModalInPresentation"])
      .filter { !$0.hasReasonToHold }.flatMap { code -> [HeldSheet] in
        var found: [HeldSheet] = []
        code.body.forEachExpression { expression, around in
          guard let range = expression.holdingRange(around), !code.showsReasonToHold(expression) else { return }
          found.append(HeldSheet(range: range, file: file))
        }
        return found
      }
  }
}

extension Expression {
  fileprivate func holdingRange(_ around: [Enclosure]) -> ByteRange? {
    switch kind {
    case .call(let call) where call.name == "interactiveDismissDisabled" && call.callee.base != nil:
      let value = call.arguments.first?.value.kind ?? .boolean(true)
      return value == .boolean(true) ? call.nameRange : nil
    case .assignment(let target, "=", let value) where target.lastName == "isModalInPresentation":
      return value.kind == .boolean(true) && !around.isOnSomePaths ? range : nil
    default: return nil
    }
  }
}

extension Array where Element == Enclosure {
  fileprivate var isOnSomePaths: Bool {
    contains { enclosure in
      if case .arm = enclosure { true } else { false }
    }
  }
}

extension ProjectCode {
  /// Whether what is shown says why it must be answered.
  fileprivate var hasReasonToHold: Bool {
    let names = [type?.lastName, function?.name, property?.name].compactMap { $0 }.flatMap { NameWords.of($0) }
    if names.contains(where: HoldingWords.subjects.contains) { return true }
    guard let type else { return true }
    return type.speaks(of: HoldingWords.reasons)
      || type.familyHas("presentationControllerDidAttemptToDismiss(_:)")
  }
}

extension ProjectCode {
  /// Whether the view of the project's own that is held says why.
  fileprivate func showsReasonToHold(_ expression: Expression) -> Bool {
    guard let name = expression.viewChain.root.constructedType?.base else { return false }
    if NameWords.of(name).contains(where: HoldingWords.subjects.contains) { return true }
    return scope.type(named: name).map { $0.isDeclared && $0.speaks(of: HoldingWords.reasons) } ?? false
  }
}

private enum HoldingWords {
  static let subjects: Set<String> = [
    "agreement", "auth", "authentication", "backup", "call", "checkout", "compose", "composer", "consent", "create", "edit",
    "editor", "import", "intro", "lock", "login", "migration", "onboarding", "passcode", "password", "pay", "payment", "paywall",
    "pin", "policy", "privacy", "progress", "register", "registration", "restore", "setup", "sign", "signin", "signup", "survey",
    "terms", "tutorial", "unlock", "update", "upgrade", "upload", "verification", "verify", "web", "welcome", "wizard",
  ]
  /// What tells that something is going on, or that people are asked before it is lost.
  static let reasons = SwiftUIAlertNames.modifiers.union([
    "UIAlertController", "ProgressView", "UIActivityIndicatorView", "isLoading", "isSaving", "isProcessing", "isWorking",
    "hasChanges", "hasUnsavedChanges", "isDirty", "presentationController", "presentationControllerShouldDismiss",
  ])
}

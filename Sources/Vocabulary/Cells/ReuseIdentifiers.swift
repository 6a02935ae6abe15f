/// The identifiers under which some code registers cells, headers and footers, or builds them.
struct RegisteredIdentifiers {
  private(set) var known: Set<String> = []
  /// Whether the code may register others: by an identifier that can't be resolved, or by a function that isn't followed.
  private(set) var mayBeOthers = false

  /// - Parameter code: pieces of it, which are one file's or one type's.
  init(_ code: [ProjectCode]) {
    for code in code where code.mayContain(anyOf: ["reuseidentifier", "register"]) {
      let scope = code.scope
      code.body.forEachExpression { expression, _ in read(expression, scope) }
    }
  }

  init() {}

  mutating func formUnion(_ other: RegisteredIdentifiers) {
    known.formUnion(other.known)
    mayBeOthers = mayBeOthers || other.mayBeOthers
  }

  private mutating func read(_ expression: Expression, _ scope: CodeScope) {
    guard let call = expression.call, let name = call.name else { return }
    if let identifier = call.arguments.first(where: { $0.label?.lowercased().hasSuffix("reuseidentifier") ?? false })?.value,
      !name.hasPrefix("dequeue")
    {
      add(identifier, scope, isRegistered: name == "register")
    } else if call.mayRegister(scope) {
      mayBeOthers = true
    }
  }

  /// - Parameter isRegistered: whether the table builds the cells, rather than the code.
  private mutating func add(_ identifier: Expression, _ scope: CodeScope, isRegistered: Bool) {
    if let text = scope.text(identifier) {
      known.insert(text)
    } else if isRegistered {
      mayBeOthers = true
    }
  }
}

extension RegisteredIdentifiers {
  /// The words of which every file holds one that registers views in the plain way, or builds them with an identifier.
  static let words = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier", "withReuseIdentifier",
    "reuseIdentifier",
  ].map { Word($0) }
}

extension Call {
  /// Whether the call may register views in a way that isn't followed: by an extension of the project's or by a library's
  /// function.
  fileprivate func mayRegister(_ scope: CodeScope) -> Bool {
    guard let name, !name.hasPrefix("dequeue") else { return false }
    let isOwn = callee.ownName.map { !(scope.type?.callable($0).isEmpty ?? true) } ?? false
    guard NameWords.of(name).contains("register"), !isOwn, !arguments.isEmpty else { return false }
    return !Call.otherRegistrations.contains(name)
  }

  /// What else is registered.
  private static let otherRegistrations: Set<String> = [
    "registerUndo", "registerForPreviewing", "registerForTraitChanges", "registerForRemoteNotifications", "registerForDraggedTypes",
    "registerForKeyboardNotifications", "registerObject", "registerDataRepresentation", "registerFileRepresentation",
  ]
}

// Texts that are looked up in tables of translations.
extension CodeScope {
  /// Whether an expression looks a text up: `NSLocalizedString("…", comment: "")`, `String(localized: .cancel)`, `"…".localized`, or
  /// what a generator makes of a table's keys, `L10n.Login.signIn`, `.localizable.signIn`.
  package func looksUpText(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let call):
      guard let name = call.name else { return false }
      if LookUps.functions.contains(name) || name == "String" && call.argument("localized") != nil { return true }
      return LookUps.members.contains(name) || call.callee.isGeneratedKey
    case .member(_, let name): return LookUps.members.contains(name) || expression.isGeneratedKey
    case .conditional(_, let first, let second): return looksUpText(first) && looksUpText(second)
    default: return false
    }
  }
}

extension Expression {
  /// Whether it is a member of what stands for a table: `L10n.signIn`, `R.string.localizable.signIn`.
  fileprivate var isGeneratedKey: Bool {
    var names: [String] = []
    var inner = self
    while case .member(let base, let name) = inner.kind {
      names.append(name)
      guard let base else { break }
      inner = base
    }
    if case .name(let name) = inner.kind { names.append(name) }
    // R.swift's are `R.string.login.signIn`.
    if names.last == "R", names.dropLast().last == "string" { return true }
    return names.dropFirst().contains { LookUps.tables.contains($0) }
  }
}

private enum LookUps {
  static let functions: Set<String> = ["NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource"]
  static let members: Set<String> = ["localized", "localizedString", "localize", "l10n", "localizedStringResource"]
  /// Types and members that stand for tables.
  static let tables: Set<String> = [
    "L10n", "L10N", "Localizable", "Localization", "LocalizedString", "LocalizedStrings", "Localized", "Strings", "localizable",
  ]
}

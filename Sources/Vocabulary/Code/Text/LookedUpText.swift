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

extension CodeScope {
  /// The names by which a generator lets code ask for a text: `Login`, `signIn` of `L10n.Login.signIn`.
  ///
  /// - Parameter isAskedFor: whether a text is looked up by what stands there, so that `.signIn` is such a name.
  func generatedKey(_ expression: Expression, isAskedFor: Bool) -> [String]? {
    if isAskedFor, case .member(nil, let name) = expression.kind { return [name] }
    return expression.generatedKey
  }
}

extension CodeScope {
  /// What a function gives that a generator makes of a key: `R.string.localizable.signIn()`. One that is the project's own code is
  /// read instead.
  func generatedText(_ call: Call) -> AppTexts.Entry? {
    guard let path = generatedKey(call.callee, isAskedFor: false), calledFunction(call) == nil else { return nil }
    return project.text(generated: path)
  }
}

extension Project {
  /// What a key stands for in the app's tables of texts.
  func text(ofKey key: String) -> AppTexts.Entry? { survey(AppTexts.self).entry(key) }

  /// What the key stands for of which a generator makes a name.
  func text(generated path: [String]) -> AppTexts.Entry? { survey(AppTexts.self).entry(generated: path) }
}

extension Expression {
  /// Whether it is a member of what stands for a table: `L10n.signIn`, `R.string.localizable.signIn`.
  fileprivate var isGeneratedKey: Bool { generatedKey != nil }

  /// The names that follow what stands for a table; nil where nothing does.
  fileprivate var generatedKey: [String]? {
    var names: [String] = []
    var inner = self
    while case .member(let base, let name) = inner.kind {
      names.append(name)
      guard let base else { break }
      inner = base
    }
    if case .name(let name) = inner.kind { names.append(name) }
    // R.swift's are `R.string.login.signIn`.
    if names.last == "R", names.dropLast().last == "string" { return names.dropLast(3).reversed() }
    return names.dropFirst().firstIndex { LookUps.tables.contains($0) }.map { names[..<$0].reversed() }
  }
}

extension String {
  /// A format as people read it: with a gap for each value, of which one is a number or anything.
  ///
  /// - Parameter place: where the values stand, as far as the code goes.
  func withGaps(at place: ByteRange) -> (text: String, values: [Expression]) {
    var text = ""
    var values: [Expression] = []
    var rest = self[...]
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[sign...].dropFirst()
      let end = rest.firstIndex { !($0.isNumber || LookUps.flags.contains($0)) }
      guard let end, rest[end] == "%" || LookUps.conversions.contains(rest[end]) else {
        text += "%"
        continue
      }
      if rest[end] == "%" { text += "%" } else {
        text.append(ShownText.gap)
        values.append(Expression(range: place, kind: "@s".contains(rest[end]) ? .other([]) : .number(10)))
      }
      rest = rest[rest.index(after: end)...]
    }
    return (text + rest, values)
  }
}

private enum LookUps {
  /// What may stand between the sign of a format's value and its kind, beside digits.
  static let flags: Set<Character> = ["$", "+", "-", ".", "#", " ", "'", "h", "l", "q", "z"]
  /// The kinds of a format's values.
  static let conversions: Set<Character> = ["@", "d", "D", "u", "U", "i", "f", "F", "g", "G", "x", "X", "c", "s"]
  static let functions: Set<String> = ["NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource"]
  static let members: Set<String> = ["localized", "localizedString", "localize", "l10n", "localizedStringResource"]
  /// Types and members that stand for tables.
  static let tables: Set<String> = [
    "L10n", "L10N", "Localizable", "Localization", "LocalizedString", "LocalizedStrings", "Localized", "Strings", "localizable",
  ]
}

/// A text that code has translated: by a function of the app's or of a library's that says so by its name, or that
/// hands the text on to the framework's.
struct TranslatedText {
  let expression: Expression
  /// Whether translations are found by it, rather than by a key beside it.
  let isKey: Bool

  /// - Parameter project: whose tables may have the key.
  fileprivate init?(key: Expression, in project: Project) {
    guard key.beginsAsSentence || key.text.map({ project.text(ofKey: $0) != nil }) ?? false else { return nil }
    expression = key
    isKey = true
  }

  fileprivate init?(spelledOut: Expression?) {
    guard let spelledOut, !spelledOut.isNil, spelledOut.text?.isEmpty != true else { return nil }
    expression = spelledOut
    isKey = false
  }
}

extension CodeScope {
  /// `AppLocalizedString("Not found", nil)`, `translate("key", default: "Not found")`, `"Not found".localizedText()`,
  /// and calls of the project's functions that do the same under another name.
  func translatedText(_ call: Call) -> TranslatedText? {
    guard let name = call.name else { return nil }
    guard name.saysTranslation else { return textHandedOn(call) }
    if let text = TranslatedText(spelledOut: call.spelledOut) { return text }
    if let literal = call.callee.base, literal.text != nil { return TranslatedText(key: literal, in: project) }
    let keyLabel = name == "localizedString" ? "forKey" : nil
    return (call.argument(nil) ?? keyLabel.flatMap(call.argument)).flatMap { TranslatedText(key: $0, in: project) }
  }

  /// `"Not found".localizedText`, where the name says so or the project's property of that name does so.
  func translatedText(_ member: String, of literal: Expression) -> TranslatedText? {
    guard let text = TranslatedText(key: literal, in: project) else { return nil }
    if member.saysTranslation { return text }
    let getter = project.frameworkType("String")?.property(member)?.facts.getter
    return getter.flatMap(\.frameworksTranslation)?.key?.isSelf == true ? text : nil
  }

  /// The text that a function of the project hands on to the framework's, for what they return.
  private func textHandedOn(_ call: Call) -> TranslatedText? {
    let literal = call.callee.base.flatMap { $0.text == nil ? nil : $0 }
    guard ([literal].compactMap { $0 } + call.arguments.map(\.value)).contains(where: { TranslatedText(key: $0, in: project) != nil }),
      let function = function(call, of: literal), function.facts.returnType?.base == "String",
      let translation = function.body.frameworksTranslation
    else { return nil }
    let given = call.pairs(function.facts)
    func argument(for part: Expression?) -> Expression? {
      guard let name = part?.ownName else { return nil }
      return given.first { $0.0.name == name }?.1
    }
    if let text = TranslatedText(spelledOut: argument(for: translation.spelledOut)) { return text }
    let key = translation.key?.isSelf == true ? literal : argument(for: translation.key)
    return key.flatMap { TranslatedText(key: $0, in: project) }
  }

  /// A method that the project adds to texts, where one is asked of a literal; otherwise what the call means.
  private func function(_ call: Call, of literal: Expression?) -> ProjectFunction? {
    guard literal != nil else { return calledFunction(call) }
    return call.name.flatMap { project.frameworkType("String")?.callable($0).only(fitting: call) }
  }
}

extension Array where Element == Statement {
  /// What the code hands to the framework's functions that look up translations.
  fileprivate var frameworksTranslation: (key: Expression?, spelledOut: Expression?)? {
    var found: (key: Expression?, spelledOut: Expression?)?
    forEachExpression { expression, _ in
      guard found == nil, let call = expression.call else { return }
      switch call.name {
      case "NSLocalizedString": found = (call.argument(nil), call.spelledOut)
      case "localizedString": found = (call.argument("forKey"), call.spelledOut)
      case "String":
        guard let key = call.argument("localized") else { return }
        found = (key.call?.arguments.first?.value ?? key, call.spelledOut)
      default: return
      }
    }
    return found
  }
}

extension Call {
  /// The text beside a key.
  fileprivate var spelledOut: Expression? {
    ["value", "defaultValue", "default", "fallback"].lazy.compactMap { self.argument($0) }.first
  }
}

extension Expression {
  /// Whether it is a literal that begins with a capital, as texts do and most keys don't.
  fileprivate var beginsAsSentence: Bool {
    guard let words = text?.split(whereSeparator: \.isWhitespace) else { return false }
    return words.lazy.filter { !$0.contains("%") }.compactMap(\.bare.first).first?.isUppercase ?? false
  }
}

extension String {
  /// Whether a function or property of that name gives the text in the reader's language. The framework's members that
  /// change the letters of a text only do so by the rules of that language.
  fileprivate var saysTranslation: Bool {
    let name = lowercased()
    return ["localiz", "localis", "translat"].contains { name.contains($0) }
      && !["localizedcapitalized", "localizeduppercase", "localizedlowercase"].contains(name)
  }
}

extension AlertAction {
  /// Whether its title is "Cancel", or a text of that name: `L10n.cancel`, `L10n.cancel.localized`, `localized("global.cancel")`.
  public var isCalledCancel: Bool {
    guard let title else { return false }
    let made = title.expression.call
    let keys = [title.expression, title.expression.base, made?.callee.base].map { $0?.text } + (made?.arguments.map(\.value.text) ?? [])
    let names = keys + [title.expression.lastName, title.expression.base?.lastName]
    return title.shown.contains { $0.text == "Cancel" } || names.contains { $0?.namesCancel ?? false }
  }

  /// Whether its title says that something is lost: it begins with such a verb, and doesn't lead to another question.
  /// What is reset or cleared is no loss where the action does no more than switch something on or off.
  ///
  /// - Parameters:
  ///   - verbs: the verbs that say so.
  ///   - undoable: titles of actions that can be undone, or lose nothing.
  public func saysDestruction(verbs: [String], undoable: [String] = []) -> Bool {
    let texts = title?.shown ?? []
    guard !texts.isEmpty, texts.allSatisfy({ $0.saysDestruction(Set(verbs.map { $0.lowercased() }), undoable) }) else {
      return false
    }
    return !(onlySwitches && texts.allSatisfy { $0.verb.map(EnglishWords.weakVerbs.contains) ?? false })
  }

  /// Whether its action deletes something without asking any further, and its title doesn't say so: all that the action does
  /// is to delete, or a SwiftUI button only agrees, as in `Button("Continue") { library.deleteAll() }`.
  public var deletesOnConsent: Bool {
    guard style == .default, let texts = title?.written, !texts.isEmpty, !texts.contains(where: \.leadsOn) else { return false }
    let call = construction.call
    guard let action = call?.argument("action")?.closure ?? call?.closures.first else { return false }
    if action.body.onlyDeletes { return true }
    return construction.constructedType?.base == "Button" && action.body.contains(where: \.deletes)
      && texts.allSatisfy { $0.words.first.map { EnglishWords.consents.contains($0.lowercased()) } ?? false }
  }

  /// Whether its action deletes something there and then, rather than ask first or hand on whom to tell that it is done.
  var deletesAtOnce: Bool {
    let call = construction.call
    guard let action = call?.argument("action")?.closure ?? call?.closures.first else { return false }
    return action.body.contains { statement in
      guard statement.deletes, case .expression(let done) = statement.kind else { return false }
      return action.parameters.last.map { name in !done.containsExpression { $0.kind == .name(name) } } ?? true
    }
  }

  /// Whether it only takes note of what it stands under: "OK", or without a handler that does anything.
  public var onlyAcknowledges: Bool {
    style == .default && construction.call != nil && (doesNothing || onlyAgrees)
  }

  /// Whether nothing is done where it is chosen: it has no handler, or an empty one.
  public var doesNothing: Bool {
    guard let call = construction.call else { return false }
    let handler = call.argument("handler") ?? call.argument("action")
    return call.closures.allSatisfy(\.body.isEmpty) && (handler.map { $0.isNil || $0.closure != nil } ?? true)
  }

  /// Whether all that its handler does is to give settings a Boolean value, such as a default's `false`. A property of the
  /// screen's own that becomes true may set off anything.
  private var onlySwitches: Bool {
    guard let handler = construction.call?.closures.first, !handler.body.isEmpty else { return false }
    return handler.body.allSatisfy { statement in
      guard case .expression(let whole) = statement.kind, case .assignment(let target, "=", let value) = whole.kind,
        case .boolean(let isOn) = value.kind
      else { return false }
      return !isOn || target.ownName == nil
    }
  }
}

extension AlertCode {
  /// The buttons that merely agree, such as "Yes" and "OK", where the alert asks whether to delete something and marks none of
  /// its buttons as destructive.
  ///
  /// - Parameter verbs: the verbs that say that something is lost.
  public func consentsToLoss(verbs: [String]) -> [AlertAction] {
    let asked = (title?.shown ?? []) + (message?.shown ?? [])
    let lost = EnglishWords.lost(verbs)
    let isAsked = asked.contains { $0.asksToLose(lost) } || asksToLoseWhatTitleSays(lost)
    return isAsked ? agreeingActions : []
  }

  /// Whether the title says what is lost, and the message only asks back: "Delete Post", "Are you sure?"
  private func asksToLoseWhatTitleSays(_ verbs: Set<String>) -> Bool {
    let (titles, questions) = (title?.shown ?? [], message?.shown ?? [])
    return !titles.isEmpty && !questions.isEmpty && titles.allSatisfy { $0.isDeed(verbs) } && questions.allSatisfy(\.onlyAsksBack)
  }

  /// The buttons that merely agree, where people may disagree, and no button is marked as destructive.
  var agreeingActions: [AlertAction] {
    guard !actions.contains(where: { $0.style == .destructive }) else { return [] }
    return paths.flatMap { path -> [AlertAction] in
      path.isOpen || path.actions.count < 2 ? [] : path.actions.filter { $0.style == .default && $0.onlyAgrees }
    }.eachOnce
  }
}

extension AlertAction {
  fileprivate var onlyAgrees: Bool {
    let texts = title?.shown ?? []
    return !texts.isEmpty && texts.allSatisfy { text in
      let words = text.words.map { $0.lowercased() }
      return words.count <= 2 && words.first.map { EnglishWords.agreeing.contains($0) || EnglishWords.consents.contains($0) } ?? false
    }
  }
}

extension String {
  /// Whether a key or a constant is that of the word: `global.cancel`, `cancelButton`, `alert_cancel_title`.
  fileprivate var namesCancel: Bool {
    var name = lowercased()[...]
    while let what = ["button", "title", "text", "label", "action", "_", "."].first(where: name.hasSuffix) {
      name = name.dropLast(what.count)
    }
    return name.hasSuffix("cancel")
  }
}

extension Array where Element == Statement {
  /// Whether all that it does is to delete, to show what is left, and to leave what was asked.
  fileprivate var onlyDeletes: Bool {
    contains(where: \.deletes) && allSatisfy { $0.deletes || $0.leaves || $0.showsRest }
  }
}

extension Statement {
  /// Whether it calls, whatever else happens, what is named after a deletion, and not after a question about one.
  fileprivate var deletes: Bool {
    guard case .expression(let expression) = kind, let call = expression.call, let name = call.name else { return false }
    if name == "Task", let work = call.closures.last { return work.body.onlyDeletes }
    return EnglishWords.namesDeletion(name)
  }

  /// Whether it names what is deleted, fetches what is left, or shows that.
  fileprivate var showsRest: Bool {
    switch kind {
    case .variable: true
    case .expression(let expression):
      if case .assignment(_, "=", let value) = expression.kind { value.call != nil } else { ["print", "reloadData"].contains(expression.call?.name) }
    default: false
    }
  }

  /// Whether it closes what was asked, or the screen.
  fileprivate var leaves: Bool {
    guard case .expression(let expression) = kind else { return false }
    if case .assignment(_, "=", let value) = expression.kind { return value.kind == .boolean(false) || value.kind == .nil }
    return ["dismiss", "popViewController", "pop"].contains(expression.call?.name)
  }
}

extension ShownText {
  /// Its first word that isn't only a consent, in lowercase.
  fileprivate var verb: String? { words.lazy.map { $0.lowercased() }.first { !["yes", "ok"].contains($0) } }

  fileprivate func saysDestruction(_ verbs: Set<String>, _ undoable: [String]) -> Bool {
    guard let verb, !leadsOn, verbs.contains(verb) else { return false }
    let words = self.words.map { $0.lowercased() }
    return EnglishWords.replaceable.isDisjoint(with: words)
      && !undoable.contains { $0.lowercased() == words.joined(separator: " ") }
  }

  /// Whether one of its sentences asks whether to lose something: "Delete the file?", "Do you want to delete it?"
  func asksToLose(_ verbs: Set<String>) -> Bool {
    let questions = text.split(separator: "?", omittingEmptySubsequences: false).dropLast()
    return questions.contains { part in
      let sentence = part.split { ".!:\n".contains($0) }.last ?? ""
      let words = sentence.split { $0.isWhitespace || $0 == ShownText.gap }.map { $0.bare.lowercased() }.filter { !$0.isEmpty }
      guard EnglishWords.replaceable.isDisjoint(with: words), EnglishWords.otherwise.isDisjoint(with: words) else { return false }
      if words.first.map(verbs.contains) ?? false { return true }
      return words.indices.dropLast().contains { ["to", "really"].contains(words[$0]) && verbs.contains(words[$0 + 1]) }
    }
  }

  /// Whether it says that something is lost in a few words, and no more: "Delete Post".
  fileprivate func isDeed(_ verbs: Set<String>) -> Bool {
    let words = self.words.map { $0.bare.lowercased() }
    return words.count <= 4 && words.first.map(verbs.contains) ?? false && EnglishWords.replaceable.isDisjoint(with: words)
  }

  /// "Are you sure?"
  fileprivate var onlyAsksBack: Bool {
    let sentence = text.lowercased().filter { $0.isLetter || $0.isWhitespace }
    return text.hasSuffix("?") && ["are you sure", "are you really sure"].contains(sentence)
  }

  /// Whether it ends with an ellipsis: something is asked first.
  fileprivate var leadsOn: Bool { text.hasSuffix("…") || text.hasSuffix("...") }

  /// Whether it ends with a period that belongs to no abbreviation.
  public var endsWithPeriod: Bool {
    guard text.hasSuffix("."), !leadsOn, let last = text.split(whereSeparator: \.isWhitespace).last?.dropLast() else { return false }
    return last.count > 1 && !last.contains(".") && !EnglishWords.abbreviations.contains(last.bare.lowercased())
  }

  /// Whether each of its words begins with a capital as in a title, where a sentence would have small letters.
  ///
  /// - Parameters:
  ///   - properNouns: names that are written with a capital in any sentence.
  ///   - lowercase: the words that titles may write in small letters.
  public func isInTitleStyle(properNouns: [String], lowercase: [String]) -> Bool {
    let names = Set(properNouns.flatMap { $0.split(separator: " ").map(String.init) })
    let small = Set(lowercase.map { $0.lowercased() })
    var capitals = 0
    var startsSentence = true
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == ShownText.gap }) {
      let bare = word.bare
      let isOwn = startsSentence || names.contains(String(bare)) || !bare.allSatisfy { $0.isLetter || $0 == "'" || $0 == "’" }
      startsSentence = word.last.map { ".?!:–—".contains($0) } ?? false
      guard bare.count > 1, !isOwn, !bare.dropFirst().contains(where: \.isUppercase) else { continue }
      if bare.first?.isUppercase ?? false {
        capitals += 1
      } else if !small.contains(bare.lowercased()) {
        return false
      }
    }
    return capitals > 1
  }
}

extension SourceText {
  /// The literal of a text with other letters in it, where nothing in it is put in or escaped.
  public func rewriting(_ text: ShownText, as other: String) -> Fix.Edit? {
    guard text.table == nil, self.text(of: text.literal) == "\"\(text.text)\"" else { return nil }
    return .replace(text.literal, with: "\"\(other)\"")
  }
}

extension Fix {
  /// A change of text, which takes a look where translations are found by that text.
  public static func text(_ message: String, _ text: ShownText, _ edit: Edit) -> Fix {
    text.isKey ? .suggested(message, edit) : .safe(message, edit)
  }
}

/// A text field for something that the system could fill in, which doesn't say what it is for.
public struct UntypedField {
  /// What it is for, by its words.
  public let purpose: Purpose
  /// The expression that makes it.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
  /// Where SwiftUI's modifiers can follow, and whether they stand in lines of their own; nil in UIKit's code.
  public let end: UInt32?

  /// What a field is for, by the name of its content type.
  public enum Purpose: String, Sendable {
    /// An address for mail.
    case emailAddress
    /// A number to call.
    case telephoneNumber
    /// An address of the web.
    case URL
    /// The name of an account.
    case username
    /// The password of an account.
    case password
    /// A password that is made up, or typed again.
    case newPassword
    /// A code that was sent, to be entered once.
    case oneTimeCode
    /// A code of a place for mail.
    case postalCode

    /// The keyboard that fits, where there is a special one.
    public var keyboard: String? {
      switch self {
      case .emailAddress: "emailAddress"
      case .telephoneNumber: "phonePad"
      case .URL: "URL"
      case .oneTimeCode: "numberPad"
      case .username, .password, .newPassword, .postalCode: nil
      }
    }
  }
}

extension Project {
  /// The text fields in a file's code that say in words what they are for, and not to the system: neither by a content type
  /// nor, where there is a special one, by a keyboard.
  public func untypedFields(in file: Int) -> [UntypedField] {
    let types = index.typesByFile[file].map { ProjectType(project: self, index: $0) }
    return untypedSwiftUIFields(in: file) + types.flatMap(\.untypedFields).filter { $0.file == file }
  }

  private func untypedSwiftUIFields(in file: Int) -> [UntypedField] {
    views(of: ["TextField", "SecureField"], in: file).compactMap { place in
      guard let purpose = place.fieldPurpose, place.code.type?.isForOthers != true,
        !place.isHeld(by: ["alert", "searchable"]),
        !place.modifiersAround.contains(where: { $0.name == "disabled" }), !place.isTyped,
        purpose != .username || place.code.type?.asksForPassword ?? false
      else { return nil }
      return UntypedField(purpose: purpose, range: place.range, file: file, end: place.range.end)
    }
  }
}

// MARK: - What a field is for

extension ViewPlace {
  /// By its title, its prompt, or the value that it is bound to.
  fileprivate var fieldPurpose: UntypedField.Purpose? {
    guard let call = root.call else { return nil }
    let isSecure = root.constructedType?.base == "SecureField"
    let title = call.arguments.first { $0.label == nil && $0.value.closure == nil }?.value
    let texts = [title, call.argument("prompt")].compactMap { $0 }.flatMap { words in
      scope.shownTexts(words).map(\.text) + [words.text].compactMap { $0 }
    }
    for text in texts {
      if let purpose = FieldWords.purpose(ofTitle: text, isSecure: isSecure) { return purpose }
    }
    // Words that say something else count more than a name.
    guard texts.allSatisfy({ $0.isEmpty }) else { return nil }
    return call.argument("text")?.lastName.flatMap { FieldWords.purpose(ofName: $0, isSecure: isSecure) }
  }

  /// Whether a modifier, of the field or of what is around, says what it is for.
  fileprivate var isTyped: Bool { isTyped(followed: 3) }

  private func isTyped(followed depth: Int) -> Bool {
    let calls = modifiersAround + holders.compactMap(\.call)
    if calls.contains(where: { scope.types($0, followed: 3) }) { return true }
    return depth > 0 && showings.contains { $0.isTyped(followed: depth - 1) }
  }
}

extension CodeScope {
  /// Whether a modifier, or a view of the project's own, gives a field a content type or a keyboard.
  fileprivate func types(_ call: Call, followed depth: Int) -> Bool {
    guard depth > 0, let name = call.name else { return false }
    if FieldWords.typing.contains(name) { return true }
    let own = ownModifiers(call)
    let isTypedByOwn = own.contains { function in
      function.body.containsExpression { $0.call?.name.map(FieldWords.typing.contains) ?? false }
    }
    if isTypedByOwn { return true }
    let made = call.arguments.first?.value.constructedType?.base
    let applied = name == "modifier" || name.hasSuffix("Style") ? made : name.first?.isUppercase ?? false ? name : nil
    return applied.flatMap { type(named: $0) }.map { $0.isDeclared && $0.speaks(of: FieldWords.typing) } ?? false
  }
}

extension ProjectType {
  /// Whether what is entered here isn't the reader's own: a form for others, a search, a vault of passwords.
  fileprivate var isForOthers: Bool {
    NameWords.of(lastName).contains { FieldWords.others.contains($0) }
  }

  /// Whether a password is entered here, too: without one, a name of a user is that of somebody to find, or of a player.
  fileprivate var asksForPassword: Bool { speaks(of: ["SecureField", "isSecureTextEntry"]) }

  /// The fields that UIKit's code makes.
  fileprivate var untypedFields: [UntypedField] {
    guard !isForOthers, !isForPreviews, mayMention(["UITextField"]) else { return [] }
    return views.compactMap { view in
      guard case .property(let name) = view.identity, let made = view.construction,
        made.what.constructedType?.base == "UITextField",
        project.isForTouch(made.code.file), !made.code.isForDevelopers, !view.mayBeTypedElsewhere(project),
        !view.assignments.contains(where: { FieldWords.typing.contains($0.what.path.last ?? "") })
      else { return nil }
      let isSecure = view.sets("isSecureTextEntry", to: true)
      let title = view.values(of: "placeholder").compactMap { made.scope.shownText($0)?.text }.first
      guard let purpose = title.flatMap({ FieldWords.purpose(ofTitle: $0, isSecure: isSecure) })
        ?? FieldWords.purpose(ofName: name, isSecure: isSecure), purpose != .username || asksForPassword, !isTyped(name)
      else { return nil }
      return UntypedField(purpose: purpose, range: made.range, file: made.code.file, end: nil)
    }
  }

  /// Whether any code gives the field of that name a content type or a keyboard, be it together with others.
  private func isTyped(_ name: String) -> Bool {
    let named = project.code(mentioning: [name]).contains { code in
      code.body.containsExpression { $0.typedView?.lastName == name }
    }
    return named || family.contains { type in
      type.code(mentioning: FieldWords.typing).contains { code in
        code.body.containsExpression { expression in
          guard let view = expression.typedView else { return false }
          return view.path.map { $0.count == 1 && type.property($0[0]) == nil } ?? true
        }
      }
    }
  }
}

extension ViewCode {
  /// Whether code that isn't followed may give the field a type.
  fileprivate func mayBeTypedElsewhere(_ project: Project) -> Bool {
    handed.contains { use in
      guard let name = use.what.call?.name, !ViewPlacing.isDone(by: name) else { return false }
      let functions = project.code(ofFunctionsNamed: name)
      return functions.isEmpty || functions.contains { code in
        code.body.containsExpression { $0.typedView != nil }
      }
    }
  }
}

extension Expression {
  /// `field` in `field.textContentType = .password`.
  fileprivate var typedView: Expression? {
    guard case .assignment(let target, _, _) = kind, let name = target.lastName, FieldWords.typing.contains(name)
    else { return nil }
    return target.base
  }
}

private enum FieldWords {
  static let typing: Set<String> = ["textContentType", "keyboardType"]

  static let others: Set<String> = [
    "invite", "invitation", "contact", "contacts", "recipient", "search", "generator", "vault", "credential",
    "credentials", "entry", "server", "api", "filter", "donor", "member", "guest", "friend", "preview",
  ]

  static func purpose(ofTitle title: String, isSecure: Bool) -> UntypedField.Purpose? {
    let words = title.lowercased().split { !$0.isLetter }.map(String.init)
    return words.count <= 5 ? purpose(of: words, isSecure) : nil
  }

  static func purpose(ofName name: String, isSecure: Bool) -> UntypedField.Purpose? {
    purpose(of: NameWords.of(name), isSecure)
  }

  private static func purpose(of words: [String], _ isSecure: Bool) -> UntypedField.Purpose? {
    let all = Set(words)
    guard all.isDisjoint(with: unsure) else { return nil }
    if isSecure {
      guard all.contains("password") else { return nil }
      return all.isDisjoint(with: madeUp) ? .password : .newPassword
    }
    return sequences.first { $0.words.contains(where: words.holds) }?.purpose
  }

  private static let sequences: [(purpose: UntypedField.Purpose, words: [[String]])] = [
    (.emailAddress, [["email"], ["e", "mail"]]),
    (.telephoneNumber, [["phone", "number"], ["mobile", "number"], ["telephone", "number"]]),
    (.oneTimeCode, [["verification", "code"], ["one", "time", "code"], ["otp"]]),
    (.username, [["username"], ["user", "name"]]),
    (.postalCode, [["postcode"], ["zipcode"], ["postal", "code"], ["zip", "code"]]),
    (.URL, [["website"], ["url"]]),
  ]

  /// Words of a password that there wasn't before.
  private static let madeUp: Set<String> = [
    "again", "choose", "confirm", "confirmation", "create", "creation", "new", "reenter", "repeat", "repeated", "retype",
    "set", "verify",
  ]

  /// Words of what is somebody else's, searched for, or no address at all.
  private static let unsure: Set<String> = [
    "search", "find", "filter", "subject", "body", "message", "or", "friend", "invite", "recipient", "other", "their",
    "key", "token", "secret", "hint", "example", "type", "label", "title", "subscription", "template", "extension",
    "image", "avatar", "feed",
  ]
}

extension [String] {
  /// Whether some words stand in it, one after the other.
  fileprivate func holds(_ sequence: [String]) -> Bool {
    indices.contains { self[$0...].starts(with: sequence) }
  }
}

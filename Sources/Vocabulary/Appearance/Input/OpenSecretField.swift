/// A field for a secret that shows what is typed into it.
public struct OpenSecretField {
  /// What the field is for, as its words say: `Password`.
  public let words: String
  /// The field, where it is made or set.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The text fields in a file's code that ask for a password by title or name, and show it.
  ///
  /// Where people choose whether to see it, where it is somebody's own to see, as in vaults and generators, and where the
  /// field asks for something about a password, nothing is exposed.
  public func openSecretFields(in file: Int) -> [OpenSecretField] {
    let types = index.typesByFile[file].map { ProjectType(project: self, index: $0) }
    return openSwiftUIFields(in: file) + types.flatMap(\.openSecretFields).filter { $0.file == file }
  }

  private func openSwiftUIFields(in file: Int) -> [OpenSecretField] {
    views(of: ["TextField"], in: file).compactMap { place in
      guard let words = place.secret, place.code.type?.showsSecrets != true,
        !place.modifiersAround.contains(where: { ["disabled", "textContentType"].contains($0.name) })
      else { return nil }
      return OpenSecretField(words: words, range: place.range, file: file)
    }
  }
}

extension ViewPlace {
  /// The words that say that a secret is asked for: the title's, the prompt's, or else those of the value's name.
  fileprivate var secret: String? {
    guard let call = root.call else { return nil }
    let title = call.arguments.first { $0.label == nil && $0.value.closure == nil }?.value
    let texts = [title, call.argument("prompt")].compactMap { $0 }.flatMap { words in
      scope.shownTexts(words).map(\.text) + [words.text].compactMap { $0 }
    }
    if let text = texts.first(where: SecretWords.areTitle) { return text }
    guard texts.allSatisfy({ $0.isEmpty }), let name = call.argument("text")?.lastName else { return nil }
    return SecretWords.areName(name) ? name : nil
  }
}

extension ProjectType {
  /// Whether it lets people choose to see a secret, or is there to show some.
  fileprivate var showsSecrets: Bool {
    NameWords.of(lastName).contains { SecretWords.places.contains($0) } || speaks(of: SecretWords.secure)
  }

  /// The fields that UIKit's code makes.
  fileprivate var openSecretFields: [OpenSecretField] {
    guard !isForPreviews, mayMention(["UITextField"]), !showsSecrets else { return [] }
    return views.compactMap { view in
      guard case .property(let name) = view.identity, SecretWords.areName(name), let made = view.construction,
        made.what.constructedType?.base == "UITextField", project.isForTouch(made.code.file), !made.code.isForDevelopers,
        !view.handed.contains(where: { use in use.what.call?.name.map { !ViewPlacing.isDone(by: $0) } ?? false }),
        !project.makesSecure(name)
      else { return nil }
      return OpenSecretField(words: name, range: made.range, file: made.code.file)
    }
  }
}

extension Project {
  /// Whether any code hides what is typed into a field of that name.
  fileprivate func makesSecure(_ name: String) -> Bool {
    contains(.assignment(to: ["isSecureTextEntry", "textContentType"])) { assignment, _ in
      assignment.target.base?.lastName == name
    }
  }
}

private enum SecretWords {
  static let secure: Set<String> = ["SecureField", "isSecureTextEntry", "privacySensitive"]

  static let places: Set<String> = [
    "generator", "vault", "credential", "credentials", "entry", "viewer", "share", "wifi", "history", "preview", "search",
    "hint", "filter", "invite", "reset",
  ]

  static func areTitle(_ title: String) -> Bool {
    let words = title.split { !$0.isLetter }.map(String.init)
    guard words.count <= 4 else { return false }
    return words.contains("PIN") && words.count <= 3 || isSecret(words.map { $0.lowercased() })
  }

  static func areName(_ name: String) -> Bool { isSecret(NameWords.of(name)) }

  private static func isSecret(_ words: [String]) -> Bool {
    !Set(words).isDisjoint(with: ["password", "passcode"]) && Set(words).isDisjoint(with: others)
  }

  /// Words of what is about a password, and none itself.
  private static let others: Set<String> = [
    "hint", "wi", "wifi", "forgot", "forgotten", "reset", "length", "name", "title", "label", "generate", "generated", "search",
    "url", "link", "email", "or", "less", "without", "protected", "manager", "room", "meeting", "one", "time", "temporary",
  ]
}

/// The words that a name in camel case is made of.
package enum NameWords {
  /// In lowercase: `MyWidgetExtension` is `my`, `widget` and `extension`, `MovieTV` is `movie` and `tv`, and `TVScreen`
  /// is `tv` and `screen`.
  package static func of(_ name: some StringProtocol) -> [String] {
    var words: [String] = []
    var wasUppercase = false
    var rest = name[...]
    while let character = rest.popFirst() {
      let isBeginning = character.isUppercase && (!wasUppercase || rest.first?.isLowercase ?? false)
      if isBeginning || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
      wasUppercase = character.isUppercase
    }
    return words
  }
}

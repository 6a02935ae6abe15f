/// Where the code of a function or of a property's getter stands that needn't be read with the rest of its file.
struct CodePlace: Sendable {
  /// The byte of the opening brace.
  let start: UInt32
  /// Behind the closing brace.
  let end: UInt32
  let isGetter: Bool
  /// The words of the code.
  let words: MentionedWords
}

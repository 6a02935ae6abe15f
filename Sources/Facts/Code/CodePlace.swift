/// Where the code of a function or of a property's getter stands that needn't be read with the rest of its file.
package struct CodePlace: Sendable {
  /// The byte of the opening brace.
  package let start: UInt32
  /// Behind the closing brace.
  package let end: UInt32
  package let isGetter: Bool
  /// The words of the code.
  package let words: MentionedWords

  package init(start: UInt32, end: UInt32, isGetter: Bool, words: MentionedWords) {
    self.start = start
    self.end = end
    self.isGetter = isGetter
    self.words = words
  }
}

/// All that is known of a file before its code is read.
public struct ProjectFile: Sendable {
  public let outline: FileOutline
  let words: WordFilter

  public var path: String { outline.path }

  /// Whether a name, label or keyword may occur in the file's code; where not, it doesn't.
  public func mayUse(_ word: String) -> Bool { words.mayHold(Word(word)) }
}

extension ProjectFile {
  /// A file whose code has been read.
  init(_ facts: FileFacts) {
    self.init(outline: FileOutline(facts), words: .everything)
  }
}

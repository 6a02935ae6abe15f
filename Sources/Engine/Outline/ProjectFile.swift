/// All that is known of a file before its code is read.
public struct ProjectFile: Sendable {
  public let outline: FileOutline
  let words: WordFilter

  public var path: String { outline.path }
}

extension ProjectFile {
  /// A file whose code has been read.
  init(_ facts: FileFacts) {
    self.init(outline: FileOutline(facts), words: .everything)
  }
}

/// All that is known of a file before its code is read.
public struct ProjectFile: Sendable {
  /// What it declares.
  public let outline: FileOutline
  package let words: WordFilter
  /// The module that it is known to belong to, whatever manifests and folders say.
  package let module: String?

  package init(outline: FileOutline, words: WordFilter, module: String? = nil) {
    self.outline = outline
    self.words = words
    self.module = module
  }

  /// The path as the file was given to the linter.
  public var path: String { outline.path }

  /// Whether its statements outside of any declaration run as the program begins.
  package var isMain: Bool { path == "main.swift" || path.hasSuffix("/main.swift") }
}

extension ProjectFile {
  /// A file whose code has been read.
  package init(_ facts: FileFacts) {
    self.init(outline: FileOutline(facts), words: .everything)
  }
}

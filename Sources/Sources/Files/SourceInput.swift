/// A file to read: its path as it is to be reported, and, for what an editor has not yet saved, its text.
public struct SourceInput: Sendable, Hashable {
  /// As it is to be reported.
  public let path: String
  /// The bytes to read in place of the file's own.
  public let contents: [UInt8]?
  /// Whether it is only known: what it declares counts, and nothing that is found in it is reported.
  public let isContext: Bool

  /// Without contents, they are read from the disk.
  public init(path: String, contents: [UInt8]? = nil, isContext: Bool = false) {
    self.path = path
    self.contents = contents
    self.isContext = isContext
  }

  /// The same file with another text.
  public func replacingContents(with contents: [UInt8]?) -> SourceInput {
    SourceInput(path: path, contents: contents, isContext: isContext)
  }

  /// The same file, only known.
  public var asContext: SourceInput { SourceInput(path: path, contents: contents, isContext: true) }
}

extension [SourceInput] {
  /// The paths of what is only known.
  package var pathsOfContext: Set<String> { Set(lazy.filter(\.isContext).map(\.path)) }
}

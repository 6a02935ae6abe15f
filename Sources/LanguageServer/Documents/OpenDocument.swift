import HIGLintConfiguration
import HIGLintEngine

/// A document as its client holds it.
struct OpenDocument: Sendable {
  let uri: DocumentURI
  let kind: Kind
  /// Where it stands among the files: its own path, or that of a file which isn't there.
  let path: String
  /// The project that it is linted with; none where it isn't linted.
  var place: ProjectPlace?
  private(set) var version: Int
  private(set) var text: DocumentText
  /// The number of its last change among all changes.
  private(set) var change: Int
  /// Since when its brackets or literals aren't all closed; nil while they are.
  private(set) var unbalancedSince: Moment?

  enum Kind: Sendable {
    /// What is linted.
    case source
    /// A `.higlint.yml`.
    case configuration
    /// Whatever else a client opens.
    case other
  }

  /// - Parameter folder: where a document that no file holds counts as lying.
  init(_ item: DidOpenParams.Item, folder: String?, change: Int, at moment: Moment) {
    uri = DocumentURI(item.uri)
    path = uri.path ?? AbsolutePath(uri.fileName, relativeTo: AbsolutePath(folder ?? "/")).string
    kind = Self.kind(of: path, language: item.languageId, isFile: uri.path != nil)
    version = item.version
    text = DocumentText(item.text)
    self.change = change
    noteBalance(at: moment)
  }

  /// A document that no file holds is Swift if its editor says so, whatever its name.
  private static func kind(of path: String, language: String, isFile: Bool) -> Kind {
    let name = AbsolutePath(path).components.last
    if isFile, name == Configuration.fileName { return .configuration }
    guard isFile else { return language == "swift" ? .source : .other }
    switch FileKind(path) {
    case .swift, .interface, .resource: return .source
    case .foreign, .project: return .other
    case nil: return language == "swift" ? .source : .other
    }
  }

  /// Whether a file holds it, or is to.
  var isFile: Bool { uri.path != nil }

  /// Takes in changes of the text, in their order.
  mutating func apply(
    _ changes: [ContentChange],
    _ encoding: PositionEncoding,
    version: Int?,
    change number: Int,
    at moment: Moment
  ) {
    for change in changes { text.apply(change, encoding) }
    self.version = version ?? self.version + 1
    change = number
    noteBalance(at: moment)
  }

  /// Whether it isn't code.
  private var isResource: Bool {
    switch FileKind(path) {
    case .interface, .resource: true
    case .swift, .foreign, .project, nil: false
    }
  }

  private mutating func noteBalance(at moment: Moment) {
    let isBalanced = kind != .source || isResource || BalancedCode.isBalanced(text.bytes)
    unbalancedSince = isBalanced ? nil : unbalancedSince ?? moment
  }
}

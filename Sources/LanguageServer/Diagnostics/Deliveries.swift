import HIGLintProtocols

/// What of the findings the client has, and what it waits for.
struct Deliveries {
  /// By name, the result that the client was last given, and of which version of the document.
  private var given: [String: Given] = [:]
  /// Those who have asked for a document's findings.
  private(set) var pulls: [DocumentPull] = []
  /// Who has asked for those of all files. Who asks next takes their place.
  var workspacePull: WorkspacePull?
  /// The names of files of which the client was told findings while they weren't open.
  var closed: Set<String> = []
  /// When the client is to be told that it should ask again; nil where it needn't.
  private(set) var refreshDue: Moment?
  private var lastRefresh: Moment?
  /// By name, the results that the client was told to ask for.
  private var announced: [String: String] = [:]

  private struct Given: Equatable {
    let result: String
    let version: Int?
  }

  /// A question that waits for a run.
  struct DocumentPull {
    let id: RequestID
    let uri: String
    let previous: String?
    /// The last change of the document, and of anything in its project, when it was asked.
    let documentChange: Int
    let projectChange: Int
  }

  struct WorkspacePull {
    let id: RequestID
    let previous: [String: String]
    let partialToken: JSON?
  }

  /// How seldom the client is told to ask again, and how long it may take to do so by itself, in seconds.
  private static let refreshPause = 0.5
  private static let refreshDelay = 0.1

  // MARK: Results

  func result(of uri: String) -> String? { given[uri]?.result }

  /// Notes what is given to the client.
  ///
  /// - Returns: whether that is anything new.
  mutating func give(_ result: String, of uri: String, version: Int?, onlyIfOther: Bool) -> Bool {
    let new = Given(result: result, version: version)
    let isNew = onlyIfOther ? given[uri]?.result != result : given[uri] != new
    given[uri] = new
    return isNew
  }

  /// - Returns: those who have asked for what isn't there any more.
  mutating func forget(_ uri: String) -> [RequestID] {
    given[uri] = nil
    announced[uri] = nil
    let gone = pulls.filter { $0.uri == uri }
    pulls.removeAll { $0.uri == uri }
    return gone.map(\.id)
  }

  // MARK: Questions

  mutating func wait(_ pull: DocumentPull) {
    pulls.append(pull)
  }

  /// Takes out those whose wait is over.
  mutating func take(where isOver: (DocumentPull) -> Bool) -> [DocumentPull] {
    let over = pulls.filter(isOver)
    pulls.removeAll(where: isOver)
    return over
  }

  /// - Returns: whether anyone waited under the id.
  mutating func cancel(_ id: RequestID) -> Bool {
    if workspacePull?.id == id {
      workspacePull = nil
      return true
    }
    return !take { $0.id == id }.isEmpty
  }

  // MARK: Refreshing

  /// Notes that a document's findings are others than the client has, while it may not know that it should ask.
  mutating func announce(_ result: String, of uri: String, at moment: Moment) {
    guard announced[uri] != result else { return }
    announced[uri] = result
    let earliest = lastRefresh.map { $0 + Self.refreshPause } ?? moment
    refreshDue = refreshDue ?? max(earliest, moment + Self.refreshDelay)
  }

  /// - Returns: whether the client still has old findings of any document.
  mutating func refresh(at moment: Moment) -> Bool {
    refreshDue = nil
    let isBehind = announced.contains { given[$0.key]?.result != $0.value }
    if isBehind { lastRefresh = moment }
    return isBehind
  }
}

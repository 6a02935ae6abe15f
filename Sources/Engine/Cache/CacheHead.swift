/// What stands first in a cache: for whom it is, and where its parts lie.
struct CacheHead: Sendable {
  /// Of the tool that wrote it.
  let tool: ContentHash
  /// Of all that the result depends on.
  let run: ContentHash
  let result: CacheFile.Span
  let files: CacheFile.Span
  let interfaces: CacheFile.Span
  let resources: CacheFile.Span
  let checks: CacheFile.Span

  /// How many bytes it takes, whatever it says.
  static let size = 128

  /// Its stored form behind the number of its bytes, filled up with zeros.
  var bytes: [UInt8] {
    let stored = self.stored ?? []
    let rest = max(0, CacheHead.size - 1 - stored.count)
    return [UInt8(truncatingIfNeeded: stored.count)] + stored + [UInt8](repeating: 0, count: rest)
  }

  /// - Returns: nil where the file doesn't begin with one.
  init?(_ file: CacheFile) {
    guard let bytes = file.bytes(CacheFile.Span(offset: 0, count: CacheHead.size)), let count = bytes.first,
      count < CacheHead.size
    else { return nil }
    let stored = bytes.dropFirst().prefix(Int(count))
    guard !stored.isEmpty, let head = stored.withUnsafeBytes({ try? CacheHead(stored: $0) }) else { return nil }
    self = head
  }

  init(
    tool: ContentHash,
    run: ContentHash,
    result: CacheFile.Span,
    files: CacheFile.Span,
    interfaces: CacheFile.Span,
    resources: CacheFile.Span,
    checks: CacheFile.Span
  ) {
    self.tool = tool
    self.run = run
    self.result = result
    self.files = files
    self.interfaces = interfaces
    self.resources = resources
    self.checks = checks
  }
}

extension CacheHead: Composed {
  static var form: StoredForm<CacheHead> {
    StoredForm(
      CacheHead.init(tool:run:result:files:interfaces:resources:checks:),
      \.tool, \.run, \.result, \.files, \.interfaces, \.resources, \.checks
    )
  }
}

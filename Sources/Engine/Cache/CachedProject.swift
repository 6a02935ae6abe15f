import HIGLintSyntax

/// What the last run over a project left.
final class CachedProject: Sendable {
  private let file: CacheFile
  private let head: CacheHead
  private let files: [String: CachedFile]
  private let interfaces: [String: CachedInterface]

  /// - Returns: nil where it is damaged, or was left by another tool.
  init?(_ file: CacheFile, tool: ContentHash) {
    guard let head = CacheHead(file), head.tool == tool, let files: [CachedFile] = file.value(head.files),
      let interfaces: [CachedInterface] = file.value(head.interfaces)
    else { return nil }
    self.file = file
    self.head = head
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    self.interfaces = Dictionary(interfaces.map { ($0.path, $0) }) { first, _ in first }
  }

  /// The result of a run that depended on the same.
  func result(of run: ContentHash) -> LintResult? {
    head.run == run ? file.value(head.result) : nil
  }

  /// What is held of a file, whatever it contained.
  func file(_ path: String) -> CachedFile? { files[path] }

  /// What is held of a file with that content.
  func file(_ path: String, _ content: ContentHash) -> CachedFile? {
    files[path].flatMap { $0.content == content ? $0 : nil }
  }

  /// The words that a file held, whatever it contained.
  func words(of path: String) -> WordFilter? { files[path].flatMap { skim($0) }?.file.words }

  func skim(of path: String, _ content: ContentHash) -> SkimmedFile? { file(path, content).flatMap(skim) }

  private func skim(_ known: CachedFile) -> SkimmedFile? { file.value(known.skim) }

  func facts(of path: String, _ content: ContentHash) -> FileFacts? {
    file(path, content).flatMap { $0.code.isEmpty ? nil : file.value($0.code, with: UnreadCode.File(BodyParser())) }
  }

  /// What is held of a storyboard or xib with that content.
  func interface(_ path: String, _ content: ContentHash) -> CachedInterface? {
    interfaces[path].flatMap { $0.content == content && !$0.facts.isEmpty ? $0 : nil }
  }

  func interfaceFacts(of path: String, _ content: ContentHash) -> InterfaceFacts? {
    interface(path, content).flatMap { file.value($0.facts) }
  }

  /// The bytes of a part, to be kept as they are.
  func bytes(_ span: CacheFile.Span) -> [UInt8]? { file.bytes(span) }

  /// What the rules found, where they and the project's index are the same.
  func checks(_ key: ContentHash) -> CachedChecks? {
    let checks: CachedChecks? = file.value(head.checks)
    return checks?.key == key ? checks : nil
  }
}

extension CacheFile {
  /// - Returns: nil for what is damaged.
  fileprivate func value<Value: Storable>(_ span: Span, with companion: AnyObject? = nil) -> Value? {
    bytes(span).flatMap { bytes in bytes.withUnsafeBytes { try? Value(stored: $0, with: companion) } }
  }
}

import HIGLintSyntax

/// What the last run over a project left on the disk.
final class CachedProject: Sendable {
  private let file: CacheFile
  private let head: CacheHead
  private let files: [String: CachedFile]
  private let interfaces: [String: CachedInterface]
  private let resources: [String: ContentHash]

  /// - Returns: nil where it is damaged, or was left by another tool.
  init?(_ file: CacheFile, tool: ContentHash) {
    guard let head = CacheHead(file), head.tool == tool, let files: [CachedFile] = file.value(head.files),
      let interfaces: [CachedInterface] = file.value(head.interfaces), let resources: [CachedResource] = file.value(head.resources)
    else { return nil }
    self.file = file
    self.head = head
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    self.interfaces = Dictionary(interfaces.map { ($0.path, $0) }) { first, _ in first }
    self.resources = Dictionary(resources.map { ($0.path, $0.content) }) { first, _ in first }
  }

  /// What is held of a file with that content.
  private func file(_ path: String, _ content: ContentHash) -> CachedFile? {
    files[path].flatMap { $0.content == content ? $0 : nil }
  }

  private func skim(_ known: CachedFile) -> SkimmedFile? { file.value(known.skim) }

  /// What is held of a storyboard or xib with that content.
  private func interface(_ path: String, _ content: ContentHash) -> CachedInterface? {
    interfaces[path].flatMap { $0.content == content && !$0.facts.isEmpty ? $0 : nil }
  }

  /// A source's facts, if anyone asked for them.
  func facts(of path: String, _ content: ContentHash) -> FileFacts? {
    file(path, content).flatMap { $0.code.isEmpty ? nil : file.value($0.code, with: UnreadCode.File(BodyParser())) }
  }

  // MARK: As it is stored

  /// A skimmed file in its binary form, to be kept as it is.
  func storedSkim(of path: String, _ content: ContentHash) -> [UInt8]? { file(path, content).flatMap { file.bytes($0.skim) } }

  /// A source's facts in their binary form; nil where nobody asked for them.
  func storedCode(of path: String, _ content: ContentHash) -> [UInt8]? {
    file(path, content).flatMap { $0.code.isEmpty ? nil : file.bytes($0.code) }
  }

  /// The facts of a storyboard or xib in their binary form.
  func storedInterface(of path: String, _ content: ContentHash) -> [UInt8]? {
    interface(path, content).flatMap { file.bytes($0.facts) }
  }
}

extension CachedProject: EarlierRun {
  func result(of run: ContentHash) -> LintResult? {
    head.run == run ? file.value(head.result) : nil
  }

  /// Files may have been written by the clocks of other machines meanwhile.
  func content(of path: String, _ stamp: FileStamp) -> ContentHash? { nil }

  func holds(_ path: String) -> Bool { files[path] != nil }

  func holds(_ path: String, _ content: ContentHash) -> Bool { file(path, content) != nil }

  func outline(of path: String, _ content: ContentHash) -> ContentHash? { file(path, content)?.outline }

  func words(of path: String) -> WordFilter? { files[path].flatMap { skim($0) }?.file.words }

  func skim(of path: String, _ content: ContentHash) -> SkimmedFile? { file(path, content).flatMap(skim) }

  func holdsInterface(_ path: String, _ content: ContentHash) -> Bool { interface(path, content) != nil }

  func interfaceFacts(of path: String, _ content: ContentHash) -> InterfaceFacts? {
    interface(path, content).flatMap { file.value($0.facts) }
  }

  func readSource(_ path: String) -> ReadFiles.Source? { nil }

  /// What it held may have changed by the clocks of other machines meanwhile.
  func resource(_ path: String) -> ReadFiles.ResourceFile? { nil }

  func holdsResource(_ path: String, _ content: ContentHash) -> Bool { resources[path] == content }

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

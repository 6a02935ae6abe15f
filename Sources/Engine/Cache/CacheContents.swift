/// What a run leaves for the next one.
struct CacheContents: Sendable {
  /// Of all that the result depends on.
  let run: ContentHash
  /// Nil where something went wrong, which is tried again.
  let result: LintResult?
  let checks: CachedChecks?
  let files: [File]
  let interfaces: [Interface]
  let resources: [CachedResource]

  struct File: Sendable {
    let path: String
    let content: ContentHash
    let outline: ContentHash
    /// The skimmed file and the facts of its code, stored; nothing where they aren't known.
    let skim: [UInt8]
    var code: [UInt8] = []
  }

  struct Interface: Sendable {
    let path: String
    let content: ContentHash
    /// Its facts, stored; nothing where they aren't known.
    let facts: [UInt8]
  }

  /// All of it as the bytes of a file.
  func parts(tool: ContentHash) -> [[UInt8]] {
    var layout = Layout()
    let known = files.map { file in
      CachedFile(
        path: file.path,
        content: file.content,
        outline: file.outline,
        skim: layout.add(file.skim),
        code: layout.add(file.code)
      )
    }
    let knownInterfaces = interfaces.map { interface in
      CachedInterface(path: interface.path, content: interface.content, facts: layout.add(interface.facts))
    }
    let result = layout.add(result?.stored ?? [])
    let checks = layout.add(checks?.stored ?? [])
    let files = layout.add(known.stored ?? [])
    let interfaces = layout.add(knownInterfaces.stored ?? [])
    let resources = layout.add(resources.stored ?? [])
    let head = CacheHead(
      tool: tool, run: run, result: result, files: files, interfaces: interfaces, resources: resources, checks: checks
    )
    return [head.bytes] + layout.parts
  }

  /// Lays parts one behind the other.
  private struct Layout {
    private(set) var parts: [[UInt8]] = []
    private var end = CacheHead.size

    mutating func add(_ part: [UInt8]) -> CacheFile.Span {
      defer { end += part.count }
      parts.append(part)
      return CacheFile.Span(offset: end, count: part.count)
    }
  }
}

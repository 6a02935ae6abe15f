/// What a cache holds of a source file: what skimming it tells, and where the facts of its code lie.
struct CachedFile: Sendable {
  let path: String
  let content: ContentHash
  /// Of the outline without places, by which types are told apart and joined.
  let outline: ContentHash
  /// Where the skimmed file lies.
  let skim: CacheFile.Span
  /// Where its facts lie; empty where nobody asked for them.
  var code = CacheFile.Span()
}

extension CachedFile: Composed {
  static var form: StoredForm<CachedFile> {
    StoredForm(CachedFile.init(path:content:outline:skim:code:), \.path, \.content, \.outline, \.skim, \.code)
  }
}

extension SkimmedFile: Composed {
  @usableFromInline
  package static var form: StoredForm<SkimmedFile> {
    StoredForm(
      { SkimmedFile(file: $0, triggers: $1, mayHoldSuppressions: $2, tooDeep: $3) },
      \.file, \.triggers, \.mayHoldSuppressions, \.tooDeep
    )
  }
}

extension SkimmedFile.TooDeep: Composed {
  static var form: StoredForm<SkimmedFile.TooDeep> {
    StoredForm(SkimmedFile.TooDeep.init(offset:position:), \.offset, \.position)
  }
}

extension Skim.WordSet: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    writer.write(varint: UInt64(bits.count))
    for part in bits { writer.write(fixed: part) }
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    let count = try reader.readCount(ofSize: MemoryLayout<UInt64>.size)
    var bits: [UInt64] = []
    bits.reserveCapacity(count)
    for _ in 0..<count { bits.append(try reader.readFixed()) }
    self.init(bits: bits)
  }
}

extension LintResult: Composed {
  /// Without problems: a result that has some isn't kept.
  @usableFromInline
  package static var form: StoredForm<LintResult> {
    StoredForm(
      { findings, suppressed, unreachable, files, idleObjects in
        var result = LintResult(findings: findings, suppressed: suppressed, unreachable: unreachable, files: files)
        result.idleObjects = idleObjects
        return result
      },
      \.findings, \.suppressed, \.unreachable, \.files, \.idleObjects
    )
  }
}

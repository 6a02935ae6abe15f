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

extension CachedFile: Storable {
  func write(to writer: inout StoreWriter) {
    path.write(to: &writer)
    content.write(to: &writer)
    outline.write(to: &writer)
    skim.write(to: &writer)
    code.write(to: &writer)
  }

  init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(
      path: try reader.read(),
      content: try reader.read(),
      outline: try reader.read(),
      skim: try reader.read(),
      code: try reader.read()
    )
  }
}

extension SkimmedFile: Storable {
  package func write(to writer: inout StoreWriter) {
    file.outline.write(to: &writer)
    file.words.write(to: &writer)
    triggers.write(to: &writer)
    mayHoldSuppressions.write(to: &writer)
    tooDeep.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(
      file: ProjectFile(outline: try reader.read(), words: try reader.read()),
      triggers: try reader.read(),
      mayHoldSuppressions: try reader.read(),
      tooDeep: try reader.read()
    )
  }
}

extension SkimmedFile.TooDeep: Storable {
  func write(to writer: inout StoreWriter) {
    offset.write(to: &writer)
    position.write(to: &writer)
  }

  init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(offset: try reader.read(), position: try reader.read())
  }
}

extension Skim.WordSet: Storable {
  package func write(to writer: inout StoreWriter) {
    writer.write(varint: UInt64(bits.count))
    for part in bits { writer.write(fixed: part) }
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    let count = try reader.readCount(ofSize: MemoryLayout<UInt64>.size)
    var bits: [UInt64] = []
    bits.reserveCapacity(count)
    for _ in 0..<count { bits.append(try reader.readFixed()) }
    self.init(bits: bits)
  }
}

extension LintResult: Storable {
  /// Without problems: a result that has some isn't kept.
  package func write(to writer: inout StoreWriter) {
    findings.write(to: &writer)
    suppressed.write(to: &writer)
    unreachable.write(to: &writer)
    files.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(
      findings: try reader.read(),
      suppressed: try reader.read(),
      unreachable: try reader.read(),
      files: try reader.read()
    )
  }
}

/// What a cache holds of a storyboard or xib: where its facts lie.
struct CachedInterface: Sendable {
  let path: String
  let content: ContentHash
  let facts: CacheFile.Span
}

extension CachedInterface: Storable {
  func write(to writer: inout StoreWriter) {
    path.write(to: &writer)
    content.write(to: &writer)
    facts.write(to: &writer)
  }

  init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(path: try reader.read(), content: try reader.read(), facts: try reader.read())
  }
}

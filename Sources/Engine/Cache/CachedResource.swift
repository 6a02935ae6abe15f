/// What a cache holds of a resource: that it was checked with that content.
struct CachedResource: Sendable {
  let path: String
  let content: ContentHash
}

extension CachedResource: Storable {
  func write(to writer: inout StoreWriter) {
    path.write(to: &writer)
    content.write(to: &writer)
  }

  init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(path: try reader.read(), content: try reader.read())
  }
}

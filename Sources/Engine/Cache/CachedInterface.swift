/// What a cache holds of a storyboard or xib: where its facts lie.
struct CachedInterface: Sendable {
  let path: String
  let content: ContentHash
  let facts: CacheFile.Span
}

extension CachedInterface: Composed {
  static var form: StoredForm<CachedInterface> {
    StoredForm(CachedInterface.init(path:content:facts:), \.path, \.content, \.facts)
  }
}

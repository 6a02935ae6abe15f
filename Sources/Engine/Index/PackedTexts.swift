/// The texts of a module's files, packed.
struct PackedTexts {
  /// Where they lie, stored.
  let table: [UInt8]
  /// One behind the other.
  let blocks: [UInt8]

  /// - Parameters:
  ///   - texts: in the order of the module's files.
  ///   - module: what these are the texts of.
  init(_ texts: [[UInt8]], of module: ContentHash, jobs: Int?) {
    var raw: [[UInt8]] = []
    var places: [IndexedCode.Text] = []
    for text in texts {
      if raw.last.map({ $0.count + text.count > IndexedCode.blockSize }) ?? true { raw.append([]) }
      let last = raw.count - 1
      places.append(IndexedCode.Text(block: last, span: CacheFile.Span(offset: raw[last].count, count: text.count)))
      raw[last] += text
    }
    let packed = Parallel.map(raw, jobs: jobs, batch: 1) { PackedBytes.pack($0) }
    var end = 0
    let parts = zip(raw, packed).map { raw, packed in
      defer { end += packed.count }
      let span = CacheFile.Span(offset: end, count: packed.count)
      return IndexedCode.Block(span: span, size: raw.count, content: ContentHash(raw))
    }
    table = IndexedCode(module: module, texts: places, blocks: parts).stored ?? []
    blocks = packed.flatMap { $0 }
  }
}

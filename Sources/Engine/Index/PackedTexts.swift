/// The texts of a module's files, packed.
struct PackedTexts {
  /// Where they lie, stored.
  let table: [UInt8]
  /// One behind the other.
  let blocks: [UInt8]
  /// The files that were other ones when they were read again.
  let problems: [Problem]

  /// - Parameters:
  ///   - sources: in the order of the module's files.
  ///   - module: what these are the texts of.
  init(_ sources: [ReadFiles.Source], of module: ContentHash, jobs: Int?) {
    let read = Parallel.map(sources, jobs: jobs) { source -> Result<[UInt8], Problem> in
      do throws(Problem) {
        let bytes = try SourceReader().read(source.input)
        guard ContentHash(bytes) == source.content else {
          throw Problem(file: source.path, message: "changed while it was read", remedy: "index it again")
        }
        return .success(bytes)
      } catch {
        return .failure(error)
      }
    }
    var raw: [[UInt8]] = []
    var texts: [IndexedCode.Text] = []
    for text in read.map({ (try? $0.get()) ?? [] }) {
      if raw.last.map({ $0.count + text.count > IndexedCode.blockSize }) ?? true { raw.append([]) }
      let last = raw.count - 1
      texts.append(IndexedCode.Text(block: last, span: CacheFile.Span(offset: raw[last].count, count: text.count)))
      raw[last] += text
    }
    let packed = Parallel.map(raw, jobs: jobs, batch: 1) { PackedBytes.pack($0) }
    var end = 0
    let places = zip(raw, packed).map { raw, packed in
      defer { end += packed.count }
      let span = CacheFile.Span(offset: end, count: packed.count)
      return IndexedCode.Block(span: span, size: raw.count, content: ContentHash(raw))
    }
    table = IndexedCode(module: module, texts: texts, blocks: places).stored ?? []
    blocks = packed.flatMap { $0 }
    problems = read.compactMap { result in
      if case .failure(let problem) = result { problem } else { nil }
    }
  }
}

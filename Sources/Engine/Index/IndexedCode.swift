/// Where the texts of an indexed module's files lie: several in one block, since what they share is then told once.
struct IndexedCode: Sendable {
  /// Of the module that these are the texts of, as it is stored.
  let module: ContentHash
  /// In the order of the module's files.
  let texts: [Text]
  let blocks: [Block]

  /// A part of a block.
  struct Text: Sendable {
    let block: Int
    let span: CacheFile.Span
  }

  struct Block: Sendable {
    /// Where it lies behind the table of blocks, packed.
    let span: CacheFile.Span
    /// How many bytes it has when unpacked, and what they are.
    let size: Int
    let content: ContentHash
  }

  /// How many bytes of texts one block has, unless a single text has more.
  static let blockSize = 128 << 10
  /// What no block is larger than, since no file that is read is.
  static let sizeLimit = 32 << 20
}

extension IndexedCode: Composed {
  static var form: StoredForm<IndexedCode> {
    StoredForm(IndexedCode.init(module:texts:blocks:), \.module, \.texts, \.blocks)
  }
}

extension IndexedCode.Text: Composed {
  static var form: StoredForm<IndexedCode.Text> {
    StoredForm(IndexedCode.Text.init(block:span:), \.block, \.span)
  }
}

extension IndexedCode.Block: Composed {
  static var form: StoredForm<IndexedCode.Block> {
    StoredForm(IndexedCode.Block.init(span:size:content:), \.span, \.size, \.content)
  }
}

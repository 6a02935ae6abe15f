extension Code: Storable {
  private enum Tag: UInt8 {
    case read, unread
  }

  /// Code that nobody asked for is kept as it is written in the source.
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    switch self {
    case .read(let statements): writer.write(tag: Tag.read, statements)
    case .unread(let code):
      if let statements = code.statementsIfRead { return writer.write(tag: Tag.read, statements) }
      writer.write(tag: Tag.unread, code)
    }
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self = switch try reader.readTag(Tag.self) {
    case .read: .read(try reader.read())
    case .unread: .unread(try reader.read())
    }
  }
}

/// Read with the `File` that it belongs to.
extension UnreadCode: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    place.write(to: &writer)
    writer.write(text: text)
  }

  @usableFromInline
  package convenience init(from reader: inout StoreReader) throws(StoreDamage) {
    let place: CodePlace = try reader.read()
    let text = Array(try reader.readText())
    guard let file = reader.companion as? File, text.count == place.end - place.start, file.parser.canRead(text) else {
      throw StoreDamage()
    }
    self.init(text[...], at: place, in: file)
  }
}

extension CodePlace: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    ByteRange(start: start, end: end).write(to: &writer)
    isGetter.write(to: &writer)
    words.write(to: &writer)
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    let range: ByteRange = try reader.read()
    self.init(start: range.start, end: range.end, isGetter: try reader.read(), words: try reader.read())
  }
}

extension MentionedWords: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    for index in bits.indices { writer.write(fixed: bits[index]) }
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    var bits = SIMD8<UInt64>()
    for index in bits.indices { bits[index] = try reader.readFixed() }
    self.init(bits: bits)
  }
}

extension FileFacts: Storable {
  func write(to writer: inout StoreWriter) {
    path.write(to: &writer)
    imports.write(to: &writer)
    reexports.write(to: &writer)
    types.write(to: &writer)
    functions.write(to: &writer)
    variables.write(to: &writer)
    statements.write(to: &writer)
    suppressions.write(to: &writer)
    unread.write(to: &writer)
    lines.write(to: &writer)
  }

  init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(
      path: try reader.read(),
      imports: try reader.read(),
      reexports: try reader.read(),
      types: try reader.read(),
      functions: try reader.read(),
      variables: try reader.read(),
      statements: try reader.read(),
      suppressions: try reader.read(),
      unread: try reader.read(),
      lines: try reader.read()
    )
  }
}

extension LineTable: Storable {
  /// The lengths of the lines, which are small numbers.
  func write(to writer: inout StoreWriter) {
    writer.write(varint: UInt64(starts.count))
    var end: UInt32 = 0
    for start in starts {
      writer.write(varint: UInt64(start - end))
      end = start
    }
  }

  init(from reader: inout StoreReader) throws(StoreDamage) {
    let count = try reader.readCount()
    // A position is looked up in the line before it.
    guard count > 0 else { throw StoreDamage() }
    var starts: [UInt32] = []
    starts.reserveCapacity(count)
    var end: UInt64 = 0
    for _ in 0..<count {
      end += UInt64(try UInt32(from: &reader))
      guard let start = UInt32(exactly: end) else { throw StoreDamage() }
      starts.append(start)
    }
    self.starts = starts
  }
}

extension Suppression: Storable {
  func write(to writer: inout StoreWriter) {
    action.write(to: &writer)
    rules.write(to: &writer)
    reason.write(to: &writer)
    range.write(to: &writer)
    lines.write(to: &writer)
  }

  init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(
      action: try reader.read(),
      rules: try reader.read(),
      reason: try reader.read(),
      range: try reader.read(),
      lines: try reader.read()
    )
  }
}

extension Suppression.RuleName: Storable {
  func write(to writer: inout StoreWriter) {
    id.write(to: &writer)
    range.write(to: &writer)
  }

  init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(id: try reader.read(), range: try reader.read())
  }
}

extension Suppression.Action: Storable {
  private enum Tag: UInt8 {
    case disable, enable, disableNext, disableThis, disablePrevious, disableFile, unknown
  }

  func write(to writer: inout StoreWriter) {
    switch self {
    case .disable: writer.write(tag: Tag.disable)
    case .enable: writer.write(tag: Tag.enable)
    case .disableNext: writer.write(tag: Tag.disableNext)
    case .disableThis: writer.write(tag: Tag.disableThis)
    case .disablePrevious: writer.write(tag: Tag.disablePrevious)
    case .disableFile: writer.write(tag: Tag.disableFile)
    case .unknown(let word): writer.write(tag: Tag.unknown, word)
    }
  }

  init(from reader: inout StoreReader) throws(StoreDamage) {
    self = switch try reader.readTag(Tag.self) {
    case .disable: .disable
    case .enable: .enable
    case .disableNext: .disableNext
    case .disableThis: .disableThis
    case .disablePrevious: .disablePrevious
    case .disableFile: .disableFile
    case .unknown: .unknown(try reader.read())
    }
  }
}

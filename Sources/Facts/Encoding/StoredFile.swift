extension FileFacts: Storable {
  package func write(to writer: inout StoreWriter) {
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

  package init(from reader: inout StoreReader) throws(StoreDamage) {
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

extension Suppression: Storable {
  package func write(to writer: inout StoreWriter) {
    action.write(to: &writer)
    rules.write(to: &writer)
    reason.write(to: &writer)
    range.write(to: &writer)
    removal.write(to: &writer)
    lines.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(
      action: try reader.read(),
      rules: try reader.read(),
      reason: try reader.read(),
      range: try reader.read(),
      removal: try reader.read(),
      lines: try reader.read()
    )
  }
}

extension Suppression.RuleName: Storable {
  package func write(to writer: inout StoreWriter) {
    id.write(to: &writer)
    range.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(id: try reader.read(), range: try reader.read())
  }
}

extension Suppression.Action: Storable {
  private enum Tag: UInt8 {
    case disable, enable, disableNext, disableThis, disablePrevious, disableFile, unknown
  }

  package func write(to writer: inout StoreWriter) {
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

  package init(from reader: inout StoreReader) throws(StoreDamage) {
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

extension ModuleFacts: Storable {
  package func write(to writer: inout StoreWriter) {
    name.write(to: &writer)
    path.write(to: &writer)
    types.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(name: try reader.read(), path: try reader.read(), types: try reader.read())
  }
}

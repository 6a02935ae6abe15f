extension TableWires: Storable {
  package func write(to writer: inout StoreWriter) {
    files.write(to: &writer)
    owners.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(files: try reader.read(), owners: try reader.read())
  }
}

extension TableWires.Owner: Storable {
  func write(to writer: inout StoreWriter) {
    type.write(to: &writer)
    wires.write(to: &writer)
    trace.write(to: &writer)
  }

  init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(type: try reader.read(), wires: try reader.read(), trace: try reader.read())
  }
}

/// As code sets them: those of storyboards are read each time.
extension TableWire: Storable {
  func write(to writer: inout StoreWriter) {
    kind.write(to: &writer)
    table.write(to: &writer)
    role.write(to: &writer)
    worker.write(to: &writer)
  }

  init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(kind: try reader.read(), table: try reader.read(), role: try reader.read(), worker: try reader.read())
  }
}

extension Table.Kind: Storable {}

extension TableWire.Role: Storable {}

extension TableIndex.Seat: Storable {
  private enum Tag: UInt8 {
    case free, type, closures, unknown
  }

  func write(to writer: inout StoreWriter) {
    switch self {
    case .free: writer.write(tag: Tag.free)
    case .type(let type): writer.write(tag: Tag.type, type)
    case .closures: writer.write(tag: Tag.closures)
    case .unknown: writer.write(tag: Tag.unknown)
    }
  }

  init(from reader: inout StoreReader) throws(StoreDamage) {
    switch try reader.readTag(Tag.self) {
    case .free: self = .free
    case .type: self = .type(try reader.read())
    case .closures: self = .closures
    case .unknown: self = .unknown
    }
  }
}

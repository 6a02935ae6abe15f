extension TableWires: Composed {
  @usableFromInline
  package static var form: StoredForm<TableWires> {
    StoredForm(TableWires.init(files:owners:), \.files, \.owners)
  }
}

extension TableWires.Owner: Composed {
  static var form: StoredForm<TableWires.Owner> {
    StoredForm(TableWires.Owner.init(type:wires:trace:), \.type, \.wires, \.trace)
  }
}

/// As code sets them: those of storyboards are read each time.
extension TableWire: Composed {
  static var form: StoredForm<TableWire> {
    StoredForm({ TableWire(kind: $0, table: $1, role: $2, worker: $3) }, \.kind, \.table, \.role, \.worker)
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

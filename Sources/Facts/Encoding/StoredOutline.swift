extension FileOutline: Storable {
  package func write(to writer: inout StoreWriter) {
    path.write(to: &writer)
    imports.write(to: &writer)
    reexports.write(to: &writer)
    types.write(to: &writer)
    functions.write(to: &writer)
    variables.write(to: &writer)
    manifest.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(
      path: try reader.read(),
      imports: try reader.read(),
      reexports: try reader.read(),
      types: try reader.read(),
      functions: try reader.read(),
      variables: try reader.read(),
      manifest: try reader.read()
    )
  }
}

extension FileOutline.FreeVariable: Storable {
  package func write(to writer: inout StoreWriter) {
    name.write(to: &writer)
    isPrivate.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(name: try reader.read(), isPrivate: try reader.read())
  }
}

extension Manifest: Storable {
  package func write(to writer: inout StoreWriter) {
    folders.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    folders = try reader.read()
  }
}

extension Manifest.Folder: Storable {
  package func write(to writer: inout StoreWriter) {
    path.write(to: &writer)
    module.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(path: try reader.read(), module: try reader.read())
  }
}

extension WordFilter: Storable {
  package func write(to writer: inout StoreWriter) {
    writer.write(varint: UInt64(bits.count))
    for part in bits { writer.write(fixed: part) }
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    let count = try reader.readCount(ofSize: MemoryLayout<UInt64>.size)
    // As a mask expects.
    guard count & (count - 1) == 0 || count == 0 else { throw StoreDamage() }
    var bits: [UInt64] = []
    bits.reserveCapacity(count)
    for _ in 0..<count { bits.append(try reader.readFixed()) }
    self.init(bits: bits)
  }
}

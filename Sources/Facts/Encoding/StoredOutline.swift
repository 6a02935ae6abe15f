extension FileOutline: Composed {
  @usableFromInline
  package static var form: StoredForm<FileOutline> {
    StoredForm(
      FileOutline.init(path:imports:reexports:types:functions:variables:manifest:),
      \.path, \.imports, \.reexports, \.types, \.functions, \.variables, \.manifest
    )
  }
}

extension FileOutline.FreeVariable: Composed {
  @usableFromInline
  package static var form: StoredForm<FileOutline.FreeVariable> {
    StoredForm(FileOutline.FreeVariable.init(name:isPrivate:), \.name, \.isPrivate)
  }
}

extension ProjectFile: Composed {
  @usableFromInline
  package static var form: StoredForm<ProjectFile> {
    StoredForm({ ProjectFile(outline: $0, words: $1) }, \.outline, \.words)
  }
}

extension Manifest: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    folders.write(to: &writer)
    deploymentTarget.write(to: &writer)
    isOfMacPrograms.write(to: &writer)
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    folders = try reader.read()
    deploymentTarget = try reader.read()
    isOfMacPrograms = try reader.read()
  }
}

extension Manifest.Folder: Composed {
  @usableFromInline
  package static var form: StoredForm<Manifest.Folder> {
    StoredForm(Manifest.Folder.init(path:module:), \.path, \.module)
  }
}

extension WordFilter: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    writer.write(varint: UInt64(bits.count))
    for part in bits { writer.write(fixed: part) }
  }

  @usableFromInline
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

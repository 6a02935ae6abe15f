extension Branch: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    kind.write(to: &writer)
    subject.write(to: &writer)
    arms.write(to: &writer)
  }

  @usableFromInline
  package convenience init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(kind: try reader.read(), subject: try reader.read(), arms: try reader.read())
  }
}

extension Branch.Kind: Storable {}

extension Branch.Arm: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    conditions.write(to: &writer)
    body.write(to: &writer)
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(conditions: try reader.read(), body: try reader.read())
  }
}

extension Branch.Condition: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    names.write(to: &writer)
    value.write(to: &writer)
    pattern.write(to: &writer)
    release.write(to: &writer)
    isBeforeRelease.write(to: &writer)
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(
      names: try reader.read(),
      value: try reader.read(),
      pattern: try reader.read(),
      release: try reader.read(),
      isBeforeRelease: try reader.read()
    )
  }
}

extension TypeHeader: Storable {
  package func write(to writer: inout StoreWriter) {
    kind.write(to: &writer)
    name.write(to: &writer)
    nameRange.write(to: &writer)
    inherited.write(to: &writer)
    modifiers.write(to: &writer)
    attributes.write(to: &writer)
    generics.write(to: &writer)
  }

  package convenience init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(
      kind: try reader.read(),
      name: try reader.read(),
      nameRange: try reader.read(),
      inherited: try reader.read(),
      modifiers: try reader.read(),
      attributes: try reader.read(),
      generics: try reader.read()
    )
  }
}

extension TypeHeader.Kind: Storable {}

extension GenericParameter: Storable {
  package func write(to writer: inout StoreWriter) {
    name.write(to: &writer)
    constraint.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(name: try reader.read(), constraint: try reader.read())
  }
}

extension TypeName: Storable {
  /// With the base, which takes longer to be found than to be read.
  package func write(to writer: inout StoreWriter) {
    text.write(to: &writer)
    base.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    text = try reader.read()
    base = try reader.read()
  }
}

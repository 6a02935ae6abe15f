extension TypeHeader: Composed {
  @usableFromInline
  package static var form: StoredForm<TypeHeader> {
    StoredForm(
      TypeHeader.init(kind:name:nameRange:inherited:modifiers:attributes:generics:),
      \.kind, \.name, \.nameRange, \.inherited, \.modifiers, \.attributes, \.generics
    )
  }
}

extension TypeHeader.Kind: Storable {}

extension GenericParameter: Composed {
  @usableFromInline
  package static var form: StoredForm<GenericParameter> {
    StoredForm(GenericParameter.init(name:constraint:), \.name, \.constraint)
  }
}

extension TypeName: Storable {
  /// With the base, which takes longer to be found than to be read.
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    text.write(to: &writer)
    base.write(to: &writer)
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    text = try reader.read()
    base = try reader.read()
  }
}

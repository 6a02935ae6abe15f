extension Variable: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    name.write(to: &writer)
    nameRange.write(to: &writer)
    isConstant.write(to: &writer)
    modifiers.write(to: &writer)
    attributes.write(to: &writer)
    type.write(to: &writer)
    initialValue.write(to: &writer)
    getterCode.write(to: &writer)
    observers.write(to: &writer)
  }

  @usableFromInline
  package convenience init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(
      name: try reader.read(),
      nameRange: try reader.read(),
      isConstant: try reader.read(),
      modifiers: try reader.read(),
      attributes: try reader.read(),
      type: try reader.read(),
      initialValue: try reader.read(),
      getter: try reader.read(),
      observers: try reader.read()
    )
  }
}

extension FunctionFacts: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    name.write(to: &writer)
    nameRange.write(to: &writer)
    parameters.write(to: &writer)
    returnType.write(to: &writer)
    modifiers.write(to: &writer)
    attributes.write(to: &writer)
    generics.write(to: &writer)
    code.write(to: &writer)
  }

  @usableFromInline
  package convenience init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(
      name: try reader.read(),
      nameRange: try reader.read(),
      parameters: try reader.read(),
      returnType: try reader.read(),
      modifiers: try reader.read(),
      attributes: try reader.read(),
      generics: try reader.read(),
      code: try reader.read()
    )
  }
}

extension FunctionFacts.Parameter: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    label.write(to: &writer)
    name.write(to: &writer)
    type.write(to: &writer)
    defaultValue.write(to: &writer)
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(
      label: try reader.read(),
      name: try reader.read(),
      type: try reader.read(),
      defaultValue: try reader.read()
    )
  }
}

extension TypeFacts: Composed {
  @usableFromInline
  package static var form: StoredForm<TypeFacts> {
    StoredForm(TypeFacts.init(header:properties:functions:cases:), \.header, \.properties, \.functions, \.cases)
  }
}

extension TypeFacts.Case: Composed {
  @usableFromInline
  package static var form: StoredForm<TypeFacts.Case> {
    StoredForm(TypeFacts.Case.init(name:nameRange:rawValue:valueLabels:), \.name, \.nameRange, \.rawValue, \.valueLabels)
  }
}

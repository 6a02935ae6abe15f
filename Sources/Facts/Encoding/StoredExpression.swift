extension Expression: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    guard writer.enter() else { return }
    range.write(to: &writer)
    kind.write(to: &writer)
    writer.leave()
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    try reader.enter()
    range = try reader.read()
    kind = try reader.read()
    reader.leave()
  }
}

extension Expression.Kind: Storable {
  private enum Tag: UInt8 {
    case number, string, interpolation, boolean, `nil`, name, member, call, element, closure, array, dictionary, tuple
    case assignment, binary, prefix, conditional, cast, branch, selector, keyPath, other
  }

  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    switch self {
    case .number(let value): writer.write(tag: Tag.number, value)
    case .string(let text): writer.write(tag: Tag.string, text)
    case .interpolation(let parts): writer.write(tag: Tag.interpolation, parts)
    case .boolean(let value): writer.write(tag: Tag.boolean, value)
    case .nil: writer.write(tag: Tag.nil)
    case .name(let name): writer.write(tag: Tag.name, name)
    case .member(let base, let name): writer.write(tag: Tag.member, base, name)
    case .call(let call): writer.write(tag: Tag.call, call)
    case .element(let base, let arguments): writer.write(tag: Tag.element, base, arguments)
    case .closure(let closure): writer.write(tag: Tag.closure, closure)
    case .array(let elements): writer.write(tag: Tag.array, elements)
    case .dictionary(let pairs): writer.write(tag: Tag.dictionary, pairs)
    case .tuple(let elements): writer.write(tag: Tag.tuple, elements)
    case .assignment(let target, let sign, let value): writer.write(tag: Tag.assignment, target, sign, value)
    case .binary(let left, let sign, let right): writer.write(tag: Tag.binary, left, sign, right)
    case .prefix(let sign, let operand): writer.write(tag: Tag.prefix, sign, operand)
    case .conditional(let asked, let first, let second): writer.write(tag: Tag.conditional, asked, first, second)
    case .cast(let value, let word, let type): writer.write(tag: Tag.cast, value, word, type)
    case .branch(let branch): writer.write(tag: Tag.branch, branch)
    case .selector(let name): writer.write(tag: Tag.selector, name)
    case .keyPath(let name): writer.write(tag: Tag.keyPath, name)
    case .other(let parts): writer.write(tag: Tag.other, parts)
    }
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self = switch try reader.readTag(Tag.self) {
    case .number: .number(try reader.read())
    case .string: .string(try reader.read())
    case .interpolation: .interpolation(try reader.read())
    case .boolean: .boolean(try reader.read())
    case .nil: .nil
    case .name: .name(try reader.read())
    case .member: .member(try reader.read(), try reader.read())
    case .call: .call(try reader.read())
    case .element: .element(try reader.read(), try reader.read())
    case .closure: .closure(try reader.read())
    case .array: .array(try reader.read())
    case .dictionary: .dictionary(try reader.read())
    case .tuple: .tuple(try reader.read())
    case .assignment: .assignment(try reader.read(), try reader.read(), try reader.read())
    case .binary: .binary(try reader.read(), try reader.read(), try reader.read())
    case .prefix: .prefix(try reader.read(), try reader.read())
    case .conditional: .conditional(try reader.read(), try reader.read(), try reader.read())
    case .cast: .cast(try reader.read(), try reader.read(), try reader.read())
    case .branch: .branch(try reader.read())
    case .selector: .selector(try reader.read())
    case .keyPath: .keyPath(try reader.read())
    case .other: .other(try reader.read())
    }
  }
}

extension Expression.Pair: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    key.write(to: &writer)
    value.write(to: &writer)
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(key: try reader.read(), value: try reader.read())
  }
}

extension Argument: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    label.write(to: &writer)
    value.write(to: &writer)
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(label: try reader.read(), value: try reader.read())
  }
}

extension Call: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    callee.write(to: &writer)
    nameRange.write(to: &writer)
    typeArguments.write(to: &writer)
    arguments.write(to: &writer)
    parenthesized.write(to: &writer)
  }

  @usableFromInline
  package convenience init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(
      callee: try reader.read(),
      nameRange: try reader.read(),
      typeArguments: try reader.read(),
      arguments: try reader.read(),
      parenthesized: try reader.read()
    )
    guard parenthesized <= arguments.count else { throw StoreDamage() }
  }
}

extension Closure: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    parameters.write(to: &writer)
    body.write(to: &writer)
  }

  @usableFromInline
  package convenience init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(parameters: try reader.read(), body: try reader.read())
  }
}

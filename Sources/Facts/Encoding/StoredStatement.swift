extension Statement: Storable {
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

extension Statement.Kind: Storable {
  private enum Tag: UInt8 {
    case expression, variable, function, `return`, branch, loop, block, jump
  }

  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    switch self {
    case .expression(let expression): writer.write(tag: Tag.expression, expression)
    case .variable(let variable): writer.write(tag: Tag.variable, variable)
    case .function(let function): writer.write(tag: Tag.function, function)
    case .return(let value): writer.write(tag: Tag.return, value)
    case .branch(let branch): writer.write(tag: Tag.branch, branch)
    case .loop(let loop): writer.write(tag: Tag.loop, loop)
    case .block(let body): writer.write(tag: Tag.block, body)
    case .jump(let value): writer.write(tag: Tag.jump, value)
    }
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self = switch try reader.readTag(Tag.self) {
    case .expression: .expression(try reader.read())
    case .variable: .variable(try reader.read())
    case .function: .function(try reader.read())
    case .return: .return(try reader.read())
    case .branch: .branch(try reader.read())
    case .loop: .loop(try reader.read())
    case .block: .block(try reader.read())
    case .jump: .jump(try reader.read())
    }
  }
}

extension Loop: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    names.write(to: &writer)
    header.write(to: &writer)
    body.write(to: &writer)
  }

  @usableFromInline
  package convenience init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(names: try reader.read(), header: try reader.read(), body: try reader.read())
  }
}

extension InterfaceFacts: Composed {
  @usableFromInline
  package static var form: StoredForm<InterfaceFacts> {
    StoredForm(
      InterfaceFacts.init(path:system:initialController:objects:pictures:texts:),
      \.path, \.system, \.initialController, \.objects, \.pictures, \.texts
    )
  }
}

extension InterfaceFacts.System: Storable {}

extension InterfaceObject: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    guard writer.enter() else { return }
    defer { writer.leave() }
    kind.write(to: &writer)
    id.write(to: &writer)
    customClass.write(to: &writer)
    customModule.write(to: &writer)
    attributes.write(to: &writer)
    frame.write(to: &writer)
    varies.write(to: &writer)
    speaks.write(to: &writer)
    isFilled.write(to: &writer)
    connections.write(to: &writer)
    children.write(to: &writer)
    position.write(to: &writer)
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    try reader.enter()
    defer { reader.leave() }
    self.init(
      kind: try reader.read(),
      id: try reader.read(),
      customClass: try reader.read(),
      customModule: try reader.read(),
      attributes: try reader.read(),
      frame: try reader.read(),
      varies: try reader.read(),
      speaks: try reader.read(),
      isFilled: try reader.read(),
      connections: try reader.read(),
      children: try reader.read(),
      position: try reader.read()
    )
  }
}

extension InterfaceFrame: Composed {
  @usableFromInline
  package static var form: StoredForm<InterfaceFrame> {
    StoredForm(InterfaceFrame.init(x:y:width:height:), \.x, \.y, \.width, \.height)
  }
}

extension InterfaceConnection: Composed {
  @usableFromInline
  package static var form: StoredForm<InterfaceConnection> {
    StoredForm(InterfaceConnection.init(kind:destination:position:), \.kind, \.destination, \.position)
  }
}

extension InterfaceConnection.Kind: Storable {
  private enum Tag: UInt8 {
    case outlet, outletCollection, action, segue
  }

  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    switch self {
    case .outlet(let property): writer.write(tag: Tag.outlet, property)
    case .outletCollection(let property): writer.write(tag: Tag.outletCollection, property)
    case .action(let selector, let event): writer.write(tag: Tag.action, selector, event)
    case .segue(let segue): writer.write(tag: Tag.segue, segue)
    }
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self = switch try reader.readTag(Tag.self) {
    case .outlet: .outlet(property: try reader.read())
    case .outletCollection: .outletCollection(property: try reader.read())
    case .action: .action(selector: try reader.read(), event: try reader.read())
    case .segue: .segue(try reader.read())
    }
  }
}

extension InterfaceConnection.Segue: Composed {
  @usableFromInline
  package static var form: StoredForm<InterfaceConnection.Segue> {
    StoredForm(
      InterfaceConnection.Segue.init(kind:identifier:relationship:trigger:unwindAction:customClass:),
      \.kind, \.identifier, \.relationship, \.trigger, \.unwindAction, \.customClass
    )
  }
}

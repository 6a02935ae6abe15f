extension InterfaceFacts: Storable {
  package func write(to writer: inout StoreWriter) {
    path.write(to: &writer)
    system.write(to: &writer)
    initialController.write(to: &writer)
    objects.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(
      path: try reader.read(),
      system: try reader.read(),
      initialController: try reader.read(),
      objects: try reader.read()
    )
  }
}

extension InterfaceFacts.System: Storable {}

extension InterfaceObject: Storable {
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
    connections.write(to: &writer)
    children.write(to: &writer)
    position.write(to: &writer)
  }

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
      connections: try reader.read(),
      children: try reader.read(),
      position: try reader.read()
    )
  }
}

extension InterfaceFrame: Storable {
  package func write(to writer: inout StoreWriter) {
    x.write(to: &writer)
    y.write(to: &writer)
    width.write(to: &writer)
    height.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(x: try reader.read(), y: try reader.read(), width: try reader.read(), height: try reader.read())
  }
}

extension InterfaceConnection: Storable {
  package func write(to writer: inout StoreWriter) {
    kind.write(to: &writer)
    destination.write(to: &writer)
    position.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(kind: try reader.read(), destination: try reader.read(), position: try reader.read())
  }
}

extension InterfaceConnection.Kind: Storable {
  private enum Tag: UInt8 {
    case outlet, outletCollection, action, segue
  }

  package func write(to writer: inout StoreWriter) {
    switch self {
    case .outlet(let property): writer.write(tag: Tag.outlet, property)
    case .outletCollection(let property): writer.write(tag: Tag.outletCollection, property)
    case .action(let selector, let event): writer.write(tag: Tag.action, selector, event)
    case .segue(let segue): writer.write(tag: Tag.segue, segue)
    }
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self = switch try reader.readTag(Tag.self) {
    case .outlet: .outlet(property: try reader.read())
    case .outletCollection: .outletCollection(property: try reader.read())
    case .action: .action(selector: try reader.read(), event: try reader.read())
    case .segue: .segue(try reader.read())
    }
  }
}

extension InterfaceConnection.Segue: Storable {
  package func write(to writer: inout StoreWriter) {
    kind.write(to: &writer)
    identifier.write(to: &writer)
    relationship.write(to: &writer)
    trigger.write(to: &writer)
    unwindAction.write(to: &writer)
    customClass.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(
      kind: try reader.read(),
      identifier: try reader.read(),
      relationship: try reader.read(),
      trigger: try reader.read(),
      unwindAction: try reader.read(),
      customClass: try reader.read()
    )
  }
}

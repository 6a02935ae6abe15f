/// Makes objects of a document's elements.
///
/// An element with an id is an object. Others only gather (`subviews`, `scene`), so that what lies in them belongs to
/// the object around them, or say more of it (`rect`, `connections`).
struct InterfaceTreeBuilder {
  private(set) var objects: [InterfaceObject] = []
  private(set) var initialController: String?
  /// The images of asset catalogs that the file lists.
  private(set) var pictures: [String] = []
  /// The texts that the file gives objects at run time, one by one where it lists them.
  private(set) var texts: [String] = []
  /// What differs between size classes.
  private(set) var variations = PhoneVariations()

  private let path: String
  private let lines: LineTable
  private var open: [OpenElement] = []
  /// How many elements around this place are open that nothing is read of.
  private var passedOver = 0

  private struct OpenElement {
    let name: String
    /// Of a variation.
    let key: String?
    var object: Draft?
  }

  /// An object whose end isn't reached.
  private struct Draft {
    let attributes: [String: String]
    let position: SourcePosition
    var frame: InterfaceFrame?
    var varies = false
    var speaks = false
    var isFilled = false
    var connections: [InterfaceConnection] = []
    var children: [InterfaceObject] = []
  }

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    lines = LineTable(bytes)
  }

  // MARK: Elements

  mutating func add(_ tag: MarkupReader.Tag) throws(Problem) {
    switch tag {
    case .opening(let name, let attributes, let offset):
      try begin(name, attributes, at: lines.position(at: UInt32(offset)))
    case .closing(let name):
      end(name)
    }
  }

  private mutating func begin(
    _ name: String,
    _ attributes: [String: String],
    at position: SourcePosition
  ) throws(Problem) {
    guard open.count + passedOver < InterfaceReader.depthLimit else {
      let message = "its elements are nested too deeply to be read"
      throw Problem(file: path, position: position, message: message, remedy: "take it apart")
    }
    if name == "image", open.last?.name == "resources", attributes["catalog"] == nil, let picture = attributes["name"] {
      pictures.append(picture)
    }
    if name == "userDefinedRuntimeAttribute", attributes["type"] == "string", let value = attributes["value"] {
      texts += value.split { ",; ".contains($0) }.map(String.init)
    }
    guard passedOver == 0, !InterfaceNoise.contains(name, attributes) else {
      if passedOver == 0 { noteLook(name, attributes) }
      passedOver += 1
      return
    }
    note(name, attributes, at: position)
    // A segue may hold how it goes on when a preview is pressed harder.
    let isObject = attributes["id"] != nil && open.last?.name != "connections" && open.last?.name != "segue"
    open.append(OpenElement(name: name, key: attributes["key"], object: isObject ? Draft(attributes: attributes, position: position) : nil))
  }

  /// Notes what an element says of the object around it, or of the file.
  private mutating func note(_ name: String, _ attributes: [String: String], at position: SourcePosition) {
    switch (name, open.last?.name) {
    case ("document", nil):
      initialController = attributes["initialViewController"]
    case ("rect", _) where attributes["key"] == "frame":
      // That of a view without an id isn't its parent's.
      if let last = open.indices.last { open[last].object?.frame = InterfaceFrame(attributes) }
    case (_, "connections"):
      guard let connection = InterfaceConnection(name, attributes, at: position) else { break }
      change { $0.connections.append(connection) }
    case ("variation", _) where attributes.count > 1:
      if PhoneVariations.hold(attributes["key"] ?? "") { change { $0.varies = true } }
    case ("exclude", "mask"), ("include", "mask"):
      let key = open.last { $0.name == "variation" }?.key ?? ""
      if let id = attributes["reference"] { variations.note(name, id, in: key) }
    case (_, "variation") where name != "mask":
      if PhoneVariations.hold(open.last?.key ?? "") { change { $0.varies = true } }
    default:
      break
    }
  }

  /// Notes what is kept of an element that otherwise only says how the object around it looks or sounds.
  private mutating func noteLook(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "accessibility": change { $0.speaks = true }
    // That of a view without an id isn't its parent's.
    case "color" where attributes["key"] == "backgroundColor" && open.last?.object != nil:
      let alpha = attributes["alpha"].flatMap(Double.init) ?? 1
      change { $0.isFilled = alpha == 1 }
    default: break
    }
  }

  private mutating func change(_ edit: (inout Draft) -> Void) {
    guard let index = open.lastIndex(where: { $0.object != nil }), var draft = open[index].object else { return }
    open[index].object = nil
    edit(&draft)
    open[index].object = draft
  }

  private mutating func end(_ name: String) {
    guard passedOver == 0 else {
      passedOver -= 1
      return
    }
    guard let draft = open.popLast()?.object else { return }
    let object = object(name, draft)
    if open.contains(where: { $0.object != nil }) {
      change { $0.children.append(object) }
    } else {
      objects.append(object)
    }
  }

  private func object(_ kind: String, _ draft: Draft) -> InterfaceObject {
    InterfaceObject(
      kind: kind,
      id: draft.attributes["id"] ?? "",
      customClass: draft.attributes["customClass"],
      customModule: draft.attributes["customModule"],
      attributes: draft.attributes.filter { !InterfaceNoise.attributes.contains($0.key) },
      frame: draft.frame,
      varies: draft.varies,
      speaks: draft.speaks,
      isFilled: draft.isFilled,
      connections: draft.connections,
      children: draft.children,
      position: draft.position
    )
  }
}

extension InterfaceFrame {
  fileprivate init?(_ attributes: [String: String]) {
    func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }
    guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height") else {
      return nil
    }
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension InterfaceConnection {
  fileprivate init?(_ element: String, _ attributes: [String: String], at position: SourcePosition) {
    guard let destination = attributes["destination"], let kind = Kind(element, attributes) else { return nil }
    self.init(kind: kind, destination: destination, position: position)
  }
}

extension InterfaceConnection.Kind {
  fileprivate init?(_ element: String, _ attributes: [String: String]) {
    switch element {
    case "outlet": self = .outlet(property: attributes["property"] ?? "")
    case "outletCollection": self = .outletCollection(property: attributes["property"] ?? "")
    case "action": self = .action(selector: attributes["selector"] ?? "", event: attributes["eventType"])
    case "segue":
      self = .segue(
        InterfaceConnection.Segue(
          kind: attributes["kind"] ?? "",
          identifier: attributes["identifier"],
          relationship: attributes["relationship"],
          trigger: attributes["trigger"],
          unwindAction: attributes["unwindAction"],
          customClass: attributes["customClass"]
        )
      )
    default: return nil
    }
  }
}

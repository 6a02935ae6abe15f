/// The constraints that are left out of a file's facts: those that only place views, which are most of all objects.
///
/// What gives a view its size is kept, and so is what code knows by an outlet.
struct UnwantedConstraints {
  private let objects: [InterfaceObject]
  private let outlets: Set<String>

  init(_ objects: [InterfaceObject]) {
    self.objects = objects
    var outlets: Set<String> = []
    UnwantedConstraints.gather(objects, &outlets)
    self.outlets = outlets
  }

  var removed: [InterfaceObject] { kept(of: objects) }

  private static func gather(_ objects: [InterfaceObject], _ outlets: inout Set<String>) {
    for object in objects {
      for connection in object.connections where connection.property != nil { outlets.insert(connection.destination) }
      gather(object.children, &outlets)
    }
  }

  private func kept(of objects: [InterfaceObject]) -> [InterfaceObject] {
    objects.filter { !isUnwanted($0) }.map { object in
      var object = object
      object.children = kept(of: object.children)
      return object
    }
  }

  private func isUnwanted(_ object: InterfaceObject) -> Bool {
    guard object.kind == "constraint", !outlets.contains(object.id) else { return false }
    return object.attributes["firstAttribute"] != "width" && object.attributes["firstAttribute"] != "height"
  }
}

/// What can be said of objects only when the whole file is read: which of them vary, and which constraints matter.
///
/// Constraints that only place views are most of all objects, and are left out. What gives a view its size is kept,
/// and so is what code knows by an outlet.
package struct InterfaceCompletion {
  private let read: [InterfaceObject]
  private let leftOut: Set<String>
  private let outlets: Set<String>

  /// - Parameter leftOut: the ids of objects that aren't there on phones.
  init(_ objects: [InterfaceObject], leavingOut leftOut: Set<String>) {
    read = objects
    self.leftOut = leftOut
    var outlets: Set<String> = []
    InterfaceCompletion.gather(objects, &outlets)
    self.outlets = outlets
  }

  package var objects: [InterfaceObject] { completed(read) }

  private static func gather(_ objects: [InterfaceObject], _ outlets: inout Set<String>) {
    for object in objects {
      for connection in object.connections where connection.property != nil { outlets.insert(connection.destination) }
      gather(object.children, &outlets)
    }
  }

  private func completed(_ objects: [InterfaceObject]) -> [InterfaceObject] {
    objects.filter(matters).map { object in
      var object = object
      if leftOut.contains(object.id) { object.varies = true }
      object.children = completed(object.children)
      return object
    }
  }

  private func matters(_ object: InterfaceObject) -> Bool {
    guard object.kind == "constraint", !outlets.contains(object.id) else { return true }
    return object.attributes["firstAttribute"] == "width" || object.attributes["firstAttribute"] == "height"
  }
}

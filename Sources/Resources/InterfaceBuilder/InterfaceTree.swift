/// The objects of several files one after another, each right before what lies in it, and the ways between them.
struct InterfaceTree: Sendable {
  let files: [InterfaceFacts]
  private(set) var nodes: [Node] = []
  /// For each file the indices of its nodes.
  private(set) var extents: [Range<Int>] = []
  /// For each file its objects by id.
  private var ids: [[String: Int]]
  private let storyboards: [String: [Int]]

  /// An object, and its place in the tree.
  struct Node: Sendable {
    let object: InterfaceObject
    let file: Int
    let parent: Int?
    /// The index after that of the last node in it.
    fileprivate(set) var end: Int
  }

  init(_ files: [InterfaceFacts]) {
    self.files = files
    ids = [[String: Int]](repeating: [:], count: files.count)
    storyboards = Dictionary(grouping: files.indices.filter { files[$0].isStoryboard }) { files[$0].name }
    for (index, file) in files.enumerated() {
      let start = nodes.count
      add(file.objects, of: index, in: nil)
      extents.append(start..<nodes.count)
    }
  }

  private mutating func add(_ objects: [InterfaceObject], of file: Int, in parent: Int?) {
    for object in objects {
      let index = nodes.count
      nodes.append(Node(object: object, file: file, parent: parent, end: index + 1))
      ids[file][object.id] = index
      add(object.children, of: file, in: index)
      nodes[index].end = nodes.count
    }
  }

  /// The controller of whose scene an object beside it is a part, such as one that its class makes of no view: Interface Builder
  /// writes the controller first. Nil in xibs.
  func sceneBefore(_ index: Int) -> Int? {
    let file = nodes[index].file
    guard files[file].isStoryboard else { return nil }
    var next: Int? = extents[file].lowerBound
    var scene: Int?
    while let root = next, root <= index {
      if nodes[root].object.isController { scene = root }
      next = nodes[root].end < extents[file].upperBound ? nodes[root].end : nil
    }
    return scene
  }

  /// The node of an object.
  func index(of id: String, in file: Int) -> Int? { ids[file][id] }

  /// The node where a connection ends. A reference to a scene of another storyboard is followed, if it is known.
  func destination(of connection: InterfaceConnection, in file: Int) -> Int? {
    guard let index = ids[file][connection.destination] else { return nil }
    let object = nodes[index].object
    guard object.kind == "viewControllerPlaceholder" else { return index }
    return scene(meantBy: object, in: file) ?? index
  }

  private func scene(meantBy reference: InterfaceObject, in file: Int) -> Int? {
    guard let target = storyboard(named: reference.attributes["storyboardName"], from: file) else { return nil }
    guard let identifier = reference.attributes["referencedIdentifier"] else {
      return files[target].initialController.flatMap { ids[target][$0] }
    }
    let scene = files[target].objects.first { $0.attributes["storyboardIdentifier"] == identifier }
    return scene.flatMap { ids[target][$0.id] }
  }

  /// Of several storyboards of one name (an app's and its extension's), the one that shares most folders with the file.
  private func storyboard(named name: String?, from file: Int) -> Int? {
    guard let name else { return file }
    let ranked = (storyboards[name] ?? []).map { ($0, files[$0].path.sharedFolders(with: files[file].path)) }
    let most = ranked.map(\.1).max()
    let nearest = ranked.filter { $0.1 == most }
    return nearest.count == 1 ? nearest.first?.0 : nil
  }
}

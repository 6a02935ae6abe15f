/// The storyboards and xibs of a project, joined: a segue leads into another file, and a class is set up in many.
public final class Interfaces: Sendable {
  let tree: InterfaceTree
  /// For each node, the connections that end there.
  let arrivals: [[Arrival]]
  private let classes: [String: [Int]]
  private let cellIdentifiers: [String: [Int]]
  private let cellNibs: [String: [Int]]
  /// For the selector of each action, and of each way back, the nodes where it begins.
  private let actions: [String: [Int]]
  /// The paths of the files of a format that isn't read.
  package let unread: [String]
  /// The files by their paths.
  private let places: [String: Int]
  /// The identifiers of cells, headers and footers, of tables and collections.
  package let reuseIdentifiers: Set<String>
  /// The names of the images that any of the files shows.
  package let pictures: Set<String>
  /// The texts that the files give objects at run time.
  package let texts: Set<String>

  struct Arrival: Sendable {
    let source: Int
    let connection: InterfaceConnection
  }

  /// - Parameter files: in any order; the answers are the same.
  public init(_ files: [InterfaceFacts]) {
    let tree = InterfaceTree(Translations.removed(from: files.filter { $0.system == .iOS }))
    var arrivals = [[Arrival]](repeating: [], count: tree.nodes.count)
    var classes: [String: [Int]] = [:]
    var cellIdentifiers: [String: [Int]] = [:]
    var cellNibs: [String: [Int]] = [:]
    var actions: [String: [Int]] = [:]
    for (index, node) in tree.nodes.enumerated() {
      for connection in node.object.connections {
        if let selector = connection.selector { actions[selector, default: []].append(index) }
        guard let destination = tree.destination(of: connection, in: node.file) else { continue }
        arrivals[destination].append(Arrival(source: index, connection: connection))
      }
      if let name = node.object.customClass { classes[name, default: []].append(index) }
      guard node.object.kind == "tableViewCell" else { continue }
      if let name = node.object.attributes["reuseIdentifier"] { cellIdentifiers[name, default: []].append(index) }
      if node.parent == nil { cellNibs[tree.files[node.file].name, default: []].append(index) }
    }
    self.tree = tree
    self.arrivals = arrivals
    self.classes = classes
    self.cellIdentifiers = cellIdentifiers
    self.cellNibs = cellNibs
    self.actions = actions
    unread = files.filter { $0.system == .unknown }.map(\.path)
    places = Dictionary(zip(tree.files.map(\.path), tree.files.indices)) { first, _ in first }
    pictures = Set(files.flatMap(\.pictures))
    texts = Set(files.flatMap(\.texts))
    reuseIdentifiers = Set(tree.nodes.compactMap { $0.object.attributes["reuseIdentifier"] })
  }

  /// Those for iOS, by path; of a file's translations only the one that the others are made from.
  public var files: [InterfaceFacts] { tree.files }

  /// The classes that code declares for their objects.
  package var classNames: [String] { classes.keys.sorted() }

  /// The objects of a class: controllers, owners of xibs, views and cells.
  public func elements(of className: String) -> [InterfaceElement] {
    (classes[className] ?? []).map(element)
  }

  /// The table cells that are dequeued by an identifier, prototypes and those of xibs, in any file.
  public func cells(withIdentifier identifier: String) -> [InterfaceCell] {
    (cellIdentifiers[identifier] ?? []).map { InterfaceCell(element: element($0)) }
  }

  /// The table cells of a class.
  public func cells(of className: String) -> [InterfaceCell] {
    elements(of: className).filter { $0.kind == "tableViewCell" }.map(InterfaceCell.init)
  }

  /// The table cells at the top of the xibs of a name.
  public func cells(inNib name: String) -> [InterfaceCell] {
    (cellNibs[name] ?? []).map { InterfaceCell(element: element($0)) }
  }

  /// All tables.
  package var tables: [InterfaceTable] {
    tree.nodes.indices.filter { tree.nodes[$0].object.kind == "tableView" }.map { InterfaceTable(element: element($0)) }
  }

  /// The objects at which an action begins, or a segue that goes back to the method of that selector.
  package func senders(of selector: String) -> [InterfaceElement] { (actions[selector] ?? []).map(element) }

  /// The object of an id in a file; nil in a translation of another file, and in files for other systems.
  public func element(_ id: String, inFileAt path: String) -> InterfaceElement? {
    guard let file = places[path], let index = tree.index(of: id, in: file) else { return nil }
    return element(index)
  }

  /// What a xib is loaded by: its owner, and the objects at its top.
  package func holders(inFileAt path: String) -> [InterfaceElement] {
    guard let file = places[path] else { return [] }
    return tree.extents[file].filter { tree.nodes[$0].parent == nil }.map(element)
  }

  package func element(_ index: Int) -> InterfaceElement {
    InterfaceElement(interfaces: self, index: index)
  }
}

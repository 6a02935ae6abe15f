/// The tables of a project, by the types that have them and by those that work for them.
package struct TableIndex: Survey {
  package static let name = "tables"

  /// The wires that it was made of.
  package let notes: TableWires

  /// The files whose code may set a table's data source or delegate.
  let files: Set<Int>
  /// The names of the classes of diffable data sources.
  let diffable: [Word]
  private let records: [Record]
  private let byOwner: [Int: [Int]]
  private let byDelegate: [Int: [Int]]
  private let bySource: [Int: [Int]]

  /// A table, its types by their index: whoever holds the project must not be held by it.
  private struct Record: Sendable {
    let kind: Table.Kind
    let owner: Int
    let name: String
    let dataSource: Seat
    let delegate: Seat
    let drawn: [InterfaceTable]
  }

  /// Who works for a table in one of its roles.
  enum Seat: Sendable, Hashable {
    /// Nothing says who.
    case free
    case type(Int)
    case closures
    case unknown
  }

  package init(_ shared: SharedProject, after earlier: EarlierSurvey<TableWires>?) {
    let project = Project(shared)
    let search = TableWireSearch(project)
    let known = earlier.map(KnownWires.init)
    let drawn = project.interfaces.classNames.flatMap { project.index.names.declared($0) }
    let owners = Set(search.files.flatMap { project.index.typesByFile[$0] } + drawn).sorted()
    let found = Parallel.map(owners, jobs: shared.jobs, with: { Project(shared) }) { project, owner in
      let type = ProjectType(project: project, index: owner)
      let own = known?.wires(of: owner)
        ?? TableWires.Owner(type: owner, wires: type.tableWires(search), trace: project.takeTrace())
      return (own, records: Self.records(type, own.wires + type.drawnWires))
    }
    let records = found.flatMap(\.records)
    notes = TableWires(files: search.files.sorted(), owners: found.map(\.0))
    files = search.files
    diffable = search.diffable
    self.records = records
    byOwner = Dictionary(grouping: records.indices) { records[$0].owner }
    byDelegate = Self.group(records, by: \.delegate)
    bySource = Self.group(records, by: \.dataSource)
  }

  package func says(theSameAs earlier: TableWires) -> Bool { notes.say(theSameAs: earlier) }

  private static func group(_ records: [Record], by seat: (Record) -> Seat) -> [Int: [Int]] {
    var groups: [Int: [Int]] = [:]
    for (index, record) in records.enumerated() {
      if case .type(let worker) = seat(record) { groups[worker, default: []].append(index) }
    }
    return groups
  }

  /// One table for each name that the wires of a type speak of.
  private static func records(_ owner: ProjectType, _ wires: [TableWire]) -> [Record] {
    var names: [String] = []
    for wire in wires where !names.contains(wire.table) { names.append(wire.table) }
    return names.compactMap { name in
      let own = wires.filter { $0.table == name }
      return own.first.map { first in
        Record(
          kind: first.kind, owner: owner.index, name: name, dataSource: own.seat(.dataSource), delegate: own.seat(.delegate),
          drawn: own.filter { $0.role == .view && $0.kind == .table }.compactMap(\.drawn).map(InterfaceTable.init)
        )
      }
    }
  }

  /// The tables that a type has by its own code or its ancestors', a table controller's own included.
  func tables(of type: ProjectType) -> [Table] {
    let found = lookUp(type, in: byOwner)
    guard let inherited = Table(inheritedBy: type), !found.contains(where: { $0.name == inherited.name }) else { return found }
    return found + [inherited]
  }

  /// The tables whose rows a type is told of: as itself, or as what an ancestor calls `self`.
  func tables(servedBy type: ProjectType) -> [Table] {
    let found = lookUp(type, in: byDelegate)
    let own = tables(of: type).filter { $0.delegate == .type(type) }
    return found + own.filter { table in !found.contains { $0.owner == table.owner && $0.name == table.name } }
  }

  /// The tables that a type supplies with cells: by its methods, or by closures in the code of the one that has them.
  func tables(suppliedBy type: ProjectType) -> [Table] {
    let found = lookUp(type, in: bySource)
    let own = tables(of: type).filter { table in
      switch table.dataSource {
      case .type(let source): source == type || source.nearestSuppliers.isEmpty
      case .closures: true
      case .unknown: false
      }
    }
    return found + own.filter { table in !found.contains { $0.owner == table.owner && $0.name == table.name } }
  }

  private func lookUp(_ type: ProjectType, in map: [Int: [Int]]) -> [Table] {
    let line = [type] + type.ancestors
    return line.flatMap { map[$0.index] ?? [] }.map { table(records[$0], seenFrom: type, line) }
  }

  /// The table as a descendant of its owner has it: what the owner does as `self`, the descendant does.
  private func table(_ record: Record, seenFrom type: ProjectType, _ line: [ProjectType]) -> Table {
    func same(_ index: Int) -> ProjectType {
      line.contains { $0.index == index } ? type : ProjectType(project: type.project, index: index)
    }
    func worker(_ seat: Seat) -> Table.Worker {
      switch seat {
      case .type(let index): .type(same(index))
      case .closures: .closures
      case .free where Table.isTheControllersOwn(record.name, record.kind, type): .type(type)
      case .free, .unknown: .unknown
      }
    }
    return Table(
      kind: record.kind, owner: same(record.owner), name: record.name,
      dataSource: worker(record.dataSource), delegate: worker(record.delegate), drawn: record.drawn,
      hasNoDelegate: record.delegate == .free && worker(.free) == .unknown
    )
  }
}

extension Array where Element == TableWire {
  /// Who has a role; unknown where the lines disagree. What code sets replaces what Interface Builder does.
  fileprivate func seat(_ role: TableWire.Role) -> TableIndex.Seat {
    let wires = filter { $0.role == role }
    if wires.isEmpty { return .free }
    let code = wires.filter { $0.drawn == nil }
    let seats = Set((code.isEmpty ? wires : code).map(\.worker))
    return seats.count == 1 ? seats.first ?? .unknown : .unknown
  }
}

extension Table {
  /// Whether a table is the one that a table or collection controller has by itself, and serves unless told otherwise.
  fileprivate static func isTheControllersOwn(_ name: String, _ kind: Kind, _ type: ProjectType) -> Bool {
    switch kind {
    case .table: name == "tableView" && type.isKind(of: "UITableViewController")
    case .collection: name == "collectionView" && type.isKind(of: "UICollectionViewController")
    }
  }

  /// The table of a UITableViewController or UICollectionViewController, which serves it itself.
  fileprivate init?(inheritedBy type: ProjectType) {
    let isTable = type.isKind(of: "UITableViewController")
    guard isTable || type.isKind(of: "UICollectionViewController") else { return nil }
    self.init(
      kind: isTable ? .table : .collection, owner: type, name: isTable ? "tableView" : "collectionView",
      dataSource: .type(type), delegate: .type(type), drawn: []
    )
  }
}

extension Project {
  /// Which types have which tables, and work for them.
  package var tableIndex: TableIndex { survey(TableIndex.self) }
}

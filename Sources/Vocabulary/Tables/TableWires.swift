/// What the code of a project says of its tables' data sources and delegates.
package struct TableWires: Sendable {
  /// The files whose code may set one, sorted.
  let files: [Int]
  let owners: [Owner]

  /// What the code of one type says, and what it was learnt from.
  struct Owner: Sendable {
    let type: Int
    let wires: [TableWire]
    let trace: Trace
  }

  /// Whether whoever asks for tables is told what others told: what that was learnt from doesn't matter.
  func say(theSameAs others: TableWires) -> Bool {
    files == others.files
      && owners.elementsEqual(others.owners) { $0.type == $1.type && $0.wires == $1.wires }
  }
}

/// What a run before learnt of the tables, and what has changed since.
struct KnownWires: Sendable {
  private let byOwner: [Int: TableWires.Owner]
  private let changes: Changes
  private let changed: Set<Int>

  init(_ earlier: EarlierSurvey<TableWires>) {
    changes = earlier.changes
    changed = earlier.changedTypes
    byOwner = Dictionary(earlier.notes.owners.map { ($0.type, $0) }) { first, _ in first }
  }

  /// - Returns: nil where the type's code has to be looked at again.
  func wires(of type: Int) -> TableWires.Owner? {
    guard !changed.contains(type), let known = byOwner[type], !changes.touch(known.trace) else { return nil }
    return known
  }
}

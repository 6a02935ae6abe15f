/// A call that waits for a file, the network or another thread while rows should show.
public struct RowDelay {
  /// What it waits for.
  public let call: BlockingCall
  /// Whether it runs for each row, rather than once before the table shows.
  public let isForEachRow: Bool
  /// All of the call.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension ProjectType {
  /// The blocking calls on the way to showing the type's rows: where it supplies, measures and counts them, and where its
  /// screen with a table appears. Code that runs later or on another thread isn't on the way.
  public var rowDelays: [RowDelay] {
    guard files.contains(where: project.isForTouch), mayMention(BlockingCall.words) else { return [] }
    let rows = suppliers.map { $0.code.part($0.body) } + (TableMethod.displays + TableMethod.measures).flatMap { code(of: $0) }
    let screen = showsTable ? ["viewDidLoad()", "viewWillAppear(_:)"].flatMap { code(of: $0) } : []
    guard !rows.isEmpty || !screen.isEmpty, blocks || ancestors.contains(where: \.blocks) || project.hasBlockingCells else {
      return []
    }
    var trip = RowTrip(type: self)
    for code in rows { trip.walk(code.body, code.scope, isForEachRow: true) }
    for code in screen { trip.walk(code.body, code.scope, isForEachRow: false) }
    return trip.found
  }

  private func code(of signature: String) -> [ProjectCode] { functions(signature).map { ProjectCode($0, in: project) } }

  /// Whether any of its code holds a blocking call.
  fileprivate var blocks: Bool {
    code(mentioning: BlockingCall.words).contains { code in
      let scope = code.scope
      return code.body.containsExpression { scope.blockingCall($0) != nil }
    }
  }

  /// Whether it is a screen with a table or collection of its own.
  private var showsTable: Bool {
    isKind(of: "UIViewController") && !tables.isEmpty
  }
}

extension Project {
  /// Whether the code of any cell, header or footer of the project holds a blocking call.
  fileprivate var hasBlockingCells: Bool {
    lastingAnswer(Answers.Question(kind: .blockingCells, subject: 0)) {
      files(mentioning: BlockingCall.words).contains { file in
        index.typesByFile[file].contains { index in
          let type = ProjectType(project: self, index: index)
          let users = ([type] + type.descendants).filter { [.class, .extension].contains($0.kind) }
          return users.contains { ReusableViews.kind(of: TypeName($0.name), $0) != nil } && type.blocks
        }
      }
    }
  }
}

/// Follows the code that runs before rows can show.
private struct RowTrip {
  let type: ProjectType
  var found: [RowDelay] = []
  private var seen: Set<Place> = []

  private struct Place: Hashable {
    let file: Int
    let start: UInt32
    let isForEachRow: Bool
  }

  init(type: ProjectType) {
    self.type = type
  }

  mutating func walk(_ body: [Statement], _ scope: CodeScope, isForEachRow: Bool) {
    guard let first = body.first,
      seen.insert(Place(file: scope.file, start: first.range.start, isForEachRow: isForEachRow)).inserted
    else { return }
    var next: [ProjectCode] = []
    // What a cell calls of its own is its own code; what an ancestor calls may be overridden.
    let owner = scope.type.map { type.ancestors.contains($0) ? type : $0 } ?? type
    body.forEachExpression { expression, around in
      guard !around.isDeferred else { return }
      if let call = scope.blockingCall(expression) {
        guard isForEachRow || !scope.mayBeInBundle(expression) && !around.areBesideRows else { return }
        found.append(RowDelay(call: call, isForEachRow: isForEachRow, range: expression.range, file: scope.file))
      } else {
        next += scope.callees(of: expression, in: owner)
      }
    }
    for code in next { walk(code.body, code.scope, isForEachRow: isForEachRow) }
  }
}

extension Array where Element == Enclosure {
  /// Whether only another alternative of a branch has the screen show rows.
  fileprivate var areBesideRows: Bool {
    contains { enclosure in
      guard case .arm(let branch, let taken) = enclosure, !branch.arms[taken].body.givesDataSource else { return false }
      return branch.arms.contains(where: \.body.givesDataSource)
    }
  }
}

extension Array where Element == Statement {
  fileprivate var givesDataSource: Bool {
    containsExpression { expression in
      guard case .assignment(let target, _, let value) = expression.kind else { return false }
      return target.lastName == "dataSource" && !value.isNil
    }
  }
}

extension CodeScope {
  /// The code that runs for an expression at once: a function of the type, a computed property, and for a row, what its
  /// cell does with what it is given.
  fileprivate func callees(of expression: Expression, in type: ProjectType) -> [ProjectCode] {
    switch expression.kind {
    case .call(let call):
      guard let name = call.name else { return [] }
      let owner = call.callee.ownName == nil ? call.callee.base.flatMap(cell) : type
      return (owner?.callable(name) ?? []).filter { call.fits($0.facts) }.map { ProjectCode($0, in: project) }
    case .assignment(let target, _, _):
      guard let name = target.lastName, let property = target.base.flatMap(cell)?.property(name) else { return [] }
      return property.facts.observers.isEmpty ? [] : [ProjectCode(property, in: project)]
    case .name, .member:
      guard let name = expression.ownName, local(name, before: expression.range) == nil, let property = type.property(name),
        property.facts.isComputed
      else { return [] }
      return [ProjectCode(property, in: project)]
    default: return []
    }
  }

  private func cell(_ expression: Expression) -> ProjectType? {
    object(expression).flatMap { found in ReusableViews.kind(of: TypeName(found.name), found) == nil ? nil : found }
  }

  /// Whether what is read may be a file of the app itself, which is there at once.
  fileprivate func mayBeInBundle(_ reading: Expression) -> Bool {
    guard let source = reading.call?.arguments.first?.value, reading.constructedType != nil else { return false }
    return mayBeInBundle(source, CodeScope.followedConstants)
  }

  private func mayBeInBundle(_ source: Expression, _ depth: Int) -> Bool {
    depth > 0 && source.containsExpression { part in
      if ["Bundle", "bundleURL", "resourceURL", "resourcePath"].contains(part.lastName) { return true }
      guard case .name(let name) = part.kind else { return false }
      switch definition(of: name, at: part.range) {
      case .local(let variable): return variable.initialValue.map { mayBeInBundle($0, depth - 1) } ?? true
      case .parameter: return true
      case .property(let property): return property.facts.initialValue.map { mayBeInBundle($0, depth - 1) } ?? false
      case nil: return false
      }
    }
  }
}

extension Answers.Question.Kind {
  fileprivate static var blockingCells: Self { Self(BlockingCells.self) }

  private enum BlockingCells {}
}

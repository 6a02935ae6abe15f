// Rows that an enumeration lists.
extension SupplierPlace {
  /// Whether the code asks an enumeration which case the row is before it comes to a place: `Setting(rawValue: path.row)`,
  /// `Setting.allCases[path.row]`, `Setting.shown(at: path.item)`.
  func isOfCase(_ place: ByteRange) -> Bool {
    supplier.kind == .table && !isForSections && body.values(before: place).contains { value in
      value.containsExpression { $0.asksForRow && ($0.askedType.flatMap { scope.type(named: $0) }?.kind == .enum) }
    }
  }

  private var isForSections: Bool { supplier.isForSections }
}

extension Expression {
  /// Whether it is handed the number of a row.
  fileprivate var asksForRow: Bool {
    let handed: [Argument]
    switch kind {
    case .call(let call): handed = call.arguments
    case .element(_, let arguments): handed = arguments
    default: return false
    }
    return handed.contains { argument in argument.value.lastName.map { ["row", "item"].contains($0) } ?? false }
  }

  /// The type whose initialiser, static method or list of cases it asks.
  fileprivate var askedType: String? {
    if let made = constructedType { return made.base }
    let asked: Expression?
    switch kind {
    case .call(let call): asked = call.callee.base
    case .element(let base, _): asked = base.lastName == "allCases" ? base.base : nil
    default: asked = nil
    }
    return asked?.path?.joined(separator: ".")
  }
}

extension Array where Element == Statement {
  /// What variables are given, and conditions ask about, on the way to a place in the code.
  fileprivate func values(before place: ByteRange) -> [Expression] {
    var values: [Expression] = []
    for statement in self {
      guard statement.range.start < place.start else { break }
      let leadsThere = statement.range.contains(place)
      switch statement.kind {
      case .variable(let variable) where !leadsThere: values += [variable.initialValue].compactMap { $0 }
      case .branch(let branch) where leadsThere || branch.kind == .guard:
        for arm in branch.arms where !leadsThere || arm.body.contains(where: { $0.range.contains(place) }) {
          values += arm.conditions.compactMap(\.value) + arm.body.values(before: place)
        }
        values += [branch.subject].compactMap { $0 }
      case .block(let body) where leadsThere: values += body.values(before: place)
      default: break
      }
    }
    return values
  }
}

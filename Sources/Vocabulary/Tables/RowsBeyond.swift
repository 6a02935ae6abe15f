extension ProjectType {
  /// Whether some arms are only for rows beyond those that the type counts, which a table never asks for:
  /// `if indexPath.row == books.count` where `numberOfRowsInSection` returns `books.count`.
  package func areBeyondRows(_ arms: [Branch.Arm]) -> Bool {
    let facts = arms.flatMap(\.conditions).compactMap(\.value).flatMap(\.conjuncts)
    let limits = facts.compactMap(\.lowestRow)
    guard !limits.isEmpty, let rows = nearest("tableView(_:numberOfRowsInSection:)") else { return false }
    let counts = rows.body.counts(inSection: facts.compactMap { $0.comparedNumber(with: "section") }.last)
    return !counts.isEmpty && counts.allSatisfy { count in count.path.map(limits.contains) ?? false }
  }
}

extension Expression {
  /// What all must be true for it to be so.
  package var conjuncts: [Expression] {
    guard case .binary(let left, "&&", let right) = kind else { return [self] }
    return left.conjuncts + right.conjuncts
  }

  /// The count that a row's number is at least, where the expression is true.
  fileprivate var lowestRow: [String]? {
    guard case .binary(let left, let comparison, let right) = kind, ["==", ">="].contains(comparison), left.lastName == "row",
      left.base != nil, right.lastName == "count"
    else { return nil }
    return right.path
  }

  fileprivate func comparedNumber(with name: String) -> Double? {
    guard case .binary(let left, "==", let right) = kind, left.lastName == name, case .number(let number) = right.kind else { return nil }
    return number
  }
}

extension Array where Element == Statement {
  /// What the code returns for a section; for any where it doesn't tell sections apart by their numbers alone.
  fileprivate func counts(inSection section: Double?) -> [Expression] {
    guard let section, count == 1, case .branch(let branch) = self[0].kind,
      branch.arms.flatMap(\.conditions).allSatisfy({ $0.value?.comparedNumber(with: "section") != nil })
    else { return returnedValues }
    return branch.arms.filter { arm in arm.conditions.contains { $0.value?.comparedNumber(with: "section") == section } }
      .flatMap(\.body.returnedValues)
  }
}

extension Array where Element == Enclosure {
  /// The arms of branches around some code, outermost first.
  package var branchArms: [Branch.Arm] {
    compactMap { enclosure in
      guard case .arm(let branch, let index) = enclosure else { return nil }
      return branch.arms[index]
    }
  }
}

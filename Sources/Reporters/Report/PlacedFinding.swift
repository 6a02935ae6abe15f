import HIGLintEngine

/// A finding, with the path that a report shows for its file.
struct PlacedFinding {
  let path: String
  let finding: Finding
}

extension Report {
  /// The findings in the order of the paths shown, so that a project's place on the disk changes nothing.
  func findings(at path: (_ file: String) -> String) -> [PlacedFinding] {
    var paths: [String: String] = [:]
    let placed = result.findings.map { finding in
      let shown = paths[finding.file] ?? path(finding.file)
      paths[finding.file] = shown
      return PlacedFinding(path: shown, finding: finding)
    }
    return placed.sorted()
  }
}

extension PlacedFinding: Comparable {
  static func < (left: PlacedFinding, right: PlacedFinding) -> Bool {
    left.path == right.path ? left.finding < right.finding : left.path < right.path
  }
}

extension [PlacedFinding] {
  /// The most severe first, otherwise in the same order: for readers who see only the beginning.
  var bySeverity: [PlacedFinding] {
    Severity.allCases.sorted(by: >).flatMap { severity in filter { $0.finding.severity == severity } }
  }

  /// The findings by path, in the same order.
  var byPath: [(path: String, findings: [Finding])] {
    var groups: [(path: String, findings: [Finding])] = []
    for placed in self {
      if groups.last?.path != placed.path { groups.append((placed.path, [])) }
      groups[groups.count - 1].findings.append(placed.finding)
    }
    return groups
  }
}

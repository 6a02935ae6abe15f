import HIGLintEngine

/// What fixes change in a file, as a unified diff that `git apply` and `patch` take.
public struct UnifiedDiff {
  private static let contextLines = 3

  private let path: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// - Parameters:
  ///   - file: the file before and after.
  ///   - path: as the diff is to name it: relative to where it will be applied.
  public init(_ file: FixedFile, path: String) {
    self.path = path
    old = Self.lines(of: file.original)
    new = Self.lines(of: file.fixed)
  }

  /// The whole diff; empty where nothing changes.
  public var text: String {
    let hunks = hunks
    return hunks.isEmpty ? "" : header + hunks.joined()
  }

  /// The lines that name the file.
  package var header: String { "--- \(DiffPath.quoted("a/" + path))\n+++ \(DiffPath.quoted("b/" + path))\n" }

  /// The changes, in their order; any of them make a diff behind the header.
  package var hunks: [String] { Hunk.hunks(of: steps, context: Self.contextLines).map(text) }

  private func text(_ hunk: Hunk) -> String {
    hunk.header + "\n" + hunk.steps.map { step in
      switch step {
      case .same(let line, _): Self.text(" ", old[line])
      case .removed(let line): Self.text("-", old[line])
      case .added(let line): Self.text("+", new[line])
      }
    }.joined()
  }

  private static func text(_ sign: String, _ line: ArraySlice<UInt8>) -> String {
    let text = sign + String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }

  /// The lines, each with the line feed that ends it.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// From the old lines to the new ones, removals before additions.
  private var steps: [Hunk.Step] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    var steps: [Hunk.Step] = []
    var (oldLine, newLine) = (0, 0)
    while oldLine < old.count || newLine < new.count {
      if removed.contains(oldLine) {
        steps.append(.removed(oldLine))
        oldLine += 1
      } else if added.contains(newLine) {
        steps.append(.added(newLine))
        newLine += 1
      } else {
        steps.append(.same(oldLine, newLine))
        oldLine += 1
        newLine += 1
      }
    }
    return steps
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

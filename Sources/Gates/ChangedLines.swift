import HIGLintEngine

/// The lines of each file that a diff adds or changes.
package struct ChangedLines: Sendable, Equatable {
  /// By the path that the diff gives, the lines of the new file.
  private var ranges: [String: [ClosedRange<Int>]] = [:]
  /// The files of which every line counts.
  private var wholeFiles: Set<String> = []

  package init() {}

  /// Reads what `git diff --unified=0 --no-prefix` prints.
  package init(diff: String) {
    var path: String?
    // Lines of the files themselves, which may look like anything.
    var content = 0
    // As bytes: of a line that ends with `\r\n`, a string takes the end for one sign.
    for bytes in diff.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let line = Substring(bytes)
      if content > 0 {
        if !line.hasPrefix("\\") { content -= 1 }
      } else if line.hasPrefix("+++ ") {
        path = GitPath.unquoted(line.dropFirst(4))
      } else if let hunk = HunkHeader(line) {
        content = hunk.old.count + hunk.new.count
        if let path, !hunk.new.isEmpty {
          ranges[path, default: []].append(hunk.new.lowerBound...hunk.new.upperBound - 1)
        }
      }
    }
  }

  /// Counts every line of a file as changed.
  package mutating func addWhole(_ path: String) {
    wholeFiles.insert(path)
  }

  package var paths: Set<String> { wholeFiles.union(ranges.keys) }

  /// Whether any line from the first to the last was changed.
  package func touches(_ path: String, lines: ClosedRange<Int>) -> Bool {
    wholeFiles.contains(path) || (ranges[path] ?? []).contains { $0.overlaps(lines) }
  }
}

/// `@@ -10,2 +12,3 @@`
private struct HunkHeader {
  let old: Range<Int>
  let new: Range<Int>

  init?(_ line: Substring) {
    let fields = line.split(separator: " ")
    guard fields.count >= 4, fields[0] == "@@", fields[1].hasPrefix("-"), fields[2].hasPrefix("+"),
      let old = Self.lines(fields[1]), let new = Self.lines(fields[2])
    else { return nil }
    self.old = old
    self.new = new
  }

  /// The lines from 12 to 14 for `+12,3`, none for `+12,0`, one for `+12`.
  private static func lines(_ field: Substring) -> Range<Int>? {
    let numbers = field.dropFirst().split(separator: ",").map { Int($0) }
    guard let start = numbers.first ?? nil, let count = numbers.count > 1 ? numbers[1] : 1, start >= 0, count >= 0,
      start <= Int.max / 2, count <= Int.max / 2
    else { return nil }
    return start..<start + count
  }
}

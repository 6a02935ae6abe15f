/// Changes of a file that stand close together, with the lines around them.
struct Hunk {
  /// One line, by its index in the old file, the new one, or both.
  enum Step {
    case same(Int, Int)
    case removed(Int)
    case added(Int)

    fileprivate var isChange: Bool {
      if case .same = self { false } else { true }
    }
  }

  let steps: [Step]
  /// How many lines of the old and the new file come before.
  private let before: (old: Int, new: Int)

  /// `@@ -12,7 +12,8 @@`
  var header: String {
    let old = steps.count { if case .added = $0 { false } else { true } }
    let new = steps.count { if case .removed = $0 { false } else { true } }
    return "@@ -\(Self.range(before.old, old)) +\(Self.range(before.new, new)) @@"
  }

  /// A range without lines is named by the line before it.
  private static func range(_ before: Int, _ count: Int) -> String {
    let start = count == 0 ? before : before + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }

  /// The hunks of a whole file's steps.
  ///
  /// - Parameter context: how many unchanged lines stand around a change, where there are so many.
  static func hunks(of steps: [Step], context: Int) -> [Hunk] {
    var ranges: [Range<Int>] = []
    for index in steps.indices where steps[index].isChange {
      let range = max(0, index - context)..<min(steps.count, index + context + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { range in
      let before = steps[..<range.lowerBound].reduce(into: (old: 0, new: 0)) { count, step in
        switch step {
        case .same: count = (count.old + 1, count.new + 1)
        case .removed: count.old += 1
        case .added: count.new += 1
        }
      }
      return Hunk(steps: Array(steps[range]), before: before)
    }
  }
}

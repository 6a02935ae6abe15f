/// Which files may hold a word: what the filters of all files say, laid side by side, so that none is looked at for a word
/// that it surely doesn't hold.
package struct FilesByWord: Sendable {
  /// For each bit of a filter, the files that have it set, 64 in a number.
  private var rows: [UInt64]
  /// How many numbers make a row.
  private let width: Int

  /// Of more files it would take more memory than it saves time: half a kilobyte each.
  package static let most = 1 << 15

  /// The parts of the filters that are compared: larger ones are folded to so many.
  private static let size = 1 << 6

  /// - Parameter filters: those of the files, in order.
  package init(_ filters: some Collection<WordFilter>) {
    width = (filters.count + 63) / 64
    rows = [UInt64](repeating: 0, count: FilesByWord.size * 64 * width)
    for (file, filter) in filters.enumerated() { add(file, filter) }
  }

  /// The same, where some files have other filters.
  package func replacing(_ changed: some Sequence<(file: Int, filter: WordFilter)>) -> FilesByWord {
    var replaced = self
    for (file, filter) in changed {
      for row in 0..<FilesByWord.size * 64 { replaced.rows[row * width + file >> 6] &= ~(1 << UInt64(file & 63)) }
      replaced.add(file, filter)
    }
    return replaced
  }

  private mutating func add(_ file: Int, _ filter: WordFilter) {
    let (column, bit) = (file >> 6, UInt64(1) << UInt64(file & 63))
    let known = max(filter.bits.count, FilesByWord.size)
    rows.withUnsafeMutableBufferPointer { rows in
      for part in 0..<known {
        var rest = filter.bits.isEmpty ? .max : filter.bits[part & (filter.bits.count - 1)]
        let first = (part & (FilesByWord.size - 1)) * 64
        while rest != 0 {
          rows[(first + rest.trailingZeroBitCount) * width + column] |= bit
          rest &= rest - 1
        }
      }
    }
  }

  /// The files that may hold a word, in order: some more than their own filters tell.
  package func candidates(_ word: Word) -> [Int] {
    let starts = (0..<3).map { bit in
      let (part, mask) = WordFilter.place(of: word, bit, in: FilesByWord.size)
      return (part * 64 + mask.trailingZeroBitCount) * width
    }
    var found: [Int] = []
    for column in 0..<width {
      var files = rows[starts[0] + column] & rows[starts[1] + column] & rows[starts[2] + column]
      while files != 0 {
        found.append(column * 64 + files.trailingZeroBitCount)
        files &= files - 1
      }
    }
    return found
  }
}

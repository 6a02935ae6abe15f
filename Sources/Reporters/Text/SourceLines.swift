/// The lines of a file, as the Swift compiler counts them.
struct SourceLines {
  let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for index in bytes.indices {
      let isBreak = bytes[index] == UInt8(ascii: "\n")
        || bytes[index] == UInt8(ascii: "\r") && bytes[safely: index + 1] != UInt8(ascii: "\n")
      if isBreak { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The bytes of a line, counted from 1, without its line break; nil where there is no such line.
  subscript(line: Int) -> ArraySlice<UInt8>? {
    guard line >= 1, line <= starts.count else { return nil }
    var slice = bytes[starts[line - 1]..<(line < starts.count ? starts[line] : bytes.count)]
    if slice.last == UInt8(ascii: "\n") { slice.removeLast() }
    if slice.last == UInt8(ascii: "\r") { slice.removeLast() }
    return slice
  }
}

extension Array {
  fileprivate subscript(safely index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

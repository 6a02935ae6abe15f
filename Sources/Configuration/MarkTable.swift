import HIGLintEngine
import Yams

/// Turns the YAML parser's marks into positions as this project counts them.
///
/// The parser counts columns in Unicode scalars, and takes three more characters for line ends than an editor does.
struct MarkTable {
  /// The text without its byte order mark, as the parser gets it.
  let yaml: String
  private let lines: LineTable
  private let byteOrderMarkLength: Int

  init(_ text: [UInt8]) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    byteOrderMarkLength = text.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    yaml = String(decoding: text.dropFirst(byteOrderMarkLength), as: UTF8.self)
    lines = LineTable(text)
  }

  func position(_ mark: Mark) -> SourcePosition {
    position(atByte: offset(of: mark))
  }

  /// - Parameter offset: from the beginning of ``yaml``.
  func position(atByte offset: Int) -> SourcePosition {
    lines.position(at: UInt32(offset + byteOrderMarkLength))
  }

  /// The UTF-8 offset of a mark in ``yaml``.
  func offset(of mark: Mark) -> Int {
    let scalars = yaml.unicodeScalars
    var index = scalars.startIndex
    var line = 1
    var column = 1
    while index < scalars.endIndex, (line, column) < (mark.line, mark.column) {
      let scalar = scalars[index]
      index = scalars.index(after: index)
      if scalar == "\r", index < scalars.endIndex, scalars[index] == "\n" { continue }
      if MarkTable.lineEnds.contains(scalar) {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
    return yaml.utf8.distance(from: yaml.utf8.startIndex, to: index)
  }

  /// What YAML 1.1 takes for the end of a line.
  private static let lineEnds: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
}

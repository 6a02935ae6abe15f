import HIGLintEngine

/// One line of source and the stretch of it that a finding is about, measured in a terminal's columns.
struct CodeFrame: Equatable {
  /// The line, with tabs made spaces and control characters made visible.
  let text: String
  /// The column, from 0, of the first caret.
  let caretStart: Int
  let caretCount: Int

  var carets: String {
    String(repeating: " ", count: caretStart) + String(repeating: "^", count: caretCount)
  }

  /// - Parameter limit: the columns that the line may take; a longer one is cut around the carets.
  init(line: ArraySlice<UInt8>, range: SourceRange, limit: Int = 120) {
    let endColumn = range.end.line > range.start.line ? Int.max : range.end.column
    let near = Self.part(of: line, around: range.start.column - 1)
    let beginning = near.lowerBound - line.startIndex
    let cells = Self.cells(of: line[near], at: beginning, from: range.start.column - 1, to: endColumn - 1)
    let start = cells.firstIndex { $0.end > range.start.column - 1 } ?? cells.count
    // A range that goes on below underlines this line up to its last visible character.
    let last = cells.lastIndex { $0.isMarked && !$0.isSpace } ?? start
    let window = Self.window(of: cells, around: start, limit: limit)

    let visible = cells[window]
    let lead = window.lowerBound > 0 || near.lowerBound > line.startIndex ? "…" : ""
    let tail = window.upperBound < cells.count || near.upperBound < line.endIndex ? "…" : ""
    text = lead + visible.map(\.text).joined() + tail
    caretStart = lead.count + Self.width(visible.prefix { $0.index < start })
    caretCount = max(1, Self.width(visible.filter { $0.index >= start && $0.index <= last }[...]))
  }

  /// How many bytes before and after a finding's start are looked at: a line may be as long as a file, and have a
  /// finding everywhere.
  private static let reach = 1024

  /// The part of a line that may be shown, in whole characters of UTF-8.
  private static func part(of line: ArraySlice<UInt8>, around offset: Int) -> Range<Int> {
    let place = line.startIndex + min(max(offset, 0), line.count)
    var part = max(line.startIndex, place - reach)..<min(line.endIndex, place + reach)
    let isContinuation = { (byte: UInt8) in byte & 0xC0 == 0x80 }
    part = (line[part].firstIndex { !isContinuation($0) } ?? part.upperBound)..<part.upperBound
    if part.upperBound < line.endIndex, isContinuation(line[part.upperBound]) {
      part = part.lowerBound..<(line[part].lastIndex { !isContinuation($0) } ?? part.upperBound)
    }
    return part
  }

  private struct Cell {
    let index: Int
    /// The offset of the byte after it.
    let end: Int
    let text: String
    let width: Int
    let isMarked: Bool
    let isSpace: Bool
  }

  /// - Parameter beginning: how many bytes of the line stand before the text.
  private static func cells(of text: ArraySlice<UInt8>, at beginning: Int, from start: Int, to end: Int) -> [Cell] {
    var cells: [Cell] = []
    var offset = beginning
    var column = 0
    for character in String(decoding: text, as: UTF8.self) {
      let length = character.utf8.count
      let isMarked = offset < end && offset + length > start
      let text = character == "\t" ? String(repeating: " ", count: 4 - column % 4) : Printable.character(character)
      let width = DisplayWidth.of(text)
      let isSpace = character == " " || character == "\t"
      offset += length
      cells.append(Cell(
        index: cells.count, end: offset, text: text, width: width, isMarked: isMarked, isSpace: isSpace
      ))
      column += width
    }
    return cells
  }

  /// The cells to show: all of them, or, in a line too long, those from a little before the finding on.
  private static func window(of cells: [Cell], around start: Int, limit: Int) -> Range<Int> {
    guard width(cells[...]) > limit else { return 0..<cells.count }
    var first = start
    var columns = 0
    while first > 0, columns + cells[first - 1].width <= limit / 3 {
      first -= 1
      columns += cells[first].width
    }
    var last = start
    while last < cells.count, columns + cells[last].width <= limit - 2 {
      columns += cells[last].width
      last += 1
    }
    while first > 0, columns + cells[first - 1].width <= limit - 2 {
      first -= 1
      columns += cells[first].width
    }
    return first..<last
  }

  private static func width(_ cells: ArraySlice<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }
}

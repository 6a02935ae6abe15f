/// What turns one text into another: whole lines where many change, and within a line no more than what differs.
struct TextChanges {
  /// In the order of the text, none touching another.
  let replacements: [Replacement]

  struct Replacement: Hashable, Sendable {
    let range: Range<Int>
    let text: [UInt8]
  }

  init(from old: DocumentText, to new: [UInt8]) {
    let newText = DocumentText(new)
    let (oldLines, newLines) = (old.wholeLines, newText.wholeLines)
    let difference = newLines.difference(from: oldLines)
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let line, _, _): removed.insert(line)
      case .insert(let line, _, _): added.insert(line)
      }
    }
    var replacements: [Replacement] = []
    var (oldLine, newLine) = (0, 0)
    while oldLine < oldLines.count || newLine < newLines.count {
      let (oldStart, newStart) = (oldLine, newLine)
      while removed.contains(oldLine) { oldLine += 1 }
      while added.contains(newLine) { newLine += 1 }
      if oldStart == oldLine, newStart == newLine {
        (oldLine, newLine) = (oldLine + 1, newLine + 1)
      } else {
        let start = oldStart < oldLines.count ? oldLines[oldStart].startIndex : old.bytes.count
        let range = start..<(oldLine > oldStart ? oldLines[oldLine - 1].endIndex : start)
        let text = newLines[newStart..<newLine].flatMap { $0 }
        replacements.append(Replacement(range: range, text: text).trimmed(in: old.bytes))
      }
    }
    self.replacements = replacements
  }
}

extension TextChanges.Replacement {
  /// Without what stays the same at both ends. No character is cut in two.
  fileprivate func trimmed(in bytes: [UInt8]) -> TextChanges.Replacement {
    var prefix = zip(bytes[range], text).prefix { $0 == $1 }.count
    while prefix > 0, cutsCharacter(range.lowerBound + prefix, in: bytes) || cutsCharacter(prefix, in: text) {
      prefix -= 1
    }
    let (rest, newRest) = (bytes[range].dropFirst(prefix), text.dropFirst(prefix))
    var suffix = zip(rest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    while suffix > 0,
      cutsCharacter(range.upperBound - suffix, in: bytes) || cutsCharacter(text.count - suffix, in: text)
    {
      suffix -= 1
    }
    return TextChanges.Replacement(
      range: (range.lowerBound + prefix)..<(range.upperBound - suffix), text: Array(newRest.dropLast(suffix))
    )
  }

  /// Whether a place lies within a character, or within the end of a line.
  private func cutsCharacter(_ place: Int, in bytes: [UInt8]) -> Bool {
    guard place > 0, place < bytes.count else { return false }
    let isWithinScalar = bytes[place] & 0b1100_0000 == 0b1000_0000
    return isWithinScalar || bytes[place] == UInt8(ascii: "\n") && bytes[place - 1] == UInt8(ascii: "\r")
  }
}

extension DocumentText {
  /// The lines, each with what ends it.
  fileprivate var wholeLines: [ArraySlice<UInt8>] {
    (0..<lineCount).map { line in
      let end = line + 1 < lineCount ? offset(line: line + 2, column: 1) : bytes.count
      return bytes[offset(line: line + 1, column: 1)..<end]
    }
  }
}

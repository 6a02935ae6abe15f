/// How many columns of a terminal a text takes.
enum DisplayWidth {
  static func of(_ text: String) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return 1 }
    // A variation selector 16 asks for the emoji form of a character that has a narrow one too.
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    if first.properties.isEmojiPresentation || isWide(first) { return 2 }
    return isZeroWidth(first) ? 0 : 1
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// The blocks that Unicode's East Asian Width gives two columns.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
    case 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
    case 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6: true
    case 0x17000...0x18DFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD: true
    default: false
    }
  }
}

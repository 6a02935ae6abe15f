/// Text that is safe to show: nothing in it moves the cursor, changes colours, breaks the line, or
/// reorders what stands around it.
public enum Printable {
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// One line of prose: line breaks and tabs become single spaces, other control characters are made visible.
  public static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isUnsafe(scalar) {
        safe.append(scalar)
      } else if !isLineBreak(scalar) && scalar != "\t" {
        safe.append(replacement)
      } else if let last = safe.last, last != " " {
        safe.append(" ")
      }
    }
    while safe.last == " " { safe.removeLast() }
    return String(safe)
  }

  /// A character of source code, with each unsafe scalar in it made visible.
  static func character(_ character: Character) -> String {
    guard character.unicodeScalars.contains(where: isUnsafe) else { return String(character) }
    return String(String.UnicodeScalarView(character.unicodeScalars.map { isUnsafe($0) ? replacement : $0 }))
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029: true
    // The marks that turn the direction of writing: they make code look like other code.
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

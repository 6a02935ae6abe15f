extension String {
  /// The text with another in the place of each occurrence.
  func replacing(_ text: String, _ other: String) -> String {
    // By scalars: to a string, a character that stands for nothing is part of the one before.
    var scalars = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while !rest.isEmpty {
      if rest.starts(with: text.unicodeScalars) {
        scalars += other.unicodeScalars
        rest = rest.dropFirst(text.unicodeScalars.count)
      } else if let first = rest.popFirst() {
        scalars.append(first)
      }
    }
    return String(scalars)
  }
}

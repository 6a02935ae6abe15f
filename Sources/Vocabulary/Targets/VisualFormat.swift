/// Apple's visual format language, as far as it gives sizes.
enum VisualFormat {
  /// The size that a format such as `V:|-[button(20)]` gives a view.
  ///
  /// - Parameter metric: tells the length of a metric that the format names, where it is known.
  static func size(of view: String, in format: String, metric: (String) -> Double?) -> ViewSizing.Size {
    let isVertical = format.hasPrefix("V:")
    for part in format.split(separator: "[").dropFirst() {
      let item = part.prefix { $0 != "]" }
      guard let open = item.firstIndex(of: "("), item[..<open] == view else { continue }
      let predicate = item[item.index(after: open)...].prefix { $0 != ")" }
      let number = String(predicate.drop { $0 == "=" || $0 == "<" })
      let length = Double(number) ?? metric(number)
      return isVertical ? (nil, length) : (length, nil)
    }
    return (nil, nil)
  }
}

extension CodeScope {
  /// A visual format as the code spells it, with nothing for the values that are put into it.
  func visualFormat(_ format: Expression) -> String? {
    if let text = text(format) { return text }
    guard case .interpolation = format.kind, let source = project.text(of: file) else { return nil }
    var spelled = ""
    var depth = 0
    var rest = String(source.text(of: format.range))[...]
    while let character = rest.popFirst() {
      if depth == 0, character == "\\", rest.first == "(" {
        rest.removeFirst()
        depth = 1
      } else if depth == 0 {
        spelled.append(character)
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth -= 1
      }
    }
    return String(spelled.drop { $0 == "\"" })
  }
}

/// The few elements that drawings are made of. Colours come from their classes.
enum SVG {
  static func rect(_ box: Box, radius: Double = 0, _ name: String) -> String {
    let round = radius > 0 ? #" rx="\#(number(radius))""# : ""
    return #"<rect class="\#(name)" x="\#(number(box.x))" y="\#(number(box.y))" "#
      + #"width="\#(number(box.width))" height="\#(number(box.height))"\#(round)/>"#
  }

  static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ name: String) -> String {
    #"<ellipse class="\#(name)" cx="\#(number(x))" cy="\#(number(y))" rx="\#(number(width / 2))" ry="\#(number(height / 2))"/>"#
  }

  /// - Parameter points: where the line goes, in pairs.
  static func line(_ points: [(Double, Double)], _ name: String) -> String {
    let path = points.map { "\(number($0.0)),\(number($0.1))" }.joined(separator: " ")
    return #"<polyline class="\#(name)" points="\#(path)"/>"#
  }

  /// - Parameters:
  ///   - y: the text's middle.
  ///   - room: as wide as it may be; longer text is set narrower.
  static func text(
    _ text: String, _ x: Double, _ y: Double, size: Double, anchor: Anchor = .start, room: Double = .infinity,
    _ name: String
  ) -> String {
    if text.isEmpty { return "" }
    // A letter is about half as wide as it is high.
    let width = Double(DisplayWidth.of(text)) * size * 0.54
    let squeezed = width > room ? #" textLength="\#(number(room))" lengthAdjust="spacingAndGlyphs""# : ""
    return #"<text class="\#(name)" x="\#(number(x))" y="\#(number(y + size * 0.35))" font-size="\#(number(size))" "#
      + #"text-anchor="\#(anchor.rawValue)"\#(squeezed)>\#(HTMLText.escaped(text))</text>"#
  }

  enum Anchor: String {
    case start, middle, end
  }

  /// A rectangle, in points.
  struct Box {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }
    var maxX: Double { x + width }
  }

  /// With one decimal at most.
  static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    guard tenths.truncatingRemainder(dividingBy: 10) == 0 else { return "\(tenths / 10)" }
    return "\(Int(tenths / 10))"
  }
}

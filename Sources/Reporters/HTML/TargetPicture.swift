import HIGLintEngine

/// A touch target drawn to scale, beside the one that the guideline asks for and the pad of a finger.
struct TargetPicture {
  /// The side that the guideline asks for, and the width of a fingertip, in points.
  private static let asked = 44.0
  private static let fingertip = 56.0
  private static let margin = 8.0
  private static let captions = 18.0
  /// How wide the longest caption is, in the size that it has on a phone.
  private static let caption = 84.0
  /// What isn't said is drawn as wide as there is room.
  private static let widest = 132.0

  private let width: Double
  private let height: Double
  private let name: String

  init(_ size: Finding.Size) {
    width = min(size.width ?? Self.widest, Self.widest)
    height = min(size.height ?? Self.asked, Self.widest)
    name = "\(size.width.map(Self.number) ?? "any width") × \(size.height.map(Self.number) ?? "any height")"
  }

  var text: String {
    let row = max(height, Self.fingertip)
    let touch = min(width, Self.asked) / 2
    // The finger is wider than a small target.
    let left = Self.margin + max(0, Self.fingertip * 0.42 - touch)
    let asked = left + max(width, Self.caption) + 2 * Self.margin
    let finger = asked + Self.asked + 4 * Self.margin
    let total = (width: finger + Self.fingertip + 2 * Self.margin, height: row + 2 * Self.margin + Self.captions)
    let middle = Self.margin + row / 2
    let baseline = total.height - 5
    let target = (x: left, y: middle - height / 2)
    return """
      <svg class="target" role="img" viewBox="0 0 \(Self.number(total.width)) \(Self.number(total.height))" \
      width="\(Self.number(total.width * 1.5))" aria-label="A target of \(name) points beside one of 44 × 44 and a fingertip">
      <ellipse class="finger" cx="\(Self.number(target.x + touch))" cy="\(Self.number(middle))" \
      rx="\(Self.number(Self.fingertip * 0.42))" ry="\(Self.number(Self.fingertip / 2))"/>
      <rect class="is" x="\(Self.number(target.x))" y="\(Self.number(target.y))" \
      width="\(Self.number(width))" height="\(Self.number(height))" rx="4"/>
      <text x="\(Self.number(target.x))" y="\(Self.number(baseline))">\(name)</text>
      <rect class="asked" x="\(Self.number(asked))" y="\(Self.number(middle - Self.asked / 2))" \
      width="44" height="44" rx="6"/>
      <text x="\(Self.number(asked))" y="\(Self.number(baseline))">44 × 44</text>
      <ellipse class="finger" cx="\(Self.number(finger + Self.fingertip / 2))" cy="\(Self.number(middle))" \
      rx="\(Self.number(Self.fingertip * 0.42))" ry="\(Self.number(Self.fingertip / 2))"/>
      <text x="\(Self.number(finger))" y="\(Self.number(baseline))">a fingertip</text>
      </svg>

      """
  }

  /// With one decimal at most.
  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    guard tenths.truncatingRemainder(dividingBy: 10) == 0 else { return "\(tenths / 10)" }
    return "\(Int(tenths / 10))"
  }
}

import HIGLintEngine

/// Rows of lists.
extension SketchCanvas {
  mutating func addRow(_ title: String, _ style: Sketch.RowStyle) {
    let box = take(style.height)
    if style.isHighlighted { draw(SVG.rect(box, "chosen")) }
    let edge = box.maxX - Self.margin
    draw(
      SVG.text(title, Self.margin, box.midY, size: min(Self.bodySize, box.height * 0.6), room: width - 90, "ink"),
      accessory(style.accessory, at: edge, box.midY),
      SVG.text(style.index, edge + 8, box.midY, size: 11, anchor: .middle, "tint"),
      SVG.line([(Self.margin, box.y + box.height), (box.maxX, box.y + box.height)], "rule")
    )
    if style.isTouched { draw(Self.fingertip(box.midX + 20, box.midY)) }
  }

  private func accessory(_ accessory: Sketch.Accessory, at x: Double, _ y: Double) -> String {
    switch accessory {
    case .none: ""
    case .disclosure: SVG.line([(x - 6, y - 6), (x, y), (x - 6, y + 6)], "stroke")
    case .checkmark: SVG.line([(x - 13, y), (x - 8, y + 5), (x, y - 6)], "tick")
    case .detail:
      SVG.ellipse(x - 9, y, 20, 20, "box") + SVG.text("i", x - 9, y, size: 13, anchor: .middle, "tint bold")
    case .toggle:
      SVG.rect(SVG.Box(x: x - 42, y: y - 13, width: 42, height: 26), radius: 13, "tint")
        + SVG.ellipse(x - 13, y, 22, 22, "screen")
    }
  }
}

import HIGLintEngine

/// Alerts and action sheets.
extension SketchCanvas {
  mutating func addAlert(_ title: String, _ message: String, _ buttons: [Sketch.AlertButton]) {
    let isSheet = title.isEmpty
    let head = (title.isEmpty ? 0 : 26.0) + (message.isEmpty ? 0 : 20.0)
    let rows = isSideBySide(buttons, isSheet) ? 1 : buttons.count
    let gap = isSheet && buttons.contains { $0.isCancel } ? 8.0 : 0
    let whole = take(head + (head > 0 ? 14 : 0) + Double(rows) * 38 + gap + 2 * Self.margin)
    let card = SVG.Box(
      x: isSheet ? 10 : 34, y: whole.y + Self.margin,
      width: width - (isSheet ? 20 : 68), height: whole.height - 2 * Self.margin
    )
    draw(SVG.rect(whole, "fill"))
    if gap == 0 { draw(SVG.rect(card, radius: 12, "screen")) }
    var y = card.y + 18
    if !title.isEmpty {
      draw(SVG.text(title, card.midX, y, size: 14, anchor: .middle, room: card.width - 16, "ink bold"))
      y += 22
    }
    if !message.isEmpty {
      draw(SVG.text(message, card.midX, y, size: 11.5, anchor: .middle, room: card.width - 16, "ink"))
    }
    addButtons(
      buttons, in: card, from: card.y + (head > 0 ? head + 14 : 0), gap: gap, inOneRow: rows == 1 && buttons.count > 1
    )
  }

  /// Two short buttons of an alert stand beside each other.
  private func isSideBySide(_ buttons: [Sketch.AlertButton], _ isSheet: Bool) -> Bool {
    !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.title.count < 10 }
  }

  private mutating func addButtons(
    _ buttons: [Sketch.AlertButton], in card: SVG.Box, from top: Double, gap: Double, inOneRow: Bool
  ) {
    var y = top
    let width = inOneRow ? card.width / Double(buttons.count) : card.width
    for (index, button) in buttons.enumerated() {
      // The button to cancel an action sheet stands in a card of its own.
      let isApart = gap > 0 && button.isCancel
      if isApart { y += gap }
      let box = SVG.Box(x: card.x + (inOneRow ? Double(index) * width : 0), y: y, width: width, height: 38)
      if gap > 0 { draw(SVG.rect(box, radius: isApart ? 12 : 4, "screen")) }
      if !isApart { draw(SVG.line([(box.x, box.y), (box.maxX, box.y)], "rule")) }
      let tone = button.isDestructive ? "bad" : "tint"
      draw(SVG.text(
        button.title, box.midX, box.midY, size: 14, anchor: .middle, room: box.width - 12,
        button.isCancel ? tone + " bold" : tone
      ))
      if inOneRow, index > 0 { draw(SVG.line([(box.x, box.y), (box.x, box.y + box.height)], "rule")) }
      if !inOneRow { y += box.height }
    }
  }
}

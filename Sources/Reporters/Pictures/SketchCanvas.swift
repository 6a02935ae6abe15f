import HIGLintEngine

/// The shapes of a sketch, put below each other.
struct SketchCanvas {
  static let margin = 16.0
  static let bodySize = 15.0

  let width: Double
  private(set) var elements: [String] = []
  private(set) var height = 0.0

  init(width: Double) {
    self.width = width
  }

  mutating func add(_ shape: Sketch.Shape) {
    switch shape {
    case .navigationBar(let title, let leading, let trailing): addBar(title, leading, trailing)
    case .row(let title, let style): addRow(title, style)
    case .targets(let targets, let spacing): addTargets(targets, spacing)
    case .segments(let marks, let selected): addSegments(marks, selected)
    case .tabs(let tabs): addTabs(tabs)
    case .toolbar(let marks): addToolbar(marks)
    case .alert(let title, let message, let buttons): addAlert(title, message, buttons)
    case .text(let text, let style): addText(text, style)
    case .wheel(let isTurning): addWheel(isTurning)
    case .picture(let title, let height): addPicture(title, height)
    case .dots(let count): addDots(count)
    case .space(let height): self.height += height
    }
  }

  /// Takes the whole width for something of a height.
  mutating func take(_ height: Double) -> SVG.Box {
    defer { self.height += height }
    return SVG.Box(x: 1, y: self.height + 1, width: width - 2, height: height)
  }

  mutating func draw(_ elements: String...) {
    self.elements += elements.filter { !$0.isEmpty }
  }

  // MARK: Bars

  private mutating func addBar(_ title: String, _ leading: String, _ trailing: String) {
    let box = take(44)
    draw(
      SVG.rect(box, "bar"),
      SVG.text(leading, box.x + 10, box.midY, size: Self.bodySize, room: 70, "tint"),
      SVG.text(title, box.midX, box.midY, size: Self.bodySize, anchor: .middle, room: 100, "ink bold"),
      SVG.text(trailing, box.maxX - 10, box.midY, size: Self.bodySize, anchor: .end, room: 70, "tint"),
      SVG.line([(box.x, box.y + box.height), (box.maxX, box.y + box.height)], "rule")
    )
  }

  private mutating func addTabs(_ tabs: [Sketch.Tab]) {
    let box = take(50)
    draw(SVG.rect(box, "bar"), SVG.line([(box.x, box.y), (box.maxX, box.y)], "rule"))
    for (index, place) in Self.parts(of: box, tabs.count).enumerated() {
      let tone = index == 0 ? "tint" : "secondary"
      let image = SVG.Box(x: place.midX - 9, y: box.y + (tabs[index].title.isEmpty ? 16 : 8), width: 18, height: 18)
      draw(
        SVG.rect(image, radius: 5, tone),
        SVG.text(tabs[index].title, place.midX, box.y + 38, size: 10, anchor: .middle, room: place.width - 4, tone)
      )
    }
  }

  private mutating func addToolbar(_ marks: [Sketch.Mark]) {
    let box = take(44)
    draw(SVG.rect(box, "bar"), SVG.line([(box.x, box.y), (box.maxX, box.y)], "rule"))
    for (mark, place) in zip(marks, Self.parts(of: box, marks.count)) { draw(self.mark(mark, in: place, "tint")) }
  }

  // MARK: Controls

  private mutating func addTargets(_ targets: [Sketch.Target], _ spacing: Double) {
    // A fingertip covers more than a small target.
    let box = take(max(targets.map(\.height).max() ?? 0, 56) + 2 * Self.margin)
    var x = box.midX - (targets.reduce(0) { $0 + $1.width } + spacing * Double(targets.count - 1)) / 2
    for target in targets {
      let place = SVG.Box(x: x, y: box.midY - target.height / 2, width: target.width, height: target.height)
      draw(SVG.rect(place, radius: 6, "fill"), SVG.rect(place, radius: 6, "box"), mark(target.mark, in: place, "tint"))
      x += target.width + spacing
    }
    x = box.midX - (targets.reduce(0) { $0 + $1.width } + spacing * Double(targets.count - 1)) / 2
    for target in targets {
      if target.isTouched { draw(Self.fingertip(x + target.width / 2, box.midY)) }
      x += target.width + spacing
    }
  }

  private mutating func addSegments(_ marks: [Sketch.Mark], _ selected: Int) {
    let whole = take(32 + 2 * Self.margin)
    let box = SVG.Box(x: Self.margin, y: whole.y + Self.margin, width: width - 2 * Self.margin, height: 32)
    draw(SVG.rect(box, radius: 8, "fill"))
    for (index, place) in Self.parts(of: box, marks.count).enumerated() {
      let inner = SVG.Box(x: place.x + 2, y: place.y + 2, width: place.width - 4, height: place.height - 4)
      if index == selected { draw(SVG.rect(inner, radius: 6, "screen")) }
      draw(mark(marks[index], in: inner, "ink"))
    }
  }

  private mutating func addDots(_ count: Int) {
    let box = take(28)
    let step = 13.0
    for index in 0..<count {
      let x = box.midX + (Double(index) - Double(count - 1) / 2) * step
      draw(SVG.ellipse(x, box.midY, 7, 7, index == 0 ? "ink" : "vague"))
    }
  }

  private func mark(_ mark: Sketch.Mark, in box: SVG.Box, _ tone: String) -> String {
    switch mark {
    case .word(let word):
      return SVG.text(
        word, box.midX, box.midY, size: min(13, box.height * 0.7), anchor: .middle, room: box.width - 4, tone
      )
    case .image:
      let side = min(18, box.height * 0.6, box.width * 0.6)
      return SVG.rect(
        SVG.Box(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side), radius: side / 4, tone
      )
    }
  }

  // MARK: Content

  private mutating func addText(_ text: String, _ style: Sketch.TextStyle) {
    let box = take(max(style.size * 1.5, 20))
    let tone = switch style.contrast {
    case .strong: "ink"
    case .secondary: "secondary"
    case .faint: "vague"
    }
    draw(SVG.text(text, Self.margin, box.midY, size: style.size, room: width - 2 * Self.margin, tone))
  }

  /// A wheel's spokes fade one after the other while it turns.
  private mutating func addWheel(_ isTurning: Bool) {
    let box = take(48)
    let spokes: [(Double, Double)] = [
      (0, -1), (0.71, -0.71), (1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0), (-0.71, -0.71)
    ]
    for (index, (x, y)) in spokes.enumerated() {
      let line = [(box.midX + x * 6, box.midY + y * 6), (box.midX + x * 12, box.midY + y * 12)]
      draw(SVG.line(line, isTurning && index < 4 ? "rule" : "stroke"))
    }
  }

  private mutating func addPicture(_ title: String, _ height: Double) {
    let box = take(height)
    let side = min(height * 0.4, 64)
    draw(
      SVG.rect(
        SVG.Box(x: box.midX - side / 2, y: box.midY - side / 2 - 10, width: side, height: side), radius: side / 4, "tint"
      ),
      SVG.text(title, box.midX, box.midY + side / 2 + 6, size: 13, anchor: .middle, room: box.width - 20, "secondary")
    )
  }

  // MARK: Places

  /// Where a fingertip lies: about as large as the pad of a thumb.
  static func fingertip(_ x: Double, _ y: Double) -> String { SVG.ellipse(x, y, 46, 56, "finger") }

  private static func parts(of box: SVG.Box, _ count: Int) -> [SVG.Box] {
    let width = box.width / Double(max(count, 1))
    return (0..<count).map { SVG.Box(x: box.x + Double($0) * width, y: box.y, width: width, height: box.height) }
  }
}

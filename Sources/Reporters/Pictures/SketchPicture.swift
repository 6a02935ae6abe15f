import HIGLintEngine

/// A sketch as a picture: a part of a phone's screen, and a sign that tells whether it is right.
struct SketchPicture {
  /// As wide as a small phone's screen at three quarters.
  static let width = 260.0
  private static let edge = 1.0
  /// The strip with the sign.
  private static let foot = 26.0

  private let sketch: Sketch
  private let isGood: Bool
  private let canvas: SketchCanvas

  init(_ sketch: Sketch, isGood: Bool) {
    self.sketch = sketch
    self.isGood = isGood
    var canvas = SketchCanvas(width: Self.width)
    for shape in sketch.shapes { canvas.add(shape) }
    self.canvas = canvas
  }

  /// A file of its own, which follows the light or dark appearance of what shows it.
  var file: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" \(frame)>
    <title>\(HTMLText.escaped(name))</title>
    <style>
    svg { \(Self.light) }
    @media (prefers-color-scheme: dark) { svg { \(Self.dark) } }
    \(Self.style(within: ""))
    </style>
    \(drawing)
    </svg>

    """
  }

  /// An element of a page that has ``pageStyle`` among its styles.
  var element: String {
    #"<svg class="sketch" role="img" aria-label="\#(HTMLText.escaped(name))" \#(frame)>\#(drawing)</svg>"#
  }

  /// What stands in the picture's place where it can't be seen.
  var name: String { "\(isGood ? "Do" : "Don’t"): \(sketch.caption)" }

  private var height: Double { canvas.height + Self.foot + 2 * Self.edge }

  private var frame: String {
    let (width, height) = (SVG.number(Self.width), SVG.number(height))
    return #"viewBox="0 0 \#(width) \#(height)" width="\#(width)" height="\#(height)""#
  }

  private var drawing: String {
    let box = SVG.Box(x: Self.edge, y: Self.edge, width: Self.width - 2 * Self.edge, height: height - 2 * Self.edge)
    let screen = SVG.Box(x: box.x, y: box.y, width: box.width, height: canvas.height)
    return """
      \(SVG.rect(box, radius: 10, "screen"))
      \(canvas.elements.joined(separator: "\n"))
      \(SVG.line([(screen.x, screen.height), (screen.maxX, screen.height)], "rule"))
      \(sign(at: screen.height + Self.foot / 2))
      \(SVG.rect(box, radius: 10, "edge"))
      """
  }

  /// A tick or a cross: colour alone tells nothing to many.
  private func sign(at y: Double) -> String {
    let x = 18.0
    let word = SVG.text(isGood ? "Do" : "Don’t", x + 14, y, size: 13, isGood ? "good" : "bad")
    if isGood { return SVG.line([(x - 6, y), (x - 2, y + 4), (x + 6, y - 5)], "good-sign") + word }
    return SVG.line([(x - 5, y - 5), (x + 5, y + 5)], "bad-sign")
      + SVG.line([(x - 5, y + 5), (x + 5, y - 5)], "bad-sign") + word
  }

  // MARK: Style

  private static let light = """
    --screen: #ffffff; --bar: #f4f4f6; --ink: #1d1d1f; --secondary: #5f5f66; --vague: #d2d2d6; --rule: #c9c9ce; \
    --fill: #e6e6ea; --tint: #0058b0; --bad: #b3261e; --good: #1e6b34; --chosen: #c6dcf5; --finger: #e8b796;
    """

  private static let dark = """
    --screen: #1c1c1e; --bar: #2a2a2d; --ink: #f2f2f4; --secondary: #a8a8b0; --vague: #3d3d41; --rule: #4a4a4e; \
    --fill: #3a3a3e; --tint: #6cb3ff; --bad: #ff8a80; --good: #7fd694; --chosen: #21446a; --finger: #8a5f42;
    """

  /// What a page needs once for all of its sketches.
  static let pageStyle = """
    .sketch { \(light) }
    @media (prefers-color-scheme: dark) { .sketch { \(dark) } }
    \(style(within: ".sketch "))
    """

  /// - Parameter place: what stands before each selector.
  private static func style(within place: String) -> String {
    styles.map { names, style in
      "\(names.map { place + $0 }.joined(separator: ", ")) { \(style) }"
    }.joined(separator: "\n")
  }

  private static let styles: [(names: [String], style: String)] = [
    (["text"], "font-family: -apple-system, system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif;"),
    ([".finger"], "fill: var(--finger); opacity: 0.6;"),
    ([".bold"], "font-weight: 600;"),
    (
      [".edge", ".rule", ".box", ".stroke", ".tick", ".good-sign", ".bad-sign"],
      "fill: none; stroke: var(--rule); stroke-width: 1;"
    ),
    ([".box"], "stroke: var(--tint); stroke-width: 1.5;"),
    ([".stroke"], "stroke: var(--secondary); stroke-width: 2;"),
    ([".tick"], "stroke: var(--tint); stroke-width: 2;"),
    ([".good-sign"], "stroke: var(--good); stroke-width: 3;"),
    ([".bad-sign"], "stroke: var(--bad); stroke-width: 3;"),
  ] + ["screen", "bar", "fill", "chosen", "ink", "secondary", "vague", "tint", "good", "bad"].map { name in
    ([".\(name)"], "fill: var(--\(name));")
  }
}

import HIGLintEngine

/// The scene of a storyboard or xib that a finding is about: its views as plain boxes where they are drawn, the one in
/// question marked, and around one that is too small the target that the guideline asks for.
struct ScenePicture {
  /// More than these say nothing any more.
  private static let limit = 200
  /// No screen is larger on a side, in points; what says more isn't drawn.
  private static let longestSide = 4_000.0
  private static let margin = 8.0
  /// How wide it is shown: a phone's screen, and one of an iPad.
  private static let widths = (upright: 240.0, lying: 440.0)
  private static let asked = 44.0

  private let boxes: [SVG.Box]
  private let root: SVG.Box
  private let marked: SVG.Box
  private let isTooSmall: Bool

  /// - Parameters:
  ///   - object: the id of the view in question. Of what isn't drawn, such as an item of a bar, the view around it is marked.
  ///   - isTooSmall: whether the finding is about its size.
  /// - Returns: nil for what lies in no view, and for frames that can't be drawn.
  init?(of object: String, in document: MarkupDocument, isTooSmall: Bool) {
    guard let path = document.path(to: object), let root = path.firstIndex(where: { $0.frame != nil }),
      let frame = path[root].frame, frame.width > 0, frame.height > 0
    else { return nil }
    self.root = SVG.Box(x: 0, y: 0, width: frame.width, height: frame.height)
    var found: (boxes: [SVG.Box], marked: SVG.Box?) = ([], nil)
    // A scene is drawn from its view on, wherever that is said to be.
    let target = path[root...].last { $0.frame != nil }?["id"]
    Self.gather(path[root], at: (-frame.x, -frame.y), target, &found)
    guard let marked = found.marked else { return nil }
    boxes = found.boxes
    self.marked = marked
    self.isTooSmall = isTooSmall && (marked.width < Self.asked || marked.height < Self.asked)
  }

  private static func gather(
    _ node: MarkupNode, at origin: (x: Double, y: Double), _ target: String?, _ found: inout (boxes: [SVG.Box], marked: SVG.Box?)
  ) {
    var inner = origin
    if let frame = node.frame {
      let box = SVG.Box(x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height)
      inner = (box.x, box.y)
      let isTarget = target != nil && node["id"] == target
      if isTarget { found.marked = box }
      if !isTarget, found.boxes.count < limit, node.flag("hidden") != true { found.boxes.append(box) }
    }
    for child in node.children { gather(child, at: inner, target, &found) }
  }

  var text: String {
    let view = (width: root.width + 2 * Self.margin, height: root.height + 2 * Self.margin)
    let width = view.width > view.height ? Self.widths.lying : Self.widths.upright
    let drawn = boxes.map { SVG.rect($0, "view") }.joined(separator: "\n")
    return """
      <svg class="scene" role="img" viewBox="\(SVG.number(-Self.margin)) \(SVG.number(-Self.margin)) \
      \(SVG.number(view.width)) \(SVG.number(view.height))" width="\(SVG.number(min(width, view.width)))" aria-label="\(label)">
      \(drawn)
      \(SVG.rect(marked, "is"))\(target)
      </svg>

      """
  }

  private var label: String {
    "The scene of \(SVG.number(root.width)) × \(SVG.number(root.height)) points; the marked view has "
      + "\(SVG.number(marked.width)) × \(SVG.number(marked.height))"
  }

  /// What is asked for lies around the middle of what is there.
  private var target: String {
    guard isTooSmall else { return "" }
    let (width, height) = (max(marked.width, Self.asked), max(marked.height, Self.asked))
    let box = SVG.Box(x: marked.midX - width / 2, y: marked.midY - height / 2, width: width, height: height)
    return "\n" + SVG.rect(box, "asked")
  }

  fileprivate static func isDrawn(_ side: Double) -> Bool { side.isFinite && abs(side) <= longestSide }
}

extension MarkupDocument {
  /// The element of an id, and those around it, the outermost first.
  fileprivate func path(to id: String) -> [MarkupNode]? {
    var found: [MarkupNode]?
    root.forEach { node, around in
      if found == nil, node["id"] == id { found = around + [node] }
    }
    return found
  }
}

extension MarkupNode {
  /// Where a view is drawn in the one around it.
  fileprivate var frame: SVG.Box? {
    guard let frame = child("rect", key: "frame") else { return nil }
    let sides = ["x", "y", "width", "height"].compactMap { frame[$0].flatMap(Double.init) }.filter(ScenePicture.isDrawn)
    guard sides.count == 4, sides[2] >= 0, sides[3] >= 0 else { return nil }
    return SVG.Box(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
}

/// The size of a view as its modifiers change it, in points; nil where it isn't fixed or not known.
struct SwiftUISize {
  /// Where the modifiers stand.
  var scope: CodeScope
  private(set) var width: Double?
  private(set) var height: Double?
  private(set) var range: ByteRange?
  private var widthLiteral: ByteRange?
  private var heightLiteral: ByteRange?

  var lengths: [WrittenLength] {
    [(width, widthLiteral), (height, heightLiteral)].compactMap { value, literal in
      value.map { WrittenLength(value: $0, literal: literal) }
    }
  }

  init(scope: CodeScope) {
    self.scope = scope
  }

  mutating func apply(_ modifier: ViewChain.Modifier) {
    switch modifier.name {
    case "frame": applyFrame(modifier)
    case "padding": applyPadding(modifier.call)
    case "contentShape" where modifier.call.arguments.contains(where: { $0.value.call?.callee.base != nil }):
      forget()
    default:
      if width != nil || height != nil, scope.mayResize(modifier) { forget() }
    }
  }

  private mutating func forget() {
    width = nil
    height = nil
  }

  private mutating func applyFrame(_ modifier: ViewChain.Modifier) {
    let call = modifier.call
    if call.argument(nil) != nil { return forget() }
    let newWidth = dimension(call, "width", "minWidth", "maxWidth", width)
    let newHeight = dimension(call, "height", "minHeight", "maxHeight", height)
    if newWidth != width || newHeight != height { range = modifier.range }
    if newWidth != width { widthLiteral = call.argument("width")?.writtenNumber }
    if newHeight != height { heightLiteral = call.argument("height")?.writtenNumber }
    width = newWidth
    height = newHeight
  }

  private func dimension(_ call: Call, _ fixed: String, _ least: String, _ most: String, _ current: Double?) -> Double? {
    if let value = call.argument(fixed) { return value.isNil ? current : scope.length(value) }
    if call.argument(most) != nil { return nil }
    guard let least = call.argument(least) else { return current }
    guard let current, let minimum = scope.length(least) else { return nil }
    return max(current, minimum)
  }

  private mutating func applyPadding(_ call: Call) {
    let unlabeled = call.arguments.filter { $0.label == nil }.map(\.value)
    let lengths = unlabeled.compactMap { scope.number($0) }
    let edges = unlabeled.filter { $0.lastName != nil && scope.number($0) == nil }.compactMap(\.lastName)
    let isOpen = unlabeled.contains { scope.number($0) == nil && !Self.edges.contains($0.lastName ?? "") }
    if isOpen { return forget() }
    // What padding adds up to is no number of the frame's.
    widthLiteral = nil
    heightLiteral = nil
    let length = lengths.first ?? 16
    if edges.isEmpty || edges.contains("all") || edges.contains("horizontal") { width = width.map { $0 + 2 * length } }
    if edges.isEmpty || edges.contains("all") || edges.contains("vertical") { height = height.map { $0 + 2 * length } }
    if edges.contains("leading") || edges.contains("trailing") { width = width.map { $0 + length } }
    if edges.contains("top") || edges.contains("bottom") { height = height.map { $0 + length } }
  }

  private static let edges: Set<String> = ["all", "horizontal", "vertical", "leading", "trailing", "top", "bottom"]
}

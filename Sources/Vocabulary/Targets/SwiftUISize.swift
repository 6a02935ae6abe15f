/// The size of a view as its modifiers change it, in points; nil where it isn't fixed or not known.
struct SwiftUISize {
  /// Where the modifiers stand.
  var scope: CodeScope
  private(set) var width: Double?
  private(set) var height: Double?
  /// Where the frame stands that gives it.
  private(set) var range: ByteRange?
  private(set) var file: Int
  /// The dimensions in which it is as small as one line of plain text, before any frame.
  private var line: Set<ViewTie.Dimension>
  private var widthLiteral: ByteRange?
  private var heightLiteral: ByteRange?

  var lengths: [WrittenLength] {
    [(width, widthLiteral), (height, heightLiteral)].compactMap { value, literal in
      value.map { WrittenLength(value: $0, literal: literal) }
    }
  }

  /// - Parameter chain: the view whose size by itself it is, and what changes that.
  init(of chain: ViewChain, scope: CodeScope) {
    self.scope = scope
    file = scope.file
    line = chain.line
  }

  mutating func apply(_ modifier: ViewChain.Modifier) {
    switch scope.systemName(of: modifier) {
    case "frame": applyFrame(modifier)
    case "padding": applyPadding(modifier.call)
    case "contentShape" where scope.mayReachBeyond(modifier.call): forget()
    case "scaleEffect": applyScale(modifier.call)
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
    let newWidth = dimension(call, "width", "minWidth", "maxWidth", width, line.contains(.width))
    let newHeight = dimension(call, "height", "minHeight", "maxHeight", height, line.contains(.height))
    if newWidth != width || newHeight != height { (range, file) = (modifier.range, scope.file) }
    if newWidth != width { widthLiteral = call.argument("width")?.writtenNumber }
    if newHeight != height { heightLiteral = call.argument("height")?.writtenNumber }
    width = newWidth
    height = newHeight
  }

  /// - Parameter isLine: whether the view by itself is no larger than a line of text.
  private func dimension(
    _ call: Call, _ fixed: String, _ least: String, _ most: String, _ current: Double?, _ isLine: Bool
  ) -> Double? {
    if let value = call.argument(fixed) { return value.isNil ? current : scope.length(value) }
    if call.argument(most) != nil { return nil }
    guard let least = call.argument(least) else { return current }
    guard let minimum = scope.length(least) else { return nil }
    guard let current else { return isLine && minimum >= SwiftUISize.largestLine ? minimum : nil }
    return max(current, minimum)
  }

  /// What a line of body text, or a symbol beside it, takes at most at the size that people begin with.
  private static let largestLine = 26.0

  /// What is drawn larger answers where it is drawn; one that shrinks may grow back.
  private mutating func applyScale(_ call: Call) {
    guard let factor = scope.growth(by: call) else { return forget() }
    guard factor > 1 else { return }
    width = width.map { $0 * factor }
    height = height.map { $0 * factor }
    widthLiteral = nil
    heightLiteral = nil
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
    // Who takes room back draws, and answers, beyond it.
    let length = max(0, lengths.first ?? 16)
    if edges.isEmpty || edges.contains("all") || edges.contains("horizontal") { width = width.map { $0 + 2 * length } }
    if edges.isEmpty || edges.contains("all") || edges.contains("vertical") { height = height.map { $0 + 2 * length } }
    if edges.contains("leading") || edges.contains("trailing") { width = width.map { $0 + length } }
    if edges.contains("top") || edges.contains("bottom") { height = height.map { $0 + length } }
  }

  private static let edges: Set<String> = ["all", "horizontal", "vertical", "leading", "trailing", "top", "bottom"]
}

extension ViewChain {
  /// The dimensions in which it is no larger than a line of plain text: a symbol in both, a short text in its height.
  fileprivate var line: Set<ViewTie.Dimension> {
    let growing: Set<String> = ["font", "imageScale", "multilineTextAlignment", "resizable", "scaleEffect"]
    guard let call = root.call, !modifiers.contains(where: { growing.contains($0.name) }) else { return [] }
    switch root.constructedType?.base {
    case "Image" where call.argument("systemName") != nil: return [.width, .height]
    case "Text":
      let isShort = call.arguments.first?.value.text.map { $0.count <= 16 } ?? false
      let isOneLine = modifiers.contains { $0.name == "lineLimit" && $0.call.argument(nil)?.kind == .number(1) }
      return isShort || isOneLine ? [.height] : []
    default: return []
    }
  }
}

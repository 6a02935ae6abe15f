/// The segments that code gives to a segmented control, for each path through the code.
public struct SegmentedContent {
  /// What a segment shows.
  public enum Segment: Sendable {
    /// Words.
    case text
    /// A picture.
    case image
    /// What the code doesn't tell.
    case unknown
  }

  /// The array of the segments, the call that inserts or changes the last of them, or SwiftUI's `Picker`.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
  let paths: [[Segment]]
  /// The segments on the step before, where this is one of several calls that insert or change them.
  var before: [[Segment]] = []

  /// Whether the segments are such on some path, where they weren't on any a step before.
  public func becomes(_ isSuch: ([Segment]) -> Bool) -> Bool {
    paths.contains(where: isSuch) && !before.contains(where: isSuch)
  }

  /// The number of segments on the path with the most of them.
  public var count: Int { paths.map(\.count).max() ?? 0 }
}

extension Project {
  /// What a file's code puts into segmented controls: the array that they are made with, segments that are inserted
  /// one by one or get another content, and the content of a SwiftUI picker in the segmented style.
  public func segmentedContents(in file: Int) -> [SegmentedContent] {
    let words = ["UISegmentedControl", "insertSegment", "pickerStyle", "forSegmentAt"]
    return code(in: file, mentioning: words).flatMap { code -> [SegmentedContent] in
      guard code.body.containsExpression(where: { $0.isOfSegments }) else { return [] }
      let reading = SegmentReading(code)
      var found: [SegmentedContent] = []
      code.body.forEachExpression { expression, around in
        if !around.continues(expression), let content = reading.content(of: expression, around) { found.append(content) }
      }
      return found + SegmentChanges(code, reading.scope).contents
    }
  }
}

extension Expression {
  fileprivate var isOfSegments: Bool {
    constructedType?.base == "UISegmentedControl"
      || call?.name.map { ["insertSegment", "pickerStyle"].contains($0) } ?? false
      || call?.argument("forSegmentAt") != nil
  }
}

private struct SegmentReading {
  let scope: CodeScope
  let file: Int
  /// What the calls that insert segments are told to insert, by the place of the value.
  private var inserted: [ByteRange: SegmentedContent.Segment] = [:]

  init(_ code: ProjectCode) {
    scope = code.scope
    file = code.file
    var inserted: [ByteRange: SegmentedContent.Segment] = [:]
    code.body.forEachExpression { expression, _ in
      guard let call = expression.call, call.name == "insertSegment", let first = call.arguments.first else { return }
      inserted[first.value.range] = first.label == "withTitle" ? .text : first.label == "with" ? .image : .unknown
    }
    self.inserted = inserted
  }

  func content(of expression: Expression, _ around: [Enclosure]) -> SegmentedContent? {
    guard let call = expression.call else { return nil }
    if expression.constructedType?.base == "UISegmentedControl" {
      guard let items = call.argument("items") else { return nil }
      return content(scope.segments(of: items), at: items.range)
    }
    if call.name == "insertSegment" { return content(inserting: call, expression.range, scope.turns(around)) }
    return content(of: expression.viewChain)
  }

  /// - Parameter turns: how often the call surely runs.
  private func content(inserting call: Call, _ range: ByteRange, _ turns: Int) -> SegmentedContent? {
    guard let first = call.arguments.first, let path = call.callee.base?.path else { return nil }
    let own = Array(path.drop { $0 == "self" })
    let before = scope.elements(addedTo: own, by: ["insertSegment"], before: range)
    let known = before.map { $0.map { inserted[$0.expression.range] ?? .unknown } }
    let more = Array(repeating: inserted[first.value.range] ?? .unknown, count: turns)
    return content(known.map { $0 + more }, at: range, before: known)
  }

  private func content(of chain: ViewChain) -> SegmentedContent? {
    guard chain.root.constructedType?.base == "Picker", let picker = chain.root.call, chain.isSegmented,
      let views = (picker.arguments.first { $0.label == "content" } ?? picker.arguments.last { $0.label == nil })?.value.closure
    else { return nil }
    let paths = scope.builtViews(views.body).map { $0.map { Self.segment($0.expression.viewChain.root) } }
    return content(paths, at: picker.nameRange)
  }

  private func content(
    _ paths: [[SegmentedContent.Segment]], at range: ByteRange, before: [[SegmentedContent.Segment]] = []
  ) -> SegmentedContent? {
    paths.isEmpty ? nil : SegmentedContent(range: range, file: file, paths: paths, before: before)
  }

  private static func segment(_ view: Expression) -> SegmentedContent.Segment {
    switch view.constructedType?.base {
    case "Text": view.call?.argument(nil)?.constructedType?.base == "Image" ? .image : .text
    case "Image": .image
    default: .unknown
    }
  }
}

extension CodeScope {
  /// How often code runs that stands in loops over what is spelled out; once where that isn't known.
  fileprivate func turns(_ around: [Enclosure]) -> Int {
    var turns = 1
    for enclosure in around {
      switch enclosure {
      case .loop(let loop) where loop.header.count == 1: turns *= length(of: loop.header[0])
      case .expression(let expression):
        guard let call = expression.call, call.name == "forEach", let list = call.callee.base else { continue }
        turns *= length(of: list)
      case .arm: return 1
      default: continue
      }
    }
    // No rule counts that far.
    return min(turns, 64)
  }

  private func length(of list: Expression) -> Int { max(elements(of: list).map(\.count).min() ?? 1, 1) }

  /// The segments of a control that is made with an array, for each path on which the array may come about.
  func segments(of items: Expression) -> [[SegmentedContent.Segment]] {
    elements(of: items).map { $0.map(\.segment) }
  }
}

extension ArrayElement {
  fileprivate var segment: SegmentedContent.Segment {
    switch expression.kind {
    case .string, .interpolation: return .text
    // `UIImage(named: "list") as Any`
    case .cast(let value, "as", _): return ArrayElement(expression: value, scope: scope).segment
    default: break
    }
    if expression.constructedType == nil, expression.call?.callee.base?.path == ["UIImage"] { return .image }
    switch scope.type(of: expression)?.base {
    case "String", "NSString", "NSLocalizedString": return .text
    case "UIImage": return .image
    default: return expression.call?.name == "NSLocalizedString" ? .text : .unknown
    }
  }
}

extension ViewChain {
  fileprivate var isSegmented: Bool {
    modifiers.contains { modifier in
      guard modifier.name == "pickerStyle", let style = modifier.call.arguments.first?.value else { return false }
      return ["segmented", "SegmentedPickerStyle"].contains(style.lastName)
    }
  }
}

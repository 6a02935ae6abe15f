/// Segments that get another content after they were made: `control.setImage(image, forSegmentAt: 1)`.
package struct SegmentChanges {
  private typealias Segments = [Int: SegmentedContent.Segment]

  /// A call that gives one segment a title or a picture in place of what it had.
  private struct Change {
    let control: [String]
    /// Nil where it isn't known.
    let index: Int?
    let segment: SegmentedContent.Segment
    let value: ByteRange
    let range: ByteRange
  }

  private let code: ProjectCode
  private let scope: CodeScope
  private let changes: [Change]

  init(_ code: ProjectCode, _ scope: CodeScope) {
    self.code = code
    self.scope = scope
    var changes: [Change] = []
    code.body.forEachExpression { expression, _ in
      guard let call = expression.call, let name = call.name, Self.changers.contains(name),
        let index = call.argument("forSegmentAt"), let value = call.argument(nil),
        let control = call.callee.base?.ownPath, !control.isEmpty
      else { return }
      changes.append(Change(
        control: control, index: scope.number(index).flatMap { Int(exactly: $0) },
        segment: value.alternatives.contains(where: \.isNil) ? .unknown : name == "setTitle" ? .text : .image,
        value: value.range, range: expression.range
      ))
    }
    self.changes = changes
  }

  private static let changers: Set<String> = ["setImage", "setTitle"]

  /// What each of the changes leaves behind, where the code tells all that happens to the control.
  package var contents: [SegmentedContent] {
    changes.compactMap { change in
      let own = changes.filter { $0.control == change.control }
      guard own.allSatisfy({ $0.index != nil }), let last = own.last, !isChangedOtherwise(change.control, at: change.range)
      else { return nil }
      // Halfway through, a control whose segments all change has both.
      guard after(last).contains(where: \.isMixed) else { return nil }
      let after = after(change)
      let before = before(change)
      let count = after.map(\.count).max() ?? 0
      return SegmentedContent(
        range: change.range, file: code.file, paths: after.map { Array($0.values) },
        before: before.map { Array($0.values) + Array(repeating: .unknown, count: max(0, count - $0.count)) }
      )
    }
  }

  private func after(_ change: Change) -> [Segments] { before(change).map { apply(change, to: $0) } }

  private func before(_ change: Change) -> [Segments] {
    let start = start(of: change.control, at: change.range)
    return scope.elements(addedTo: change.control, by: Self.changers, before: change.range).map { values in
      values.reduce(start) { segments, value in
        changes.first { $0.value == value.expression.range }.map { apply($0, to: segments) } ?? segments
      }
    }
  }

  private func apply(_ change: Change, to segments: Segments) -> Segments {
    var segments = segments
    if let index = change.index { segments[index] = change.segment }
    return segments
  }

  /// What the control is made with, as far as that is known.
  private func start(of control: [String], at place: ByteRange) -> Segments {
    guard control.count == 1 else { return [:] }
    let made: (value: Expression?, scope: CodeScope)
    switch scope.definition(of: control[0], at: place) {
    case .local(let variable): made = (variable.initialValue, scope)
    case .property(let property): made = (property.facts.initialValue, CodeScope(property, in: scope.project))
    case .parameter, nil: return [:]
    }
    var items: [Expression] = []
    made.value?.forEachExpression { expression, _ in
      guard expression.constructedType?.base == "UISegmentedControl" else { return }
      if let given = expression.call?.argument("items") { items.append(given) }
    }
    guard items.count == 1, case let paths = made.scope.segments(of: items[0]), paths.count == 1 else { return [:] }
    return Segments(uniqueKeysWithValues: zip(paths[0].indices, paths[0]))
  }

  /// Whether segments come or go here, or the type changes them in other code too.
  private func isChangedOtherwise(_ control: [String], at place: ByteRange) -> Bool {
    var others: [ProjectCode] = []
    if case .property? = scope.definition(of: control[0], at: place) {
      others = (code.type?.code(mentioning: Self.words) ?? []).filter { !$0.isSame(as: code) }
    }
    return code.calls(Self.movers, of: control) || others.contains { $0.calls(Self.movers.union(Self.changers), of: control) }
  }

  private static let movers: Set<String> = ["insertSegment", "removeSegment", "removeAllSegments"]
  private static let words = movers.sorted() + ["forSegmentAt"]
}

extension Dictionary where Value == SegmentedContent.Segment {
  fileprivate var isMixed: Bool { values.contains(.text) && values.contains(.image) }
}

extension ProjectCode {
  fileprivate func calls(_ names: Set<String>, of control: [String]) -> Bool {
    body.containsExpression { expression in
      guard let call = expression.call, let name = call.name else { return false }
      return names.contains(name) && call.callee.base?.ownPath == control
    }
  }
}

extension Expression {
  /// The names by which it is called, without `self`.
  fileprivate var ownPath: [String]? { path.map { Array($0.drop { $0 == "self" }) } }
}

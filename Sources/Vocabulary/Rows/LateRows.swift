/// A request for the data of a table's rows, which come when it is answered.
public struct LateRows {
  /// The call that makes the request.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension ProjectType {
  /// The requests that fill the type's table or list while nothing on the screen says that rows are on their way.
  public var unannouncedRows: [LateRows] {
    guard files.contains(where: project.isForTouch) else { return [] }
    let found = requestsOfScreen + requestsOfList
    return found.isEmpty || announcesLoading ? [] : found.filter { project.isForTouch($0.file) }
  }

  /// Whether a name in its code, or an indicator in its storyboard, speaks of waiting, or of what was known before.
  private var announcesLoading: Bool {
    if interfaceElements.contains(where: { $0.contents.contains { $0.kind == "activityIndicatorView" } }) { return true }
    return ([self] + ancestors).contains { type in
      type.properties.contains { Waiting.isNamed($0.facts.name) }
        || type.functions.contains { Waiting.isNamed($0.facts.name) }
        || type.code.contains { code in
          code.body.containsExpression { $0.lastName.map(Waiting.isNamed) ?? false }
        }
    }
  }

  // MARK: UIKit

  private var requestsOfScreen: [LateRows] {
    guard isKind(of: "UIViewController"), tables.contains(where: { $0.kind == .table }) else { return [] }
    let appearing = ["viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)"].flatMap { functions($0) }
    for function in appearing {
      let found = reach(from: function).code.lazy.compactMap { self.request(in: $0) }.first
      if let found { return [found] }
    }
    return []
  }

  /// The first request in some code whose answer shows the rows.
  private func request(in code: ProjectCode) -> LateRows? {
    var found: LateRows?
    code.body.forEachExpression { expression, _ in
      guard found == nil, let call = expression.call, call.isRequest, let closure = call.closures.last,
        Reach(from: closure, in: code, of: self).bringsRows
      else { return }
      found = LateRows(range: expression.range, file: code.file)
    }
    return found
  }

  // MARK: SwiftUI

  /// The `.task` of a list that fills an array which is empty until then.
  private var requestsOfList: [LateRows] {
    var found: [LateRows] = []
    for code in self.code(mentioning: ["task"]) {
      code.body.forEachExpression { expression, around in
        guard expression.call != nil, !around.continues(expression) else { return }
        let chain = expression.viewChain
        guard chain.root.constructedType?.base == "List", let task = chain.modifiers.first(where: { $0.name == "task" }),
          let closure = task.call.closures.last, fills(chain.root, closure)
        else { return }
        found.append(LateRows(range: task.range, file: code.file))
      }
    }
    return found
  }

  /// Whether a closure assigns the array that a list is made from, and which begins empty.
  private func fills(_ list: Expression, _ closure: Closure) -> Bool {
    list.containsExpression { expression in
      guard ["List", "ForEach"].contains(expression.constructedType?.base), let data = expression.call?.arguments.first,
        data.label == nil, let name = data.value.ownName, property(name)?.facts.initialValue?.kind == .array([])
      else { return false }
      return closure.body.containsExpression { expression in
        guard case .assignment(let target, "=", _) = expression.kind else { return false }
        return target.ownName == name
      }
    }
  }
}

extension Reach {
  /// Whether it shows rows that it was given: by a snapshot, or by a property that it sets and a reload.
  fileprivate var bringsRows: Bool {
    if calls(["apply"]) { return true }
    return calls(["reloadData", "reloadSections"]) && contains { expression in
      guard case .assignment(let target, "=", let value) = expression.kind, target.ownName != nil else { return false }
      if case .boolean = value.kind { return false }
      return true
    }
  }
}

extension Call {
  /// Whether it asks for something that comes later, and hands over what is to be done then.
  fileprivate var isRequest: Bool {
    guard let name, !closures.isEmpty else { return false }
    switch name {
    case "Task", "detached", "dataTask", "downloadTask": return true
    case "async": return callee.base?.lastName == "global"
    default: return ["fetch", "load", "request", "get", "download", "query", "retrieve"].contains(where: name.hasPrefix)
    }
  }
}

private enum Waiting {
  /// Parts of names, in lowercase.
  private static let words = [
    "indicator", "spinner", "loading", "loader", "progress", "hud", "refreshcontrol", "refreshable", "placeholder",
    "skeleton", "shimmer", "redacted", "backgroundview", "unavailable", "empty", "overlay", "cache", "stored", "nodata",
  ]

  static func isNamed(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    return words.contains(where: lowercased.contains)
  }
}

/// Sizes in the chains of libraries that lay out by one call after the other: `button.pin.top().width(24)`,
/// `flex.addItem(button).size(24)`.
enum ChainedLayout {
  /// The properties with which a view's own chain begins.
  static let beginnings: Set<String> = ["flex", "pin"]

  /// The function that is handed the view of which the rest of a chain speaks.
  static let adding = "addItem"

  /// The functions that give sizes.
  static let functions: Set<String> = ["height", "size", "width"]

  /// The libraries that give views such functions themselves: `button.width(24).height(24)`.
  static let libraries: Set<String> = ["Stevia", "TinyConstraints"]

  /// Whether a file's code may ask views for their sizes by functions of their own.
  static func mayBegin(in file: Int, of project: Project) -> Bool {
    project.files[file].outline.imports.contains(where: libraries.contains)
  }

  /// What a call of a chain gives a view; nil where it gives no size, or what the chain says leaves that to others.
  ///
  /// - Parameter names: those of the chain's functions, up to that of the call.
  static func size(_ call: Call, after names: some Collection<String>, _ scope: CodeScope) -> (size: ViewSizing.Size, value: Expression)? {
    guard let name = call.name, functions.contains(name), call.arguments.count == 1, call.arguments[0].label == nil,
      !names.contains("grow")
    else { return nil }
    let value = call.arguments[0].value
    let length = scope.length(value)
    switch name {
    case "width": return length.map { (($0, nil), value) }
    case "height": return length.map { ((nil, $0), value) }
    default: return (length.map { ($0, $0) } ?? scope.size(value), value)
    }
  }

  /// The calls of a chain that goes on with what a call hands back, the nearest first.
  static func calls(after around: [Enclosure]) -> [Call] {
    var found: [Call] = []
    for outer in around.reversed() {
      guard case .expression(let expression) = outer else { break }
      switch expression.kind {
      case .member: continue
      case .call(let call) where call.callee.base != nil: found.append(call)
      default: return found
      }
    }
    return found
  }
}

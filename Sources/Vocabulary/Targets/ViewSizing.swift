/// A place in the code that gives a view its size, in points.
public struct ViewSizing {
  /// Nil where the code gives none, or one that can't be resolved.
  public var width: Double?
  /// Nil where the code gives none, or one that can't be resolved.
  public var height: Double?
  /// By what the size is given.
  public let way: Way
  /// The assignment or the call.
  public let range: ByteRange
  /// The function or property that it stands in.
  public let code: ProjectCode
  /// Whether it may be smaller, and no larger.
  var isLimit = false
  /// What gives the size: a length, a size or a rectangle.
  let value: Expression?
  /// Where another view gets the length that this one takes over.
  var origin: TouchTarget.Evidence?

  /// The known lengths.
  var lengths: [WrittenLength] {
    let written = value?.writtenSize
    return [(width, written?.width), (height, written?.height)].compactMap { value, literal in
      value.map { WrittenLength(value: $0, literal: literal) }
    }
  }

  /// The constant that says how long it is, where it isn't written in place.
  var constant: TouchTarget.Evidence? {
    if let origin { return origin }
    let scope = code.scope
    let parts = [value, value?.call?.argument("width"), value?.call?.argument("height")].compactMap { $0 }
    guard let found = parts.lazy.compactMap({ scope.constant($0) }).first else { return nil }
    return TouchTarget.Evidence(kind: .length, range: found.expression.range, file: found.scope.file)
  }

  /// By what the size is given.
  public enum Way: Sendable {
    /// By the rectangle given to its initialiser.
    case creation
    /// By its frame, bounds or size.
    case frame
    /// By a constraint that says equal, or at most.
    case constraint
    /// By the size that it asks for itself.
    case intrinsic
  }

  /// The functions that give sizes, the labels of arguments that do, and the properties.
  fileprivate static let functions: Set<String> = ConstraintClosures.makers.union([
    "autoPinEdgesToSuperviewEdges", "autoSetDimension", "autoSetDimensions", "constrain", "NSLayoutConstraint", ChainedLayout.adding,
  ])
  fileprivate static let labels: Set<String> = [
    "equalTo", "equalToConstant", "frame", "lessThanOrEqualTo", "lessThanOrEqualToConstant", "withVisualFormat",
  ]
  fileprivate static let properties = ["frame", "bounds", "size", "width", "height"]
  /// What says how a stack shares its length out.
  fileprivate static let ofStacks: Set<String> = ["axis", "distribution", "spacing"]

  /// What is known of a size.
  typealias Size = (width: Double?, height: Double?)
}

extension ProjectType {
  /// What the type's code does to views that may give them a size, all else left out.
  var sizedViews: [ViewCode] {
    let functions = ViewSizing.functions.union(project.sizingFunctions)
    return views(in: sizingCode(functions), throughLoops: true) { $0.maySize(functions) }
  }

  /// The pieces of the type's code that may give a view its size.
  private func sizingCode(_ functions: Set<String>) -> [ProjectCode] {
    let others = ChainedLayout.beginnings.union([EasyLayout.property, "fillEqually"])
    let calls = functions.union(ViewSizing.labels).union(others).map { Word($0) }
    let properties = ViewSizing.properties.map { Word($0) }
    let inFiles = calls + properties.map(\.assigned) + ChainedLayout.libraries.map { Word($0) }
    let code = code { file in inFiles.contains { project.mayHold($0, file) } }
    // These are mentioned for many reasons.
    let rare = calls.filter { $0 != Word("frame") && $0 != Word("NSLayoutConstraint") }
    return code.filter { code in
      guard code.mayHold(calls + properties) else { return false }
      return code.mayHold(rare) || ChainedLayout.mayBegin(in: code.file, of: project) || code.mayContain(anyOf: ["frame:", "nslayoutconstraint("])
        || ViewSizing.properties.contains { code.mayAssign(to: $0) }
    }
  }
}

extension Expression {
  /// Whether it may give a view its size, or build one.
  ///
  /// - Parameter functions: those that give sizes.
  fileprivate func maySize(_ functions: Set<String>) -> Bool {
    switch kind {
    case .assignment(let target, _, let value):
      return target.lastName.map { ViewSizing.properties.contains($0) || ViewSizing.ofStacks.contains($0) } ?? false
        || value.constructedType != nil
    case .call(let call):
      return call.name.map { functions.contains($0) || ChainedLayout.functions.contains($0) || $0 == "UIStackView" } ?? false
        || EasyLayout.isDone(by: [call.callee.base?.lastName, call.name].compactMap { $0 })
        || call.arguments.contains { $0.label.map(ViewSizing.labels.contains) ?? false }
    default: return false
    }
  }
}

extension ViewCode {
  /// The places that give the view its size, in the order of the code.
  public var sizings: [ViewSizing] {
    let created = construction.flatMap { use -> ViewSizing? in
      // `UIButton(frame: .zero)` leaves the size to what comes later.
      guard let frame = use.what.call?.argument("frame"), frame.lastName != "zero" else { return nil }
      let size = use.scope.size(ofRectangle: frame)
      return size.width == 0 && size.height == 0 ? nil : sizing(.creation, size, use, by: frame)
    }
    return [created].compactMap { $0 }
      + assignments.compactMap { frame($0) }
      + calls.flatMap { constraint($0) }
      + handed.flatMap { constraint($0) }
  }

  private func sizing<What>(
    _ way: ViewSizing.Way,
    _ size: ViewSizing.Size,
    _ use: Use<What>,
    by value: Expression?,
    at range: ByteRange? = nil
  ) -> ViewSizing {
    ViewSizing(width: size.width, height: size.height, way: way, range: range ?? use.range, code: use.code, value: value)
  }

  private func frame(_ use: Use<Assignment>) -> ViewSizing? {
    let scope = use.scope
    let value = use.what.value
    switch use.what.path {
    case ["frame"], ["bounds"]: return sizing(.frame, scope.size(ofRectangle: value), use, by: value)
    case ["frame", "size"], ["bounds", "size"]: return sizing(.frame, scope.size(value), use, by: value)
    case ["frame", "size", "width"], ["bounds", "size", "width"]: return sizing(.frame, (scope.length(value), nil), use, by: value)
    case ["frame", "size", "height"], ["bounds", "size", "height"]: return sizing(.frame, (nil, scope.length(value)), use, by: value)
    case ["size"] where scope.extendsViews("size"): return sizing(.frame, scope.size(value), use, by: value)
    case ["width"] where scope.extendsViews("width"): return sizing(.frame, (scope.length(value), nil), use, by: value)
    case ["height"] where scope.extendsViews("height"): return sizing(.frame, (nil, scope.length(value)), use, by: value)
    default: return nil
    }
  }

  private func constraint(_ use: Use<MemberCall>) -> [ViewSizing] {
    guard use.isRequired else { return [] }
    let scope = use.scope
    let call = use.what.call
    switch (use.what.path, call.arguments.first?.label) {
    case (["widthAnchor", "constraint"], "equalToConstant"), (["widthAnchor", "constraint"], "lessThanOrEqualToConstant"):
      let value = call.arguments.first?.value
      return [sizing(.constraint, (value.flatMap { scope.length($0) }, nil), use, by: value).limited(by: call)]
    case (["heightAnchor", "constraint"], "equalToConstant"), (["heightAnchor", "constraint"], "lessThanOrEqualToConstant"):
      let value = call.arguments.first?.value
      return [sizing(.constraint, (nil, value.flatMap { scope.length($0) }), use, by: value).limited(by: call)]
    case (["autoSetDimension"], nil):
      let length = call.argument("toSize").flatMap { scope.length($0) }
      let isWidth = call.arguments.first?.value.lastName == "width"
      return [sizing(.constraint, isWidth ? (length, nil) : (nil, length), use, by: call.argument("toSize"))]
    case (["autoSetDimensions"], "to"): return call.argument("to").map { [sizing(.constraint, scope.size($0), use, by: $0)] } ?? []
    case (let path, nil) where path.first.map(ChainedLayout.beginnings.contains) ?? false || isSized(by: path, use):
      return ChainedLayout.size(call, after: path, scope).map { [sizing(.constraint, $0.size, use, by: $0.value)] } ?? []
    case (let path, _) where EasyLayout.isDone(by: path):
      return EasyLayout.sizes(call, scope).map { sizing(.constraint, $0.size, use, by: $0.value, at: $0.value.range) }
    default:
      guard let maker = use.what.path.last, ConstraintClosures.makers.contains(maker), let closure = call.closures.last else {
        let anchor = use.what.path.count == 2 ? use.what.path[0] : nil
        guard use.what.path.count == 1 || ["widthAnchor", "heightAnchor"].contains(anchor) else { return [] }
        return scope.sizesByOwnFunction(call, of: anchor).map { sizing($0, use) }
      }
      // `button.imageView?.snp.makeConstraints` speaks of the picture.
      let between = use.what.path.dropLast()
      guard between.isEmpty || between == ["snp"] else { return [] }
      return ConstraintClosures.sizes(in: closure, scope).map { found in
        sizing(.constraint, found.size, use, by: found.value, at: found.range).limited(by: found.call)
      }
    }
  }

  /// Whether a function of a library's gives it a size: in a chain that holds on to the view, or by itself.
  private func isSized(by path: [String], _ use: Use<MemberCall>) -> Bool {
    path.last.map(ChainedLayout.functions.contains) ?? false && ChainedLayout.mayBegin(in: use.code.file, of: use.scope.project)
      && use.scope.calledFunction(use.what.call) == nil
  }

  private func constraint(_ use: Use<Handing>) -> [ViewSizing] {
    guard let call = use.what.call, use.isRequired else { return [] }
    let scope = use.scope
    if call.name == "NSLayoutConstraint", use.what.label == "item", call.argument("toItem")?.isNil == true,
      ["equal", "lessThanOrEqual"].contains(call.argument("relatedBy")?.lastName)
    {
      let value = call.argument("constant")
      let length = value.flatMap { scope.length($0) }
      switch call.argument("attribute")?.lastName {
      case "width": return [sizing(.constraint, (length, nil), use, by: value)]
      case "height": return [sizing(.constraint, (nil, length), use, by: value)]
      default: return []
      }
    }
    if let format = call.argument("withVisualFormat").flatMap({ scope.visualFormat($0) }), let name = use.what.label {
      let size = VisualFormat.size(of: name, in: format) { metric in
        guard case .dictionary(let pairs)? = call.argument("metrics")?.kind else { return nil }
        return pairs.first { $0.key.text == metric }.flatMap { scope.length($0.value) }
      }
      return [sizing(.constraint, size, use, by: nil)]
    }
    if call.name == "constrain", let closure = call.closures.last, closure.parameters.indices.contains(use.what.position) {
      let name = closure.parameters[use.what.position]
      return ConstraintClosures.comparedSizes(of: name, in: closure, scope).map {
        sizing(.constraint, $0.size, use, by: $0.value, at: $0.range)
      }
    }
    if call.name == ChainedLayout.adding {
      let chain = ChainedLayout.calls(after: use.around)
      return chain.compactMap { ChainedLayout.size($0, after: chain.compactMap(\.name), scope) }.map {
        sizing(.constraint, $0.size, use, by: $0.value)
      }
    }
    if let size = scope.sizeByOwnFormat(call, handed: use.what.position) {
      // One format may size several views.
      return [sizing(.constraint, size, use, by: nil, at: call.arguments[use.what.position].value.range)]
    }
    return scope.sizesByOwnFunction(call, handed: use.what.position).map { sizing($0, use) }
  }

  private func sizing<What>(_ given: CodeScope.GivenSize, _ use: Use<What>) -> ViewSizing {
    var sizing = sizing(.constraint, given.size, use, by: given.value)
    sizing.origin = given.origin
    return sizing
  }
}

extension ViewSizing {
  fileprivate func limited(by call: Call) -> ViewSizing {
    var sizing = self
    sizing.isLimit = call.name == "lessThanOrEqualTo" || call.arguments.first?.label == "lessThanOrEqualToConstant"
    return sizing
  }
}

extension ViewCode.Use {
  /// Whether nothing lowers the constraint's priority, and nothing keeps it to change it later.
  var isRequired: Bool {
    if let parent = around.parent, case .member(_, let name) = parent.kind, name.lowercased().contains("priority") { return false }
    var name: String?
    if case .variable(let variable)? = around.last { name = variable.name }
    if case .assignment(let target, _, _)? = around.parent?.kind { name = target.lastName }
    guard let name else { return true }
    return !code.body.containsExpression { expression in
      guard case .assignment(let target, _, _) = expression.kind else { return false }
      return ["priority", "constant"].contains(target.lastName) && target.base?.lastName == name
    }
  }
}

extension CodeScope {
  /// Whether the project gives views a settable property of that name.
  fileprivate func extendsViews(_ name: String) -> Bool {
    project.frameworkType("UIView")?.property(name) != nil
  }
}

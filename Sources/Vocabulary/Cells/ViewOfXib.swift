extension CodeScope {
  /// The type of the view that an expression makes by loading a xib: `Bundle.main.loadNibNamed("Cell", owner: nil)?.first as! Cell`.
  func viewOfXib(_ expression: Expression) -> TypeName? {
    guard case .cast(let value, let sign, let type) = expression.kind, sign != "is", loadsXib(value) else { return nil }
    return type
  }

  /// - Parameter depth: through how many variables it is followed what was loaded.
  private func loadsXib(_ value: Expression, depth: Int = 2) -> Bool {
    switch value.kind {
    case .call(let call):
      if call.name == "loadNibNamed" || call.name == "instantiate" && call.argument("withOwner") != nil { return true }
      return call.callee.base.map { loadsXib($0, depth: depth) } ?? false
    case .member(let base?, _), .element(let base, _), .cast(let base, _, _): return loadsXib(base, depth: depth)
    case .name(let name):
      guard depth > 0, let loaded = local(name, before: value.range)?.initialValue else { return false }
      return loadsXib(loaded, depth: depth - 1)
    default: return false
    }
  }
}

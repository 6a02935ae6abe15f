/// A cell, header or footer that code registers with a table or collection, to be dequeued when one is needed.
public struct CellRegistration: Sendable {
  public let view: View
  /// By which it is dequeued; nil where that isn't known, and for the registrations that are handed over themselves.
  public let identifier: String?
  /// Whether it is a header, footer or other view beside the cells.
  public let isSupplementary: Bool
  /// What sets up each one, for the registrations that are handed over themselves.
  public let handler: Closure?
  public let range: ByteRange
  public let file: Int

  /// What is registered.
  public enum View: Sendable, Hashable {
    case type(TypeName)
    /// A xib, by its name where that is known.
    case nib(String?)
  }
}

extension ProjectType {
  /// The registrations in the type's own code.
  public var cellRegistrations: [CellRegistration] {
    code(mentioning: ["register", "CellRegistration", "SupplementaryRegistration"]).flatMap { code in
      let scope = code.scope
      var found: [CellRegistration] = []
      code.body.forEachExpression { expression, _ in
        if let registration = expression.identified(scope) ?? expression.handedOver(scope) { found.append(registration) }
      }
      return found
    }
  }
}

extension Expression {
  /// `table.register(Cell.self, forCellReuseIdentifier: "Cell")`
  fileprivate func identified(_ scope: CodeScope) -> CellRegistration? {
    guard let call, call.name == "register", let first = call.arguments.first?.value, let last = call.arguments.last,
      let label = last.label, label.lowercased().hasSuffix("reuseidentifier"), let view = first.registered(scope)
    else { return nil }
    return CellRegistration(
      view: view,
      identifier: scope.text(last.value),
      isSupplementary: label.contains("HeaderFooter") || call.argument("forSupplementaryViewOfKind") != nil,
      handler: nil,
      range: range,
      file: scope.file
    )
  }

  /// `UICollectionView.CellRegistration<Cell, Item> { cell, path, item in … }`
  fileprivate func handedOver(_ scope: CodeScope) -> CellRegistration? {
    guard let made = constructedType, let view = made.genericArguments.first, let kind = made.base.split(separator: ".").last,
      kind == "CellRegistration" || kind == "SupplementaryRegistration"
    else { return nil }
    return CellRegistration(
      view: .type(view),
      identifier: nil,
      isSupplementary: kind == "SupplementaryRegistration",
      handler: call?.closures.last,
      range: range,
      file: scope.file
    )
  }

  /// `Cell.self`, or a xib.
  private func registered(_ scope: CodeScope) -> CellRegistration.View? {
    if let path, path.last == "self", path.count > 1 { return .type(TypeName(path.dropLast().joined(separator: "."))) }
    let value = scope.constant(self)
    let made = value?.expression ?? self
    guard made.constructedType?.base == "UINib" else { return nil }
    return .nib(made.call?.argument("nibName").flatMap { (value?.scope ?? scope).text($0) })
  }
}

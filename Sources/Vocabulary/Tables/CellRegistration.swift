/// A cell, header or footer that code registers with a table or collection, to be dequeued when one is needed.
public struct CellRegistration: Sendable {
  /// What is registered.
  public let view: View
  /// By which it is dequeued; nil where that isn't known, and for the registrations that are handed over themselves.
  public let identifier: String?
  /// Whether it is a header, footer or other view beside the cells.
  public let isSupplementary: Bool
  /// What sets up each one, for the registrations that are handed over themselves.
  public let handler: Closure?
  /// The call that registers it.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int

  /// What is registered.
  public enum View: Sendable, Hashable {
    /// A class that code names.
    case type(TypeName)
    /// A xib, by its name where that is known.
    case nib(String?)
  }
}

extension ProjectType {
  /// The registrations in the type's own code.
  public var cellRegistrations: [CellRegistration] {
    code(mentioning: CellRegistration.words).flatMap(\.cellRegistrations)
  }

  /// Whether tables and collections know the class for headers, footers and the like alone, and for no row or item.
  package var isOnlyForSections: Bool {
    let words = CellRegistration.words.map { Word($0) }
    let registrations = project.code(mentioning: [lastName]).alsoMentioning(words).filter { $0.mayHold(words) }
      .flatMap(\.cellRegistrations).filter { $0.view == .type(TypeName(lastName)) || $0.view == .type(TypeName(name)) }
    return !registrations.isEmpty && registrations.allSatisfy(\.isSupplementary)
  }
}

extension CellRegistration {
  fileprivate static let words = ["register", "CellRegistration", "SupplementaryRegistration"]
}

extension ProjectCode {
  fileprivate var cellRegistrations: [CellRegistration] {
    let scope = scope
    var found: [CellRegistration] = []
    body.forEachExpression { expression, _ in
      let registration = expression.identified(scope) ?? expression.named(scope) ?? expression.handedOver(scope)
      if let registration { found.append(registration) }
    }
    return found
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

  /// `table.register(Cell.self)`, by a function of the project's or a library's that makes the identifier of the class's name.
  fileprivate func named(_ scope: CodeScope) -> CellRegistration? {
    guard let call, call.name == "register", call.arguments.count == 1, let type = call.arguments[0].value.metatype else { return nil }
    let kinds = ["UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView"]
    guard let kind = kinds.first(where: { scope.project.isKind(type, of: $0, from: scope.type, in: scope.file) }) else { return nil }
    return CellRegistration(
      view: .type(type), identifier: nil, isSupplementary: kind == kinds.last, handler: nil, range: range, file: scope.file
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
    if let metatype { return .type(metatype) }
    let value = scope.constant(self)
    let made = value?.expression ?? self
    guard made.constructedType?.base == "UINib" else { return nil }
    return .nib(made.call?.argument("nibName").flatMap { (value?.scope ?? scope).text($0) })
  }
}

// The items that a compositional layout sizes: `NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])`.
extension ProjectType {
  /// The sizes that the type's layouts give their items.
  var compositionalSizes: [ItemSize] {
    code(mentioning: ["NSCollectionLayoutGroup"]).flatMap { code -> [ItemSize] in
      let scope = code.scope
      var found: [ItemSize] = []
      code.body.forEachExpression { expression, _ in
        if let group = expression.call.flatMap({ LayoutGroup($0, scope) }) { found += group.itemSizes }
      }
      return found
    }
  }
}

/// A group of a compositional layout.
private struct LayoutGroup {
  let call: Call
  let scope: CodeScope
  let isVertical: Bool

  init?(_ call: Call, _ scope: CodeScope) {
    guard call.callee.base?.lastName == "NSCollectionLayoutGroup", let name = call.name, ["horizontal", "vertical"].contains(name) else {
      return nil
    }
    self.call = call
    self.scope = scope
    isVertical = name == "vertical"
  }

  var itemSizes: [ItemSize] {
    let whole = call.argument("layoutSize").map { size($0, within: .none) } ?? .none
    return items.map { item in
      var own = item.call?.argument("layoutSize").map { size($0, within: whole) } ?? .none
      // So many share the group's room, whatever they ask for.
      if let count = call.argument("count").flatMap({ scope.number($0) }), count > 0 {
        if isVertical { own.height = whole.height?.part(1 / count) } else { own.width = whole.width?.part(1 / count) }
      }
      let place = own.height?.literal ?? whole.height?.literal ?? own.width?.literal ?? whole.width?.literal ?? item
      return ItemSize(
        place, file: scope.file, width: own.width?.points, height: own.height?.points,
        literals: (own.width?.literal?.writtenNumber, own.height?.literal?.writtenNumber)
      )
    }
  }

  /// The items in the group, other groups left out.
  private var items: [Expression] {
    let given: [Expression]
    if case .array(let list)? = call.argument("subitems").map({ resolved($0) })?.kind { given = list } else { given = [] }
    let repeated = [call.argument("repeatingSubitem"), call.argument("subitem")].compactMap { $0 }
    return (given + repeated).map { resolved($0) }.filter { $0.constructedType?.base == "NSCollectionLayoutItem" }
  }

  private struct Length {
    let points: Double
    /// The number that says so; nil for a part of another length.
    let literal: Expression?

    func part(_ share: Double) -> Length { Length(points: points * share, literal: nil) }
  }

  private struct Size {
    var width: Length?
    var height: Length?

    static let none = Size()
  }

  /// What a size says, in the room of what it is a part of.
  private func size(_ expression: Expression, within room: Size) -> Size {
    let made = resolved(expression).call
    return Size(
      width: made?.argument("widthDimension").flatMap { length($0, room) },
      height: made?.argument("heightDimension").flatMap { length($0, room) }
    )
  }

  /// `.absolute(32)`, or a part of the room: `.fractionalHeight(0.5)`.
  private func length(_ dimension: Expression, _ room: Size) -> Length? {
    guard let call = dimension.call, let value = call.argument(nil), let number = scope.number(value) else { return nil }
    switch call.name {
    case "absolute": return Length(points: number, literal: value)
    case "fractionalWidth": return room.width?.part(number)
    case "fractionalHeight": return room.height?.part(number)
    default: return nil
    }
  }

  private func resolved(_ expression: Expression) -> Expression { scope.constant(expression)?.expression ?? expression }
}

/// Sizes in EasyPeasy's lists: `button.easy.layout(Size(24), Top(8))`.
enum EasyLayout {
  /// The property of a view that lays it out.
  static let property = "easy"

  /// Whether a call lays a view out, by the names that lead to it.
  static func isDone(by path: some Collection<String>) -> Bool { path.elementsEqual([property, "layout"]) }

  /// What a list gives a view; nothing that another view gives it, or that may be more or less.
  static func sizes(_ call: Call, _ scope: CodeScope) -> [(size: ViewSizing.Size, value: Expression)] {
    attributes(call).compactMap { attribute in
      guard let made = attribute.call, made.arguments.count == 1, let value = made.argument(nil) else { return nil }
      switch attribute.constructedType?.base {
      case "Width": return ((scope.length(value), nil), value)
      case "Height": return ((nil, scope.length(value)), value)
      case "Size":
        let length = scope.length(value)
        return (length.map { ($0, $0) } ?? scope.size(value), value)
      default: return nil
      }
    }
  }

  /// The sides and lengths that a list says something of: `top`, `height`.
  static func sides(_ call: Call) -> [String] { attributes(call).compactMap(side) }

  /// The side or length that an attribute is: `top` of `Top(8).to(title, .bottom)`.
  static func side(_ attribute: Expression) -> String? {
    attribute.viewChain.root.constructedType.map { $0.base.prefix(1).lowercased() + $0.base.dropFirst() }
  }

  private static func attributes(_ call: Call) -> [Expression] {
    call.arguments.map(\.value).flatMap { value in
      if case .array(let list) = value.kind { list } else { [value] }
    }
  }
}

/// A font that isn't the system's, given to the text of a bar.
public struct CustomBarFont {
  /// The expression that makes the font.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The fonts that a file's code gives to titles and buttons of bars, those of the system and those that follow the
  /// reader's text size left out.
  public func customBarFonts(in file: Int) -> [CustomBarFont] {
    let words = ["titleTextAttributes", "largeTitleTextAttributes", "setTitleTextAttributes"]
    return touchCode(in: file, mentioning: words).flatMap(\.customBarFonts)
  }
}

extension ProjectCode {
  fileprivate var customBarFonts: [CustomBarFont] {
    let scope = self.scope
    var found: [CustomBarFont] = []
    body.forEachExpression { expression, _ in
      guard let font = expression.barFont(scope), font.scope.isCustomFont(font.value,
        CodeScope.followedConstants)
      else { return }
      found.append(CustomBarFont(range: font.value.range, file: font.scope.file))
    }
    return found
  }
}

extension Expression {
  /// The font that the expression gives to a bar's text.
  fileprivate func barFont(_ scope: CodeScope) -> (value: Expression, scope: CodeScope)? {
    switch kind {
    case .assignment(let target, "=", let value):
      if case .element(let base, let keys) = target.kind, base.isTitleAttributes, keys.first?.value.isFontKey == true {
        return (value, scope)
      }
      return target.isTitleAttributes ? scope.font(in: value) : nil
    case .call(let call):
      guard call.name == "setTitleTextAttributes", let item = call.callee.base, scope.isBarItem(item) else {
        return nil
      }
      return call.argument(nil).flatMap { scope.font(in: $0) }
    default: return nil
    }
  }

  private var isTitleAttributes: Bool { ["titleTextAttributes", "largeTitleTextAttributes"].contains(lastName) }

  fileprivate var isFontKey: Bool { ["font", "NSFontAttributeName"].contains(lastName) }
}

extension CodeScope {
  /// The font in a dictionary of attributes, a literal or a name that holds one.
  fileprivate func font(in attributes: Expression) -> (value: Expression, scope: CodeScope)? {
    switch attributes.kind {
    case .dictionary(let pairs): return pairs.first { $0.key.isFontKey }.map { ($0.value, self) }
    case .cast(let value, _, _): return font(in: value)
    case .name(let name):
      if let local = local(name, before: attributes.range) { return local.initialValue.flatMap { font(in: $0) } }
      return constant(attributes).flatMap { $0.scope.font(in: $0.expression) }
    default: return constant(attributes).flatMap { $0.scope.font(in: $0.expression) }
    }
  }

  /// Segmented controls have attributes of that name, too.
  fileprivate func isBarItem(_ expression: Expression) -> Bool {
    if isKind(expression, of: "UIBarItem") { return true }
    guard expression.call?.name == "appearance", let owner = expression.base?.path else { return false }
    return ["UIBarButtonItem", "UITabBarItem", "UIBarItem"].contains(owner.last)
  }

  /// Whether a font is known to be made from the name of a typeface, at a size that doesn't follow the reader's.
  fileprivate func isCustomFont(_ font: Expression, _ depth: Int) -> Bool {
    guard depth > 0 else { return false }
    switch font.kind {
    case .binary(let value, "??", _), .cast(let value, _, _): return isCustomFont(value, depth - 1)
    default: break
    }
    if let constant = constant(font, depth) { return constant.scope.isCustomFont(constant.expression, depth - 1) }
    guard let call = font.call else { return false }
    if font.constructedType?.base == "UIFont" { return call.argument("name") != nil }
    // `UIFont.brand(ofSize: 17)`, where an extension of the project makes it.
    guard let owner = call.callee.base?.path, let name = call.name,
      let type = type(named: owner.joined(separator: "."))
    else {
      return false
    }
    let functions = type.callable(name).filter { call.fits($0.facts) }
    guard functions.count == 1, !functions[0].body.containsExpression(where: { $0.call?.name == "scaledFont" }) else {
      return false
    }
    let values = functions[0].body.returnedValues
    let scope = CodeScope(functions[0], in: project)
    return !values.isEmpty && values.allSatisfy { scope.isCustomFont($0, depth - 1) }
  }
}

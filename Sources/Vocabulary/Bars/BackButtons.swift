/// A place in code that changes a navigation bar's back button.
public struct BackButtonChange {
  /// The assignment.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
  /// The further places in the file where the same type does the same.
  public internal(set) var others: [ByteRange] = []
  /// Whether the screen whose back button it is is known to have no title.
  public let isUntitled: Bool
}

extension Project {
  /// The places where a file's code empties the title of a back button that may show: one a type.
  ///
  /// The button is the next screen's: it shows where another screen is seen to be pushed on the one whose item is changed.
  public func blankBackButtons(in file: Int) -> [BackButtonChange] {
    var ofTypes: [ProjectType?: BackButtonChange] = [:]
    for code in touchCode(in: file, mentioning: ["backButtonTitle", "backBarButtonItem"]) {
      for button in code.blankBackButtons.sorted(by: { $0.range.start < $1.range.start }) {
        ofTypes[code.type, default: button].add(button.range)
      }
    }
    return ofTypes.values.sorted { $0.range.start < $1.range.start }
  }
}

extension BackButtonChange {
  fileprivate mutating func add(_ place: ByteRange) {
    guard place != range else { return }
    let all = (others + [range, place]).sorted { $0.start < $1.start }
    self = BackButtonChange(range: all[0], file: file, others: Array(all.dropFirst()), isUntitled: isUntitled)
  }
}

extension ProjectCode {
  fileprivate var blankBackButtons: [BackButtonChange] {
    let scope = self.scope
    var found: [BackButtonChange] = []
    body.forEachExpression { expression, around in
      guard case .assignment(let target, "=", let value) = expression.kind else { return }
      switch target.lastName {
      case "backButtonTitle":
        guard value.alternatives.contains(where: scope.isEmptyText), scope.isNavigationItem(target.base) else { return }
      case "backBarButtonItem":
        guard value.alternatives.contains(where: { isBlankItem($0, scope) }) else { return }
      default: return
      }
      if around.isForSomeReleases, showsArrowAlone { return }
      guard BackButtonOwner(of: target, in: self, scope).isPushedUpon else { return }
      let isUntitled = target.isOwnItem && type.map { $0.isSurelyUntitled || $0.showsViewForTitle } ?? false
      found.append(BackButtonChange(range: expression.range, file: file, isUntitled: isUntitled))
    }
    return found
  }

  /// Whether the code says that back buttons show their arrow alone, which keeps the title: older releases can't.
  private var showsArrowAlone: Bool {
    body.containsExpression { expression in
      guard case .assignment(let target, _, _) = expression.kind else { return false }
      return target.lastName == "backButtonDisplayMode"
    }
  }

  /// Whether a bar button item has neither a title nor an image, and is given none.
  private func isBlankItem(_ item: Expression, _ scope: CodeScope) -> Bool {
    let made = item.kind == .name(item.lastName ?? "") ? scope.madeItem(item) : item
    guard let made, made.constructedType?.base == "UIBarButtonItem", let call = made.call else { return false }
    let labels = Set(call.arguments.compactMap(\.label))
    guard labels.isSubset(of: ["title", "style", "target", "action"]) || call.argument("image")?.isNil == true else {
      return false
    }
    guard call.argument("title").map({ $0.alternatives.contains(where: scope.isBlank) }) ?? true else { return false }
    guard let name = item.ownName else { return true }
    return !body.containsExpression { expression in
      guard case .assignment(let target, "=", let value) = expression.kind, target.base?.ownName == name else {
        return false
      }
      return target.lastName == "image" || target.lastName == "title" && !scope.isBlank(value)
    }
  }
}

extension Expression {
  /// Whether it belongs to the navigation item of the screen whose code this is.
  fileprivate var isOwnItem: Bool { base?.ownName == "navigationItem" }
}

extension CodeScope {
  /// A title that is there, but shows nothing; nil stands for the title of the screen before.
  fileprivate func isEmptyText(_ title: Expression) -> Bool { !title.isNil && isBlank(title) }

  fileprivate func isNavigationItem(_ owner: Expression?) -> Bool {
    guard let owner else { return type?.isKind(of: "UINavigationItem") ?? false }
    return owner.lastName == "navigationItem" || isKind(owner, of: "UINavigationItem")
  }

  /// The expression that makes what a local variable holds.
  fileprivate func madeItem(_ item: Expression) -> Expression? {
    guard let name = item.ownName else { return nil }
    return local(name, before: item.range)?.initialValue ?? constant(item)?.expression
  }
}

// MARK: - Hidden back buttons

extension ProjectType {
  /// The places where the type hides the back button for good, though nothing else in it is seen to lead back or out.
  public var hiddenBackButtons: [BackButtonChange] {
    let words = ["hidesBackButton", "setHidesBackButton", "navigationBarBackButtonHidden"]
    return code(mentioning: words).flatMap { code -> [BackButtonChange] in
      guard project.isForTouch(code.file) else { return [] }
      let scope = code.scope
      var found: [BackButtonChange] = []
      code.body.forEachExpression { expression, _ in
        guard let place = expression.hiddenBackButton, let owner = scope.screen(of: expression, in: self),
          ![self, owner].contains(where: \.leadsOut), !owner.isOnlyEmbedded, !owner.isOnlyRoot, !owner.showsGivenContent
        else { return }
        found.append(BackButtonChange(range: place, file: code.file, isUntitled: false))
      }
      return found
    }
  }
}

extension ProjectType {
  /// Whether it is a view around another one, of whatever type, that whoever makes it brings along.
  fileprivate var showsGivenContent: Bool {
    isKind(of: "View") && generics.contains { parameter in
      properties.contains { $0.facts.type?.text.contains(parameter.name) ?? false }
    }
  }
}

extension CodeScope {
  /// The type of the screen whose back button is hidden; nil where it isn't known.
  fileprivate func screen(of expression: Expression, in type: ProjectType) -> ProjectType? {
    if expression.call?.name == "navigationBarBackButtonHidden" {
      guard let root = expression.viewChain.root.constructedType?.base else { return type }
      return self.type(named: root) ?? type
    }
    var target = expression.base
    if case .assignment(let assigned, _, _) = expression.kind { target = assigned.base }
    guard let item = target, item.lastName == "navigationItem" else { return nil }
    guard let owner = item.base, !owner.isSelf else { return type }
    return self.type(of: owner).flatMap { self.type(named: $0.base) }
  }
}

extension Expression {
  /// The place where it hides a back button without a condition.
  fileprivate var hiddenBackButton: ByteRange? {
    switch kind {
    case .assignment(let target, "=", let value):
      return target.lastName == "hidesBackButton" && value.kind == .boolean(true) ? range : nil
    case .call(let call):
      switch call.name {
      case "setHidesBackButton": return call.argument(nil)?.kind == .boolean(true) ? range : nil
      case "navigationBarBackButtonHidden" where call.arguments.first.map { $0.value.kind == .boolean(true) } ?? true:
        return ByteRange(start: call.nameRange.start, end: range.end)
      default: return nil
      }
    default: return nil
    }
  }
}

/// A bar button item made by hand where the system has the same one.
public struct HandMadeItem {
  /// The system's item: `done` for `.done`.
  public let systemItem: String
  /// What the item shows: `the title "Done"`.
  public let shown: String
  /// Whether the code says in full what it shows, so that the system's item shows the same; not for a title that is
  /// translated, nor for a drawing of the app's own.
  public let looksTheSame: Bool
  /// Whether the app translates the title itself.
  public let isTranslated: Bool
  /// What makes it.
  public let call: Call
  /// All of the construction.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The items that a file's code makes with the system's own titles and images, those that change what they show left
  /// out, and those of controllers that stand in others.
  public func handMadeItems(in file: Int) -> [HandMadeItem] {
    touchCode(in: file, mentioning: ["UIBarButtonItem"]).flatMap(\.handMadeItems)
  }
}

extension ProjectCode {
  fileprivate var handMadeItems: [HandMadeItem] {
    let scope = self.scope
    var found: [HandMadeItem] = []
    body.forEachExpression { expression, around in
      guard let call = expression.call, let item = scope.handMadeItem(call, expression), !isChanged(around) else {
        return
      }
      found.append(item)
    }
    return found.isEmpty || type?.isOnlyEmbedded ?? false ? [] : found
  }

  /// Whether the item is a back button, whose title is a place, or its title or image is set elsewhere.
  private func isChanged(_ around: [Enclosure]) -> Bool {
    guard let name = holder(around) else { return false }
    if name == "backBarButtonItem" { return true }
    if [name, property?.name].compactMap({ $0 }).contains(where: isChangedFromOutside) { return true }
    let pieces = type?.code(mentioning: ["title", "image", "backBarButtonItem"]) ?? [self]
    return pieces.contains { piece in
      piece.body.containsExpression { expression in
        guard case .assignment(let target, _, let value) = expression.kind else { return false }
        if target.lastName == "backBarButtonItem" { return value.lastName == name }
        return ["title", "image"].contains(target.lastName) && target.base?.lastName == name
      }
    }
  }

  /// Whether the code of another type gives the item of that name another title or image.
  private func isChangedFromOutside(_ name: String) -> Bool {
    guard let type, let property = type.property(name), !property.isPrivate else { return false }
    return project.code(mentioning: [name]).contains { code in
      guard code.type != type else { return false }
      let scope = code.scope
      return code.body.containsExpression { expression in
        guard case .assignment(let target, _, _) = expression.kind, ["title", "image"].contains(target.lastName),
          let item = target.base, item.lastName == name, let owner = item.base, !owner.isSelf
        else { return false }
        return scope.owner(owner).map { $0 == type } ?? true
      }
    }
  }

  /// The name of the variable or property that takes the item.
  private func holder(_ around: [Enclosure]) -> String? {
    for enclosure in around.reversed() {
      switch enclosure {
      case .variable(let variable): return variable.name
      case .expression(let expression):
        if case .assignment(let target, _, _) = expression.kind { return target.lastName }
      default: continue
      }
    }
    return property?.name
  }
}

extension CodeScope {
  /// The item that `UIBarButtonItem(…)` makes, or `UIBarButtonItem().then { … }`.
  fileprivate func handMadeItem(_ call: Call, _ expression: Expression) -> HandMadeItem? {
    if expression.constructedType?.base == "UIBarButtonItem" {
      let labels = call.arguments.map(\.label)
      guard !labels.contains("menu"), !labels.contains("landscapeImagePhone") else { return nil }
      return systemItem(title: call.argument("title"), image: call.argument("image"), call, expression.range)
    }
    guard call.name == "then", let made = call.callee.base, made.constructedType?.base == "UIBarButtonItem",
      made.call?.arguments.isEmpty ?? false, let closure = call.closures.first, call.arguments.count == 1
    else { return nil }
    let setUp = closure.assignments
    guard !setUp.isOpen, setUp.values["menu"] == nil, setUp.values["customView"] == nil else { return nil }
    return systemItem(title: setUp.values["title"], image: setUp.values["image"], call, expression.range)
  }

  private func systemItem(title: Expression?, image: Expression?, _ call: Call, _ range: ByteRange) -> HandMadeItem? {
    let given = [title, image].compactMap { $0 }.filter { !$0.isNil }
    guard given.count == 1, let content = given.first else { return nil }
    guard let title, !title.isNil else {
      return self.image(content).map { image in
        HandMadeItem(
          systemItem: image.item, shown: "the image \"\(image.name)\"", looksTheSame: image.isSymbol, isTranslated: false,
          call: call, range: range, file: file
        )
      }
    }
    guard let title = self.title(title), let item = SystemItems.titles[title.text] else { return nil }
    return HandMadeItem(
      systemItem: item, shown: "the title \"\(title.text)\"", looksTheSame: !title.isTranslated,
      isTranslated: title.isTranslated, call: call, range: range, file: file
    )
  }

  /// A title's text in the language that the code is written in.
  private func title(_ expression: Expression) -> (text: String, isTranslated: Bool)? {
    if let text = text(expression) { return (text, false) }
    switch expression.kind {
    case .call: return shownText(expression).map { ($0.text, true) }
    case .member(let base?, _) where base.text != nil: return shownText(expression).map { ($0.text, true) }
    default: return constant(expression).flatMap { $0.scope.title($0.expression) }
    }
  }

  /// What an image shows, where its name says that.
  private func image(_ expression: Expression) -> (item: String, name: String, isSymbol: Bool)? {
    guard let call = expression.call else {
      return imageConstant(expression).flatMap { $0.expression.call == nil ? nil : $0.scope.image($0.expression) }
    }
    guard expression.constructedType?.base == "UIImage" else { return nil }
    if let name = call.argument("systemName").flatMap(text) {
      return SystemItems.symbols[name].map { ($0, name, call.arguments.count == 1) }
    }
    guard let name = call.argument("named").flatMap(text) else { return nil }
    let words = name.lowercased().split { !$0.isLetter }.map(String.init).filter { !SystemItems.noise.contains($0) }
    guard words.count == 1 else { return nil }
    return SystemItems.drawings[words[0]].map { ($0, name, false) }
  }

  /// What the constant of an image stands for: `.addition` and `UIImage.addition` are the project's additions to UIImage.
  private func imageConstant(_ expression: Expression) -> (expression: Expression, scope: CodeScope)? {
    guard case .member(nil, let name) = expression.kind else { return constant(expression) }
    let type = Expression(range: expression.range, kind: .name("UIImage"))
    return constant(Expression(range: expression.range, kind: .member(type, name)))
  }
}

extension Closure {
  /// What the closure assigns to the properties of the object that it is given; open where it holds more than
  /// expressions, or assigns one of them twice.
  fileprivate var assignments: (values: [String: Expression], isOpen: Bool) {
    let object = parameters.first ?? "$0"
    var values: [String: Expression] = [:]
    for statement in body {
      guard case .expression(let expression) = statement.kind else { return (values, true) }
      guard case .assignment(let target, "=", let value) = expression.kind,
        case .member(let base?, let name) = target.kind, base.kind == .name(object)
      else { continue }
      guard values.updateValue(value, forKey: name) == nil else { return (values, true) }
    }
    return (values, false)
  }
}

/// What the system's items show.
private enum SystemItems {
  static let titles = ["Edit": "edit", "Done": "done", "Cancel": "cancel", "Save": "save"]

  static let symbols = [
    "square.and.pencil": "compose", "plus": "add", "trash": "trash", "square.and.arrow.up": "action",
  ]

  static let drawings = ["compose": "compose", "add": "add", "plus": "add", "trash": "trash", "share": "action"]

  /// Words in the names of images that say nothing of what they show.
  static let noise: Set<String> = [
    "icon", "ic", "icn", "button", "btn", "bar", "nav", "navbar", "toolbar", "item", "image", "img",
  ]
}

/// A bar button item made by hand where the system has the same one.
public struct HandMadeItem {
  /// The system's item: `done` for `.done`.
  public let systemItem: String
  /// What the item shows: `the title "Done"`.
  public let shown: String
  /// Whether the code says in full what it shows, so that the system's item shows the same; not for a title that is
  /// translated, nor for a drawing of the app's own.
  public let looksTheSame: Bool
  public let call: Call
  public let range: ByteRange
  public let file: Int
}

extension Project {
  /// The items that a file's code makes with the system's own titles and images, those that change what they show left
  /// out.
  public func handMadeItems(in file: Int) -> [HandMadeItem] {
    touchCode(in: file, mentioning: ["UIBarButtonItem"]).flatMap(\.handMadeItems)
  }
}

extension ProjectCode {
  fileprivate var handMadeItems: [HandMadeItem] {
    let scope = self.scope
    var found: [HandMadeItem] = []
    body.forEachExpression { expression, around in
      guard expression.constructedType?.base == "UIBarButtonItem", let call = expression.call,
        let item = scope.systemItem(call, expression.range), !isChanged(around)
      else { return }
      found.append(item)
    }
    return found
  }

  /// Whether the item is a back button, whose title is a place, or its title or image is set elsewhere.
  private func isChanged(_ around: [Enclosure]) -> Bool {
    guard let name = holder(around) else { return false }
    if name == "backBarButtonItem" { return true }
    let pieces = type?.code(mentioning: ["title", "image", "backBarButtonItem"]) ?? [self]
    return pieces.contains { piece in
      piece.body.containsExpression { expression in
        guard case .assignment(let target, _, let value) = expression.kind else { return false }
        if target.lastName == "backBarButtonItem" { return value.lastName == name }
        return ["title", "image"].contains(target.lastName) && target.base?.lastName == name
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
  fileprivate func systemItem(_ call: Call, _ range: ByteRange) -> HandMadeItem? {
    let labels = call.arguments.map(\.label)
    guard !labels.contains("menu"), !labels.contains("landscapeImagePhone") else { return nil }
    let given = [call.argument("title"), call.argument("image")].compactMap { $0 }.filter { !$0.isNil }
    guard given.count == 1, let content = given.first else { return nil }
    guard call.argument("title") != nil && !(call.argument("title")?.isNil ?? true) else {
      return image(content).map { image in
        HandMadeItem(
          systemItem: image.item, shown: "the image \"\(image.name)\"", looksTheSame: image.isSymbol,
          call: call, range: range, file: file
        )
      }
    }
    guard let title = title(content), let item = SystemItems.titles[title.text] else { return nil }
    return HandMadeItem(
      systemItem: item, shown: "the title \"\(title.text)\"", looksTheSame: !title.isTranslated,
      call: call, range: range, file: file
    )
  }

  /// A title's text in the language that the code is written in.
  private func title(_ expression: Expression) -> (text: String, isTranslated: Bool)? {
    if let text = text(expression) { return (text, false) }
    if let call = expression.call {
      if call.name == "NSLocalizedString" {
        return (call.argument("value") ?? call.argument(nil)).flatMap(text).map { ($0, true) }
      }
      if call.name == "tr", let text = call.argument("fallback").flatMap(text) { return (text, true) }
      if call.name == "String", let key = call.argument("localized") { return text(key).map { ($0, true) } }
      return nil
    }
    return constant(expression).flatMap { $0.scope.title($0.expression) }
  }

  /// What an image shows, where its name says that.
  private func image(_ expression: Expression) -> (item: String, name: String, isSymbol: Bool)? {
    guard let call = expression.call, expression.constructedType?.base == "UIImage" else { return nil }
    if let name = call.argument("systemName").flatMap(text) {
      return SystemItems.symbols[name].map { ($0, name, true) }
    }
    guard let name = call.argument("named").flatMap(text) else { return nil }
    let words = name.lowercased().split { !$0.isLetter }.map(String.init).filter { !SystemItems.noise.contains($0) }
    guard words.count == 1 else { return nil }
    return SystemItems.drawings[words[0]].map { ($0, name, false) }
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

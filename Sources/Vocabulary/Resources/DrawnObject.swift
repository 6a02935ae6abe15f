/// An object of a storyboard or xib: its element with all that it says, and what the project knows of it.
public struct DrawnObject {
  /// The project that the file belongs to.
  public let project: Project
  /// Its element in the file.
  public let node: MarkupNode
  /// The elements around it, the nearest last.
  public let around: [MarkupNode]
  /// What the project knows of it.
  public let element: InterfaceElement

  /// As the file gives it.
  public var id: String { element.facts.id }

  /// The framework's class that its element stands for: a button is a `UIButton`.
  var frameworkClass: String { "UI" + node.name.prefix(1).uppercased() + node.name.dropFirst() }

  /// Whether it is left out on phones or different there, by its size classes, or hidden for good, by the file or by code.
  public var isUncertain: Bool {
    element.facts.varies || node.variesOnPhones || isLeftOut || staysHidden(node, element)
      || around.contains { staysHidden($0, ancestor(drawnBy: $0)) }
      || ([element] + element.ancestors).contains(where: project.hides)
  }

  /// Whether constraints hold to it as they are drawn, be it hidden: a stack alone gives away the place of a view that is.
  var keepsPlace: Bool {
    guard element.parent?.kind != "stackView" else { return !isUncertain }
    return !element.facts.varies && !node.variesOnPhones && !isLeftOut
  }

  private func ancestor(drawnBy outer: MarkupNode) -> InterfaceElement? { element.ancestors.first { $0.facts.id == outer["id"] } }

  /// Whether a view is drawn hidden or transparent, and no code is seen to show it.
  private func staysHidden(_ view: MarkupNode, _ element: InterfaceElement?) -> Bool {
    if view.isHidden || element.flatMap({ project.hidingProperty(of: $0, drawnBy: view) }) != nil,
      !(element.map { project.unhides($0, drawnBy: view) } ?? false)
    {
      return true
    }
    return view.isTransparent && !(element.map(project.brightens) ?? false)
  }

  /// Whether a view around it is left out on phones.
  private var isLeftOut: Bool { element.ancestors.contains(where: \.facts.varies) }

  /// What it is called in messages: its kind; its title, its outlet, its text, its class or its picture; and its id. A label
  /// with an outlet shows another text than the one it was drawn with, and a title of Interface Builder's says nothing.
  public var name: String {
    let kind = Self.kinds[node.name] ?? node.name
    let ownTitle = title.flatMap { $0 == Self.defaultTitle || Optional($0).saysNothing ? nil : " '\($0.prefix(40))'" }
    let text = writtenText.flatMap { Optional($0).saysNothing ? nil : " '\($0.prefix(40))'" }
    let lookedLike = picture.map { " with the image '\($0.name)'" }
    let mark = ownTitle ?? outletMark ?? text ?? element.className.map { " '\($0)'" } ?? lookedLike ?? title.map { " '\($0)'" }
    return "the \(kind)\(mark ?? "") (\(id))"
  }

  /// The text that it is drawn with, in one line.
  private var writtenText: String? {
    let text = node["text"] ?? node.children("string").first { $0["key"] == "text" }?.text
    return text?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// What a button is called until somebody gives it a title.
  static let defaultTitle = "Button"

  /// Whether it is a button that still has the title that Interface Builder gives each.
  public var hasDefaultTitle: Bool { node.name == "button" && title == Self.defaultTitle }

  /// A collection holds others beside it.
  private var outletMark: String? {
    element.referrers.first.map { owner, property in
      let isOneOfSeveral = owner.facts.connections.contains { $0.kind == .outletCollection(property: property) }
      return isOneOfSeveral ? " of '\(property)'" : " '\(property)'"
    }
  }

  private static let kinds = [
    "barButtonItem": "bar button item", "textField": "text field", "textView": "text view", "imageView": "image view",
    "segmentedControl": "segmented control", "tableViewCell": "table cell", "tabBarController": "tab bar controller",
    "navigationItem": "navigation item", "tabBarItem": "tab", "tableView": "table", "collectionViewCell": "collection cell",
    "pageControl": "page control", "stackView": "stack view", "datePicker": "date picker", "viewController": "scene",
    "tableViewController": "scene",
  ]

  /// The title of a button or bar button that counts: a configuration's comes before a state's, which Xcode leaves behind.
  public var title: String? {
    if let configuration = node.child("buttonConfiguration") {
      return configuration["title"] ?? configuration.child("attributedString", key: "attributedTitle")?.plainText
    }
    let state = node.children("state").first { $0["key"] == "normal" }
    return node["title"] ?? state?["title"] ?? state?.child("attributedString")?.plainText
  }

  /// What VoiceOver says in the place of its title.
  public var accessibilityLabel: String? { node.child("accessibility")?["label"] }

  /// The property by which a table cell knows it, where it is one of the labels that cells bring themselves.
  package var propertyOfCell: String? {
    Self.labelsOfCells.first { property in around.contains { $0.name == "tableViewCell" && $0[property] == id } }
  }

  static let labelsOfCells = ["textLabel", "detailTextLabel"]

  /// Whether it lies in a bar, which lays it out.
  public var isInBar: Bool {
    around.contains { ["barButtonItem", "navigationBar", "navigationItem", "toolbar", "tabBar"].contains($0.name) }
  }

  /// Whether the file itself says what a tap on it does, which isn't nothing.
  public var isWired: Bool {
    element.facts.connections.contains { connection in
      switch connection.kind {
      case .action(let selector, _): !isIdle(selector, of: element.destination(connection))
      case .segue: true
      case .outletCollection(let property): property == "gestureRecognizers"
      case .outlet: false
      }
    }
  }
}

extension DrawnObject {
  /// Whether nothing comes of an action, which makes an ornament of what it is connected to: the functions for it do nothing, in
  /// an app, or there are none. What is handed on by an outlet may be given another.
  package func isIdle(_ selector: String, of object: InterfaceElement?) -> Bool {
    guard let functions = functions(answering: selector, of: object) else { return false }
    let isNothing = functions.isEmpty
      ? isAnsweredByNobody(selector, object)
      : project.index.entryPoints.areOfApp && functions.allSatisfy { $0.comesToNothing(in: project) || onlyAsksNobody($0) }
    return isNothing && !outletUses.contains { $0.member.map(Self.wiring.contains) ?? true }
  }

  /// Whether all that a row's class does is to ask somebody whom only those name that fill other rows of the class.
  private func onlyAsksNobody(_ function: ProjectFunction) -> Bool {
    guard let row = element.prototype, let owner = function.type, owner.lastName == row.className,
      let table = InterfaceCell(element: row).table, let workers = workers(of: table), !function.body.isEmpty
    else { return false }
    return function.body.allSatisfy { statement in
      guard case .expression(let step) = statement.kind, let asked = step.call?.callee.base?.ownName, let property = owner.property(asked),
        property.facts.initialValue == nil, !property.facts.isComputed
      else { return false }
      let givers = project.typesGiving(asked, to: owner)
      return !givers.isEmpty && givers.allSatisfy { giver in
        giver.map { !workers.contains($0) && $0 != owner && $0.fillsRows(of: owner.lastName) } ?? false
      }
    }
  }

  /// Whether no class of a view's has the method that an action asks for. A tap would end the app, so nobody taps there. Packages
  /// give such methods to all controllers.
  private func isAnsweredByNobody(_ selector: String, _ object: InterfaceElement?) -> Bool {
    let names = InterfaceConnection.functionNames(of: selector)
    guard let types = object?.className.flatMap(project.classes) else { return false }
    return types.allSatisfy { $0.isKind(of: "UIView") && $0.surelyLacks(names) }
  }
}

extension DrawnObject {
  /// The functions that an action runs in an object; nil where its class isn't known.
  func functions(answering selector: String, of object: InterfaceElement?) -> [ProjectFunction]? {
    let family = object?.className.flatMap(project.classes(named:))?.flatMap(\.family)
    let names = InterfaceConnection.functionNames(of: selector)
    return family.map { types in
      types.flatMap { $0.ownFunctions(names[0]) }
        + names.dropFirst().flatMap { name in types.flatMap { $0.ownFunctions(name) } }.filter { $0.facts.selectors.contains(selector) }
    }
  }
}

extension MarkupNode {
  /// The letters of an attributed text.
  fileprivate var plainText: String {
    children("fragment").map { $0["content"] ?? $0.child("string")?.text ?? $0.child("mutableString")?.text ?? "" }.joined()
  }
}

extension MarkupNode {
  fileprivate var isHidden: Bool { flag("hidden") == true }

  fileprivate var isTransparent: Bool { self["alpha"].flatMap(Double.init) == 0 }
}

extension Project {
  /// The types whose code gives a property of a class's objects a value; nil for code outside types.
  fileprivate func typesGiving(_ property: String, to owner: ProjectType) -> [ProjectType?] {
    code(mentioning: [property]).outsideTests.filter { code in
      code.body.containsExpression { expression in
        guard case .assignment(let target, "=", _) = expression.kind, target.lastName == property else { return false }
        guard let object = target.base, !object.isSelf else { return code.type == owner }
        return code.scope.type(of: object).map { $0.base == owner.lastName } ?? true
      }
    }.map(\.type)
  }
}

extension ProjectType {
  /// Whether a storyboard gives the type's scenes rows of a class.
  fileprivate func fillsRows(of cell: String) -> Bool {
    project.interfaces.elements(of: lastName).tables.flatMap(\.prototypes).contains { $0.element.className == cell }
  }
}

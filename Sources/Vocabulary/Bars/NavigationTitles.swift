/// A screen that is shown in a navigation bar without a title.
public struct UntitledScreen {
  /// The controller that is pushed, or the name of SwiftUI's call around the screen.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The screens that a file's code pushes, links to or puts at the root of a stack, and that are seen to have no title.
  public func untitledScreens(in file: Int) -> [UntitledScreen] {
    let words = ["pushViewController", "NavigationStack", "NavigationView", "navigationDestination"]
    return touchCode(in: file, mentioning: words).flatMap(\.untitledScreens)
  }
}

extension ProjectCode {
  fileprivate var untitledScreens: [UntitledScreen] {
    // Outside of types and functions there are only previews.
    let isPreview = type?.isKind(of: "PreviewProvider") ?? (function == nil && property == nil)
    if isPreview { return [] }
    let scope = self.scope
    var found: [UntitledScreen] = []
    body.forEachExpression { expression, around in
      guard let call = expression.call else { return }
      if call.name == "pushViewController" {
        guard let screen = call.argument(nil), let type = scope.controller(screen), !type.setsNavigationTitle else {
          return
        }
        guard !isTitled(screen) else { return }
        found.append(UntitledScreen(range: screen.range, file: file))
      } else if let content = call.navigationContent(expression) {
        // The title of the screen around is none of a destination's.
        let isDestination = call.name == "navigationDestination"
        guard !around.expressions.contains(where: { isDestination ? $0.mayHideBar : $0.isTitled }) else { return }
        var search = TitleSearch(scope: scope)
        if search.misses(content, isDestination) { found.append(UntitledScreen(range: call.nameRange, file: file)) }
      }
    }
    return found
  }

  /// Whether the code that pushes a screen gives it its title.
  private func isTitled(_ screen: Expression) -> Bool {
    guard let name = screen.ownName else { return false }
    return body.containsExpression { expression in
      guard case .assignment(let target, _, _) = expression.kind else { return false }
      return ["title", "titleView"].contains(target.lastName) && target.base?.path?.first { $0 != "self" } == name
    }
  }
}

extension CodeScope {
  /// The type of a controller that is made in code, where all of its superclasses are known, and the framework's own
  /// brings no title: a preview of documents does.
  fileprivate func controller(_ screen: Expression) -> ProjectType? {
    let made = firstValue(of: screen)
    guard let name = made.constructedType?.base, let type = type(named: name), type.kind == .class,
      type.superclasses.isInSources, let last = type.superclasses.links.last?.name.base,
      ["UIViewController", "UITableViewController", "UICollectionViewController"].contains(last)
    else { return nil }
    return type
  }
}

extension ProjectType {
  /// Whether it is a controller all of whose code is known, none of which gives it a title.
  var isSurelyUntitled: Bool {
    isKind(of: "UIViewController") && superclasses.isInSources && descendants.isEmpty && interfaceElements.isEmpty
      && !setsNavigationTitle
  }

  /// Whether its code puts a view where the bar shows a title, and gives it no title, which a back button would say.
  var showsViewForTitle: Bool {
    let set = Set(([self] + ancestors).flatMap { $0.code(mentioning: ["title", "titleView"]) }.flatMap(\.titlesSet))
    return set.contains("titleView") && !set.contains("title")
  }

  /// Whether its code, or that of a class above, sets a title in any way, or hides the bar.
  fileprivate var setsNavigationTitle: Bool {
    ([self] + ancestors).contains { type in
      type.properties.contains { ["title", "navigationItem"].contains($0.facts.name) } || type.code.contains { code in
        code.body.containsExpression { expression in
          switch expression.kind {
          case .assignment(let target, _, _):
            if target.lastName == "isHidden" { return target.base?.lastName == "navigationBar" }
            let titles: [String?] = ["title", "titleView", "isNavigationBarHidden"]
            return titles.contains(target.lastName) && target.base?.path?.first != "view"
          case .call(let call): return call.setsNavigationTitle
          default: return false
          }
        }
      }
    }
  }
}

extension ProjectCode {
  /// What it sets of a screen's title.
  fileprivate var titlesSet: [String] {
    var found: [String] = []
    body.forEachExpression { expression, _ in
      guard case .assignment(let target, _, _) = expression.kind, let name = target.lastName, ["title", "titleView"].contains(name),
        target.ownName != nil || target.base?.lastName == "navigationItem"
      else { return }
      found.append(name)
    }
    return found
  }
}

extension Call {
  /// Whether it may set the title of a controller, or hides the bar. A button's title is for a state.
  fileprivate var setsNavigationTitle: Bool {
    switch name {
    case "setNavigationBarHidden": argument(nil)?.kind != .boolean(false)
    case "setTitle": !arguments.contains { $0.label?.hasPrefix("for") ?? false }
    case "updateTitle": true
    default: callee.base?.kind == .name("super") && argument("title") != nil
    }
  }

  /// The screen that the call shows in a navigation bar.
  fileprivate func navigationContent(_ expression: Expression) -> [Statement]? {
    switch expression.constructedType?.base ?? name {
    case "NavigationStack", "NavigationView": return argument("root")?.closure?.body ?? content?.body
    case "navigationDestination": return argument("destination")?.closure?.body ?? content?.body
    default: return nil
    }
  }
}

extension Expression {
  /// Whether it gives a screen a title, or its bar something in the title's place.
  fileprivate var isTitled: Bool {
    switch kind {
    case .call(let call):
      return mayHideBar || call.name.map { ["navigationTitle", "navigationBarTitle"].contains($0) } ?? false
        || constructedType?.base == "ToolbarItem" && call.showsHeading
    case .member(nil, let name): return name == "principal"
    default: return false
    }
  }

  /// Whether it may hide the bar.
  fileprivate var mayHideBar: Bool {
    guard let call, let name = call.name else { return false }
    return ["navigationBarHidden", "toolbarVisibility", "modifier"].contains(name)
      || name == "toolbar" && call.arguments.contains { ["hidden", "visible"].contains($0.value.lastName) }
  }
}

extension Call {
  /// Whether an item of a bar is a heading: it stands in the title's place, or shows text or an image that isn't a
  /// button's.
  fileprivate var showsHeading: Bool {
    if let place = argument("placement")?.lastName, ["principal", "title", "largeTitle"].contains(place) { return true }
    let controls: Set<String> = ["Button", "Menu", "NavigationLink", "Link", "Label", "Picker", "Toggle", "ShareLink"]
    var found = false
    closures.last?.body.forEachExpression { expression, around in
      guard !found, let view = expression.constructedType?.base, ["Text", "Image"].contains(view) else { return }
      found = !around.expressions.contains { $0.constructedType.map { controls.contains($0.base) } ?? false }
    }
    return found
  }
}

extension ProjectType {
  /// Whether it is a view, by a protocol of another module too: all of them have a body.
  fileprivate var mayBeView: Bool { isKind(of: "View") || property("body") != nil || !callable("body").isEmpty }
}

/// Looks for a title in all that a screen is built of.
private struct TitleSearch {
  let scope: CodeScope
  private var seen: Set<ProjectType> = []

  init(scope: CodeScope) {
    self.scope = scope
  }

  /// Whether everything in the code is known, and none of it gives a title.
  mutating func misses(_ code: [Statement], _ isDestination: Bool) -> Bool {
    if givesTitle(code) { return false }
    let isApart = isDestination && !code.containsExpression(where: { isOwnPart($0) })
    guard isApart ? !ownMayHideBar : !ownGivesTitle() else { return false }
    // What a generic view shows, and what a closure builds, comes from elsewhere.
    guard scope.type?.generics.isEmpty ?? true, !code.containsExpression(where: { isHandedOver($0) }) else {
      return false
    }
    var parts: [Expression] = []
    code.forEachExpression { expression, _ in
      if expression.constructedType != nil { parts.append(expression) }
    }
    let views = code.filter { if case .variable = $0.kind { false } else { true } }
    guard !views.isEmpty, !parts.isEmpty else { return false }
    return parts.allSatisfy { part in isUntitled(part) }
  }

  /// Whether code of the type around gives a title: its properties and functions may be part of what is searched.
  private mutating func ownGivesTitle() -> Bool {
    guard let own = scope.type, seen.insert(own).inserted else { return false }
    return own.code.contains { givesTitle($0.body) }
  }

  private var ownMayHideBar: Bool {
    scope.type?.code.contains { $0.body.containsExpression(where: \.mayHideBar) } ?? false
  }

  /// Whether code gives a title by itself, or by a modifier of the project's.
  private func givesTitle(_ code: [Statement]) -> Bool {
    code.containsExpression { expression in
      if expression.isTitled { return true }
      guard case .member(_?, let name)? = expression.call?.callee.kind, expression.constructedType == nil else {
        return false
      }
      return scope.project.frameworkType("View")?.callable(name).contains { modifier in
        modifier.body.containsExpression(where: \.isTitled)
      } ?? false
    }
  }

  /// Whether it names a computed property or a function of the type itself.
  private func isOwnPart(_ expression: Expression) -> Bool {
    guard let type = scope.type, let name = expression.ownName ?? expression.call?.callee.ownName else { return false }
    return type.property(name)?.facts.getter != nil || !type.callable(name).isEmpty
  }

  /// Whether it calls something that isn't one of the type's own functions, such as a closure that it was given.
  private func isHandedOver(_ expression: Expression) -> Bool {
    guard case .name(let name)? = expression.call?.callee.kind, name.first?.isLowercase == true else { return false }
    return scope.type?.callable(name).isEmpty ?? true
  }

  private mutating func isUntitled(_ part: Expression) -> Bool {
    guard let name = part.constructedType?.base else { return true }
    guard let type = scope.type(named: name), type.isDeclared else { return TitleSearch.containers.contains(name) }
    // A controller has its title from UIKit, often with a bar of its own.
    guard !type.isKind(of: "UIViewControllerRepresentable") else { return false }
    guard type.mayBeView else { return true }
    guard type.generics.isEmpty else { return false }
    guard seen.insert(type).inserted else { return true }
    guard !type.code.contains(where: { givesTitle($0.body) }) else { return false }
    var parts: [Expression] = []
    for code in type.code {
      code.body.forEachExpression { expression, _ in
        if expression.constructedType != nil { parts.append(expression) }
      }
    }
    return parts.allSatisfy { isUntitled($0) }
  }

  /// SwiftUI's own views and values, which bring no title of their own.
  private static let containers: Set<String> = [
    "List", "Form", "ScrollView", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
    "Group",
    "Section", "ForEach", "GeometryReader", "Text", "Image", "Label", "Button", "Toggle", "Picker", "Slider",
    "Stepper", "TextField",
    "SecureField", "TextEditor", "DatePicker", "Spacer", "Divider", "Color", "Rectangle", "RoundedRectangle",
    "Circle", "Capsule",
    "Link", "NavigationLink", "ProgressView", "EmptyView", "Menu", "LabeledContent", "DisclosureGroup", "GridItem",
    "EdgeInsets",
    "UUID", "Date", "URL", "String", "Int", "Double", "CGFloat", "CGSize", "Task", "AnyView", "Grid", "GridRow",
    "Gauge", "Map", "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "EditButton",
  ]
}

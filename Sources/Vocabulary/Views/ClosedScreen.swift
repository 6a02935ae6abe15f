extension ProjectType {
  /// Whether nothing in a screen's own code, nor in that of the views and screens that it is made of or leads to, may
  /// lead out of it; false where some of that can't be seen.
  var isClosedScreen: Bool {
    guard !speaksOfHolding else { return false }
    var search = WayOutSearch(from: self)
    return !search.findsWayOut()
  }

  /// Whether it is, by its name, one that holds people on purpose, or that goes away by itself.
  private var speaksOfHolding: Bool {
    let name = lastName.lowercased()
    return [
      "login", "signin", "signup", "lock", "pass", "pincode", "onboarding", "welcome", "splash", "launch", "loading",
      "progress", "spinner", "hud", "wait", "toast", "update", "upgrade", "maintenance", "privacy", "saver",
    ].contains { name.contains($0) }
  }

  /// Whether it is a view or a screen, or changes views, for UIKit or SwiftUI.
  fileprivate var isPartOfScreen: Bool {
    [
      "UIView", "UIViewController", "View", "ViewModifier", "ToolbarContent", "ButtonStyle", "PrimitiveButtonStyle",
      "UIViewRepresentable", "UIViewControllerRepresentable",
    ].contains { isKind(of: $0) }
  }
}

/// Looks for a way out in all that a screen is made of.
private struct WayOutSearch {
  private var pending: [ProjectType]
  private var seen: Set<ProjectType> = []

  /// Who goes from part to part through half of an app will find a way out, or miss one.
  private static let mostParts = 60

  init(from screen: ProjectType) {
    pending = [screen]
  }

  mutating func findsWayOut() -> Bool {
    while let part = pending.popLast() {
      guard seen.insert(part).inserted else { continue }
      guard seen.count <= WayOutSearch.mostParts, part.isPlain else { return true }
      for type in [part] + part.ancestors {
        if type.functions.contains(where: { $0.facts.name.soundsLikeLeaving }) { return true }
        if type.properties.contains(where: { $0.facts.name.soundsLikeLeaving || $0.mayLeadOut }) { return true }
        for code in type.code where findsWayOut(in: code) { return true }
      }
    }
    return false
  }

  private mutating func findsWayOut(in code: ProjectCode) -> Bool {
    let scope = code.scope
    let isFound = code.body.containsExpression { $0.leadsOut || $0.leavesCode || scope.leadsOut(through: $0) }
    guard !isFound else { return true }
    code.body.forEachExpression { expression, _ in
      for name in [expression.path?.joined(separator: "."), scope.type(of: expression)?.base].compactMap({ $0 }) {
        guard let type = scope.type(named: name), type.isDeclared, type.isPartOfScreen else { continue }
        pending.append(type)
      }
    }
    return false
  }
}

extension ProjectType {
  /// Whether all of its superclasses are known, and the framework's one brings no screens of its own.
  fileprivate var isPlain: Bool {
    let superclasses = self.superclasses
    guard isDeclared, superclasses.isInSources else { return false }
    guard isKind(of: "UIViewController"), superclasses.end == .framework, let last = superclasses.links.last else {
      return true
    }
    return ["UIViewController", "UITableViewController", "UICollectionViewController"].contains(last.name.base)
  }
}

extension ProjectVariable {
  /// Whether somebody else hands in what may lead out: a function, a binding, or an object.
  fileprivate var mayLeadOut: Bool {
    if facts.type?.namesFunction ?? false { return true }
    let watched = ["Binding", "Bindable", "ObservedObject", "EnvironmentObject", "FocusedBinding"]
    if facts.attributes.contains(where: watched.contains) { return true }
    guard facts.initialValue == nil, !facts.isComputed, !facts.attributes.contains("IBOutlet") else { return false }
    guard let name = facts.type?.base else { return !ProjectVariable.plainEnvironment.contains(facts.name) }
    if name.isEmpty || ProjectVariable.plainValues.contains(name) || FrameworkTypes.isFramework(name) { return false }
    guard let type, let known = type.project.type(named: name, from: type, in: file) else { return true }
    guard [.struct, .enum].contains(known.kind) || known.isPartOfScreen else { return true }
    return known.properties.contains { $0.facts.type?.namesFunction ?? false }
  }

  private static let plainValues: Set<String> = [
    "String", "Int", "Double", "Float", "Bool", "CGFloat", "Decimal", "TimeInterval", "Image", "Color", "Text",
  ]

  /// What properties for values of the environment are called that tell how to look.
  private static let plainEnvironment: Set<String> = [
    "colorScheme", "horizontalSizeClass", "verticalSizeClass", "locale", "dynamicTypeSize", "displayScale",
    "layoutDirection", "calendar", "openURL",
  ]
}

extension Expression {
  /// Whether code that isn't seen here may lead out: whoever waits for a notification, a storyboard, the app itself; or
  /// a gesture of the system's.
  fileprivate var leavesCode: Bool {
    guard let name = lastName else { return false }
    return [
      "post", "performSegue", "instantiateViewController", "instantiateInitialViewController", "sendAction",
      "navigationTransition", "isPresented", "openWindow",
    ].contains(name)
  }
}

extension CodeScope {
  /// Whether an expression calls what leads out: a method of an object that is no part of the screen, a modifier that
  /// the project adds to all views, or a view of another module.
  fileprivate func leadsOut(through expression: Expression) -> Bool {
    guard let call = expression.call, let name = call.name else { return false }
    if let made = expression.constructedType?.base {
      return type(named: made)?.isDeclared != true && !FrameworkTypes.isFramework(made)
        && ["View", "Controller", "Button", "Bar", "Sheet"].contains { made.hasSuffix($0) }
        && !CodeScope.viewsOfSwiftUI.contains(made)
    }
    guard let base = call.callee.base, !base.isSelf else { return false }
    let receivers = [object(base), type(named: "View"), type(named: "UIViewController")].compactMap { $0 }
    return receivers.contains { receiver in
      receiver.callable(name).contains { function in
        receiver.reach(from: function).contains { $0.leadsOut || $0.leavesCode }
      }
    }
  }

  private static let viewsOfSwiftUI: Set<String> = [
    "AnyView", "Button", "ContentUnavailableView", "EmptyView", "GroupBox", "NavigationSplitView", "NavigationView",
    "ProgressView", "RenameButton", "ScrollView", "TabView", "TimelineView",
  ]
}

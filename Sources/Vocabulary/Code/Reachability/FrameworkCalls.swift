extension Declaration {
  /// Whether something else than code that says its name may call a member: a superclass, Objective-C, or a framework by a
  /// protocol's requirement.
  func mayBeAsked(of type: Int, _ project: Project) -> Bool {
    lazy var owner = ProjectType(project: project, index: type)
    lazy var isOpenToObjectiveC = isObjectiveC || owner.isOpenToObjectiveC || owner.answersObjectiveC
    switch kind {
    case .header, .statements: return true
    case .function(let function):
      if FrameworkCalls.names.contains(function.name) || function.modifiers.contains("override") { return true }
      if function.attributes.contains(where: FrameworkCalls.attributes.contains) { return !project.isCalledByNameAlone(function) }
      if owner.kind == .class, project.takesSelector(of: function) { return true }
      guard isObjectiveC || !function.isPrivate else { return false }
      if isOpenToObjectiveC, project.mayCallFromObjectiveC(function) || project.quotesSelector(of: function) { return true }
      guard !function.isPrivate else { return false }
      // What a protocol of the project's own asks for isn't a package's.
      lazy var isAskedByOwn = owner.ancestors.contains { $0.kind == .protocol && !$0.ownFunctions(function.name).isEmpty }
      return meetsRequirement(of: type, project) { asker, isOfSystem in
        if !isOfSystem, isAskedByOwn { return false }
        let isOfDelegate = asker.hasSuffix("Delegate") || asker.hasSuffix("DataSource")
        guard let first = function.parameters.first else {
          return isOfSystem ? FrameworkCalls.plain.contains(function.name) : !(isOfDelegate && function.setsUp)
        }
        // Classes promise to be a package's `View`, such as ReactorKit's, which is told to bind.
        if owner.kind != .class, let asked = FrameworkCalls.asking[asker] { return asked.contains(function.name) }
        return !isOfSystem || !isOfDelegate || first.label.map(FrameworkCalls.labels.contains) ?? first.mayBeWhoAsks
          || function.isNamedAfterWhoAsks(first)
      }
    case .property(let property):
      if property.modifiers.contains("override") || property.attributes.contains(where: property.isAskedBy) { return true }
      guard !property.isPrivate else { return false }
      if isOpenToObjectiveC, project.mayCallFromObjectiveC(property) { return true }
      return meetsRequirement(of: type, project) { _, isOfSystem in !isOfSystem || FrameworkCalls.properties.contains(property.name) }
    case .enumCase: return ProjectType(project: project, index: type).mayMakeAnyCase
    }
  }

  /// Whether the type has promised somebody that isn't known to have a member such as this.
  ///
  /// - Parameter isLikely: whether a protocol may ask for it, be it a system framework's or not.
  private func meetsRequirement(of type: Int, _ project: Project, _ isLikely: (String, Bool) -> Bool) -> Bool {
    let type = ProjectType(project: project, index: type)
    let promised = ([type] + type.ancestors).flatMap { kin in
      kin.inherited.map(\.base).filter { name in
        !(project.type(named: name, from: kin).map { $0.entry.isDeclared && $0.entry.mayBeInherited } ?? false)
      }
    }
    return promised.contains { name in
      if name.isEmpty { return true }
      if FrameworkTypes.isKnown(name) || FrameworkCalls.fulfilled.contains(name) { return false }
      return isLikely(name, FrameworkTypes.isFramework(name) || FrameworkCalls.asking[name] != nil)
    }
  }
}

extension FunctionFacts {
  fileprivate var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  /// Whether its name says that it sets up what is its own: `setupTitle`. A delegate is told of something, or asked.
  package var setsUp: Bool { NameWords.of(name).first.map(FrameworkCalls.settingUp.contains) ?? false }
}

extension FunctionFacts.Parameter {
  /// Whether it may be who asks a delegate: an object that has one. That is no value, no control that runs an action, and nothing
  /// that a timer, a notification or a gesture hands over.
  fileprivate var mayBeWhoAsks: Bool {
    let name = type.base.split(separator: ".").last.map(String.init) ?? ""
    return name.first.map(\.isUppercase) ?? false && !FrameworkCalls.notAsking.contains(name)
  }
}

extension FunctionFacts {
  /// Whether it tells a framework's delegate something as before Swift 3, when the first parameter's name was no label:
  /// `application(application: UIApplication, …)`.
  fileprivate func isNamedAfterWhoAsks(_ first: Parameter) -> Bool {
    first.label == first.name && name.lowercased().contains(first.name.lowercased()) && first.mayBeWhoAsks
      && FrameworkTypes.isFramework(first.type.base)
  }
}

extension Variable {
  fileprivate var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  /// Whether an attribute may have somebody else ask for the property: what wraps it may be asked in its place, as by
  /// `$text`. What is computed isn't wrapped.
  fileprivate func isAskedBy(_ attribute: String) -> Bool {
    !(isComputed && (attribute.hasSuffix("Builder") || FrameworkCalls.silentAttributes.contains(attribute)))
  }
}

private enum FrameworkCalls {
  static let names: Set<String> = ["init", "deinit", "subscript", "callAsFunction", "dynamicallyCall"]

  static let attributes: Set<String> = ["IBAction", "IBSegueAction", "_cdecl"]

  /// Attributes of what is computed that nobody asks for it by; nor do those of result builders.
  static let silentAttributes: Set<String> = ["available", "inlinable", "inline", "MainActor", "usableFromInline"]

  static let settingUp: Set<String> = ["add", "config", "configure", "create", "layout", "setup", "set", "style"]

  /// Protocols that ask for nothing beyond what the compiler makes, or for `body` alone.
  static let fulfilled: Set<String> = [
    "AnyObject", "CaseIterable", "class", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable",
    "LocalizedError", "ObservableObject", "Sendable",
  ]

  /// SwiftUI's protocols, whose names have no prefix, and the functions with parameters that each asks for.
  static let asking: [String: Set<String>] = [
    "Animatable": [], "App": [], "ButtonStyle": ["makeBody"], "Commands": [], "DynamicProperty": [],
    "GeometryEffect": ["effectValue"], "LabelStyle": ["makeBody"],
    "Layout": ["explicitAlignment", "makeCache", "placeSubviews", "sizeThatFits", "spacing", "updateCache"], "ListStyle": [],
    "MenuStyle": ["makeBody"], "PreferenceKey": ["reduce"], "PrimitiveButtonStyle": ["makeBody"],
    "ProgressViewStyle": ["makeBody"], "Scene": [], "Shape": ["path", "sizeThatFits"], "TextFieldStyle": ["_body"],
    "ToggleStyle": ["makeBody"], "Transferable": [], "View": [], "ViewModifier": ["body"],
  ]

  /// Requirements without parameters.
  static let plain: Set<String> = ["makeCoordinator", "makeIterator", "next", "main", "perform", "encode", "prepareForInterfaceBuilder"]

  /// The labels that the first parameter of a delegate's method has, where it has one: `numberOfSections(in:)`. Others hand over
  /// who asks, without a label.
  static let labels: Set<String> = ["at", "by", "during", "for", "from", "in", "of", "on", "to", "using", "with", "withIdentifier"]

  /// What no delegate is asked by.
  static let notAsking: Set<String> = [
    "Any", "AnyObject", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date", "Double", "Error", "Float", "IndexPath",
    "Int", "NSError", "NSNotification", "Notification", "String", "Timer", "NSTimer", "UIBarButtonItem", "UIButton", "UIColor",
    "UIDatePicker", "UIImage", "UILongPressGestureRecognizer", "UIPageControl", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
    "UIRefreshControl", "UISegmentedControl", "UISlider", "UIStepper", "UISwipeGestureRecognizer", "UISwitch",
    "UITapGestureRecognizer", "URL", "Void",
  ]

  /// Properties that a framework's protocol asks for.
  static let properties: Set<String> = [
    "animatableData", "body", "coordinate", "debugDescription", "defaultValue", "description", "errorDescription", "hashValue", "id",
    "keyCommands", "previews", "subtitle", "title", "window",
  ]
}

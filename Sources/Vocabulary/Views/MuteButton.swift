/// What takes away from buttons all that shows that they are being pressed.
public struct MuteButton {
  /// By what the button's feedback is taken away.
  public enum Kind: Sendable {
    /// A SwiftUI style that draws a pressed button like any other.
    case style
    /// A class of buttons that nothing can highlight.
    case highlight
    /// A button whose image no longer dims.
    case image
  }

  /// By what the feedback is taken away.
  public let kind: Kind
  /// The method or property to mend, or the assignment.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension ProjectType {
  /// Where the type keeps buttons from answering a press: as their style, as their class, or as their owner.
  public var muteButtons: [MuteButton] { muteStyles + muteHighlights + muteImages }
}

// MARK: - SwiftUI

extension ProjectType {
  private var muteStyles: [MuteButton] {
    guard inherited.contains(where: { $0.base == "ButtonStyle" }), kind != .protocol,
      enclosing?.isKind(of: "PreviewProvider") != true, !followsHold
    else { return [] }
    return functions("makeBody(configuration:)").compactMap { function in
      guard project.isForTouch(function.file), let configuration = function.facts.parameters.first?.name,
        function.facts.hasBody, !readsPress, !function.body.drawsNothing(but: configuration), !function.body.handsOn(configuration),
        !showsControl(function), !code.contains(where: { $0.drawsGlass() }), !isForDesktop
      else { return nil }
      return MuteButton(kind: .style, range: function.facts.nameRange, file: function.file)
    }
  }

  /// Whether what it draws is a control of UIKit's, which takes the touch and answers it by itself.
  private func showsControl(_ function: ProjectFunction) -> Bool {
    let drawn = function.body.returnedValues
    return !drawn.isEmpty && drawn.allSatisfy { view in
      guard let name = view.viewChain.root.constructedType?.base, let shown = project.type(named: name, from: self),
        shown.isKind(of: "UIViewRepresentable")
      else { return false }
      return shown.functions("makeUIView(context:)").contains { made in
        made.facts.returnType.map { project.isKind($0, of: "UIControl", from: shown) } ?? false
      }
    }
  }

  /// Whether the style is told how long, or whether, the button is held.
  private var followsHold: Bool {
    ["progress", "isPressed", "pressed", "isHeld"].contains { property($0) != nil }
  }

  private var readsPress: Bool {
    code.contains { code in
      code.body.containsExpression { expression in
        switch expression.kind {
        case .member(_, "isPressed"), .keyPath("isPressed"): return true
        // What is off can't be pressed.
        case .call(let call) where call.name == "disabled": return call.arguments.first.map { $0.value.kind == .boolean(true) } ?? true
        // Another style is asked for its own answer.
        case .call(let call): return ["buttonStyle", "makeBody"].contains(call.name)
        default: return false
        }
      }
    }
  }

  /// Whether all code that uses the style is for other systems, where a pointer stands beside what it presses: files for
  /// these, or sides of `#if` that aren't read here.
  private var isForDesktop: Bool {
    let users = project.code(mentioning: [lastName]).filter { code in
      code.type != self && code.body.containsExpression { $0.constructedType?.base == lastName } && code.mayMean(self)
    }
    if users.isEmpty { return project.files.indices.contains { !files.contains($0) && project.speaks(of: [lastName], in: $0) } }
    return users.allSatisfy { !project.isForTouch($0.file) }
  }
}

extension ProjectCode {
  /// Whether it draws glass, which answers by itself where it is told to be interactive, be it by modifiers of the project's own.
  fileprivate func drawsGlass(_ depth: Int = CodeScope.followedConstants) -> Bool {
    guard depth > 0 else { return false }
    let scope = self.scope
    return body.containsExpression { expression in
      guard let call = expression.call, let name = call.name else { return false }
      if ["glassEffect", "interactive"].contains(name) { return true }
      if name == "modifier", let made = call.argument(nil)?.constructedType {
        return scope.type(named: made.base)?.functions("body(content:)").contains { $0.code(in: project).drawsGlass(depth - 1) } ?? false
      }
      return scope.ownModifiers(call).contains { $0.code(in: project).drawsGlass(depth - 1) }
    }
  }
}

extension ProjectFunction {
  fileprivate func code(in project: Project) -> ProjectCode { ProjectCode(self, in: project) }
}

extension Array where Element == Statement {
  /// Whether a style shows the label as it is: it is there to take the answer away, and whoever uses it shows the press in
  /// another way, or chose not to.
  fileprivate func drawsNothing(but configuration: String) -> Bool {
    let shown = shownViews.map(\.viewChain)
    return !shown.isEmpty && shown.allSatisfy { chain in
      chain.root.path == [configuration, "label"] && chain.modifiers.allSatisfy { $0.name == "contentShape" }
    }
  }

  /// Whether the code gives the whole configuration to something else, which may read it, such as to a function of its own.
  fileprivate func handsOn(_ configuration: String) -> Bool {
    var found = false
    forEachExpression { expression, around in
      guard expression.kind == .name(configuration) else { return }
      if case .member(_, let part)? = around.parent?.kind, ["label", "role", "trigger"].contains(part) { return }
      found = true
    }
    return found
  }
}

// MARK: - UIKit

extension ProjectType {
  /// `isHighlighted` overridden so that nothing can set it.
  private var muteHighlights: [MuteButton] {
    guard let property = property("isHighlighted"), property.type == self, property.facts.modifiers.contains("override"),
      isKind(of: "UIButton"), project.isForTouch(property.file), property.facts.observers.isEmpty,
      let getter = property.facts.getter, getter.returnedValues.map(\.kind) == [.boolean(false)]
    else { return [] }
    return [MuteButton(kind: .highlight, range: property.facts.nameRange, file: property.file)]
  }

  private var muteImages: [MuteButton] {
    let code = code(mentioning: ["adjustsImageWhenHighlighted"])
    guard code.contains(where: { project.isForTouch($0.file) }), !inheritsHighlight else { return [] }
    return views.filter { $0.isButton(in: self) && !$0.answersPress(in: self) && !$0.surelyHasNoImage }.flatMap { view in
      view.assignments.compactMap { use in
        guard use.what.path == ["adjustsImageWhenHighlighted"], use.what.value.kind == .boolean(false) else { return nil }
        return MuteButton(kind: .image, range: use.range, file: use.code.file)
      }
    }
  }

  /// Whether the class, or one that it inherits from, shows a highlight of its own.
  fileprivate var inheritsHighlight: Bool {
    ([self] + ancestors).contains { $0.isKind(of: "UIControl") && $0.showsHighlight }
  }

  /// Whether a view is an outlet to buttons of the system's kind alone, which dim by themselves.
  fileprivate func drawsAsSystemButton(_ view: ViewCode.Identity) -> Bool {
    guard case .property(let name) = view else { return false }
    let drawn = interfaceElements.outlets(name)
    return !drawn.isEmpty && drawn.allSatisfy { $0.facts.attributes["buttonType"] == "system" }
  }

  private var showsHighlight: Bool {
    properties.contains { ["isHighlighted", "configurationUpdateHandler"].contains($0.facts.name) }
      || functions.contains { ["updateConfiguration", "beginTracking", "touchesBegan"].contains($0.facts.name) }
  }
}

extension ViewCode {
  fileprivate func isButton(in owner: ProjectType) -> Bool {
    type.map { owner.project.isKind($0, of: "UIButton", from: owner) } ?? false
  }

  /// Whether it is made as a plain button that no code gives an image: nothing dims that could.
  fileprivate var surelyHasNoImage: Bool {
    guard let made = construction, made.what.constructedType?.base == "UIButton",
      made.what.call?.arguments.allSatisfy({ ["type", "frame"].contains($0.label) }) ?? false
    else { return false }
    let images: Set<String> = ["setImage", "setBackgroundImage", "setPreferredSymbolConfiguration"]
    if calls.contains(where: { images.contains($0.what.path.last ?? "") || $0.what.path.contains("imageView") }) { return false }
    guard case .property(let name) = identity else { return true }
    return !made.code.project.code(mentioning: [name]).contains { code in
      code.body.containsExpression { $0.call.map { images.contains($0.name ?? "") } ?? false }
    }
  }

  /// Whether the code shows a press in another way, or hands the button to code of its own that may.
  fileprivate func answersPress(in owner: ProjectType) -> Bool {
    if let name = type, owner.project.type(named: name.base, from: owner)?.inheritsHighlight ?? false { return true }
    if construction?.what.call?.argument("type")?.lastName == "system" || owner.drawsAsSystemButton(identity) { return true }
    let others = ["configuration", "configurationUpdateHandler", "showsTouchWhenHighlighted"]
    if assignments.contains(where: { others.contains($0.what.path.last ?? "") }) { return true }
    let isAnswered = calls.contains { use in
      let states = use.what.call.arguments.map(\.value)
      return states.contains { $0.names("highlighted") || $0.names("touchDown") || $0.names("allTouchEvents") }
        || owner.project.declaresForViews(use.what.path.last ?? "")
    }
    return isAnswered || handed.contains { $0.what.call?.name.map { owner.callable($0).isEmpty == false } ?? false }
  }
}

extension Expression {
  /// Whether it is a case, or a set with a case, of that name, which began with a capital once.
  fileprivate func names(_ name: String) -> Bool {
    let older = name.prefix(1).uppercased() + name.dropFirst()
    return containsExpression { if case .member(_, let member) = $0.kind { member == name || member == older } else { false } }
  }
}

extension Project {
  /// Whether the project has given views, controls or buttons a method of that name.
  fileprivate func declaresForViews(_ method: String) -> Bool {
    ["UIView", "UIControl", "UIButton"].contains { frameworkType($0)?.callable(method).isEmpty == false }
  }
}

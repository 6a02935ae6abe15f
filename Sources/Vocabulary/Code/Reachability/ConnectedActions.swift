// Methods that controls call for people, those of storyboards and xibs too, and the controls that never do.
extension Project {
  /// Whether an action of Interface Builder's is called by nobody but code that says its name, and controls that are connected
  /// to it.
  func isCalledByNameAlone(_ function: FunctionFacts) -> Bool {
    guard function.attributes.contains("IBAction"), !index.mayHaveUnreadInterfaces, !mayCallFromObjectiveC(function) else { return false }
    return function.selectors.allSatisfy { name in
      files(quoting: name).allSatisfy { places(quoting: name, in: $0)?.isEmpty ?? false }
    }
  }

  /// The objects of storyboards and xibs that call a method, where people can touch them.
  ///
  /// - Parameter type: the class that has it; nil for one outside any.
  func senders(of action: FunctionFacts, in type: Int?) -> [InterfaceElement] {
    guard action.attributes.contains("IBAction") else { return [] }
    return action.selectors.flatMap { selector in
      interfaces.senders(of: selector).filter { mayCall(selector, of: type, from: $0) && !answersNobody($0) }
    }
  }

  /// Whether what an object is connected to by an action may have the method of a class: its own, or those of one that inherits
  /// from it. An action that goes to whoever answers first, and a segue that goes back, may call any.
  private func mayCall(_ selector: String, of type: Int?, from sender: InterfaceElement) -> Bool {
    guard let type, index.entries[type].isDeclared else { return true }
    return sender.facts.connections.contains { connection in
      guard connection.selector == selector else { return false }
      guard case .action = connection.kind, let name = sender.destination(connection)?.className, let owner = self.type(named: name),
        owner.isDeclared
      else { return true }
      return owner.index == type || index.ancestors[type].contains(owner.index) || index.descendants[type].contains(owner.index)
    }
  }

  /// Whether an object of a storyboard or xib is there for nothing: another takes its place, or it is disabled or hidden for
  /// good, be it with what holds it.
  func answersNobody(_ object: InterfaceElement) -> Bool {
    isReplaced(object) || staysDisabled(object) || ([object] + object.ancestors).contains(where: \.staysHidden)
  }
}

extension InterfaceElement {
  /// Whether it is drawn hidden, and code has no name for it by which to show it.
  fileprivate var staysHidden: Bool {
    facts.flag("hidden") == true && className == nil && [nil, "0"].contains(facts.attributes["tag"]) && !facts.varies && referrers.isEmpty
  }
}

extension FunctionFacts {
  /// By what Objective-C calls it: `open:`, `openWithSender:`. Before Swift 3 the first parameter had no label, whatever its name.
  package var selectors: [String] {
    guard let first = parameters.first else { return [name] }
    let rest = ":" + parameters.dropFirst().map { ($0.label ?? "") + ":" }.joined()
    guard let label = first.label else { return [name + rest] }
    let labelled = name + "With" + label.prefix(1).uppercased() + label.dropFirst() + rest
    return label == first.name ? [labelled, name + rest] : [labelled]
  }
}

// MARK: - Disabled for good

extension Project {
  /// Whether a control is drawn disabled, and its scene's code is seen to leave it so.
  private func staysDisabled(_ control: InterfaceElement) -> Bool {
    guard control.facts.flag("enabled") == false, control.className == nil, [nil, "0"].contains(control.facts.attributes["tag"]),
      !control.facts.varies, let scene = control.scene
    else { return false }
    let classes = [scene.className].compactMap { $0 } + control.referrers.compactMap(\.element.className)
    let types = classes.map { type(named: $0) }
    guard types.allSatisfy({ $0?.isDeclared ?? false }) else { return false }
    let family = Set(types.compactMap { $0 }.flatMap(\.family))
    return control.referrers.allSatisfy { leavesDisabled($0.property, family) } && !enablesUnnamedItem(of: scene, family)
  }

  /// Whether code only asks an outlet for members that don't enable it, and asks nobody else for it.
  private func leavesDisabled(_ outlet: String, _ family: Set<ProjectType>) -> Bool {
    let own = Set(family.flatMap(\.files))
    guard files(mentioning: [outlet]).allSatisfy(own.contains) else { return false }
    return !family.contains { type in
      type.code(mentioning: [outlet]).contains { code in
        code.handsOn(outlet) { ["isEnabled", "customView", "rx"].contains($0) }
      }
    }
  }

  /// Whether code enables something that it doesn't call by an outlet of its own, which may be an item of the scene's bars.
  private func enablesUnnamedItem(of scene: InterfaceElement, _ family: Set<ProjectType>) -> Bool {
    let outlets = Set(scene.facts.connections.compactMap(\.property))
    return family.contains { type in
      type.code(mentioning: ["isEnabled"]).contains { code in
        code.body.containsExpression { expression in
          guard case .member(let base, "isEnabled") = expression.kind else { return false }
          return !(base?.lastName.map(outlets.contains) ?? false)
        }
      }
    }
  }
}

// MARK: - Replaced

extension Project {
  /// Whether an item of a bar, or what lies in it, never shows: whoever asks for its scene puts another in its place before
  /// the scene shows.
  func isReplaced(_ object: InterfaceElement) -> Bool {
    let path = [object] + Array(object.ancestors)
    guard let item = path.first(where: { $0.kind == "barButtonItem" }), item.parent?.kind == "navigationItem",
      let place = item.facts.attributes["key"], ["leftBarButtonItem", "rightBarButtonItem"].contains(place), let scene = item.scene,
      !isPutBack(item)
    else { return false }
    if let type = scene.className.flatMap({ type(named: $0) }), type.isDeclared, type.replacesOwnItem(place) { return true }
    guard scene.arrivingSegues.isEmpty, scene.file.initialController != scene.facts.id,
      let name = nameInCode(of: scene), name.texts.allSatisfy({ !mayPutTogether($0, besidesCodeIn: name.own) })
    else { return false }
    var makers: [Use] = []
    for file in files(holdingAny: name.words) where !name.own.contains(file) {
      guard let uses = uses(of: name, in: file) else { return false }
      makers += uses
    }
    return !makers.isEmpty && makers.allSatisfy { use in
      use.declaration.code(in: self)?.replaces(place, ofSceneNamedAt: use.place) ?? false
    }
  }

  /// Whether the scene's code may show an item again that it has an outlet of.
  private func isPutBack(_ item: InterfaceElement) -> Bool {
    item.referrers.contains { owner, property in
      guard let type = owner.className.flatMap({ type(named: $0) }), type.isDeclared else { return true }
      return type.family.contains { $0.code(mentioning: [property]).contains { $0.handsOn(property) { _ in false } } }
    }
  }
}

extension ProjectType {
  /// Whether the controller gives itself another item in a place of its bar each time that it shows.
  fileprivate func replacesOwnItem(_ place: String) -> Bool {
    ([self] + ancestors).contains { type in
      ["viewDidLoad", "viewWillAppear"].flatMap(type.ownFunctions).contains { ProjectCode($0, in: project).replacesOwnItem(place, steps: 2) }
    }
  }
}

extension ProjectCode {
  /// - Parameter steps: how many functions of the type's own it is followed through, one in the other.
  fileprivate func replacesOwnItem(_ place: String, steps: Int) -> Bool {
    guard steps > 0, let type else { return false }
    // `setRightBarButton(_:animated:)` and `setRightBarButtonItems(_:animated:)`.
    let name = place.prefix(1).uppercased() + place.dropFirst()
    let setters = ["set\(name.dropLast(4))", "set\(name)s"]
    var isFound = false
    body.forEachExpression { expression, around in
      guard !isFound, !around.isConditional else { return }
      switch expression.kind {
      case .assignment(let target, "=", _):
        guard case .member(let bar?, let member) = target.kind, member == place || member == place + "s" else { return }
        isFound = bar.isOwnNavigationItem
      case .call(let call):
        guard let name = call.name else { return }
        if let bar = call.callee.base, bar.isOwnNavigationItem {
          isFound = setters.contains(name)
        } else if call.callee.base?.isSelf ?? true {
          isFound = type.callable(name).first.map { ProjectCode($0, in: project).replacesOwnItem(place, steps: steps - 1) } ?? false
        }
      default: break
      }
    }
    return isFound
  }

  /// Whether code uses an outlet otherwise than to ask it for members.
  ///
  /// - Parameter isHandedOn: whether it does so by one of the members, too.
  fileprivate func handsOn(_ outlet: String, _ isHandedOn: (String) -> Bool) -> Bool {
    var isFound = false
    body.forEachExpression { expression, around in
      switch expression.kind {
      case .name(outlet), .member(_, outlet): break
      default: return
      }
      if case .member(let base?, let member)? = around.parent?.kind, base.range == expression.range, !isHandedOn(member) { return }
      isFound = true
    }
    return isFound
  }

  /// Whether the code keeps a scene in a variable, and always gives that an item of its own at a place of its bar.
  fileprivate func replaces(_ item: String, ofSceneNamedAt made: UInt32) -> Bool {
    let scope = scope
    var isFound = false
    body.forEachExpression { expression, around in
      guard !isFound, !around.isConditional, case .assignment(let target, "=", _) = expression.kind,
        case .member(let bar?, item) = target.kind, case .member(let scene?, "navigationItem") = bar.kind,
        case .name(let name) = scene.kind, let local = scope.local(name, before: scene.range),
        let range = local.initialValue?.range
      else { return }
      isFound = range.start <= made && made < range.end
    }
    return isFound
  }
}

extension Expression {
  fileprivate var isOwnNavigationItem: Bool { path.map { $0.drop { $0 == "self" } } == ["navigationItem"] }
}

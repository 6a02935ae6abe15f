/// A button or view that people tap, and what fixes its sides; nil for a side that follows from other things.
public struct FixedTarget {
  /// What is tapped.
  public let object: DrawnObject
  /// Nil where nothing fixes it.
  public let width: FixedSide?
  /// Nil where nothing fixes it.
  public let height: FixedSide?

  /// Whether what it shows makes it as high as it is, and nothing else says how large it is.
  public var isNatural: Bool { width == nil && height?.isNatural ?? false }

  /// Whether a side is shorter than the view's own, since a view around it is too small for it.
  public var isCut: Bool { sides.contains(where: \.isCut) }

  /// Those that are fixed.
  public var sides: [FixedSide] { [width, height].compactMap { $0 } }

  /// As it is said in a message: `24 × 30`, `24 points wide`.
  public var dimensions: String {
    func text(_ side: FixedSide) -> String { ((side.length * 10).rounded() / 10).plain }
    return switch (width, height) {
    case (let width?, let height?): "\(text(width)) × \(text(height))"
    case (let width?, nil): "\(text(width)) points wide"
    case (nil, let height?): "\(text(height)) points high"
    case (nil, nil): "of no fixed size"
    }
  }
}

extension DrawnInterface {
  /// The buttons that constraints, or what they show, make narrower or lower than so many points, and that no code enlarges.
  public func fixedButtons(below minimum: Double) -> [FixedTarget] {
    objects.compactMap { object in
      guard object.node.name == "button", !object.isInBar, object.answersSomebody else { return nil }
      return fixedTarget(object, below: minimum)
    }
  }

  /// An object as what people tap, where constraints, or what it shows, make it narrower or lower than so many points and no code
  /// enlarges it.
  ///
  /// - Parameter shown: how high it is by what it shows, where that is known otherwise than by how it is drawn.
  package func fixedTarget(_ object: DrawnObject, below minimum: Double, asHighAs shown: FixedSide? = nil) -> FixedTarget? {
    guard !object.isUncertain, !object.isDead else { return nil }
    let height = shown ?? side(.height, of: object) ?? naturalHeight(of: object)
    let target = FixedTarget(
      object: object, width: cut(side(.width, of: object), .width, around: object, minimum),
      height: cut(height, .height, around: object, minimum)
    )
    guard target.sides.contains(where: { $0.length < minimum }), !object.mayBeChanged(by: DrawnObject.sizing),
      !object.mayAnswerBeyondItsBounds, !object.isTappedAround, !liesOnTarget(object), !isCovered(object)
    else { return nil }
    return target
  }

  /// A side of at least so many points as far as it can be touched: no view answers where it hangs out of one around it that is
  /// of a fixed size.
  private func cut(
    _ side: FixedSide?, _ dimension: InterfaceElement.Side, around object: DrawnObject, _ minimum: Double
  ) -> FixedSide? {
    guard let side, side.length >= minimum else { return side }
    let room = object.element.ancestors.compactMap { self.object($0.facts.id) }.compactMap { view -> FixedSide? in
      view.isUncertain || view.mayBeChanged(by: DrawnObject.sizing) ? nil : self.side(dimension, of: view)
    }.min { $0.length < $1.length }
    guard let room, room.length < minimum else { return side }
    return FixedSide(length: room.length, range: room.range, isCut: true)
  }

  /// Whether another button around it or beneath it does the same, and is larger: that is what people hit.
  private func liesOnTarget(_ button: DrawnObject) -> Bool {
    guard let frame = button.element.facts.frame, let parent = button.element.parent else { return false }
    return objects.contains { other in
      guard other.node.name == "button", other.element.parent == parent, other.id != button.id, !other.isUncertain, !other.isDead,
        let area = other.element.facts.frame
      else { return false }
      return area.width * area.height > frame.width * frame.height && Area(area).contains(Area(frame))
        && other.element.doesTheSame(as: button.element)
    }
  }
}

extension DrawnObject {
  /// Whether a tap on it, or on what lies around it, does nothing. Other views than buttons hear of taps by code, which may
  /// let them do so.
  fileprivate var isDead: Bool {
    let hearing = node.name == "button" ? around + [node] : around
    return node.flag("enabled") == false || hearing.contains { $0.flag("userInteractionEnabled") == false }
  }

  /// Whether it may get touches that miss it: all views of its kind may, and a view around it may hand them on.
  fileprivate var mayAnswerBeyondItsBounds: Bool {
    !project.hitTests(ofFramework: frameworkClass).isEmpty || element.ancestors.contains { view in
      guard !view.isController, let name = view.className else { return false }
      // A library's view around it leaves touches where they fall: it doesn't know what an app lays into it.
      return project.classes(named: name)?.contains { type in ([type] + type.descendants).contains { !$0.hitTests.isEmpty } } ?? false
    }
  }

  /// Whether a view around it runs the same when it is tapped, so that nobody needs to hit the button.
  fileprivate var isTappedAround: Bool {
    let deeds = Set(element.facts.connections.flatMap { connection in
      connection.selector.map { functions(runBy: $0, of: element.destination(connection)) } ?? []
    })
    return !deeds.isEmpty && element.ancestors.contains { view in
      !view.isController && (view.className.flatMap(project.classes(named:)) ?? []).contains { $0.answersTaps(by: deeds) }
    }
  }

  /// The name of an action's function, and of the one that it calls where it does nothing else.
  private func functions(runBy selector: String, of target: InterfaceElement?) -> [String] {
    InterfaceConnection.functionNames(of: selector) + (functions(answering: selector, of: target) ?? []).compactMap { function in
      guard function.body.count == 1, case .expression(let step) = function.body[0].kind else { return nil }
      return step.call?.callee.ownName
    }
  }
}

extension ProjectType {
  /// Whether a view runs one of some functions wherever it is tapped.
  fileprivate func answersTaps(by functions: Set<String>) -> Bool {
    code(mentioning: ["addGestureRecognizer"]).contains { code in
      code.body.containsExpression { expression in
        guard let call = expression.call, call.callee.ownName == "addGestureRecognizer", let recognizer = call.arguments.first?.value
        else { return false }
        let scope = code.scope
        return scope.type(of: recognizer)?.base == "UITapGestureRecognizer"
          && RecognizerSettings(of: recognizer, in: code, scope).action?.code.first?.function.map { functions.contains($0.name) } ?? false
      }
    }
  }
}

extension InterfaceElement {
  /// Whether the same actions are connected to it as to another control.
  fileprivate func doesTheSame(as other: InterfaceElement) -> Bool {
    let (own, others) = (actions, other.actions)
    return !own.isEmpty && own == others
  }

  private var actions: Set<[String]> {
    Set(facts.connections.compactMap { connection in
      if case .action(let selector, let event) = connection.kind { [selector, event ?? "", connection.destination] } else { nil }
    })
  }
}

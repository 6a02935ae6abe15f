// Animations of UIKit's views, and of layers.
extension ProjectType {
  /// `UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { … }`
  func viewMotions(in code: ProjectCode) -> [RepeatedMotion] {
    var found: [RepeatedMotion] = []
    code.body.forEachExpression { expression, around in
      guard let call = expression.call, call.name == "animate" || call.name == "animateKeyframes",
        let options = call.argument("options"),
        let repeating = options.repeating, let animations = call.argument("animations")?.closure ?? call.closures.first,
        let movement = animations.body.viewMovement, !around.areForWaiting,
        !animations.body.containsExpression(where: \.speaksOfWaiting)
      else { return }
      found.append(RepeatedMotion(movement: movement, range: repeating, file: code.file))
    }
    return found
  }

  /// `animation.repeatCount = .infinity`, where the animation moves a layer.
  func layerMotions(in code: ProjectCode) -> [RepeatedMotion] {
    var found: [RepeatedMotion] = []
    code.body.forEachExpression { expression, around in
      guard case .assignment(let target, "=", let count) = expression.kind, target.lastName == "repeatCount",
        count.isEndless,
        let name = target.base?.lastName, let movement = code.movement(ofLayerAnimation: name), !around.areForWaiting,
        !code.body.containsExpression(where: \.namesWaiting)
      else { return }
      found.append(RepeatedMotion(movement: movement, range: expression.range, file: code.file))
    }
    return found
  }
}

extension ProjectCode {
  /// What an animation of a variable moves, by the key path that it is made for.
  fileprivate func movement(ofLayerAnimation name: String) -> RepeatedMotion.Movement? {
    let variable = body.declaredVariables.first { $0.name == name } ?? property.flatMap { $0.name == name ? $0 : nil }
    guard let made = variable?.initialValue, let call = made.builtExpression.call,
      ["CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation"].contains(made.builtExpression.constructedType?.base)
    else { return nil }
    let path = call.argument("keyPath")
    let text = path?.text ?? path?.nestedKeyPath
    return text.flatMap(RepeatedMotion.Movement.init(keyPath:))
  }
}

extension Expression {
  /// `position` for `#keyPath(CALayer.position)`.
  fileprivate var nestedKeyPath: String? {
    guard case .other(let parts) = kind else { return nil }
    return parts.first?.lastName
  }

  /// Where the options of an animation say that it repeats; those of key frames say it with a longer name.
  fileprivate var repeating: ByteRange? {
    var found: ByteRange?
    forEachExpression { expression, _ in
      if case .member(_, let name) = expression.kind, name == "repeat" { found = expression.range }
    }
    return found
  }

  /// `.infinity`, `.greatestFiniteMagnitude`, `HUGE`
  fileprivate var isEndless: Bool {
    lastName.map { ["infinity", "greatestFiniteMagnitude", "HUGE", "MAXFLOAT", "HUGE_VALF"].contains($0) } ?? false
      || call?.argument(nil)?.isEndless ?? false
  }

  /// Whether it names a view, a layer or a text that is about waiting.
  fileprivate var namesWaiting: Bool {
    switch kind {
    case .name(let name), .member(_, let name): return MotionWords.isAboutWaiting(name)
    case .string(let text): return MotionWords.isAboutWaiting(text)
    default: return false
    }
  }
}

extension Array where Element == Statement {
  /// What the animations of a view move.
  fileprivate var viewMovement: RepeatedMotion.Movement? {
    var found: RepeatedMotion.Movement?
    forEachExpression { expression, _ in
      guard found == nil, case .assignment(let target, _, let value) = expression.kind, let path = target.path
      else { return }
      if path.contains("transform") {
        let isScale = value.containsExpression { $0.call?.arguments.contains { $0.label == "scaleX" } ?? false }
        let isRotation = value.containsExpression { $0.call?.arguments.contains { $0.label == "rotationAngle" } ?? false }
        found = isScale ? .scale : isRotation ? .rotation : .place
      } else if path.contains(where: { ["center", "frame"].contains($0) }) {
        found = .place
      }
    }
    return found
  }
}

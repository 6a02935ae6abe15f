/// An animation that moves something again and again, without end.
public struct RepeatedMotion {
  /// What moves: `rotation`, `scale`, `place`.
  public let movement: Movement
  /// What says that it repeats.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int

  /// What of the view moves.
  public enum Movement: String, Sendable {
    /// It turns.
    case rotation
    /// It grows and shrinks.
    case scale
    /// It goes from place to place.
    case place
    /// It gets blurred and clear again.
    case blur

    /// What a SwiftUI modifier moves.
    init?(modifier name: String?) {
      switch name {
      case "rotationEffect", "rotation3DEffect": self = .rotation
      case "scaleEffect": self = .scale
      case "offset", "position": self = .place
      case "blur": self = .blur
      default: return nil
      }
    }

    /// What moves with a layer's property.
    init?(keyPath: String) {
      if keyPath.hasPrefix("transform.rotation") {
        self = .rotation
      } else if keyPath.hasPrefix("transform.scale") {
        self = .scale
      } else if ["transform", "position", "bounds"].contains(where: keyPath.hasPrefix) {
        self = .place
      } else {
        return nil
      }
    }
  }
}

extension ProjectType {
  /// The endless motions in the type's code that nobody can stop: neither the type nor what shows it asks whether people
  /// want less of them.
  ///
  /// Changes of colour and opacity aren't motions, and what turns while people wait tells them that something goes on.
  public var endlessMotions: [RepeatedMotion] {
    guard !isForPreviews, !isStyle, !MotionWords.isAboutWaiting(lastName), !asksForLessMotion else { return [] }
    let code = code(mentioning: MotionWords.repeats).filter { code in
      project.isForTouch(code.file) && !code.isForDevelopers
        && ![code.function?.name, code.property?.name].compactMap({ $0 }).contains(where: MotionWords.isAboutWaiting)
    }
    let found = code.flatMap { code in swiftUIMotions(in: code) + viewMotions(in: code) + layerMotions(in: code) }
    guard !found.isEmpty, !placesInOtherViews.contains(where: { $0.code.type?.asksForLessMotion ?? false })
    else { return [] }
    return found
  }

  /// Whether its code asks whether people want less motion, be it by a name of the app's own.
  var asksForLessMotion: Bool {
    family.contains { type in
      type.code.contains { code in
        MotionWords.saysLess(code.property?.name ?? "")
          || code.body.containsExpression { $0.lastName.map(MotionWords.saysLess) ?? false }
      }
    }
  }
}

// MARK: - SwiftUI

extension ProjectType {
  private func swiftUIMotions(in code: ProjectCode) -> [RepeatedMotion] {
    var found: [RepeatedMotion] = []
    code.body.forEachExpression { expression, around in
      guard let call = expression.call else { return }
      switch call.name {
      case "repeatForever":
        guard let movement = movement(ofAnimation: expression, around, code), !around.areForWaiting else { return }
        found.append(RepeatedMotion(
          movement: movement, range: ByteRange(start: call.nameRange.start, end: expression.range.end), file: code.file
        ))
      case "phaseAnimator":
        guard call.argument("trigger") == nil, call.arguments.count > 1, call.callee.base != nil,
          let content = call.arguments.first(where: { $0.value.closure != nil })?.value.closure,
          let movement = content.body.movement(dependingOn: Set(content.parameters.dropFirst()))
        else { return }
        found.append(RepeatedMotion(movement: movement, range: call.nameRange, file: code.file))
      default: return
      }
    }
    return found
  }

  /// What an animation moves: of `withAnimation`, what depends on the values that its closure sets; of `animation`, what the
  /// view does before.
  private func movement(
    ofAnimation animation: Expression, _ around: [Enclosure], _ code: ProjectCode
  ) -> RepeatedMotion.Movement? {
    for call in around.calls(handed: animation.range) {
      switch call.name {
      case "withAnimation":
        guard let names = call.closures.last?.body.assignedNames, !names.isEmpty else { return nil }
        return self.code(mentioning: names).lazy.compactMap { $0.body.movement(dependingOn: names) }.first
      case "animation":
        guard let view = call.callee.base else { return nil }
        let names = call.argument("value")?.path.map { Set($0) }
        return view.movement(dependingOn: names)
      default: continue
      }
    }
    return nil
  }
}

extension Array where Element == Enclosure {
  /// Whether what stands here is chosen by a condition that speaks of waiting: `isLoading ? spin : .default`.
  var areForWaiting: Bool {
    contains { enclosure in
      switch enclosure {
      case .expression(let expression):
        guard case .conditional(let condition, _, _) = expression.kind else { return false }
        return condition.speaksOfWaiting
      case .arm(let branch, _):
        return branch.arms.flatMap(\.conditions).contains { $0.value?.speaksOfWaiting ?? false }
      default: return false
      }
    }
  }
}

extension Expression {
  var speaksOfWaiting: Bool { containsExpression { $0.lastName.map(MotionWords.isAboutWaiting) ?? false } }

  /// What the view's modifiers move, if it depends on one of some names; on any, where none are given.
  fileprivate func movement(dependingOn names: Set<String>?) -> RepeatedMotion.Movement? {
    viewChain.modifiers.lazy.compactMap { $0.call.movement(dependingOn: names) }.first
  }
}

extension Call {
  fileprivate func movement(dependingOn names: Set<String>?) -> RepeatedMotion.Movement? {
    guard let movement = RepeatedMotion.Movement(modifier: name) else { return nil }
    let depends = arguments.contains { argument in
      argument.value.containsExpression { part in
        switch part.kind {
        case .name(let name), .member(_, let name): return names?.contains(name) ?? true
        default: return false
        }
      }
    }
    return depends ? movement : nil
  }
}

extension Array where Element == Statement {
  fileprivate func movement(dependingOn names: Set<String>) -> RepeatedMotion.Movement? {
    var found: RepeatedMotion.Movement?
    forEachExpression { expression, _ in
      if found == nil, let call = expression.call { found = call.movement(dependingOn: names) }
    }
    return found
  }

  /// The names that the code gives other values.
  fileprivate var assignedNames: Set<String> {
    var names: Set<String> = []
    forEachExpression { expression, _ in
      switch expression.kind {
      case .assignment(let target, _, _): target.lastName.map { _ = names.insert($0) }
      case .call(let call) where call.name == "toggle": call.callee.base?.lastName.map { _ = names.insert($0) }
      default: break
      }
    }
    return names
  }
}

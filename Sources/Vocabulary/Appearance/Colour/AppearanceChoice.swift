/// A place where an app chooses the light or the dark appearance for all of itself.
public struct AppearanceChoice {
  /// `light` or `dark`
  public let name: String
  /// `.dark`, in what is assigned or called.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The places in a file's code where windows, or all of an app's scene, are given one appearance.
  ///
  /// Screens within an app that are dark for good reasons, such as players, aren't meant, nor what tests ask for.
  public func appearanceChoices(in file: Int) -> [AppearanceChoice] {
    touchCode(in: file, mentioning: ["overrideUserInterfaceStyle", "preferredColorScheme"])
      .filter { $0.type?.isForPreviews != true }.flatMap(\.appearanceChoices)
  }
}

extension ProjectCode {
  fileprivate var appearanceChoices: [AppearanceChoice] {
    var found: [AppearanceChoice] = []
    body.forEachExpression { expression, around in
      guard !around.areForTests else { return }
      let value: Expression?
      switch expression.kind {
      case .assignment(let target, "=", let style) where target.lastName == "overrideUserInterfaceStyle":
        value = target.base.map { isWindow($0, around) } ?? false ? style : nil
      case .call(let call) where call.name == "preferredColorScheme" && property?.name == "body":
        value = type?.isKind(of: "App") ?? false ? call.argument(nil) : nil
      default: return
      }
      for choice in value?.alternatives ?? [] {
        guard case .member(_, let name) = choice.kind, ["light", "dark"].contains(name) else { continue }
        found.append(AppearanceChoice(name: name, range: choice.range, file: file))
      }
    }
    return found
  }

  /// Whether it is a window, by its name or as one of an array of them.
  private func isWindow(_ expression: Expression, _ around: [Enclosure]) -> Bool {
    if expression.lastName?.lowercased().hasSuffix("window") ?? false { return true }
    return expression.path?.count == 1 && around.expressions.contains { outer in
      guard let call = outer.call, call.name == "forEach" else { return false }
      return call.callee.base?.lastName == "windows"
    }
  }
}

extension Array where Element == Enclosure {
  fileprivate var areForTests: Bool {
    contains { enclosure in
      guard case .arm(let branch, let index) = enclosure else { return false }
      return branch.arms[index].conditions.contains { condition in
        condition.value?.containsExpression { expression in
          let name = (expression.text ?? expression.lastName ?? "").lowercased()
          return ["test", "debug", "snapshot", "screenshot", "arguments", "preview"].contains { name.contains($0) }
        } ?? false
      }
    }
  }
}

/// A layout that goes by the size of the screen, rather than by the room that the app has on it.
public struct ScreenBounds {
  /// What the size decides.
  public let use: Use
  /// `UIScreen.main.bounds.width`
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int

  /// What the size decides.
  public enum Use: Sendable {
    /// How large something is.
    case size
    /// Which of several layouts there is.
    case choice
  }
}

extension Project {
  /// The places in a file's code where the bounds of the main screen end as the length of a view or choose a layout.
  ///
  /// Windows, pictures and what only moves out of sight aren't meant, nor any where all apps are for iPhones alone, or share no screen.
  public func screenBounds(in file: Int) -> [ScreenBounds] {
    fillsScreen ? [] : shownCode(in: file, mentioning: ["UIScreen"]).filter { !$0.isOfWholeScreen }.flatMap { code -> [ScreenBounds] in
      var found: [ScreenBounds] = []
      code.body.forEachExpression { expression, around in
        guard expression.isScreenBounds, !around.continues(expression), let use = around.useOfLength(expression, code),
          !around.isForSomeReleases
        else { return }
        found.append(ScreenBounds(use: use, range: expression.range, file: file))
      }
      return found
    }
  }
}

extension Expression {
  /// `UIScreen.main.bounds` and its members.
  fileprivate var isScreenBounds: Bool {
    guard let path, path.count > 3, path.starts(with: ["UIScreen", "main", "bounds"]) else { return false }
    return ["width", "height"].contains(path.last)
  }
}

extension ProjectCode {
  /// Whether it is about a picture, a window, an animation or the device itself.
  fileprivate var isOfWholeScreen: Bool {
    let names = [type?.lastName, function?.name, property?.name].compactMap { $0 }.flatMap { NameWords.of($0) }
    return names.contains(where: ScreenWords.subjects.contains)
  }
}

extension Array where Element == Enclosure {
  /// What a length decides here; nil where that isn't seen.
  fileprivate func useOfLength(_ length: Expression, _ code: ProjectCode) -> ScreenBounds.Use? {
    var inner = length
    for enclosure in reversed() {
      switch enclosure {
      case .condition(let branch): return branch.kind == .if && inner.comparesWithNumber ? .choice : nil
      case .returned: return inner.isSize && code.sizesItems ? .size : nil
      case .expression(let expression):
        if let use = expression.use(ofLength: inner) { return use }
        guard expression.passesLength else { return nil }
        inner = expression
      default: return nil
      }
    }
    return inner.isSize && code.sizesItems ? .size : nil
  }
}

extension ProjectCode {
  /// Whether it tells a collection how large an item is.
  fileprivate var sizesItems: Bool { function?.signature.hasSuffix("sizeForItemAt:)") ?? false }
}

extension Expression {
  fileprivate func use(ofLength inner: Expression) -> ScreenBounds.Use? {
    switch kind {
    case .conditional(let condition, _, _):
      return condition.range == inner.range && inner.comparesWithNumber ? .choice : nil
    case .assignment(let target, "=", _):
      return target.lastName.map(ScreenWords.lengths.contains) ?? false ? .size : nil
    case .call(let call):
      guard call.callee.base != nil,
        let label = call.arguments.first(where: { $0.value.range.contains(inner.range) })?.label
      else { return nil }
      let isFrame = call.name == "frame" && ScreenWords.sides.contains(label)
      return isFrame || call.name == "constraint" && label.hasSuffix("ToConstant") ? .size : nil
    default: return nil
    }
  }

  /// Whether a length in it is still one after it: in a sum, a product, a size.
  fileprivate var passesLength: Bool {
    switch kind {
    case .binary(_, let sign, _): return ["+", "-", "*", "/", "<", ">", "<=", ">=", "==", "&&", "||"].contains(sign)
    case .conditional, .tuple: return true
    case .call(let call): return call.name.map(ScreenWords.sums.contains) ?? false
    default: return false
    }
  }

  fileprivate var comparesWithNumber: Bool {
    containsExpression { part in
      guard case .binary(let left, let sign, let right) = part.kind else { return false }
      return ["<", ">", "<=", ">=", "=="].contains(sign) && (left.isNumber || right.isNumber)
    }
  }

  fileprivate var isSize: Bool { constructedType?.base == "CGSize" }
}

private enum ScreenWords {
  static let subjects: Set<String> = [
    "animate", "animation", "banner", "cache", "crop", "device", "export", "image", "keyboard", "launch", "offscreen", "overlay",
    "photo", "player", "render", "share", "size", "snapshot", "splash", "thumbnail", "toast", "transition", "video", "window",
  ]
  static let sides: Set<String> = [
    "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
  ]
  static let lengths: Set<String> = ["itemSize", "preferredMaxLayoutWidth", "rowHeight", "estimatedItemSize"]
  static let sums: Set<String> = ["min", "max", "floor", "round", "ceil", "CGFloat", "CGSize", "abs"]
}

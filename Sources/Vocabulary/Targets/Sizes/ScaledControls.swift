// Controls of UIKit's own size that code draws smaller.
extension ProjectType {
  /// The switches and steppers that the type's code scales down for good: what answers shrinks with what is seen.
  func scaledTargets(below minimum: Double) -> [TouchTarget] {
    guard mayMention(["transform"]), mayMention(ScaledControls.sizes.keys) else { return [] }
    return views(in: code).compactMap { view in
      guard let size = ScaledControls.sizes.first(where: { view.isKind(of: $0.key, in: self) })?.value, let scaling = view.onlyScaling,
        view.isTouchTarget(in: self), view.sizings.isEmpty, !view.isInBar, !isInBar(view), !isNeverSeen(view)
      else { return nil }
      let (width, height) = (size.width * scaling.x, size.height * scaling.y)
      guard min(width, height) < minimum else { return nil }
      return TouchTarget(
        name: view.identity.name, width: width.rounded(), height: height.rounded(), range: scaling.use.range, file: scaling.use.code.file
      )
    }
  }
}

extension ViewCode {
  /// By how much all code that transforms it shrinks it, where that is one place which isn't a moment of an animation.
  fileprivate var onlyScaling: (use: Use<Assignment>, x: Double, y: Double)? {
    let transforms = assignments.filter { $0.what.path == ["transform"] }
    guard transforms.count == 1, let use = transforms.first, !use.around.isAnimated, let call = use.what.value.call,
      ["CGAffineTransform", "CGAffineTransformMakeScale", "init"].contains(call.name), call.arguments.count == 2,
      call.name == "CGAffineTransformMakeScale" || call.arguments.map(\.label) == ["scaleX", "y"],
      let x = use.scope.number(call.arguments[0].value), let y = use.scope.number(call.arguments[1].value),
      (0.1..<1).contains(x), (0.1..<1).contains(y)
    else { return nil }
    return (use, x, y)
  }
}

private enum ScaledControls {
  /// How large UIKit draws them, in points.
  static let sizes: [String: (width: Double, height: Double)] = ["UISwitch": (51, 31), "UIStepper": (94, 32)]
}

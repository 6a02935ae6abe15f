// Buttons of an app's own classes, which are no more than UIKit's with a title, a picture and looks.
extension ViewCode {
  /// What the class that it is made of says of its own objects, where that leaves them as high as what they show; nil where it is no
  /// such class, and none where that says nothing.
  var ownButtonCode: [PlainViewCode]? {
    guard let construction, let made = construction.what.constructedType, let type = construction.scope.type(named: made.base),
      type.isPlainButton
    else { return nil }
    return type.views.filter { $0.identity == .object }.map { PlainViewCode(view: $0, kind: .button) }
  }
}

extension ProjectType {
  /// Whether it inherits from the framework's buttons and nothing else, and doesn't say itself how large it is.
  fileprivate var isPlainButton: Bool {
    guard isDeclared, kind == .class, superclasses.isInSources, superclasses.links.count == 1,
      superclasses.links[0].name.base == "UIButton"
    else { return false }
    return functions.allSatisfy { !OwnButtons.sizing.contains($0.facts.name) }
      && properties.allSatisfy { !OwnButtons.sizing.contains($0.facts.name) }
      && code.allSatisfy { code in !code.body.containsExpression(where: \.setsFrame) }
  }
}

extension Expression {
  /// `frame.size.height = 48`
  fileprivate var setsFrame: Bool {
    guard case .assignment(let target, _, _) = kind else { return false }
    return !OwnButtons.frames.isDisjoint(with: target.path ?? [])
  }
}

private enum OwnButtons {
  /// By which a class says how large it is, where it is touched, or how what it shows is laid out.
  static let sizing: Set<String> = [
    "alignmentRectInsets", "contentRect", "hitTest", "imageRect", "intrinsicContentSize", "layoutSubviews", "point", "sizeThatFits",
    "systemLayoutSizeFitting", "titleRect", "updateConfiguration", "updateConstraints",
  ]
  static let frames: Set<String> = ["autoresizingMask", "bounds", "frame"]
}

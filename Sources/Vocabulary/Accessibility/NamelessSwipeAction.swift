/// An action behind a row that shows an image and has no words: VoiceOver offers it by its name.
public struct NamelessSwipeAction {
  /// What people see of it; nil where the code doesn't say.
  public let image: ShownImage?
  /// The missing title, or the image that stands alone.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The swipe actions in a file's code without a title.
  public func namelessSwipeActions(in file: Int) -> [NamelessSwipeAction] {
    namelessContextualActions(in: file) + namelessSwipeButtons(in: file)
  }

  // MARK: UIKit

  private func namelessContextualActions(in file: Int) -> [NamelessSwipeAction] {
    touchCode(in: file, mentioning: ["UIContextualAction"]).flatMap { code -> [NamelessSwipeAction] in
      let scope = code.scope
      var found: [NamelessSwipeAction] = []
      code.body.forEachExpression { expression, around in
        guard expression.constructedType?.base == "UIContextualAction", let title = expression.call?.argument("title"),
          title.isNil || scope.showsNoText(title), let holder = around.holder, !code.names(holder)
        else { return }
        let images = code.images(of: holder, scope)
        guard let first = images.first else { return }
        found.append(NamelessSwipeAction(image: first, range: title.range, file: file))
      }
      return found
    }
  }

  // MARK: SwiftUI

  private func namelessSwipeButtons(in file: Int) -> [NamelessSwipeAction] {
    guard !["View", "List"].contains(where: { frameworkType($0)?.ownFunctions("swipeActions").isEmpty == false })
    else { return [] }
    return views(of: ["Button"], in: file).compactMap { place in
      guard place.isHeld(by: ["swipeActions"]), let label = place.root.call?.label,
        let images = place.scope.wordlessImages(label.body), let image = images.first,
        images.allSatisfy({ $0.isSymbol == image.isSymbol }), place.ownFacts.isDisjoint(with: .namedOrLeftOut)
      else { return nil }
      return NamelessSwipeAction(image: image, range: image.range, file: file)
    }
  }
}

extension Array where Element == Enclosure {
  /// The variable that takes a value right here.
  fileprivate var holder: String? {
    guard case .variable(let variable)? = last else { return nil }
    return variable.name
  }
}

extension ProjectCode {
  /// Whether the action of a variable gets its words later, or is handed to code that may give it some.
  fileprivate func names(_ action: String) -> Bool {
    body.containsExpression { expression in
      switch expression.kind {
      case .assignment(let target, _, _):
        return target.base?.lastName == action && ["title", "accessibilityLabel"].contains(target.lastName)
      case .call(let call):
        guard expression.constructedType == nil, let name = call.name else { return false }
        return call.arguments.contains { $0.value.kind == .name(action) } && !["append", "insert"].contains(name)
      default: return false
      }
    }
  }

  /// The images that the action of a variable shows; empty where one of them isn't known, or has a name of its own.
  fileprivate func images(of action: String, _ scope: CodeScope) -> [ShownImage] {
    var images: [ShownImage?] = []
    var isNamed = false
    body.forEachExpression { expression, _ in
      guard case .assignment(let target, _, let value) = expression.kind, target.path?.first == action else { return }
      if target.path == [action, "image"] { images += value.alternatives.map { scope.uiImage($0) } }
      if target.lastName == "accessibilityLabel" { isNamed = true }
    }
    return isNamed || images.contains { $0 == nil } ? [] : images.compactMap { $0 }
  }
}

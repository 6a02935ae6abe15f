// Names that nobody can speak.
extension SpokenText {
  /// Why a name can't be read out.
  public enum Flaw: Sendable, Equatable {
    /// There is nothing to read.
    case empty
    /// It is the name of a file or a symbol.
    case name(String)
  }

  /// What keeps the text from being spoken, if it is written here and nothing takes its place.
  public var flaw: Flaw? {
    guard kind == .label else { return nil }
    if scope.showsNoText(expression) || expression.text == "" { return isReplaced ? nil : .empty }
    guard let text = writtenText, text.looksLikeFile || imageName == text && text.looksLikeName else { return nil }
    return .name(text)
  }

  /// A literal that is no key of a translation: UIKit reads it as it is, SwiftUI's text only if it says so.
  private var writtenText: String? {
    switch place {
    case .uiKit: return expression.text
    case .swiftUI: return expression.text ?? expression.call?.argument("verbatim")?.text
    }
  }

  /// The name of the image that the view shows.
  private var imageName: String? {
    guard case .swiftUI(let place) = place else { return nil }
    return place.scope.image(place.root)?.name
  }

  /// Whether the empty name stands on a part whose whole speaks, or is set anew elsewhere.
  private var isReplaced: Bool {
    switch place {
    case .swiftUI: return !facts.isDisjoint(with: [.hidden, .replaced, .merged, .named, .open])
    case .uiKit(let target, let code):
      let function = code.function?.name.lowercased() ?? ""
      guard let type = code.type, !code.hides(target?.lastName), !code.leavesOut(target),
        !["reuse", "reset"].contains(where: function.contains), !isOfCell(target)
      else { return true }
      return type.speaksForItsViews || target?.lastName.map { type.names($0) } ?? true
    }
  }

  /// Whether it is a cell, whose parts speak where it doesn't.
  private func isOfCell(_ target: Expression?) -> Bool {
    guard let target else { return false }
    return ["UITableViewCell", "UICollectionViewCell"].contains { scope.isKind(target, of: $0) }
  }

  /// Whether an image shows there, which can be left out as a whole.
  public var isOnImage: Bool { element == "Image" }
}

extension ProjectCode {
  /// Whether it hides a view of that name, too, which has nothing to say then.
  fileprivate func hides(_ view: String?) -> Bool {
    body.containsExpression { expression in
      guard case .assignment(let target, _, let value) = expression.kind, target.lastName == "isHidden",
        value.kind != .boolean(false)
      else { return false }
      return target.base?.lastName == view
    }
  }

  /// Whether it says of the same view that it is no element.
  fileprivate func leavesOut(_ view: Expression?) -> Bool {
    guard let path = view?.path else { return false }
    return body.containsExpression { expression in
      guard case .assignment(let target, _, let value) = expression.kind else { return false }
      return target.lastName == "isAccessibilityElement" && value.kind == .boolean(false) && target.base?.path == path
    }
  }
}

extension ProjectType {
  /// Whether its code gives a view a name that isn't empty.
  fileprivate func names(_ view: String) -> Bool {
    contains(.assignment(to: ["accessibilityLabel"])) { assignment, _ in
      let (target, value) = assignment
      return target.base?.lastName == view && value.text != ""
    }
  }
}

extension String {
  /// `ic_close`, `btn-back`, `close.png`: the beginning or the end that files of images have.
  fileprivate var looksLikeFile: Bool {
    guard !contains(where: \.isWhitespace) else { return false }
    let name = lowercased()
    return ["ic_", "ic-", "icon_", "icon-", "btn_", "btn-", "img_", "img-"].contains(where: name.hasPrefix)
      || [".png", ".jpg", ".pdf", ".svg"].contains(where: name.hasSuffix)
  }

  /// `xmark.circle`, `nav-back`, `close24`: words joined as they are in no text.
  fileprivate var looksLikeName: Bool {
    !contains(where: \.isWhitespace)
      && (contains { "._-".contains($0) } || contains(where: \.isNumber) || allSatisfy { $0.isLowercase })
  }
}

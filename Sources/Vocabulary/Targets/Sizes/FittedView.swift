// Views that code makes as large as what they show, and only moves: `button.sizeToFit()`, `button.frame.origin = corner`.
extension [PlainViewCode] {
  /// Whether the view is asked to be as large as what it shows, and each frame that code gives it is as high.
  var isFitted: Bool {
    let frames = flatMap { code in
      code.view.assignments.filter { ["bounds", "frame"].contains($0.what.path.first) }.map { (name: code.view.identity.name, set: $0.what) }
    }
    return contains { $0.view.calls.contains { $0.what.path == ["sizeToFit"] } } && !frames.isEmpty
      && frames.allSatisfy { $0.set.path.dropFirst().first == "origin" || $0.set.value.isAsHigh(as: $0.name) }
  }
}

extension Expression {
  /// Whether it is a frame as high as a view of some name already is: `CGRect(x: 0, y: 0, width: 90, height: button.frame.height)`.
  fileprivate func isAsHigh(as view: String) -> Bool {
    guard let call else { return false }
    if call.name == "offsetBy" { return call.callee.base?.isFrame(of: view) ?? false }
    guard constructedType?.base == "CGRect" else { return false }
    return call.argument("height")?.isHeight(of: view) ?? call.argument("size")?.isSize(of: view) ?? false
  }

  private func isHeight(of view: String) -> Bool {
    guard case .member(let owner?, "height") = kind else { return false }
    return owner.isFrame(of: view) || owner.isSize(of: view)
  }

  private func isSize(of view: String) -> Bool {
    if case .member(let owner?, "size") = kind { owner.isFrame(of: view) } else { false }
  }

  private func isFrame(of view: String) -> Bool {
    if case .member(let owner?, "bounds") = kind { return owner.ownName == view }
    if case .member(let owner?, "frame") = kind { return owner.ownName == view }
    return false
  }
}

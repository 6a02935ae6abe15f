// Taps on UIKit's plain views.
extension ProjectType {
  /// The taps on labels, images and plain views of the type's that don't say that they are buttons.
  ///
  /// Those of outlets aren't among them, which an interface file may say more of, nor those that are for several taps,
  /// share their touches, put the keyboard away or close what lies behind.
  public var muteTaps: [MuteTap] {
    guard !isStyle, !isForPreviews else { return [] }
    let code = code(mentioning: project.tapHelpers.union(["addGestureRecognizer"])).filter { code in
      project.isForTouch(code.file) && !code.isForDevelopers
    }
    guard !code.isEmpty else { return [] }
    return views.flatMap { view in mutelyTapped(view) }
  }

  private func mutelyTapped(_ view: ViewCode) -> [MuteTap] {
    guard isPlain(view), !view.passesTouchesOn else { return [] }
    let taps = view.calls.filter { use in
      guard project.isForTouch(use.code.file) else { return false }
      if use.what.path.count == 1, project.tapHelpers.contains(use.what.path[0]) {
        return RecognizerSettings(addedBy: use.what.call, use.scope).opens(view.identity.name)
      }
      guard use.what.path == ["addGestureRecognizer"], let recognizer = use.what.call.arguments.first?.value,
        use.scope.type(of: recognizer)?.base == "UITapGestureRecognizer"
      else { return false }
      return RecognizerSettings(of: recognizer, in: use.code, use.scope).opens(view.identity.name)
    }
    guard !taps.isEmpty, !maySpeak(of: view) else { return [] }
    return taps.map { MuteTap(subject: view.identity.name, range: $0.range, file: $0.code.file, modifierEnd: nil) }
  }

  /// Whether it is one of the framework's views that do nothing by themselves, made by code.
  private func isPlain(_ view: ViewCode) -> Bool {
    guard let type = view.type?.base, ["UIView", "UILabel", "UIImageView", "UIStackView"].contains(type),
      view.construction?.what.constructedType?.base == type
    else { return false }
    guard case .property(let name) = view.identity else { return true }
    return property(name)?.facts.attributes.contains("IBOutlet") == false
  }
}

/// How views are called that a tap closes, and what closes them.
private let closing = [
  "dim", "overlay", "shade", "scrim", "backdrop", "background", "dismiss", "close", "hide", "keyboard", "mask", "blur", "outside",
]

extension RecognizerSettings {
  /// Whether the tap opens, starts or changes something, rather than ends what else goes on.
  fileprivate func opens(_ view: String) -> Bool {
    guard isKnown, !isForSeveral, !sharesTouches, !onlyKeepsTouches, !movesFocus, let first = action?.code.first
    else { return false }
    let deed = TapDeed(code: first.body, scope: first.scope)
    if deed.isNothing || deed.onlyReports || deed.togglesControls || deed.movesFocus || tellsPlacesApart { return false }
    let names = [view, first.function?.name ?? ""].map { $0.lowercased() }
    return !deed.onlyCloses && !names.contains { name in closing.contains { name.contains($0) } }
  }
}

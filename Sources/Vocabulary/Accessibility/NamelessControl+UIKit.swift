// Sliders, switches, steppers and fields of UIKit without a name.
extension ProjectType {
  /// Those that the type's code makes, and that nothing names: neither their type nor whoever knows them.
  ///
  /// What a row holds isn't among them, whose label may be read with it, nor are outlets, which an interface file may name.
  var namelessControls: [NamelessControl] {
    let rows = ["UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UIContentView"]
    guard !isForPreviews, !rows.contains(where: isKind(of:)) else { return [] }
    let code = code(mentioning: NamelessKinds.all).filter { project.isForTouch($0.file) && !$0.isForDevelopers }
    guard !code.isEmpty else { return [] }
    return views.compactMap { view in
      guard let made = view.construction, let kind = made.what.constructedType?.base, NamelessKinds.all.contains(kind),
        made.what.call?.arguments.allSatisfy({ $0.label == "frame" }) ?? false, view.elementType == nil, !isOutlet(view),
        project.isForTouch(made.code.file), !view.isNamedByItself, !view.passesTouchesOn, isKnownThroughout(view), !isNeverSeen(view),
        !maySpeak(of: view), !isPromptedElsewhere(view)
      else { return nil }
      return NamelessControl(control: kind, range: made.range, file: made.code.file, neighbour: nil)
    }
  }

  /// Whether somebody who has an object of the type gives its field a text that stands in it while it is empty.
  private func isPromptedElsewhere(_ view: ViewCode) -> Bool {
    guard case .property(let name) = view.identity else { return false }
    let prompts = ["attributedPlaceholder", "placeholder"]
    return project.code(mentioning: [name]).alsoMentioning(prompts.map { Word($0) }).contains { code in
      code.contains(.assignment(to: Set(prompts))) { $0.target.base?.lastName == name }
    }
  }

  private func isOutlet(_ view: ViewCode) -> Bool {
    guard case .property(let name) = view.identity else { return false }
    return property(name)?.facts.attributes.contains("IBOutlet") ?? false
  }
}

extension ViewCode {
  /// Whether what it shows tells what it is for, a row's label is read with it, or it only catches what is typed.
  fileprivate var isNamedByItself: Bool {
    let paths = assignments.map(\.what.path) + calls.map(\.what.path)
    let labels = (calls.map(\.what.call) + handed.compactMap(\.what.call)).map { $0.arguments.compactMap(\.label) }
    if (paths + labels).joined().contains(where: { $0.lowercased().contains("placeholder") || $0 == "title" }) { return true }
    if handed.contains(where: { $0.what.label == "accessoryView" }) { return true }
    return ["tintColor", "textColor"].contains { name in values(of: name).contains { $0.lastName == "clear" } }
      || ["alpha", "isHidden", "isUserInteractionEnabled"].contains { name in assignments.contains { $0.what.path == [name] } }
  }
}

private enum NamelessKinds {
  static let all: Set<String> = ["UISlider", "UISwitch", "UIStepper", "UITextField"]
}

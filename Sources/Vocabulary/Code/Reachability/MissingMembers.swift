// What a storyboard or xib asks a class for that this doesn't have.
extension ProjectType {
  /// Whether none of its objects has a member that goes by one of some names: the type, those that it inherits from and those that
  /// inherit from it are the project's own or UIKit's, and none of their files says such a name.
  package func surelyLacks(_ names: [String]) -> Bool {
    guard !names.contains(where: { ProjectType.membersOfAll.contains($0) || project.areForeign($0) }) else { return false }
    return family.allSatisfy { type in
      type.inherited.allSatisfy { FrameworkTypes.isFramework($0.base) || project.classes(named: $0.base) != nil }
        && type.files.allSatisfy { file in names.allSatisfy { project.places(of: Word($0), in: file)?.isEmpty ?? false } }
    }
  }

  /// Whether a storyboard or xib can't make an object of it, since its own code has no property for an outlet that the file
  /// connects.
  func surelyLacks(outletsOf object: InterfaceElement) -> Bool {
    let ancestor = ([self] + ancestors).flatMap(\.inherited).first { ProjectType.outletsOfFramework[$0.base] != nil }
    guard let known = ancestor.flatMap({ ProjectType.outletsOfFramework[$0.base] }) else { return false }
    let asked = object.facts.connections.compactMap(\.property).filter { !known.contains($0) }
    return asked.contains { surelyLacks([$0]) }
  }

  /// What objects do by themselves, where an action asks for it.
  private static let membersOfAll: Set<String> = [
    "becomeFirstResponder", "copy", "cut", "delete", "endEditing", "paste", "removeFromSuperview", "resignFirstResponder", "select",
    "selectAll",
  ]

  /// The outlets that files connect of what UIKit's classes bring themselves.
  private static let outletsOfFramework: [String: Set<String>] = {
    let controller: Set<String> = ["delegate", "gestureRecognizers", "inputAccessoryView", "searchDisplayController", "view"]
    let view: Set<String> = ["delegate", "gestureRecognizers", "inputAccessoryView", "inputView"]
    let cell = view.union([
      "accessoryView", "backgroundView", "contentView", "detailTextLabel", "editingAccessoryView", "imageView", "selectedBackgroundView",
      "textLabel",
    ])
    return [
      "UIViewController": controller, "UITableViewController": controller.union(["tableView"]),
      "UICollectionViewController": controller.union(["collectionView"]), "UIView": view, "UITableViewCell": cell,
      "UICollectionViewCell": cell, "UICollectionReusableView": view, "UITableViewHeaderFooterView": cell,
    ]
  }()
}

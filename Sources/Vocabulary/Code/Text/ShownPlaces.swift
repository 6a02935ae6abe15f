/// An expression whose text people read on the screen.
public struct ShownPlace {
  /// What the text is made from.
  public let expression: Expression
  /// What names mean there.
  public let scope: CodeScope
  /// The number of the file in the project.
  public let file: Int
  /// Whether an alert or an action sheet shows it.
  public let isInAlert: Bool
}

extension Project {
  /// What a file's code shows as text: in labels, titles, buttons, fields, headers and alerts. What it logs, compares
  /// or shows in previews is left out.
  ///
  /// - Returns: none for a file that isn't for touch screens.
  public func shownPlaces(in file: Int) -> [ShownPlace] {
    guard isForTouch(file) else { return [] }
    return code(in: file).flatMap { code -> [ShownPlace] in
      // Outside any declaration stand previews.
      guard code.function != nil || code.property != nil, code.type?.isKind(of: "PreviewProvider") != true,
        !code.isForDevelopers
      else { return [] }
      var scope: CodeScope?
      var found: [(expression: Expression, isInAlert: Bool)] = []
      code.body.forEachExpression { expression, around in
        switch expression.kind {
        case .call(let call):
          let isInAlert = ShownText.alerts.contains(call.name ?? "")
            || around.expressions.contains { ShownText.alerts.contains($0.call?.name ?? "") }
          found += call.shown.map { ($0, isInAlert) }
        case .assignment(let target, "=", let value) where target.lastName.map(ShownText.properties.contains) ?? false:
          let known = scope ?? code.scope
          scope = known
          if known.isShown(target) { found.append((value, false)) }
        default: break
        }
      }
      if let function = code.function, ShownText.titleMethods.contains(function.signature) {
        found += code.body.returnedValues.map { ($0, false) }
      }
      if found.isEmpty { return [] }
      let known = scope ?? code.scope
      return found.map { ShownPlace(expression: $0.expression, scope: known, file: code.file, isInAlert: $0.isInAlert) }
    }
  }
}

extension Call {
  /// The arguments that it shows as text.
  fileprivate var shown: [Expression] {
    guard let name else { return [] }
    if let labels = ShownText.labels[name] { return labels.compactMap { argument($0) } }
    guard ShownText.views.contains(name), let first = arguments.first, first.label == nil || first.label == "verbatim"
    else { return [] }
    return first.value.closure == nil ? [first.value] : []
  }
}

extension CodeScope {
  /// Whether what is assigned to a property is read on the screen.
  fileprivate func isShown(_ property: Expression) -> Bool {
    guard let object = property.base, !object.isSelf else {
      return type.map { type in ShownText.kinds.contains { type.isKind(of: $0) } } ?? false
    }
    if ShownText.kinds.contains(where: { isKind(object, of: $0) }) { return true }
    return object.lastName.map { name in ShownText.names.contains { name.hasSuffix($0) } } ?? false
  }
}

extension ShownText {
  fileprivate static let alerts = SwiftUIAlertNames.all.union(["UIAlertController", "UIAlertAction"])

  /// The labels of the arguments that are shown.
  fileprivate static let labels: [String: [String?]] = [
    "UIAlertController": ["title", "message"], "UIAlertAction": ["title"], "UIBarButtonItem": ["title"], "UITabBarItem": ["title"],
    "UIAction": ["title", "subtitle"], "UIContextualAction": ["title"], "UIMenu": ["title"], "UICommand": ["title"],
    "UIApplicationShortcutItem": ["localizedTitle", "localizedSubtitle"], "LabeledContent": [nil],
    "ContentUnavailableView": [nil, "description"],
  ]

  /// SwiftUI's views and modifiers, and UIKit's methods, that show their first argument.
  fileprivate static let views: Set<String> = [
    "Text", "Label", "Button", "Toggle", "Picker", "TextField", "SecureField", "Section", "NavigationLink", "Link",
    "Menu", "Stepper",
    "DatePicker", "ProgressView", "GroupBox", "DisclosureGroup", "Gauge", "navigationTitle", "navigationBarTitle",
    "alert",
    "confirmationDialog", "setTitle",
  ]

  fileprivate static let properties: Set<String> = [
    "text", "title", "message", "placeholder", "prompt", "secondaryText", "subtitle", "backButtonTitle",
  ]

  fileprivate static let kinds = [
    "UIView", "UIViewController", "UINavigationItem", "UIBarItem", "UIMenuElement", "UIListContentConfiguration",
  ]

  /// How objects are called that show what they are given.
  fileprivate static let names = [
    "Label", "label", "TextField", "TextView", "navigationItem", "tabBarItem", "content", "contentConfiguration",
  ]

  fileprivate static let titleMethods: Set<String> = [
    "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)",
    "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
  ]
}

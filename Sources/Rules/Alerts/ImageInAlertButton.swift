import HIGLintEngine

/// Images smuggled into the buttons of alerts.
public struct ImageInAlertButton: FileRule {
  public static let description = RuleDescription(
    id: "image_in_alert_button",
    chapter: .alerts,
    summary: "An image is put into an alert's button.",
    rationale: """
      Buttons of alerts and action sheets say in words what they do, because an image can be misread and there is no way back once \
      the wrong one is tapped. The system has no way to add one; setting it by key-value coding relies on a private property, and \
      breaks with any release of the system.
      """,
    guidelines: [
      .current("Alerts"), .iPhone2008("Configuring an Alert"), .iPhone2008("Configuring an Action Sheet"),
    ],
    components: [.buttons, .alerts],
    triggers: ["UIAlertAction", "setValue"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for code in context.project.code(in: file, mentioning: ["forKey", "forKeyPath"]) {
      lazy var scope = code.scope
      var found: [ByteRange] = []
      code.body.forEachExpression { expression, _ in
        guard let call = expression.call, call.name == "setValue",
          let key = call.argument("forKey") ?? call.argument("forKeyPath"), call.argument(nil)?.isNil == false,
          scope.text(key) == "image", scope.isAlertAction(call.callee.base)
        else { return }
        found.append(expression.range)
      }
      // The buttons of one sheet are one decision.
      guard let first = found.first else { continue }
      let notes = found.dropFirst().map { RuleContext.Note("and in this button", at: $0, in: code.file) }
      context.report(Self.message, at: first, in: code.file, notes: notes)
    }
  }

  private static let message = "buttons of alerts and action sheets say in words what they do; leave out the image, which a private key sets"
}

extension CodeScope {
  /// Whether a method is called on an action, that of an extension of actions included.
  fileprivate func isAlertAction(_ object: Expression?) -> Bool {
    guard let object, !object.isSelf else { return type?.isKind(of: "UIAlertAction") ?? false }
    return isKind(object, of: "UIAlertAction") || isOfAlert(object)
  }

  /// Whether it is one of `alert.actions`.
  private func isOfAlert(_ object: Expression) -> Bool {
    switch object.kind {
    case .element(let list, _), .member(let list?, "first"), .member(let list?, "last"):
      return list.lastName == "actions" && list.base.map { isKind($0, of: "UIAlertController") } ?? false
    default: return false
    }
  }
}

// MARK: - Examples

extension ImageInAlertButton {
  private static let bad: [Example] = [
    Example("on an action in a constant", """
      func share(on screen: UIViewController) {
        let mail = UIAlertAction(title: "Mail", style: .default)
        ↓mail.setValue(UIImage(systemName: "envelope"), forKey: "image")
        sheet.addAction(mail)
      }
      """),
    Example("in an extension, by a constant", """
      let imageKey = "image"

      extension UIAlertAction {
        var image: UIImage? {
          get { value(forKey: imageKey) as? UIImage }
          set { ↓setValue(newValue, forKey: imageKey) }
        }
      }
      """),
    Example("in an initialiser", """
      extension UIAlertAction {
        convenience init(title: String, icon: UIImage, handler: ((UIAlertAction) -> Void)?) {
          self.init(title: title, style: .default, handler: handler)
          ↓self.setValue(icon, forKey: "image")
        }
      }
      """),
    Example("on two of an alert's actions, by a path", """
      func decorate(_ alert: UIAlertController) {
        ↓alert.actions[0].setValue(UIImage(named: "star"), forKeyPath: "image")
        alert.actions.last?.setValue(UIImage(named: "bin"), forKey: "image")
      }
      """),
    Example("in a helper", """
      final class Menu {
        func decorate(_ action: UIAlertAction, with image: UIImage?) {
          ↓action.setValue(image?.withRenderingMode(.alwaysOriginal), forKey: "image")
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("words alone", "let mail = UIAlertAction(title: \"Mail\", style: .default)"),
    Example("other keys", """
      let action = UIAlertAction(title: "Mail", style: .default)
      func align() { action.setValue(0, forKey: "titleTextAlignment") }
      """),
    Example("other objects", """
      final class Record: NSObject {}

      func save(_ record: Record, _ image: UIImage) {
        record.setValue(image, forKey: "image")
      }
      """),
    Example("objects that aren't known", """
      func update() { item.setValue(picture, forKey: "image") }
      let action = UIAlertAction(title: "OK", style: .default)
      """),
    Example("the image taken away", """
      func clear(_ action: UIAlertAction) { action.setValue(nil, forKey: "image") }
      """),
    Example("keys that aren't known", """
      func set(_ key: String, on action: UIAlertAction) { action.setValue(1, forKey: key) }
      """),
    Example("actions of menus, which have images", """
      let action = UIAction(title: "Mail", image: UIImage(systemName: "envelope")) { _ in write() }
      """),
  ]
}

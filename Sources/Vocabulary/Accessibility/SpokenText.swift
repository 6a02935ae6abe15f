/// A text that code hands to VoiceOver: the name of a view, or a hint at what it does.
public struct SpokenText {
  /// What VoiceOver says it as.
  public let kind: Kind
  /// What the text is made from.
  public let expression: Expression
  /// What names mean there.
  public let scope: CodeScope
  /// The number of the file in the project.
  public let file: Int
  /// What the text is for, as far as it is known: `Button`, `UIImageView`.
  public let element: String?
  /// The modifier with its arguments, in SwiftUI.
  public let modifier: ByteRange?
  /// What else is told of the view; nothing is known of it in UIKit.
  let facts: SpokenFacts
  let place: Place

  /// What VoiceOver says the text as.
  public enum Kind: Sendable {
    /// What the view is called.
    case label
    /// What it does when it is activated.
    case hint
  }

  enum Place {
    case swiftUI(ViewPlace)
    case uiKit(target: Expression?, code: ProjectCode)
  }
}

extension Project {
  /// The names and hints that a file's code gives to views: by SwiftUI's modifiers, in assignments, and by the properties
  /// that views override.
  public func spokenTexts(in file: Int) -> [SpokenText] {
    shownCode(in: file, mentioning: SpokenTextWords.names).flatMap { code -> [SpokenText] in
      let scope = code.scope
      var found: [SpokenText] = []
      code.body.forEachExpression { expression, around in
        found += code.spokenText(expression, around, scope).map { [$0] } ?? []
      }
      return found + code.overriddenTexts(scope)
    }
  }
}

extension ProjectCode {
  fileprivate func spokenText(_ expression: Expression, _ around: [Enclosure], _ scope: CodeScope) -> SpokenText? {
    switch expression.kind {
    case .call(let call):
      guard let view = call.callee.base, let (kind, text) = call.spokenArgument else { return nil }
      let chain = expression.viewChain
      let place = ViewPlace(root: chain.root, code: self, scope: scope, around: around + around.links(of: expression))
      let range = ByteRange(start: call.nameRange.start, end: expression.range.end)
      return SpokenText(
        kind: kind, expression: text, scope: scope, file: file,
        element: chain.root.constructedType?.base ?? scope.image(view).map { _ in "Image" }, modifier: range,
        facts: place.modifiersAround.filter { $0 !== call }.reduce(into: []) { $0.formUnion(scope.spokenFacts($1)) },
        place: .swiftUI(place)
      )
    case .assignment(let target, "=", let value):
      guard let kind = target.lastName.flatMap({ SpokenTextWords.properties[$0] }) else { return nil }
      let owner = target.base.map { scope.type(of: $0)?.base } ?? type?.name
      return SpokenText(
        kind: kind, expression: value, scope: scope, file: file, element: owner, modifier: nil, facts: [],
        place: .uiKit(target: target.base, code: self)
      )
    default: return nil
    }
  }

  /// What a view answers that overrides the property.
  fileprivate func overriddenTexts(_ scope: CodeScope) -> [SpokenText] {
    guard let property, property.modifiers.contains("override"), let kind = SpokenTextWords.properties[property.name],
      let getter = property.getter
    else { return [] }
    return getter.returnedValues.map { value in
      SpokenText(
        kind: kind, expression: value, scope: scope, file: file, element: type?.name, modifier: nil, facts: [],
        place: .uiKit(target: nil, code: self)
      )
    }
  }
}

extension Call {
  /// The text that one of SwiftUI's modifiers hands to VoiceOver.
  fileprivate var spokenArgument: (kind: SpokenText.Kind, text: Expression)? {
    switch name {
    case "accessibilityLabel": return argument(nil).flatMap { $0.closure == nil ? (.label, $0) : nil }
    case "accessibilityHint": return argument(nil).map { (.hint, $0) }
    case "accessibility":
      if let label = argument("label") { return (.label, label) }
      return argument("hint").map { (.hint, $0) }
    default: return nil
    }
  }
}

enum SpokenTextWords {
  static let names = ["accessibilityLabel", "accessibilityHint", "accessibility"]
  static let properties: [String: SpokenText.Kind] = ["accessibilityLabel": .label, "accessibilityHint": .hint]
}

/// A button of UIKit's whose looks a configuration says: `UIButton(configuration: .plain())`.
struct ConfiguredButton {
  private let code: [PlainViewCode]
  private let settings: [ConfigurationSetting]

  /// - Parameter code: all that says how the button looks.
  /// - Returns: nil for one that no configuration is given to, and where one may say more than is known.
  init?(_ code: [PlainViewCode]) {
    let whole = code.flatMap { [$0.argument("configuration")].compactMap { $0 } + $0.assignments(["configuration"]) }
    let parts = code.flatMap { code in
      code.view.assignments.filter { $0.what.path.first == "configuration" && $0.what.path.count > 1 }.map { use in
        ConfigurationSetting(
          path: Array(use.what.path.dropFirst()), value: code.given.applied(to: use.what.value), scope: use.scope, code: use.code,
          range: use.range
        )
      }
    }
    guard !whole.isEmpty || !parts.isEmpty else { return nil }
    self.code = code
    let made = whole.map { ConfigurationSetting.all(of: $0.value, in: $0.code, $0.scope) }
    guard whole.count <= 1, !made.contains(where: { $0 == nil }) else { return nil }
    settings = made.flatMap { $0 ?? [] } + parts
  }

  /// The heights of what it shows, what it has around that included; nil for what isn't known.
  ///
  /// One that leaves all of that to the system is as high as the system makes it, and isn't asked about.
  var heights: [NaturalHeight?] {
    let insets = given(["contentInsets"])
    let fonts = given(["attributedTitle", "font"]) + given(["titleTextAttributesTransformer"])
      + given(["attributedTitle"]).filter { $0.attributedFont != nil }
    guard !(insets.isEmpty && fonts.isEmpty), insets.count <= 1, !isMoreThanKnown else { return [nil] }
    guard let room = insets.isEmpty ? ConfiguredButton.room : insets[0].verticalInsets else { return [nil] }
    return (titles + images).map { $0?.raised(by: room) }
  }

  /// What the system leaves above and below what a button shows together, in points.
  private static let room = 14.0

  /// Whether it shows more than a line of text and a picture beside it.
  private var isMoreThanKnown: Bool {
    let others: Set<String> = ["attributedSubtitle", "subtitle", "showsActivityIndicator", "titleTextAttributes"]
    if settings.contains(where: { $0.path.first.map(others.contains) ?? false }) { return true }
    return given(["imagePlacement"]).contains { !["leading", "trailing"].contains($0.value.lastName) }
  }

  private func given(_ path: [String]) -> [ConfigurationSetting] { settings.filter { $0.path == path } }

  /// What a method of the button's gives the configuration.
  private func set(_ property: String, by method: String) -> [ConfigurationSetting] {
    code.flatMap { $0.calls(method) }.map { setting in
      ConfigurationSetting(path: [property], value: setting.value, scope: setting.scope, code: setting.code, range: setting.range)
    }
  }

  private var titles: [NaturalHeight?] {
    let attributed = given(["attributedTitle"]).filter { !$0.value.isNil }
    let plain = (given(["title"]) + set("title", by: "setTitle")).filter { !$0.value.isNil && !($0.scope.text($0.value)?.isEmpty ?? false) }
    let fonts = given(["attributedTitle", "font"]) + given(["titleTextAttributesTransformer"])
    let measures = fonts.map(\.fontGiven)
    return (attributed + plain).map { title in
      let own = title.path == ["attributedTitle"] ? title.attributedFont : nil
      let all = measures + (own.map { [$0] } ?? [])
      guard let font = all.isEmpty ? TextMeasure.body : all.largest, title.isLine(in: font) else { return nil }
      return NaturalHeight(of: font, at: title.range, in: title.code.file)
    }
  }

  private var images: [NaturalHeight?] {
    let preferred = given(["preferredSymbolConfigurationForImage"])
    return (given(["image"]) + set("image", by: "setImage")).filter { !$0.value.isNil }.map { image in
      NaturalHeight(
        ofPicture: image.value, image.scope, preferred: preferred.map { ($0.value, $0.scope) }, at: image.range, in: image.code.file
      )
    }
  }
}

/// What code assigns to a property of a configuration.
private struct ConfigurationSetting {
  let path: [String]
  let value: Expression
  let scope: CodeScope
  let code: ProjectCode
  let range: ByteRange

  private static let styles: Set<String> = [
    "bordered", "borderedProminent", "borderedTinted", "borderless", "clearGlass", "filled", "glass", "gray", "plain",
    "prominentClearGlass", "prominentGlass", "tinted",
  ]

  /// What is assigned to the properties of a configuration that an expression makes; nil where more may be said of it.
  static func all(of made: Expression, in code: ProjectCode, _ scope: CodeScope, depth: Int = 3) -> [ConfigurationSetting]? {
    guard depth > 0 else { return nil }
    if let call = made.call {
      if call.name.map(styles.contains) ?? false, call.arguments.isEmpty { return [] }
      guard let function = scope.calledFunction(call), let answer = function.body.onlyReturnedValue, case .name = answer.kind else {
        return nil
      }
      let inner = ProjectCode(function, in: scope.project)
      let given = GivenValues(call, to: function.facts, in: scope, inner: inner.scope, .none)
      return all(of: answer, in: inner, inner.scope, depth: depth - 1)?.map { setting in
        ConfigurationSetting(
          path: setting.path, value: given.applied(to: setting.value), scope: setting.scope, code: setting.code, range: setting.range
        )
      }
    }
    guard case .name(let name) = made.kind, let variable = scope.local(name, before: made.range), let first = variable.initialValue,
      var found = all(of: first, in: code, scope, depth: depth - 1)
    else { return nil }
    var isKnown = true
    code.body.forEachExpression { expression, _ in
      if expression.handedToChange?.lastName == name { isKnown = false }
      guard case .assignment(let target, let sign, let value) = expression.kind, let path = target.path, path.first == name else {
        return
      }
      guard path.count > 1, sign == "=" else { return isKnown = false }
      found.append(ConfigurationSetting(path: Array(path.dropFirst()), value: value, scope: scope, code: code, range: value.range))
    }
    return isKnown ? found : nil
  }

  /// Above and below together, in points; nil where they aren't known.
  var verticalInsets: Double? {
    if value.lastName == "zero" { return 0 }
    guard let call = value.call, ["NSDirectionalEdgeInsets", "init"].contains(call.name) else { return nil }
    let sides = ["top", "bottom"].map { call.argument($0).flatMap { scope.length($0) } }
    return sides.contains(nil) ? nil : sides.compactMap { $0 }.reduce(0, +)
  }

  /// The font that is given to the title, or to what a closure makes of its attributes; nil where it isn't known.
  var fontGiven: TextMeasure? {
    guard path.last == "titleTextAttributesTransformer" else { return scope.textMeasure(value) }
    let closure = value.closure ?? value.call?.closures.last
    guard let closure else { return nil }
    var fonts: [TextMeasure?] = []
    closure.body.forEachExpression { expression, _ in
      guard case .assignment(let target, "=", let font) = expression.kind, target.lastName == "font" else { return }
      fonts.append(scope.textMeasure(font))
    }
    // One that says nothing of the font leaves it as it is.
    return fonts.isEmpty ? .body : fonts.largest
  }

  /// The font that an attributed title has itself: nil where it has none, and within that where it isn't known.
  var attributedFont: TextMeasure?? {
    var fonts: [TextMeasure?] = []
    var pieces = [value]
    if case .name(let name) = value.kind {
      guard let made = scope.local(name, before: value.range)?.initialValue else { return .some(nil) }
      pieces = [made]
      fonts = self.fonts(setOf: name)
    }
    for piece in pieces {
      guard let call = piece.call, ["AttributedString", "init"].contains(call.name) else { return .some(nil) }
      guard let attributes = call.argument("attributes") else { continue }
      fonts.append(fontOf(container: attributes))
    }
    return fonts.isEmpty ? nil : .some(fonts.largest)
  }

  /// The fonts that the code gives a variable: `title.font = .footnote`.
  private func fonts(setOf name: String) -> [TextMeasure?] {
    var fonts: [TextMeasure?] = []
    code.body.forEachExpression { expression, _ in
      guard case .assignment(let target, _, let given) = expression.kind, target.path == [name, "font"] else { return }
      fonts.append(scope.textMeasure(given))
    }
    return fonts
  }

  /// `AttributeContainer([.font: small])`, or a variable whose font is set.
  private func fontOf(container: Expression) -> TextMeasure? {
    if case .name(let name) = container.kind {
      let fonts = fonts(setOf: name)
      if !fonts.isEmpty { return fonts.largest }
      return scope.local(name, before: container.range)?.initialValue.flatMap { $0.call == nil ? nil : fontOf(container: $0) }
    }
    guard let call = container.call, call.name == "AttributeContainer" else { return nil }
    guard let attributes = call.arguments.first?.value else { return .body }
    guard case .dictionary(let pairs) = attributes.kind else { return nil }
    return pairs.first { $0.key.lastName == "font" }.map { scope.textMeasure($0.value) } ?? .body
  }

  /// Whether the title surely is a line: configurations let it wrap.
  func isLine(in font: TextMeasure) -> Bool {
    var text = value
    if case .name(let name) = text.kind, let made = scope.local(name, before: value.range)?.initialValue { text = made }
    if let call = text.call, ["AttributedString", "init"].contains(call.name), let shown = call.argument(nil) { text = shown }
    return scope.fits(text, into: 1, in: font) || scope.isCalledBrief(text, in: font)
  }
}

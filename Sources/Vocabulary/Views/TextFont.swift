/// A font that code gives to text.
public struct TextFont {
  /// The expression that makes it.
  public let font: Expression
  /// What names mean there.
  public let scope: CodeScope
  /// The number of the file in the project.
  public let file: Int
  /// The font with those that the code may give in its place: `[small, large]` for `isCompact ? small : large`.
  package let choices: [Expression]
  package let code: ProjectCode
  package let around: [Enclosure]
  /// What shows the text: the label that is assigned the font, or the view that SwiftUI's `font` is asked of.
  package let view: Expression?
  /// Whose font it is; nil where it isn't given by assignment.
  private let target: SetView?

  /// Whether there is text to show in it: a button with an image alone has none, and a label may never be seen.
  public var isShown: Bool {
    guard let target else { return view?.showsText(withoutFont: { scope.givesFont($0) }) ?? true }
    return !(target.isTitleOfUntitledButton || target.isNeverSeen || target.isGivenTextWithFonts)
  }

  /// Whether what shows the text, or what that is put into, is drawn at another scale, so that the size isn't the one that
  /// people see.
  public var isScaled: Bool {
    guard let label = view?.lastName else { return false }
    var holders: Set<String> = [label]
    var scaled: Set<String> = []
    code.body.forEachExpression { expression, _ in
      switch expression.kind {
      case .call(let call) where call.name.map(ViewMentionWords.holders.contains) ?? false:
        if call.arguments.contains(where: { $0.value.lastName == label }) { holders.insert(call.callee.base?.lastName ?? "self") }
      case .assignment(let target, _, let value) where target.lastName == "transform":
        let scales = value.containsExpression { $0.call?.argument("scaleX") != nil || $0.call?.name == "scaledBy" }
        if scales { scaled.insert(target.base?.lastName ?? "self") }
      default: break
      }
    }
    return !holders.isDisjoint(with: scaled)
  }

  fileprivate init(_ given: GivenFont, _ font: Expression, scope: CodeScope, code: ProjectCode) {
    self.font = font
    self.scope = scope
    self.code = code
    file = code.file
    choices = given.choices
    around = given.around
    view = given.view
    target = given.isAssigned ? given.view.map { SetView(view: $0, around: given.around, code: code) } : nil
  }
}

/// What code gives to text as a font: one of several, where it chooses.
private struct GivenFont {
  let choices: [Expression]
  let around: [Enclosure]
  var view: Expression?
  var isAssigned = false
}

extension Project {
  /// The fonts that a file's code gives to text: to labels and text fields, in the attributes of a string, and by
  /// SwiftUI's `font` to what holds text. Those of symbols, of blanks, of text without a colour, of the titles of bars, tabs and
  /// menus, and of what is printed or drawn into a picture, are left out.
  public func textFonts(in file: Int) -> [TextFont] {
    let shown = touchCode(in: file, mentioning: FontKey.names).filter { code in
      !code.isForPaper && !code.drawsPictures && !(code.type?.isForPictures ?? false)
    }
    return shown.flatMap { code -> [TextFont] in
      var fonts: [GivenFont] = []
      var scope: CodeScope?
      code.body.forEachExpression { expression, around in
        switch expression.kind {
        case .assignment(let target, "=", let font) where target.lastName == "font":
          let known = scope ?? code.scope
          scope = known
          guard known.isText(target, around), !code.body.setsAgain(expression) else { return }
          fonts.append(GivenFont(choices: font.alternatives, around: around, view: target.base, isAssigned: true))
        case .dictionary(let pairs) where !code.isOfBarOrBlank(around.withoutCasts):
          if pairs.contains(where: { $0.key.isTextColor && $0.value.isClear }) { return }
          let values = pairs.filter { FontKey.names.contains($0.key.lastName ?? "") }.flatMap(\.value.alternatives)
          if !values.isEmpty { fonts.append(GivenFont(choices: values, around: around)) }
        case .call(let call):
          let values = call.fontsOfText
          let view = call.name == "font" ? call.callee.base : nil
          guard !values.isEmpty, !code.blanksOut(call), !code.isOfBlank(call), !around.areInMenu, !around.areInTab(expression.range),
            !around.areInAlert(expression.range), !code.isOnlyInTabs
          else { return }
          fonts.append(GivenFont(choices: values, around: around, view: view))
        default: break
        }
      }
      if fonts.isEmpty { return [] }
      let known = scope ?? code.scope
      return fonts.flatMap { given in given.choices.map { TextFont(given, $0, scope: known, code: code) } }
    }
  }
}

extension ProjectCode {
  /// Whether the code draws into a picture, which may be shown at any size, or not at all. A view's own body shows something,
  /// though a button in it may draw a picture.
  fileprivate var drawsPictures: Bool {
    let isShown = (property?.type ?? function?.returnType)?.base == "View"
    let words = ["UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions", "UIGraphicsImageRenderer"]
      + (isShown ? [] : ["ImageRenderer"])
    return mayHold(words.map { Word($0) }) && body.containsExpression { $0.lastName.map(words.contains) ?? false }
  }
}

extension ProjectType {
  /// Whether it is a view of SwiftUI's that nobody shows but code which draws pictures, and views that are drawn so.
  fileprivate var isForPictures: Bool { isForPictures(3) }

  /// - Parameter depth: through how many views that show it is followed.
  private func isForPictures(_ depth: Int) -> Bool {
    guard depth > 0, kind == .struct, isDeclared, isKind(of: "View"), !project.files(mentioning: ["ImageRenderer"]).isEmpty else {
      return false
    }
    let question = Answers.Question(kind: .isForPictures, subject: index, code: UInt32(depth))
    return project.lastingAnswer(question) {
      var isDrawn = false
      let isShown = project.code(mentioning: [lastName]).outsideTests.contains { code in
        guard code.type != self, !(code.type?.isForPreviews ?? code.isOutsideFunctions) else { return false }
        var isShown = false
        code.body.forEachExpression { expression, around in
          guard expression.constructedType?.base == lastName else { return }
          isDrawn = true
          isShown = isShown || !around.expressions.contains { $0.constructedType?.base == "ImageRenderer" }
        }
        return isShown && !(code.drawsPictures || code.type?.isForPictures(depth - 1) ?? false)
      }
      return isDrawn && !isShown
    }
  }
}

extension ProjectCode {
  /// Whether it stands outside any function: a preview.
  fileprivate var isOutsideFunctions: Bool { function == nil && property == nil }
}

extension Answers.Question.Kind {
  fileprivate static var isForPictures: Self { Self(IsForPictures.self) }

  private enum IsForPictures {}
}

extension CodeScope {
  /// Whether a `font` belongs to something that shows text.
  fileprivate func isText(_ font: Expression, _ around: [Enclosure]) -> Bool {
    ["UILabel", "UITextField", "UITextView"].contains { isMember(font, ofKind: $0, around) }
  }
}

private enum FontKey {
  static let names: Set<String> = ["font", "NSFontAttributeName"]
}

extension Call {
  /// `text.size(withAttributes: attributes)`
  fileprivate var measuresText: Bool { ["boundingRect", "size"].contains(name) }
}

extension Array where Element == Enclosure {
  /// Whether the attributes here are those of a bar's titles, which have sizes of their own, or only measure text.
  fileprivate var isOfBarOrMeasure: Bool {
    switch parent?.kind {
    case .call(let call):
      return call.name == "setTitleTextAttributes" || call.measuresText
    case .assignment(let target, _, _): return target.isTitleTextAttributes
    default: return false
    }
  }
}

extension Array where Element == Enclosure {
  /// Whether a place is in what an alert says, which the system draws in its own font.
  fileprivate func areInAlert(_ place: ByteRange) -> Bool {
    expressions.contains { outer in
      guard let call = outer.call, let name = call.name else { return false }
      return SwiftUIAlertNames.all.contains(name) && !call.callee.range.contains(place)
    }
  }

  /// Whether a place is in what names a tab, which the bar shows in a font of its own.
  fileprivate func areInTab(_ place: ByteRange) -> Bool {
    expressions.contains { outer in
      guard let call = outer.call, !call.callee.range.contains(place) else { return false }
      if call.name == "tabItem" { return true }
      return outer.constructedType?.base == "Tab" && call.argument("label")?.range.contains(place) ?? false
    }
  }
}

extension ProjectCode {
  /// Whether whoever shows what the code builds names a tab by it.
  fileprivate var isOnlyInTabs: Bool {
    guard let type, let name = property?.name ?? function?.name, name != "body", type.mayMention(["tabItem", "Tab"]) else {
      return false
    }
    var uses: [Bool] = []
    for code in type.code(mentioning: [name]) {
      code.body.forEachExpression { expression, around in
        if expression.ownName == name { uses.append(around.areInTab(expression.range)) }
      }
    }
    return !uses.isEmpty && !uses.contains(false)
  }

  /// Whether the attributes here are a bar's, only measure text, or are those of text that shows nothing.
  fileprivate func isOfBarOrBlank(_ around: [Enclosure]) -> Bool {
    around.isOfBarOrMeasure || isOfBlankText(around) || isForBar(around) || isForMeasure(around)
  }

  /// Whether the attributes here are those of a variable or property by which text is measured, and nothing else.
  private func isForMeasure(_ around: [Enclosure]) -> Bool {
    switch around.last {
    case .variable(let attributes): return [self].onlyMeasure(by: attributes.name)
    case .returned, nil: return property.map { project.code(mentioning: [$0.name]).onlyMeasure(by: $0.name) } ?? false
    default: return false
    }
  }

  /// Whether the attributes here are those of a variable, property or function that a bar is given.
  private func isForBar(_ around: [Enclosure]) -> Bool {
    switch around.last {
    case .variable(let attributes): return body.givesBar(attributes.name)
    case .returned, nil: break
    default: return false
    }
    guard let name = property?.name ?? function?.name else { return false }
    return type?.code(mentioning: [name]).contains { code in
      var isGiven = code.body.givesBar(name)
      code.body.forEachExpression { expression, around in
        guard expression.ownName == name, case .variable(let kept)? = around.withoutCall(of: expression).last else { return }
        isGiven = isGiven || code.body.givesBar(kept.name)
      }
      return isGiven
    } ?? false
  }
}

extension Sequence where Element == ProjectCode {
  /// Whether the code measures text by attributes of some name, and uses them for nothing else.
  fileprivate func onlyMeasure(by name: String) -> Bool {
    var measures = false
    for code in self {
      var isOther = false
      code.body.forEachExpression { expression, around in
        guard expression.lastName == name, expression.call == nil else { return }
        let user = around.parent?.call
        if let user, user.measuresText, user.callee.range != expression.range { measures = true } else { isOther = true }
      }
      if isOther { return false }
    }
    return measures
  }
}

extension Array where Element == Enclosure {
  /// What is around the call of a function that is named here.
  fileprivate func withoutCall(of callee: Expression) -> [Enclosure] {
    parent?.call?.callee.range == callee.range ? dropLast() : self
  }
}

extension Array where Element == Statement {
  /// Whether the code gives a bar's titles the attributes of some name.
  fileprivate func givesBar(_ name: String) -> Bool {
    containsExpression { expression in
      switch expression.kind {
      case .call(let call): return call.name == "setTitleTextAttributes" && call.arguments.first?.value.lastName == name
      case .assignment(let target, _, let value): return target.isTitleTextAttributes && value.lastName == name
      default: return false
      }
    }
  }
}

extension Expression {
  /// `bar.titleTextAttributes`, `appearance.largeTitleTextAttributes`
  fileprivate var isTitleTextAttributes: Bool { lastName.map { $0.hasSuffix("itleTextAttributes") } ?? false }
}

extension ProjectCode {
  /// Whether the attributes here are those of strings that show nothing, such as line breaks that keep lines apart.
  private func isOfBlankText(_ around: [Enclosure]) -> Bool {
    let parent = around.parent
    if let parent, parent.attributedText != nil { return isBlankText(parent) }
    guard case .variable(let attributes)? = around.last else { return false }
    var texts: [Expression] = []
    body.forEachExpression { expression, _ in
      if expression.call?.argument("attributes")?.kind == .name(attributes.name) { texts.append(expression) }
    }
    return !texts.isEmpty && texts.allSatisfy(isBlankText)
  }

  private func isBlankText(_ text: Expression) -> Bool { text.attributedText.map(scope.isBlank) ?? false }
}

extension ProjectCode {
  /// Whether SwiftUI's text shows nothing to which a call gives a font: it only takes up room.
  fileprivate func isOfBlank(_ call: Call) -> Bool {
    guard call.name == "font", let text = call.callee.base?.viewChain.root.call, text.name == "Text" else { return false }
    return text.argument(nil).map(scope.isBlank) ?? false
  }

  /// Whether the code gives the very text no colour to which a call adds a font: it only takes up room.
  fileprivate func blanksOut(_ call: Call) -> Bool {
    guard call.name == "addAttribute", let range = call.argument("range")?.path, let text = call.callee.base?.path else {
      return false
    }
    return body.containsExpression { other in
      guard let other = other.call, other.name == "addAttribute", other.callee.base?.path == text,
        other.argument("range")?.path == range
      else { return false }
      return other.argument(nil)?.isTextColor ?? false && other.argument("value")?.isClear ?? false
    }
  }
}

extension Expression {
  fileprivate var isTextColor: Bool { ["foregroundColor", "NSForegroundColorAttributeName"].contains(lastName) }

  fileprivate var isClear: Bool { lastName == "clear" }

  /// The text of `NSAttributedString(string: text, attributes: …)`.
  fileprivate var attributedText: Expression? {
    guard ["NSAttributedString", "NSMutableAttributedString"].contains(constructedType?.base) else { return nil }
    return call?.argument("string")
  }
}

extension Call {
  /// The fonts that the call gives to text: `view.font(…)`, `text.addAttribute(.font, value: …, range: …)`.
  fileprivate var fontsOfText: [Expression] {
    switch name {
    case "font":
      guard let font = argument(nil), let view = callee.base, view.showsText(withoutFont: \.givesFont) else { return [] }
      return font.alternatives
    case "addAttribute":
      guard let key = argument(nil)?.lastName, FontKey.names.contains(key) else { return [] }
      return argument("value")?.alternatives ?? []
    default: return []
    }
  }
}

extension Expression {
  /// Whether a SwiftUI view holds text that has no font of its own.
  ///
  /// - Parameter givesFont: tells whether a modifier gives one.
  fileprivate func showsText(withoutFont givesFont: (Call) -> Bool) -> Bool {
    var found = false
    forEachExpression { expression, around in
      guard !found, let call = expression.call, ["Text", "Label", "TextField", "SecureField", "TextEditor", "Link"]
        .contains(expression.constructedType?.base), !call.isSymbol
      else { return }
      found = !around.expressions.contains { $0.call.map(givesFont) ?? false }
    }
    return found
  }
}

extension Call {
  fileprivate var givesFont: Bool { ["font", "labelStyle"].contains(name) }
}

extension CodeScope {
  /// Whether a modifier gives text a font, be it one of the project's own, such as `caption()`.
  fileprivate func givesFont(_ modifier: Call) -> Bool {
    modifier.givesFont || ownModifiers(modifier).contains { function in
      function.body.containsExpression { $0.call?.name == "font" }
    }
  }
}

extension Call {
  /// Whether the text is a mere sign, such as a bullet, or an image.
  fileprivate var isSymbol: Bool {
    guard let first = argument(nil) ?? argument("verbatim") else { return false }
    if first.constructedType?.base == "Image" { return true }
    return first.text.map { !$0.contains { $0.isLetter || $0.isNumber } } ?? false
  }
}

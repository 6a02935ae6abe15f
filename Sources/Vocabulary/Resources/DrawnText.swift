/// A text of a storyboard or xib, and the font that it is drawn in.
public struct DrawnText {
  /// The view that shows it.
  public let object: DrawnObject
  /// The description of its font.
  public let font: MarkupNode

  /// The size in points, and where it is written; nil for a text style. Older Xcodes wrote styles as a size of 0.
  public var size: (points: Double, range: ByteRange)? {
    guard font["style"] == nil, let attribute = font.attribute("pointSize"), let points = Double(attribute.value), points > 1 else {
      return nil
    }
    return (points, attribute.valueRange)
  }

  /// The text style, such as `UICTFontTextStyleBody`.
  public var style: String? { font["style"] }

  /// Whether code may give it another font, or a text with fonts of its own.
  public var mayGetAnotherFont: Bool {
    object.mayBeChanged(by: [
      "adjustsFontForContentSizeCategory", "attributedText", "attributedTitle", "font", "setAttributedTitle", "titleLabel",
    ]) || object.project.setsFontsForAll
  }

  /// Whether it is the label of a cell in one of the system's styles, which looks after the label's font itself.
  public var isOfCellStyle: Bool {
    object.around.contains { [$0["textLabel"], $0["detailTextLabel"]].contains(object.id) }
  }
}

extension DrawnObject {
  /// Whether it has no text, and code gives it none either.
  fileprivate var isEmptyForGood: Bool { node.name == "button" ? isUntitledForGood : isEmptyLabelForGood }

  private var isUntitledForGood: Bool {
    node.children("state").allSatisfy { ($0["title"] ?? "").isEmpty && $0.child("attributedString") == nil }
      && !mayBeChanged(by: ["attributedTitle", "configuration", "setAttributedTitle", "setTitle", "title", "titleLabel"])
  }

  private var isEmptyLabelForGood: Bool {
    let texts = node.children.contains { ["string", "attributedString", "mutableString"].contains($0.name) }
    return node.name == "label" && (node["text"] ?? "").isEmpty && !texts && element.className == nil
      && !mayBeChanged(by: ["attributedText", "text"])
  }
}

extension DrawnObject {
  /// Whether all that it ever shows is one character of a font of the app's own, which may be one of icons.
  fileprivate func isSymbol(in font: MarkupNode) -> Bool {
    font["family"] != nil && (node["text"] ?? title)?.count == 1 && !mayBeChanged(by: ["attributedText", "setTitle", "text"])
  }
}

extension DrawnInterface {
  /// The labels, text fields, text views and buttons that give their text a font themselves.
  public var texts: [DrawnText] {
    objects.compactMap { object in
      guard ["label", "textField", "textView", "button"].contains(object.node.name), !object.isUncertain,
        let font = object.node.child("fontDescription"), !object.isEmptyForGood, !object.isSymbol(in: font),
        // Which has a font of its own.
        object.node.child("buttonConfiguration") == nil
      else { return nil }
      return DrawnText(object: object, font: font)
    }
  }
}

extension Project {
  /// Whether code gives all views of some class a font, by `appearance()`.
  fileprivate var setsFontsForAll: Bool {
    lastingAnswer(Answers.Question(kind: .fontsForAll, subject: 0)) {
      code(mentioning: ["appearance"]).contains { code in
        code.body.containsExpression { expression in
          guard case .member(let base?, let member) = expression.kind,
            member.lowercased().contains("font"), case .call(let call) = base.kind
          else { return false }
          return call.callee.lastName == "appearance"
        }
      }
    }
  }
}

extension Answers.Question.Kind {
  fileprivate static var fontsForAll: Self { Self(FontsForAll.self) }

  private enum FontsForAll {}
}

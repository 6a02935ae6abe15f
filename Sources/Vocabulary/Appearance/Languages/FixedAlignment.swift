/// A text that code aligns to a side of the screen, whichever way its language runs.
public struct FixedAlignment {
  /// `left` or `right`
  public let side: String
  /// The value: `.left`, `NSTextAlignment.left`.
  public let value: Expression
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The alignments to the left or the right that a file's code gives to labels, text fields, text views and paragraphs.
  ///
  /// Code that asks which way the interface runs, or that offers several alignments, isn't meant, nor is what is printed; and
  /// numbers and code are aligned the same everywhere.
  public func fixedAlignments(in file: Int) -> [FixedAlignment] {
    guard isForTouch(file) else { return [] }
    let ofViews = ["UILabel", "UITextField", "UITextView"].flatMap { settings(of: "textAlignment", on: $0, in: file) }
    let ofParagraphs = settings(of: "alignment", on: "NSMutableParagraphStyle", in: file)
    return (ofViews + ofParagraphs).compactMap { setting in
      guard let side = setting.fixedSide, !setting.isChosen, !setting.code.isForPaper, !setting.isForDevelopersOrPreviews,
        !setting.isOfFigures
      else { return nil }
      return FixedAlignment(side: side, value: setting.value, file: setting.file)
    }
  }
}

extension Setting {
  /// `left` or `right`, where the code says nothing else here.
  fileprivate var fixedSide: String? {
    guard case .member(_, let name) = value.kind, ["left", "right"].contains(name) else { return nil }
    return name
  }

  fileprivate var isForDevelopersOrPreviews: Bool { code.isForDevelopers || code.type?.isForPreviews ?? false }

  /// Whether the code tells directions apart, or aligns the same text to several sides.
  fileprivate var isChosen: Bool {
    let property = target.lastName
    var sides: Set<String> = []
    var asks = false
    code.body.forEachExpression { expression, _ in
      if let name = expression.lastName, AlignmentWords.saysDirection(name) { asks = true }
      guard case .assignment(let other, "=", let value) = expression.kind, other.lastName == property,
        other.base?.lastName == target.base?.lastName
      else { return }
      sides.formUnion(value.alternatives.map { $0.lastName ?? "" })
    }
    return asks || sides.isSuperset(of: ["left", "right"]) || code.function?.name.isDrawing ?? false
  }

  /// Whether it aligns digits or code: by the name of what shows them, by its type's where that says nothing, or by its
  /// keyboard.
  fileprivate var isOfFigures: Bool {
    let names = (target.path ?? []).dropLast() + [code.property?.name ?? ""]
    let words = Set(names.flatMap { NameWords.of($0) })
    if !words.isDisjoint(with: AlignmentWords.figures) || hasKeyboardForFigures { return true }
    guard words.isSubset(of: AlignmentWords.views), let type = code.type else { return false }
    return NameWords.of(type.lastName).contains(where: AlignmentWords.figures.contains)
  }

  private var hasKeyboardForFigures: Bool {
    code.body.containsExpression { expression in
      guard case .assignment(let other, "=", let keyboard) = expression.kind, other.lastName == "keyboardType",
        other.base?.lastName == target.base?.lastName
      else { return false }
      return keyboard.lastName.map(AlignmentWords.keyboards.contains) ?? false
    }
  }
}

extension String {
  fileprivate var isDrawing: Bool { hasPrefix("draw") || hasPrefix("render") }
}

private enum AlignmentWords {
  private static let directions: Set<String> = [
    "effectiveUserInterfaceLayoutDirection", "userInterfaceLayoutDirection", "layoutDirection",
    "semanticContentAttribute", "isRTL", "isRtl", "rightToLeft", "baseWritingDirection", "characterDirection",
    "lineDirection", "forceLeftToRight",
  ]
  static func saysDirection(_ name: String) -> Bool {
    directions.contains(name) || name.lowercased().contains("righttoleft")
  }

  /// Words that say no more than that it is a view.
  static let views: Set<String> = ["", "self", "view", "label", "field", "text", "input", "result", "ret"]

  static let keyboards: Set<String> = ["decimalPad", "numberPad", "phonePad", "asciiCapableNumberPad", "numbersAndPunctuation"]

  static let figures: Set<String> = [
    "amount", "balance", "code", "console", "count", "counter", "digit", "digits", "duration", "editor", "fee", "hex",
    "latex", "log", "number", "percent", "percentage", "phone", "pin", "price", "quantity", "rate", "seconds", "size",
    "terminal", "time", "timer", "total", "url", "value", "version", "elapsed", "remaining", "speed", "distance",
    "calculator", "equation", "formula", "address", "hash",
  ]
}

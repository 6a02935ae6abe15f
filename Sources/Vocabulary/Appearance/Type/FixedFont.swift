/// A font that code gives to text, at a size that stays the same whatever text size the reader has chosen.
public struct FixedFont {
  /// As it is written.
  public let points: Double
  /// The expression that makes it.
  public let font: Expression
  /// The number of the file in the project.
  public let file: Int
  /// The text style that is nearest in size.
  public let style: TextStyle
  /// By what it is made.
  public let maker: Maker

  /// By what the font is made.
  public enum Maker: Sendable, Equatable {
    /// `UIFont.systemFont(ofSize:)` and its kin.
    case uiKit
    /// `Font.system(size:)`, with the text of its further arguments: `weight: .bold`.
    case swiftUI(weight: ByteRange?, design: ByteRange?)
    /// A font of the app's own, or one that is handed on from UIKit.
    case another
  }
}

extension Project {
  /// The fonts of fixed sizes that a file's code gives to text, where their sizes are written.
  ///
  /// A size that is a variable's may grow; so may that of an app with a setting of its own. What is drawn, measured or
  /// printed, shown in bars and charts, or stands in a frame of its own size isn't meant, nor are signs and display sizes.
  public func fixedFonts(in file: Int) -> [FixedFont] {
    textFonts(in: file).compactMap { text in
      guard let written = WrittenFont(text.font), written.isText, text.choices.allSatisfy({ WrittenFont($0) != nil }),
        !text.staysSmall
      else { return nil }
      return FixedFont(
        points: written.points, font: text.font, file: text.file, style: TextStyle(nearest: written.points),
        maker: written.maker
      )
    }
  }
}

/// A font whose size stands in the code as a number.
private struct WrittenFont {
  let points: Double
  let maker: FixedFont.Maker

  /// Numerals for display need not grow, and a point is a spacer's.
  var isText: Bool { (2..<40).contains(points) }

  init?(_ font: Expression) {
    var font = font
    var isChanged = false
    while let call = font.call, font.constructedType == nil, let base = call.callee.base, base.call != nil,
      call.name.map(WrittenFont.changes.contains) ?? false
    {
      font = base
      isChanged = true
    }
    guard let call = font.call, let name = call.name else { return nil }
    if name == "Font", let inner = call.argument(nil).flatMap(WrittenFont.init), inner.maker == .uiKit {
      points = inner.points
      maker = .another
      return
    }
    guard let size = WrittenFont.size(call, name) else { return nil }
    points = size
    switch name {
    case "system" where isChanged: maker = .another
    case "system": maker = .swiftUI(weight: call.argument("weight")?.range, design: call.argument("design")?.range)
    case "custom": maker = .another
    default: maker = .uiKit
    }
  }

  private static func size(_ call: Call, _ name: String) -> Double? {
    let label: String
    switch name {
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
      "monospacedDigitSystemFont": label = "ofSize"
    case "system": label = "size"
    case "custom": label = "fixedSize"
    default: return nil
    }
    guard case .number(let size)? = call.argument(label)?.kind else { return nil }
    return size
  }

  private static let changes: Set<String> = [
    "bold", "italic", "weight", "width", "monospaced", "monospacedDigit", "leading", "smallCaps", "rounded",
  ]
}

extension TextFont {
  /// Whether the text need not, or must not, grow with the reader's text size.
  var staysSmall: Bool {
    !isShown || isSign || isDrawn || isInBar || isInFrame || hasSettingOfItsOwn || isScaledByOwnCode
  }

  /// Whether a function of the project's own that asks for the reader's text size is called of what shows the text.
  private var isScaledByOwnCode: Bool {
    guard let name = view?.lastName else { return false }
    return code.body.containsExpression { expression in
      guard let call = expression.call, call.callee.base?.lastName == name, let function = call.name else { return false }
      return scope.project.code(mentioning: [function]).contains { other in
        other.function?.name == function && other.body.containsExpression { part in
          part.lastName.map(FixedFontWords.settings.contains) ?? part.constructedType.map { FixedFontWords.settings.contains($0.base) } ?? false
        }
      }
    }
  }

  /// A letter or two, an initial, a number in a badge, an emoji.
  private var isSign: Bool {
    if let text = view?.viewChain.root.call?.arguments.first?.value.text, text.count < 3 { return true }
    let names = (view?.path ?? []) + [code.type?.lastName ?? "", code.function?.name ?? "", code.property?.name ?? ""]
    return names.contains { name in FixedFontWords.signs.contains { name.lowercased().contains($0) } }
  }

  /// Text in a picture: what draws it decides on its size.
  private var isDrawn: Bool {
    if let name = code.function?.name, ["draw", "render", "snapshot"].contains(where: name.hasPrefix) { return true }
    return code.body.containsExpression { $0.lastName.map(FixedFontWords.drawing.contains) ?? false }
  }

  /// Titles of bars don't grow: a long press shows them large.
  private var isInBar: Bool {
    let holders = around.calls(handed: font.range).compactMap(\.name)
    if holders.contains(where: FixedFontWords.bars.contains) { return true }
    if let type = code.type, FixedFontWords.barKinds.contains(where: type.isKind) || type.isTitleOfBar { return true }
    // The title of a button is in a bar where the button is.
    let names = Set([view?.lastName, view?.base?.lastName, code.property?.name].compactMap { $0 })
    return code.type?.code(mentioning: ["titleView", "UIBarButtonItem"]).contains { code in
      code.body.containsExpression { $0.isBarContent(names) }
    } ?? false
  }

  /// Whether a frame of one width and height holds the text.
  private var isInFrame: Bool {
    guard let view else { return false }
    let own = view.viewChain.modifiers.map(\.call)
    let outer = around.expressions.compactMap(\.call).filter { call in
      call.callee.range.contains(font.range) && call.callee.base != nil
    }
    return (own + outer.prefix(6)).contains { call in
      call.name == "frame" && call.argument("width") != nil && call.argument("height") != nil
        || call.name == "dynamicTypeSize"
    }
  }

  /// Whether the code asks for the reader's text size by itself, or the app lets its readers choose one.
  private var hasSettingOfItsOwn: Bool {
    code.type?.speaks(of: FixedFontWords.settings) ?? false
  }
}

extension ProjectType {
  /// Whether code makes a view of the type the title of a navigation bar.
  fileprivate var isTitleOfBar: Bool {
    isKind(of: "UIView") && project.contains(.assignment(to: ["titleView"])) { assignment, code in
      guard let title = code.scope.type(of: assignment.value) else { return false }
      return code.scope.type(named: title.base) == self
    }
  }
}

extension Expression {
  /// Whether it puts a view of one of some names into a bar.
  fileprivate func isBarContent(_ names: Set<String>) -> Bool {
    let content: Expression?
    switch kind {
    case .assignment(let target, _, let value): content = target.lastName == "titleView" ? value : nil
    case .call(let call): content = constructedType?.base == "UIBarButtonItem" ? call.argument("customView") : nil
    default: content = nil
    }
    return content?.lastName.map(names.contains) ?? false
  }
}

private enum FixedFontWords {
  static let signs = ["badge", "initial", "monogram", "emoji", "icon", "avatar", "glyph", "keyboard", "watermark"]
  static let drawing: Set<String> = [
    "UIGraphicsImageRenderer", "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions",
    "ImageRenderer", "CATextLayer", "drawHierarchy", "boundingRect",
  ]
  static let bars: Set<String> = [
    "toolbar", "ToolbarItem", "ToolbarItemGroup", "tabItem", "navigationBarItems", "navigationBarTitle",
    "navigationTitle", "AxisMarks", "AxisValueLabel", "chartXAxis", "chartYAxis", "Chart", "chartOverlay",
    "annotation",
  ]
  static let barKinds = [
    "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UISegmentedControl", "UIInputView", "UITabBarController",
  ]
  static let settings: Set<String> = [
    "preferredContentSizeCategory", "UIContentSizeCategory", "sizeCategory", "dynamicTypeSize", "UIFontMetrics",
    "ScaledMetric", "accessibilityContentSizeCategory",
  ]
}

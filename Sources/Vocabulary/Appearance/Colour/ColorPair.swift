/// The colours of a text and of the ground that it stands on, where one view has both and both are known.
public struct ColorPair {
  /// The colour of the text.
  public let text: ScreenColor
  /// The colour behind the text.
  public let ground: ScreenColor
  /// What gives the text its colour; nil where it is the system's.
  public let textPlace: ByteRange?
  /// What gives the ground its colour.
  public let groundPlace: ByteRange
  /// The number of the file in the project.
  public let file: Int
  /// The size of the text, in points; nil where it isn't known.
  public let size: Double?
  /// Whether the text is known to be bold.
  public let isBold: Bool

  /// How the pair contrasts in each appearance.
  public var light: Double { text.light.contrast(to: ground.light) }
  /// The contrast in the dark appearance, from 1 to 21.
  public var dark: Double { text.dark.contrast(to: ground.dark) }

  /// The codes of text and ground as they are seen in the appearance in which they contrast less.
  public var worst: (text: String, ground: String) {
    let (text, ground) = dark < light ? (text.dark, ground.dark) : (text.light, ground.light)
    return (text.over(ground).code, ground.code)
  }

  /// The least contrast that people can read: large and bold text gets by with less, and so does text of unknown size.
  public var leastContrast: Double {
    guard let size else { return 3 }
    return size >= 18 || isBold ? 3 : 4.5
  }

  /// Whether one of the two follows the appearance and the other doesn't, so that they meet in the dark, or in the light.
  public var isHalfAdaptive: Bool {
    text.isAdaptive != ground.isAdaptive && max(light, dark) >= 4.5 && min(light, dark) < 2
  }
}

extension ProjectType {
  /// The pairs of text and ground in the type's code, where nothing else has a say: no forced appearance, no transparency.
  public var colorPairs: [ColorPair] {
    guard !isForPreviews, !isStyle, !forcesAppearance, !enclosingForcesAppearance else { return [] }
    return (swiftUIPairs + uiKitPairs).filter { project.isForTouch($0.file) && $0.ground.isOpaque }
  }

  private var enclosingForcesAppearance: Bool { enclosing?.forcesAppearance ?? false }

  /// Whether it, or what it inherits from, chooses an appearance by itself, or asks which one there is.
  private var forcesAppearance: Bool { speaks(of: AppearanceWords.all) }
}

extension Project {
  /// Whether the app says somewhere that all of it is light, or dark.
  public var hasOneAppearance: Bool {
    func isOne(_ style: Expression?, _ code: ProjectCode) -> Bool {
      ["light", "dark"].contains(style?.lastName) && code.type?.isForPreviews != true
    }
    return contains(.assignment(to: ["overrideUserInterfaceStyle"])) { isOne($0.value, $1) }
      || contains(.call(of: ["preferredColorScheme"])) { isOne($0.arguments.first?.value, $1) }
  }
}

private enum AppearanceWords {
  static let all: Set<String> = [
    "overrideUserInterfaceStyle", "preferredColorScheme", "colorScheme", "userInterfaceStyle", "colorSchemeContrast",
    "isDarkerSystemColorsEnabled", "traitCollectionDidChange",
  ]
}

// MARK: - SwiftUI

extension ProjectType {
  private var swiftUIPairs: [ColorPair] {
    code(mentioning: ["background"]).filter { !$0.isForDevelopers }.flatMap { code -> [ColorPair] in
      code.viewPlaces { ["Text", "Label", "Button"].contains($0.constructedType?.base) }.compactMap(\.colorPair)
    }
  }
}

extension ViewPlace {
  fileprivate var colorPair: ColorPair? {
    let own = modifiers
    guard let groundIndex = own.firstIndex(where: { $0.name == "background" }),
      let ground = scope.ground(own[groundIndex].call),
      !own.contains(where: { ColorModifiers.blending.contains($0.name) || !scope.ownModifiers($0.call).isEmpty }),
      !modifiersAround.contains(where: { ColorModifiers.around.contains($0.name ?? "") }), showsWords
    else { return nil }
    let inner = own[..<groundIndex].filter { ColorModifiers.foreground.contains($0.name) }
    let outer = own[groundIndex...].filter { ColorModifiers.foreground.contains($0.name) }
    guard let first = (inner + outer).first, let value = first.call.arguments.first?.value, first.call.arguments.count == 1,
      let text = scope.color(value, .swiftUI)
    else { return nil }
    let font = own.last { $0.name == "font" }?.call.arguments.first?.value
    let size = font.flatMap(scope.textSize)
    return ColorPair(
      text: text, ground: ground, textPlace: value.range, groundPlace: own[groundIndex].range, file: file,
      size: size?.points,
      isBold: size?.isBold ?? false || own.contains { ["bold", "fontWeight"].contains($0.name) }
    )
  }

  /// Whether it shows words rather than an image.
  private var showsWords: Bool {
    guard root.constructedType?.base == "Button" else { return true }
    return root.call?.arguments.first.map { $0.label == nil && $0.value.closure == nil } ?? false
  }
}

extension CodeScope {
  /// The colour behind a view: of `.background(.white)` and `.background { Color.white }`.
  fileprivate func ground(_ call: Call) -> ScreenColor? {
    guard let first = call.arguments.first, first.label == nil || first.label == "content" else { return nil }
    guard let closure = first.value.closure else { return ground(first.value) }
    guard closure.body.count == 1, case .expression(let view)? = closure.body.first?.kind else { return nil }
    return ground(view)
  }

  private func ground(_ view: Expression) -> ScreenColor? {
    let chain = view.viewChain
    guard chain.modifiers.allSatisfy({ ColorModifiers.ofShapes.contains($0.name) }) else { return nil }
    if let fill = chain.modifiers.first(where: { ["fill", "foregroundColor", "foregroundStyle"].contains($0.name) }) {
      return fill.call.arguments.first.flatMap { color($0.value, .swiftUI) }
    }
    return color(chain.root, .swiftUI)
  }

  /// The size of a font, in points, and whether it is bold.
  fileprivate func textSize(_ font: Expression) -> (points: Double, isBold: Bool)? {
    let chain = font.viewChain
    let isBold = chain.modifiers.contains { ["bold", "weight"].contains($0.name) } || font.call?.argument("weight") != nil
    if let size = fontSize(font) { return (size.points, isBold) }
    let name = chain.root.lastName ?? ""
    if name == "headline" { return (17, true) }
    return TextStyle(rawValue: name).map { ($0.points, isBold) }
  }
}

private enum ColorModifiers {
  static let foreground: Set<String> = ["foregroundColor", "foregroundStyle"]
  /// What makes other colours of those that are given.
  static let blending: Set<String> = [
    "opacity", "blendMode", "colorMultiply", "brightness", "contrast", "saturation", "hidden", "redacted",
    "colorInvert", "overlay", "mask", "disabled", "modifier",
  ]
  static let around: Set<String> = ["environment", "colorScheme", "preferredColorScheme", "opacity", "disabled", "hidden"]
  static let ofShapes: Set<String> = [
    "fill", "foregroundColor", "foregroundStyle", "cornerRadius", "clipShape", "frame", "padding", "ignoresSafeArea",
    "shadow", "edgesIgnoringSafeArea",
  ]
}

// MARK: - UIKit

extension ProjectType {
  private var uiKitPairs: [ColorPair] {
    guard mayMention(["backgroundColor"]), mayMention(["textColor", "setTitleColor"]) else { return [] }
    return views.compactMap(\.colorPair)
  }
}

extension ViewCode {
  /// The colours of a label, a field or a button, where the code always gives it the same.
  fileprivate var colorPair: ColorPair? {
    guard let type = type?.base, ["UILabel", "UITextView", "UITextField", "UIButton"].contains(type),
      !assignments.contains(where: { ["attributedText", "alpha", "isEnabled"].contains($0.what.path.last) }),
      let ground = only(given(to: "backgroundColor")),
      let text = only(type == "UIButton" ? titleColors : given(to: "textColor")),
      ground.file == text.file
    else { return nil }
    let font = assignments.filter { [["font"], ["titleLabel", "font"]].contains($0.what.path) }
    let sizes = font.map { use in use.scope.fontSize(use.what.value)?.points }
    let isBold = font.contains { use in use.what.value.containsExpression { $0.lastName?.isBoldWeight ?? false } }
    return ColorPair(
      text: text.color, ground: ground.color, textPlace: text.place, groundPlace: ground.place, file: text.file,
      size: sizes.count == 1 ? sizes[0] : nil, isBold: isBold
    )
  }

  private typealias Given = (value: Expression, scope: CodeScope, around: [Enclosure], file: Int)

  private func given(to property: String) -> [Given] {
    assignments.filter { $0.what.path == [property] }.map { ($0.what.value, $0.scope, $0.around, $0.code.file) }
  }

  private var titleColors: [Given] {
    let settings = calls.filter { $0.what.path == ["setTitleColor"] }
    guard settings.allSatisfy({ $0.what.call.argument("for")?.lastName == "normal" }) else { return [] }
    return settings.compactMap { use in
      use.what.call.arguments.first.map { ($0.value, use.scope, use.around, use.code.file) }
    }
  }

  /// The one colour that is given, on every path.
  private func only(_ given: [Given]) -> (color: ScreenColor, place: ByteRange, file: Int)? {
    guard given.count == 1, let only = given.first, !only.around.isOnOnePath,
      let color = only.scope.color(only.value, .uiKit)
    else { return nil }
    return (color, only.value.range, only.file)
  }
}

extension String {
  fileprivate var isBoldWeight: Bool { lowercased().contains("bold") || self == "heavy" || self == "black" }
}

extension Array where Element == Enclosure {
  /// Whether the code runs only on some paths; closures that set a view up run on all.
  fileprivate var isOnOnePath: Bool {
    contains { enclosure in
      switch enclosure {
      case .arm: return true
      case .expression(let expression):
        if case .conditional = expression.kind { return true }
        return false
      default: return false
      }
    }
  }
}

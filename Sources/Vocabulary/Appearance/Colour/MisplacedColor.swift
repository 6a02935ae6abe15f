/// A colour of the system's in another role than the one that it is made for.
public struct MisplacedColor {
  /// `secondaryLabel`
  public let name: String
  /// What the code uses it as.
  public let role: Role
  /// The colour, where it is used.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int

  /// What code uses the colour as.
  public enum Role: Sendable {
    /// The colour of letters.
    case text
    /// What stands behind views.
    case background
  }
}

extension Project {
  /// The colours for lines that a file's code gives to text, and those for text that it puts behind views.
  ///
  /// Colours of the project's own with such a name aren't meant, nor lines, dots and badges, which are drawn as views.
  public func misplacedColors(in file: Int) -> [MisplacedColor] {
    guard isForTouch(file) else { return [] }
    let texts = ["UILabel", "UITextField", "UITextView"].flatMap { settings(of: "textColor", on: $0, in: file) }
    let grounds = settings(of: "backgroundColor", on: "UIView", in: file)
    return texts.compactMap { $0.misplaced(as: .text) } + grounds.compactMap { $0.misplaced(as: .background) }
      + misplacedSwiftUIColors(in: file)
  }

  private func misplacedSwiftUIColors(in file: Int) -> [MisplacedColor] {
    views(of: ["Text", "Label", "Button"], in: file).filter { !$0.code.isAboutSigns([]) }.flatMap { place in
      place.modifiers.compactMap { modifier -> MisplacedColor? in
        guard let role = ColorRoles.roles[modifier.name], let value = modifier.call.arguments.first?.value,
          value.constructedType?.base == "Color",
          let color = value.call?.argument("uiColor") ?? value.call?.argument(nil)
        else { return nil }
        return color.misplaced(as: role, in: place.code)
      }
    }
  }
}

extension Setting {
  fileprivate func misplaced(as role: MisplacedColor.Role) -> MisplacedColor? {
    let names = target.path ?? []
    guard !code.isForDevelopers, code.type?.isForPreviews != true, !code.isAboutSigns(names) else { return nil }
    return value.misplaced(as: role, in: code)
  }
}

extension Expression {
  fileprivate func misplaced(as role: MisplacedColor.Role, in code: ProjectCode) -> MisplacedColor? {
    guard case .member(let base, let name) = kind, base == nil || base?.lastName == "UIColor",
      ColorRoles.names(misplacedAs: role).contains(name), code.project.frameworkType("UIColor")?.property(name) == nil
    else { return nil }
    return MisplacedColor(name: name, role: role, range: range, file: code.file)
  }
}

extension ProjectCode {
  /// Whether what is coloured is a line, a dot or another sign without text.
  fileprivate func isAboutSigns(_ names: [String]) -> Bool {
    let names = names + [type?.lastName, property?.name, function?.name].compactMap { $0 }
    return names.flatMap { NameWords.of($0) }.contains(where: ColorRoles.signs.contains)
  }
}

private enum ColorRoles {
  static let roles: [String: MisplacedColor.Role] = [
    "foregroundColor": .text, "foregroundStyle": .text, "background": .background,
  ]

  static func names(misplacedAs role: MisplacedColor.Role) -> Set<String> {
    switch role {
    case .text: ["separator", "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill"]
    case .background: ["secondaryLabel", "tertiaryLabel", "placeholderText"]
    }
  }

  static let signs: Set<String> = [
    "avatar", "badge", "bar", "border", "bullet", "circle", "cursor", "delimiter", "divider", "dot", "grabber", "handle",
    "hairline", "image", "indicator", "knob", "line", "pill", "placeholder", "progress", "rule", "separator", "shimmer", "skeleton",
    "stroke", "tag", "thumb", "track", "underline",
  ]
}

/// The frameworks' colours as they are documented.
package enum SystemColors {
  /// A colour of `UIColor`'s; nil for those that show what lies behind, and for unknown ones.
  package static func uiKit(_ name: String) -> ScreenColor? {
    if let fixed = fixed[name] { return ScreenColor(ScreenColor.Paint(hex: fixed)) }
    return adaptive[name].map(ScreenColor.init)
  }

  /// A colour of SwiftUI's `Color`, whose tints are the system's.
  package static func swiftUI(_ name: String) -> ScreenColor? {
    switch name {
    case "white", "black": return fixed[name].map { ScreenColor(ScreenColor.Paint(hex: $0)) }
    case "primary": return uiKit("label")
    default:
      guard tints.contains(name) else { return nil }
      return uiKit("system" + name.prefix(1).uppercased() + name.dropFirst())
    }
  }

  /// The tint or the gray of the system's that has the numbers of a colour, in one of the appearances.
  ///
  /// Backgrounds aren't among them: some are white or black, and the others are grays, too.
  ///
  /// - Parameter pair: whether the colour with these numbers in the light stands beside those for the dark, which alone may
  ///   be anybody's.
  package static func name(of paint: ScreenColor.Paint, besideLight pair: (ScreenColor.Paint) -> Bool) -> String? {
    guard paint.alpha == 1 else { return nil }
    return tintsAndGrays.first { name in
      guard let color = uiKit(name) else { return false }
      return paint.isNear(color.light) || paint.isNear(color.dark) && pair(color.light)
    }
  }

  private static let tintsAndGrays = adaptive.keys.filter { $0.hasPrefix("system") && !$0.hasSuffix("Background") }.sorted()

  private static let tints: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
  ]

  private static let fixed: [String: UInt32] = [
    "white": 0xFFFFFF, "black": 0x000000, "red": 0xFF0000, "green": 0x00FF00, "blue": 0x0000FF, "cyan": 0x00FFFF,
    "magenta": 0xFF00FF, "yellow": 0xFFFF00, "orange": 0xFF8000, "purple": 0x800080, "brown": 0x996633,
    "gray": 0x808080, "darkGray": 0x555555, "lightGray": 0xAAAAAA, "darkText": 0x000000,
  ]

  private static let adaptive: [String: (light: UInt32, dark: UInt32)] = [
    "label": (0x000000, 0xFFFFFF),
    "systemBackground": (0xFFFFFF, 0x000000),
    "secondarySystemBackground": (0xF2F2F7, 0x1C1C1E),
    "tertiarySystemBackground": (0xFFFFFF, 0x2C2C2E),
    "systemGroupedBackground": (0xF2F2F7, 0x000000),
    "secondarySystemGroupedBackground": (0xFFFFFF, 0x1C1C1E),
    "tertiarySystemGroupedBackground": (0xF2F2F7, 0x2C2C2E),
    "systemRed": (0xFF3B30, 0xFF453A),
    "systemOrange": (0xFF9500, 0xFF9F0A),
    "systemYellow": (0xFFCC00, 0xFFD60A),
    "systemGreen": (0x34C759, 0x30D158),
    "systemMint": (0x00C7BE, 0x63E6E2),
    "systemTeal": (0x30B0C7, 0x40C8E0),
    "systemCyan": (0x32ADE6, 0x64D2FF),
    "systemBlue": (0x007AFF, 0x0A84FF),
    "systemIndigo": (0x5856D6, 0x5E5CE6),
    "systemPurple": (0xAF52DE, 0xBF5AF2),
    "systemPink": (0xFF2D55, 0xFF375F),
    "systemBrown": (0xA2845E, 0xAC8E68),
    "systemGray": (0x8E8E93, 0x8E8E93),
    "systemGray2": (0xAEAEB2, 0x636366),
    "systemGray3": (0xC7C7CC, 0x48484A),
    "systemGray4": (0xD1D1D6, 0x3A3A3C),
    "systemGray5": (0xE5E5EA, 0x2C2C2E),
    "systemGray6": (0xF2F2F7, 0x1C1C1E),
  ]
}

extension ScreenColor {
  fileprivate init(_ values: (light: UInt32, dark: UInt32)) {
    self.init(light: Paint(hex: values.light), dark: Paint(hex: values.dark))
  }
}

/// A colour of an asset catalog, as every device shows it.
public struct CatalogColor: Sendable, Hashable {
  /// In the light appearance.
  public let light: Components
  /// In the dark appearance; that of the light one where the set has no other.
  public let dark: Components

  /// Red, green, blue and opacity, each from 0 to 1, in the sRGB space.
  public struct Components: Sendable, Hashable {
    /// From 0 to 1.
    public let red: Double
    /// From 0 to 1.
    public let green: Double
    /// From 0 to 1.
    public let blue: Double
    /// From 0, which is clear, to 1.
    public let alpha: Double
  }
}

extension CatalogColor {
  /// - Parameter entries: what a set lists as its `colors`.
  /// - Returns: nil where devices differ, or a colour isn't made of numbers in the sRGB space.
  init?(_ entries: [JSONNode]) {
    guard !entries.isEmpty, entries.allSatisfy({ $0["idiom"]?.string == "universal" }) else { return nil }
    // High contrast only widens what is too narrow without.
    let looks = entries.filter { $0.appearance("contrast") == nil }
    let plain = looks.filter { $0.appearance("luminosity") == nil }
    guard plain.count == 1, let any = Components(plain[0]["color"]) else { return nil }
    func look(_ name: String) -> Components?? {
      looks.first { $0.appearance("luminosity") == name }.map { Components($0["color"]) }
    }
    guard let light = look("light") ?? any, let dark = look("dark") ?? any else { return nil }
    self.init(light: light, dark: dark)
  }
}

extension JSONNode {
  /// `dark` for `luminosity`, in an entry for that appearance alone.
  fileprivate func appearance(_ kind: String) -> String? {
    self["appearances"]?.array.first { $0["appearance"]?.string == kind }?["value"]?.string
  }
}

extension CatalogColor.Components {
  fileprivate init?(_ color: JSONNode?) {
    guard let color, let parts = color["components"] else { return nil }
    func part(_ name: String) -> Double? { parts[name]?.string.flatMap { Self.part(written: $0) } }
    guard let alpha = part("alpha") else { return nil }
    switch color["color-space"]?.string {
    case "srgb", "extended-srgb":
      guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    case "gray-gamma-22", "extended-gray":
      guard let white = part("white") else { return nil }
      self.init(red: white, green: white, blue: white, alpha: alpha)
    default: return nil
    }
  }

  /// `0xFF`, `255` and `1.000` are the same.
  private static func part(written text: String) -> Double? {
    let part: Double?
    if text.hasPrefix("0x") {
      part = UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    } else if text.contains(".") {
      part = Double(text)
    } else {
      part = UInt8(text).map { Double($0) / 255 }
    }
    return part.flatMap { (0...1).contains($0) ? $0 : nil }
  }
}

/// The colours of a project's asset catalogs, by what code calls them.
public struct CatalogColors: Sendable, Hashable {
  /// Nil for a name of which it isn't known, or of several that differ.
  private var colors: [String: CatalogColor?] = [:]

  /// - Parameter sets: in any order; the answers are the same.
  package init(_ sets: [Named]) {
    for set in sets {
      for name in [set.name, set.name.assetSymbol, set.shortSymbol] where !name.isEmpty {
        if let known = colors[name] {
          if known != set.color { colors.updateValue(nil, forKey: name) }
        } else {
          colors.updateValue(set.color, forKey: name)
        }
      }
    }
  }

  /// A set's colour.
  package struct Named: Sendable, Hashable {
    package let name: String
    /// Nil where it isn't known.
    package let color: CatalogColor?

    /// Xcode's name for code leaves out the word that its type says anyway: `brand` for `BrandColor`.
    fileprivate var shortSymbol: String {
      let symbol = name.assetSymbol.isEmpty ? name : name.assetSymbol
      return symbol.hasSuffix("Color") ? String(symbol.dropLast(5)) : ""
    }
  }

  /// The colour of a name.
  ///
  /// - Parameter name: that of its set, with or without the folders around it, or the one that Xcode makes of it for code.
  /// - Returns: nil where there is none, or it isn't known.
  public func color(_ name: String) -> CatalogColor? {
    (colors[name] ?? name.lastIndex(of: "/").flatMap { colors[String(name[name.index(after: $0)...])] }) ?? nil
  }
}

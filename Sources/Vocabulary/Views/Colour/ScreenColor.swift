/// A colour as the screen shows it in the light and in the dark appearance.
///
/// The appearances with increased contrast are left out: they only widen what is too narrow in these.
public struct ScreenColor: Sendable, Hashable {
  /// In the light appearance.
  public let light: Paint
  /// In the dark appearance.
  public let dark: Paint

  /// Whether it follows the appearance.
  public var isAdaptive: Bool { light != dark }

  /// Whether nothing shines through it.
  package var isOpaque: Bool { light.alpha == 1 && dark.alpha == 1 }

  package init(light: Paint, dark: Paint) {
    self.light = light
    self.dark = dark
  }

  /// One of an asset catalog.
  package init(_ color: CatalogColor) {
    self.init(light: Paint(color.light), dark: Paint(color.dark))
  }

  /// One that is the same in both.
  package init(_ paint: Paint) {
    self.init(light: paint, dark: paint)
  }

  /// Red, green and blue in the sRGB space, each from 0 to 1.
  public struct Paint: Sendable, Hashable {
    package let red: Double
    package let green: Double
    package let blue: Double
    package var alpha = 1.0

    package static let white = Paint(red: 1, green: 1, blue: 1)
    package static let black = Paint(red: 0, green: 0, blue: 0)

    package static func gray(_ white: Double) -> Paint { Paint(red: white, green: white, blue: white) }

    /// As designers write it: `#FF9500`.
    public var code: String {
      let digits = Array("0123456789ABCDEF")
      let bytes = [red, green, blue].map { Int(($0 * 255).rounded()) }
      return bytes.reduce(into: "#") { code, byte in code += "\(digits[byte >> 4])\(digits[byte & 15])" }
    }

    /// `0xFF9500`
    package init(hex: UInt32) {
      self.init(
        red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255
      )
    }

    package init(_ parts: CatalogColor.Components) {
      self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }
}

extension ScreenColor.Paint {
  /// How bright it is to the eye, as WCAG defines it.
  private var luminance: Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : Luminance.power((part + 0.055) / 1.055) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Whether no part is more than a step of 255 away.
  package func isNear(_ other: ScreenColor.Paint) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue)].allSatisfy { abs($0 - $1) < 1.5 / 255 }
  }

  /// This laid over an opaque colour.
  package func over(_ ground: ScreenColor.Paint) -> ScreenColor.Paint {
    func mixed(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
    return ScreenColor.Paint(red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
  }

  /// The contrast of this, as text, to an opaque ground: from 1 to 21.
  package func contrast(to ground: ScreenColor.Paint) -> Double {
    let text = over(ground).luminance
    let light = max(text, ground.luminance)
    let dark = min(text, ground.luminance)
    return (light + 0.05) / (dark + 0.05)
  }
}

private enum Luminance {
  /// A number between 0 and 1 to the power of 2.4, without a library: by its fifth root, to the twelfth.
  static func power(_ base: Double) -> Double {
    guard base > 0 else { return 0 }
    var root = 0.7
    // Newton's method for the fifth root.
    for _ in 0..<40 { root = (4 * root + base / (root * root * root * root)) / 5 }
    let square = root * root
    let fourth = square * square
    return fourth * fourth * fourth
  }
}

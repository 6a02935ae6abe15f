/// The settings of all configurations of a target.
struct TargetSettings {
  private let configurations: [LayeredSettings]

  init(_ configurations: [LayeredSettings]) {
    self.configurations = configurations
  }

  /// A value in which all configurations agree.
  func agreed(_ name: String) -> String? {
    let values = Set(configurations.map { $0.text(name) })
    return values.count == 1 ? values.first ?? nil : nil
  }

  /// All values of a setting, sorted.
  func all(_ name: String) -> [String] { Set(configurations.compactMap { $0.text(name) }).sorted() }

  /// The systems that a target is built for; nil where one of its configurations doesn't tell.
  var systems: Set<XcodeTarget.System>? {
    var systems: Set<XcodeTarget.System> = []
    for configuration in configurations {
      guard let own = configuration.systems else { return nil }
      systems.formUnion(own)
    }
    return systems.isEmpty ? nil : systems
  }

  var propertyListValues: [XcodeTarget.Setting] {
    names.sorted().compactMap { name in
      agreed(name).map { XcodeTarget.Setting(key: String(name.dropFirst(Self.key.count)), value: $0) }
    }
  }

  /// What any configuration adds to the property list, be it for one system alone.
  var propertyListKeys: Set<String> { Set(names.map { String($0.dropFirst(Self.key.count).prefix { $0 != "[" }) }) }

  private var names: Set<String> { Set(configurations.flatMap { $0.names(beginningWith: Self.key) }) }

  private static let key = "INFOPLIST_KEY_"
}

extension LayeredSettings {
  fileprivate var systems: Set<XcodeTarget.System>? {
    switch value("SUPPORTED_PLATFORMS") {
    case .text(let names): XcodeTarget.System.systems(names)
    case .unknown: nil
    case .missing: text("SDKROOT").flatMap { XcodeTarget.System.systems($0) }
    }
  }
}

extension XcodeTarget.System {
  /// - Returns: nil where one of the names isn't known.
  fileprivate static func systems(_ names: String) -> Set<XcodeTarget.System>? {
    var systems: Set<XcodeTarget.System> = []
    for name in names.split(separator: " ") {
      guard let system = kits.first(where: { name.hasPrefix($0.0) }) else { return nil }
      systems.insert(system.1)
    }
    return systems.isEmpty ? nil : systems
  }

  /// How the systems' development kits are called, with or without a version.
  private static let kits: [(String, XcodeTarget.System)] = [
    ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
  ]
}

extension XcodeTarget.Product {
  /// - Parameter type: the name of a type of product, such as `com.apple.product-type.application`.
  init(type: String) {
    let kind = type.hasPrefix("com.apple.product-type.") ? String(type.dropFirst("com.apple.product-type.".count)) : type
    switch kind {
    case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test": self = .tests
    case _ where kind.contains("watch"): self = .watchApp
    case _ where kind.hasPrefix("application"): self = .app
    case "tool", "xpc-service", "xcode-extension", "system-extension", "driver-extension", "tv-app-extension": self = .other
    case _ where kind.contains("extension"): self = .appExtension
    default: self = .library
    }
  }
}

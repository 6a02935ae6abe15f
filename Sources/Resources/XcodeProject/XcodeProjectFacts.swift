/// What a project of Xcode says of how an app is built.
public struct XcodeProjectFacts: Sendable, Hashable {
  /// The path of its `project.pbxproj`.
  public let path: String
  /// What it builds, in the order of the file.
  public let targets: [XcodeTarget]
  /// The language that its texts are written in first.
  public let developmentRegion: String?
  /// The languages that it is translated to, and `Base`.
  public let knownRegions: [String]

  package init(path: String, targets: [XcodeTarget], developmentRegion: String?, knownRegions: [String]) {
    self.path = path
    self.targets = targets
    self.developmentRegion = developmentRegion
    self.knownRegions = knownRegions
  }

  /// The folder that the project lies in.
  package var folder: String {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    return names.dropLast(2).joined(separator: "/")
  }
}

/// Something that a project builds: an app, an extension, a framework, tests.
public struct XcodeTarget: Sendable, Hashable {
  /// The name that people see in Xcode.
  public let name: String
  /// What it is built to be.
  public let product: Product
  /// The systems that it is built for; nil where that can't be told.
  public let systems: Set<System>?
  /// The lowest release of iOS that it runs on, where all of its configurations agree.
  public let deploymentTarget: String?
  /// The kinds of devices that it is made for, as Xcode numbers them, where all of its configurations agree: `1,2`.
  package let deviceFamilies: String?
  /// The paths of the Swift files and resources that it is built of, sorted, and each of them alone.
  package let files: [File]
  /// The folders whose files it is built of.
  package let folders: [Folder]
  /// The paths of its property lists, one for each configuration that has another.
  package let propertyLists: [String]
  /// What its configurations add to its property list, as far as they agree.
  public let propertyListValues: [Setting]
  /// The keys that any of its configurations adds to its property list.
  package let propertyListKeys: Set<String>
  /// The name of the set in an asset catalog that holds its icon.
  public let iconName: String?
  /// Whether any of its configurations names a set of launch images, which came before launch screens.
  public let hasLaunchImages: Bool

  package init(
    name: String,
    product: Product,
    systems: Set<System>?,
    deploymentTarget: String? = nil,
    deviceFamilies: String? = nil,
    files: [File],
    folders: [Folder] = [],
    propertyLists: [String] = [],
    propertyListValues: [Setting] = [],
    propertyListKeys: Set<String> = [],
    iconName: String? = nil,
    hasLaunchImages: Bool = false
  ) {
    self.name = name
    self.product = product
    self.systems = systems
    self.deploymentTarget = deploymentTarget
    self.deviceFamilies = deviceFamilies
    self.files = files
    self.folders = folders
    self.propertyLists = propertyLists
    self.propertyListValues = propertyListValues
    self.propertyListKeys = propertyListKeys
    self.iconName = iconName
    self.hasLaunchImages = hasLaunchImages
  }

  /// What a target is built to be.
  public enum Product: String, Sendable, Hashable, CaseIterable {
    /// An app, with its windows.
    case app
    /// An extension of apps: a widget, a keyboard, a share sheet's.
    case appExtension = "extension"
    /// An app for watches, or its extension.
    case watchApp = "watch app"
    /// A framework, a library or a bundle of resources.
    case library
    /// Tests, of code or of the interface.
    case tests
    /// What has no views, or other ones: a tool, an extension of Xcode or of the system.
    case other
  }

  /// A system that apps are built for.
  public enum System: String, Sendable, Hashable, CaseIterable {
    /// iPhones and iPads.
    case iOS
    /// Macs.
    case macOS
    /// Televisions.
    case tvOS
    /// Watches.
    case watchOS
    /// Headsets.
    case visionOS
  }

  package struct File: Sendable, Hashable {
    package let path: String
    /// Whether it is built only for systems other than iOS.
    package let isForOthers: Bool

    package init(path: String, isForOthers: Bool = false) {
      self.path = path
      self.isForOthers = isForOthers
    }
  }

  /// A folder that Xcode follows: what lies in it is built, but for what is left out.
  package struct Folder: Sendable, Hashable {
    package let path: String
    /// The paths of files and folders that are left out.
    package let exceptions: [String]

    package init(path: String, exceptions: [String]) {
      self.path = path
      self.exceptions = exceptions
    }
  }

  /// One value that a build setting adds to the property list.
  public struct Setting: Sendable, Hashable {
    /// The key of the property list: `UIUserInterfaceStyle`.
    public let key: String
    /// The value, as the setting writes it.
    public let value: String
  }

  /// Whether people touch what it is built to be; nil where it is also built for systems that aren't touched, or that can't be
  /// told.
  package var isForTouch: Bool? {
    switch product {
    case .tests, .watchApp, .other: return false
    case .app, .appExtension, .library: break
    }
    guard let systems else { return nil }
    return systems == [.iOS] ? true : systems.contains(.iOS) ? nil : false
  }
}

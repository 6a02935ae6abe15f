/// The property list of an app, by which the system knows it before any of its code runs.
public struct AppPropertyList {
  /// All that it says.
  public let list: PropertyList

  /// The values that ask people for access to something, by the keys that the system reads them from.
  public var usageDescriptions: [PropertyList.Entry] {
    list.entries.filter { $0.key.hasSuffix("UsageDescription") && $0.value.string != nil }
  }

  /// What hides the status bar for good: where controllers decide, it is hidden only while the app is launched.
  public var statusBarHiding: PropertyList.Entry? {
    guard let hiding = list.entry("UIStatusBarHidden"), hiding.value.flag == true,
      list["UIViewControllerBasedStatusBarAppearance"]?.flag == false
    else { return nil }
    return hiding
  }

  /// One landscape orientation of a device that is supported without the other.
  public struct Orientation {
    /// The key that lists the orientations, with its device where it names one.
    public let key: String
    /// The one that is supported.
    public let name: String
    /// The one that is missing.
    public let other: String
    /// Where the list names the one that is supported.
    public let value: PropertyList.Value
  }

  /// One at most for each key; none where a build setting may give the other.
  public var landscapesWithoutOther: [Orientation] {
    let keys = ["", "~iphone", "~ipad"].map { "UISupportedInterfaceOrientations" + $0 }
    return list.entries.filter { keys.contains($0.key) }.compactMap { entry in
      let values = entry.value.array ?? []
      let landscapes = values.filter { $0.string?.hasPrefix("UIInterfaceOrientationLandscape") ?? false }
      // A value that a build setting gives may be the other.
      guard landscapes.count == 1, let value = landscapes.first, let name = value.string,
        values.allSatisfy({ $0.string?.hasPrefix("UIInterfaceOrientation") ?? false })
      else { return nil }
      let other = "UIInterfaceOrientationLandscape" + (name.hasSuffix("Left") ? "Right" : "Left")
      return Orientation(key: entry.key, name: name, other: other, value: value)
    }
  }
}

extension Project {
  /// - Returns: nil for lists of other things, for other systems, and for what people don't have.
  public func appPropertyList(_ resource: Resource) -> AppPropertyList? {
    guard case .propertyList(let list) = resource.content, isForTouch(resourceAt: resource.path) else { return nil }
    let isOfApp = list.entry("CFBundleExecutable") != nil || list.entry("CFBundlePackageType") != nil
      || list.entry("CFBundleIdentifier") != nil || list.entries.contains { $0.key.hasPrefix("UI") }
    let isElsewhere = list.entries.contains { $0.key.hasPrefix("WK") || $0.key.hasPrefix("NSMain") || $0.key == "LSMinimumSystemVersion" }
    return isOfApp && !isElsewhere ? AppPropertyList(list: list) : nil
  }
}

extension Resource {
  /// What begins a line like the one that an element stands on; nothing where it shares that line with others.
  public func lineBreakAndIndent(before range: ByteRange) -> String {
    let before = bytes[..<Int(range.start)]
    let indent = before.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let rest = before.dropLast(indent.count)
    guard rest.last == UInt8(ascii: "\n") else { return "" }
    let lineBreak = rest.dropLast().last == UInt8(ascii: "\r") ? "\r\n" : "\n"
    return lineBreak + String(decoding: indent.reversed(), as: UTF8.self)
  }
}

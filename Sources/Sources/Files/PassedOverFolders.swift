/// The folders that hold no code of the project's own: builds, dependencies, and what only looks like a folder.
enum PassedOverFolders {
  static func contains(_ name: String) -> Bool {
    if name.hasPrefix(".") || names.contains(name) { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return bundleExtensions.contains(String(name[name.index(after: dot)...]))
  }

  /// Whether a link to a folder is one of those by which Bazel shows its builds.
  static func containsLink(_ path: String) -> Bool {
    path.split(separator: "/").last?.hasPrefix("bazel-") ?? false
  }

  private static let names: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// Playgrounds and `.swiftpm` packages are bundles too, but hold code that people write.
  private static let bundleExtensions: Set<String> = [
    "app", "appex", "bundle", "docc", "dSYM", "framework", "xcarchive", "xcdatamodeld", "xcframework", "xcodeproj",
    "xcresult", "xctemplate", "xcworkspace",
  ]
}

/// Where the system enters a project's code: what it starts by itself, without any code that names it.
///
/// An app's types are reached from there or not at all. A library, a snippet or a single file has no such place, and
/// everything in it counts.
package struct EntryPoints: Sendable {
  /// The types that the system makes or calls by what they are: an app's delegate, a scene's, a widget, an intent.
  package let types: Set<Int>
  /// Whether one of them is that of an app, and none that only shows what a library can do.
  package let areOfApp: Bool

  /// - Parameter files: sorted by path.
  package init(_ entries: [TypeEntry], _ files: [FileOutline], _ interfaces: Interfaces) {
    var types: Set<Int> = []
    var areOfApp = false
    let root = Folders.shared(by: files)
    for (index, entry) in entries.enumerated() where entry.places.contains(where: { $0.header.isEntry }) {
      types.insert(index)
      let isInSources = entry.home < files.count
      if isInSources, entry.places.contains(where: { $0.header.isApp }), !EntryPoints.showsOff(files[entry.home].path, below: root) {
        areOfApp = true
      }
    }
    self.types = types
    self.areOfApp = areOfApp || interfaces.files.contains { file in
      file.name == "Main" && file.initialController != nil && !EntryPoints.showsOff(file.path, below: root)
    }
  }

  /// Whether a file is one of an example, or of tests, by the folders that it lies in.
  private static func showsOff(_ path: String, below root: Int) -> Bool {
    path.split(separator: "/").dropLast().dropFirst(root).contains { folder in
      folder.split { !$0.isLetter }.flatMap { NameWords.of($0) }.contains(where: exhibits.contains)
    }
  }

  private static let exhibits: Set<String> = [
    "demo", "demos", "example", "examples", "playground", "playgrounds", "sample", "samples", "sandbox", "showcase", "test",
    "tests",
  ]
}

extension TypeHeader {
  /// Whether the system begins here: it makes objects of the type, or calls it, without being told by code. What has a
  /// name of its own in Objective-C may be made there.
  fileprivate var isEntry: Bool {
    isApp || attributes.contains { $0 == "objc" || Entries.attributes.contains($0) } || inherited.contains { Entries.kinds.contains($0.base) }
  }

  /// Whether an app begins here.
  fileprivate var isApp: Bool {
    if inherited.contains(where: { Entries.tools.contains($0.base) }) { return false }
    return attributes.contains(where: Entries.attributes.contains) || inherited.contains { Entries.apps.contains($0.base) }
  }
}

private enum Entries {
  package static let attributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  package static let apps: Set<String> = ["App", "NSApplicationDelegate", "UIApplicationDelegate"]

  /// Programs without a screen: those of the compiler's, and those for the command line.
  package static let tools: Set<String> = ["AsyncParsableCommand", "CompilerPlugin", "ParsableCommand"]

  /// What the system finds by itself, or by the property list of an app or extension.
  package static let kinds: Set<String> = [
    "ASCredentialProviderViewController", "AppEntity", "AppIntent", "AppShortcutsProvider", "AudioUnitFactory",
    "CPTemplateApplicationSceneDelegate", "ControlWidget", "INExtension", "INUIHostedViewControlling", "LiveActivityIntent",
    "MSMessagesAppViewController", "NCWidgetProviding", "NSFileProviderExtension", "PreviewModifier",
    "QLPreviewingController", "SLComposeServiceViewController", "UIApplication", "UIDocument", "UIInputViewController",
    "UISceneDelegate", "UIWindowSceneDelegate", "UNNotificationContentExtension", "UNNotificationServiceExtension", "Widget",
    "WidgetBundle",
  ]
}

/// Where the system enters a project's code: what it starts by itself, without any code that names it.
///
/// An app's types are reached from there or not at all. A library, a snippet or a single file has no such place, and
/// everything in it counts.
package struct EntryPoints: Sendable {
  /// The types that the system makes or calls by what they are: an app's delegate, a scene's, an extension's screen, an intent.
  ///
  /// Beside an app that people touch, what begins elsewhere counts as none: a widget, an app for the watch or the Mac. Views that
  /// only these show are as good as theirs.
  package let types: Set<Int>
  /// Whether one of them is that of an app, and none that only shows what a library can do.
  ///
  /// Where nothing else in the project shows anything, an app called an example is the app: `SampleShop`.
  package let areOfApp: Bool
  /// The folders of programs beside the app, each with an entry of its own: examples, projects to try things out.
  private let demos: Set<String>
  /// The sources in these folders.
  package let demoFiles: Set<Int>

  /// - Parameters:
  ///   - files: sorted by path.
  ///   - mains: the paths of files in other languages by which apps begin.
  ///   - touchFiles: for each file, whether its code may run where people touch the screen.
  package init(
    _ entries: [TypeEntry], _ files: [FileOutline], _ interfaces: Interfaces, mains: [String], touchFiles: [Bool]
  ) {
    let root = Folders.shared(by: files)
    let begun = entries.indices.filter { index in entries[index].places.contains { $0.header.isEntry } }
    let apps = begun.filter { index in
      entries[index].home < files.count && entries[index].places.contains { $0.header.isApp }
    }
    let paths = apps.map { files[entries[$0].home].path } + mains
      + interfaces.files.filter { EntryPoints.mayBegin(with: $0, entries) }.map(\.path)
    let folders = paths.map { EntryPoints.exhibit(in: $0, below: root) }
    let hasOwnApp = folders.contains(nil)
    areOfApp = hasOwnApp || !folders.isEmpty && !EntryPoints.showAnything(files, below: root)
    let demos = hasOwnApp ? Set(folders.compactMap { $0 }) : []
    self.demos = demos
    let demoFiles = Set(demos.isEmpty ? [] : files.indices.filter { EntryPoints.lies(files[$0].path, in: demos) })
    self.demoFiles = demoFiles
    let own = begun.filter { !demoFiles.contains(entries[$0].home) }
    let isForTouch = { (index: Int) in entries[index].home >= files.count || touchFiles[entries[index].home] }
    let isBesideOthers = apps.contains { own.contains($0) && isForTouch($0) }
    types = Set(isBesideOthers ? own.filter(isForTouch) : own)
  }

  /// Whether an app begins with a storyboard: the main one, unless it begins with a controller of a class that nobody declares, as
  /// where files are missing.
  private static func mayBegin(with storyboard: InterfaceFacts, _ entries: [TypeEntry]) -> Bool {
    guard storyboard.name == "Main", let first = storyboard.initialController else { return false }
    let name = storyboard.objects.first { $0.id == first }?.customClass
    return name.map { name in FrameworkTypes.isKnown(name) || entries.contains { TypeNames.last($0.name) == name } } ?? true
  }

  /// Whether a file is one of a program beside the app.
  package func isOfDemo(_ path: String) -> Bool { EntryPoints.lies(path, in: demos) }

  private static func lies(_ path: String, in folders: Set<String>) -> Bool {
    folders.contains { path.hasPrefix($0) && path.utf8.dropFirst($0.utf8.count).first == UInt8(ascii: "/") }
  }

  /// The folder of examples, or of tests, that a file lies in, told by its name; nil for a file of none.
  private static func exhibit(in path: String, below root: Int) -> String? {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let found = folders.indices.dropFirst(path.hasPrefix("/") ? root + 1 : root).first { index in
      folders[index].split { !$0.isLetter }.flatMap { NameWords.of($0) }.contains(where: exhibits.contains)
    }
    return found.map { folders[...$0].joined(separator: "/") }
  }

  /// Whether any file that isn't an example's or a test's shows something.
  private static func showAnything(_ files: [FileOutline], below root: Int) -> Bool {
    files.contains { file in
      file.imports.contains(where: ["SwiftUI", "UIKit"].contains) && exhibit(in: file.path, below: root) == nil
    }
  }

  private static let exhibits: Set<String> = [
    "demo", "demos", "example", "examples", "playground", "playgrounds", "sample", "samples", "sandbox", "showcase", "test",
    "tests",
  ]
}

extension TypeHeader {
  /// Whether the system begins here: it makes objects of the type, or calls it, without being told by code.
  fileprivate var isEntry: Bool {
    isApp || attributes.contains(where: Entries.attributes.contains) || inherited.contains { Entries.kinds.contains($0.base) }
  }

  /// Whether an app begins here.
  var isApp: Bool {
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

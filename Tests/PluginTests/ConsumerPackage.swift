import Foundation

/// A package in a directory of its own that applies HIGLint's plugins, as a user's would.
///
/// It depends on a package that holds nothing but a link to the plugins' sources and an artifact bundle whose tool
/// is the one just built: to build swift-syntax for each test would take a minute.
struct ConsumerPackage {
  /// Holds all that a test makes: the consumer's repository, HIGLint and the build products.
  let root: URL
  /// The package's directory, relative to the root.
  let directory: String
  /// Whether others of its suite lie in the same root after it.
  private let isShared: Bool

  /// Makes a package of one target, `App`, that applies the build-tool plugin and sees a stub of UIKit.
  ///
  /// - Parameters:
  ///   - files: contents by path relative to the package's directory, beside those that every consumer has.
  ///   - directory: where in the repository the package lives.
  ///   - name: what the folder is called that holds everything, and that it shares with nobody; nil for the folder of
  ///     its suite, where that has a `SharedScratch`.
  init(
    _ files: [String: String] = [:],
    in directory: String = "Consumer",
    name: String? = nil,
    tool: HIGLintPackage = HIGLintPackage()
  ) throws {
    let shared = name == nil ? SharedScratch.folder : nil
    isShared = shared != nil
    root = shared ?? Self.folder(named: name ?? "HIGLintPluginTests")
    self.directory = directory
    try removeAllButScratch()
    try tool.write(to: location("../HIGLint"))
    let usual = ["Package.swift": Self.manifest(), "Sources/UIKit/UIKit.swift": Self.uiKit]
    for (path, content) in usual.merging(files, uniquingKeysWith: { $1 }) {
      try write(content, to: path)
    }
  }

  /// A folder that isn't there yet.
  static func folder(named name: String) -> URL {
    FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("\(name)-\(UUID().uuidString)")
  }

  func remove() {
    // What is shared goes with its suite.
    if !isShared { try? FileManager.default.removeItem(at: root) }
  }

  /// Leaves what was compiled, and nothing that plugins or their tools wrote.
  private func removeAllButScratch() throws {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: root.path)) ?? []
    for name in names where !Self.foldersOfBuilds.contains(name) {
      try manager.removeItem(at: root.appendingPathComponent(name))
    }
    let outputs = scratch.appendingPathComponent("plugins/outputs")
    if manager.fileExists(atPath: outputs.path) { try manager.removeItem(at: outputs) }
  }

  private static let foldersOfBuilds = ["scratch", "temporary"]

  /// Lets a test use a package, and removes it afterwards.
  static func with(_ consumer: ConsumerPackage, _ body: (ConsumerPackage) async throws -> Void) async throws {
    defer { consumer.remove() }
    try await body(consumer)
  }

  /// Whether a stub named like one of Apple's frameworks is possible: not where there is the framework itself.
  static var canBuild: Bool {
    #if os(Linux)
    true
    #else
    false
    #endif
  }

  /// The location of a path relative to the package's directory.
  func location(_ path: String) -> URL {
    root.appendingPathComponent(directory).appendingPathComponent(path).standardizedFileURL
  }

  func write(_ content: String, to path: String) throws {
    let file = location(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
  }

  func delete(_ path: String) throws {
    try FileManager.default.removeItem(at: location(path))
  }

  /// Where the build-tool plugin may write for a target.
  func workDirectory(target: String = "App") -> URL {
    scratch.appendingPathComponent("plugins/outputs/\(location("").lastPathComponent.lowercased())")
      .appendingPathComponent("\(target)/destination/HIGLintBuildToolPlugin")
  }

  /// All that lies in the repository, save what builds may write.
  var files: Set<String> {
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return Set(paths.filter { path in
      !Self.foldersOfBuilds.contains { path.hasPrefix($0) } && !path.hasSuffix("Package.resolved")
    })
  }

  /// The build products of a debug build.
  var products: URL { scratch.appendingPathComponent("debug").resolvingSymlinksInPath() }

  var scratch: URL { root.appendingPathComponent("scratch") }

  /// Builds the package, or another one by its path relative to this one's.
  func build(
    _ arguments: [String] = [],
    of package: String = "",
    environment: [String: String] = [:],
    workingDirectory: URL? = nil
  ) async throws -> Output {
    // An index takes longer to write than all the rest, and is of use only where tests are looked for.
    let index = arguments.contains("--build-tests") ? "--enable-index-store" : "--disable-index-store"
    return try await swift("build", [index] + arguments, of: package, environment, workingDirectory)
  }

  /// Runs `swift package` in the package, or in another one by its path relative to this one's.
  func package(
    _ arguments: [String],
    of package: String = "",
    environment: [String: String] = [:],
    workingDirectory: URL? = nil
  ) async throws -> Output {
    try await swift("package", arguments, of: package, environment, workingDirectory)
  }

  /// The identities of all packages that this one needs, to any depth.
  func dependencies() async throws -> Set<String> {
    let output = try await package(["show-dependencies", "--format", "json"])
    let tree = try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8))
    var identities: Set<String> = []
    var open = [tree]
    while let next = open.popLast() as? [String: Any], let below = next["dependencies"] as? [[String: Any]] {
      identities.formUnion(below.compactMap { $0["identity"] as? String })
      open += below
    }
    return identities
  }

  private func swift(
    _ command: String,
    _ arguments: [String],
    of package: String,
    _ environment: [String: String],
    _ workingDirectory: URL?
  ) async throws -> Output {
    let scratch = package.isEmpty ? scratch : location(package).appendingPathComponent("scratch")
    let temporary = root.appendingPathComponent("temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let place = ["--package-path", location(package).path, "--scratch-path", scratch.path]
    func run() async throws -> Output {
      try await Output.of(
        "swift",
        [command] + place + arguments,
        // The package manager leaves locks and more there.
        environment: environment.merging(["TMPDIR": temporary.path], uniquingKeysWith: { $1 }),
        workingDirectory: workingDirectory ?? location(package)
      )
    }
    let output = try await run()
    // On a busy machine the package manager itself has been seen to crash, in the library that waits for its processes.
    return output.isCrashOfThePackageManager ? try await run() : output
  }
}

extension ConsumerPackage {
  /// A manifest that depends on HIGLint, with the target `App` and others beside it.
  static func manifest(
    appPlugins: String = applied,
    targets: String = "",
    dependencies: String = "",
    frameworks: [String] = ["UIKit"]
  ) -> String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Consumer",
      products: [.library(name: "App", targets: ["App"])],
      dependencies: [.package(path: "../HIGLint"), \(dependencies)],
      targets: [
        .target(name: "App", dependencies: \(frameworks), plugins: [\(appPlugins)]),
        .target(name: "UIKit"),
        \(targets)
      ]
    )
    """
  }

  /// How a manifest applies the build-tool plugin to a target.
  static let applied = #".plugin(name: "HIGLintBuildToolPlugin", package: "HIGLint")"#

  /// As little of UIKit as the tests' sources need to compile.
  static let uiKit = """
    @_exported import Foundation

    open class UIView {
      public init() {}
      open var frame = CGRect.zero
    }
    public final class UIAction {
      public init(handler: @escaping (UIAction) -> Void) {}
    }
    public final class UIButton: UIView {
      public convenience init(primaryAction: UIAction?) { self.init() }
    }

    """

  /// As little of SwiftUI.
  static let swiftUI = """
    @_exported import Foundation

    public protocol View {
      associatedtype Body: View
      var body: Body { get }
    }
    extension Never: View {
      public var body: Never { switch self {} }
    }
    public struct Button: View {
      public init(_ title: String, action: () -> Void) {}
      public var body: Never { preconditionFailure() }
    }
    extension View {
      public func frame(width: CGFloat, height: CGFloat) -> some View { self }
    }

    """
}

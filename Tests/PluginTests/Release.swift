import Foundation

/// A folder in which a maintainer packs releases of the tool.
struct Release {
  let root: URL

  /// What `Scripts/make-artifact-bundle` needs beside Swift.
  static var canBePacked: Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/zip")
  }

  init(in directory: URL) throws {
    root = directory.appendingPathComponent("release")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  /// Lets a test use a folder of its own, and removes it afterwards.
  static func with(_ body: (Release) async throws -> Void) async throws {
    let directory = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("HIGLintReleaseTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    try await body(Release(in: directory))
  }

  /// Adds a script in the tool's place.
  func add(_ script: String, for system: String, modified: Date = Date()) throws {
    let tool = root.appendingPathComponent("\(system)/bin/higlint")
    let manager = FileManager.default
    try manager.createDirectory(at: tool.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(script.utf8).write(to: tool)
    try manager.setAttributes([.posixPermissions: 0o755, .modificationDate: modified], ofItemAtPath: tool.path)
  }

  /// Adds the tool that is built beside the tests, without what debuggers need: to compress that would take long.
  func addTool() async throws {
    let folder = root.appendingPathComponent("tool/bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let tool = folder.appendingPathComponent("higlint").path
    _ = try await Output.of("strip", ["-o", tool, HIGLintPackage.tool.path], environment: [:], workingDirectory: root)
  }

  /// Makes the bundle.
  func pack(_ releases: [String]? = nil, to folder: String = "bundle") async throws -> URL {
    let triples = HIGLintPackage().triples.joined(separator: ",")
    let output = try await run("make-artifact-bundle", [folder] + (releases ?? ["\(triples)=tool"]))
    guard output.status == 0 else { throw Failure(output: output) }
    return root.appendingPathComponent("\(folder)/HIGLint.artifactbundle.zip")
  }

  func run(_ script: String, _ arguments: [String]) async throws -> Output {
    let path = HIGLintPackage.sources.appendingPathComponent("Scripts/\(script)").path
    return try await Output.of(path, arguments, environment: [:], workingDirectory: root)
  }

  func swift(_ arguments: [String]) async throws -> Output {
    try await Output.of("swift", arguments, environment: [:], workingDirectory: root)
  }

  struct Failure: Error {
    let output: Output
  }
}

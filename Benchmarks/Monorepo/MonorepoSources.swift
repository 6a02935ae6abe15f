import Foundation

/// The sources of a generated app, a folder a module, and what Bazel asks for to lint them.
struct MonorepoSources {
  let graph: ModuleGraph
  /// How many files a module has.
  let files: Int
  let folder: URL

  static func name(_ module: Int) -> String { "Module\(module)" }

  /// The files of a module, below the folder.
  func folder(of module: Int) -> URL { folder.appendingPathComponent(Self.name(module)) }

  /// Writes one file at a time, so that the process stays small.
  func write() throws {
    for module in 0..<graph.count { try write(module) }
  }

  private func write(_ module: Int) throws {
    let folder = folder(of: module)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let imports = graph.dependencies[module].map { "import \(Self.name($0))\n" }.joined()
    for number in (module * files)..<((module + 1) * files) {
      let feature = Feature(number: number / Feature.kinds.count)
      let kind = Feature.kinds[number % Feature.kinds.count]
      var writer = SourceWriter(feature: feature, seed: number)
      let text = writer.license + imports + kind.text(&writer)
      try Data(text.utf8).write(to: folder.appendingPathComponent(feature.name + kind.suffix + ".swift"))
    }
    let dependencies = graph.dependencies[module].map { "\"//\(Self.name($0))\"" }.joined(separator: ", ")
    let build = """
      load("@higlint//:defs.bzl", "higlint_library")

      higlint_library(
          name = "\(Self.name(module))",
          srcs = glob(["*.swift"]),
          visibility = ["//visibility:public"],
          deps = [\(dependencies)],
      )

      """
    try Data(build.utf8).write(to: folder.appendingPathComponent("BUILD.bazel"))
  }
}

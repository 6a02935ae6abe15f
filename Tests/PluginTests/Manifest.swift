import Foundation

/// What a package's manifest declares, as the package manager understands it.
struct Manifest {
  private let dump: [String: Any]

  init(of package: URL) async throws {
    // Not the package's own folder, which the run of these tests holds locked.
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let output = try await Output.of(
      "swift",
      ["package", "--package-path", package.path, "--scratch-path", scratch.path, "dump-package"],
      environment: [:],
      workingDirectory: package
    )
    dump = try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8)) as? [String: Any] ?? [:]
  }

  /// The declarations of all targets of a type, in order.
  func targets(_ type: String) -> [NSDictionary] {
    list("targets").filter { $0["type"] as? String == type }
  }

  /// Those of the products that are plugins.
  var pluginProducts: [NSDictionary] {
    list("products").filter { ($0["type"] as? [String: Any])?.keys.contains("plugin") == true }
  }

  var platforms: [NSDictionary] { list("platforms") }

  var dependencies: [NSDictionary] { list("dependencies") }

  private func list(_ name: String) -> [NSDictionary] { dump[name] as? [NSDictionary] ?? [] }
}

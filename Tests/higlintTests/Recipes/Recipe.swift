import Foundation

/// The pieces of code in the documentation: tests run what is written there, so that it stays true.
enum Recipe {
  struct Missing: Error {
    let description: String
  }

  /// The package's own folder.
  static let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  /// A piece of code from a page.
  ///
  /// - Parameters:
  ///   - language: what stands behind the page's backquotes.
  ///   - number: which of those in this language, from 0, where there are several under the heading.
  static func code(_ language: String, _ number: Int = 0, under heading: String, of page: String) throws -> String {
    let text = try String(contentsOf: package.appendingPathComponent("Documentation/\(page)"), encoding: .utf8)
    let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix(heading + "\n") } ?? ""
    let blocks = section.components(separatedBy: "\n```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
    guard blocks.indices.contains(blocks.startIndex + number) else {
      throw Missing(description: "\(page) has no such code under “\(heading)”: \(language) \(number)")
    }
    return blocks[blocks.startIndex + number] + "\n"
  }
}

/// Programs of others that tests need, and that may not be there.
enum Program {
  private static let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")

  /// Where programs are looked for, the tool first.
  static let path = ([Tool.executable.deletingLastPathComponent().path] + folders.map(String.init)).joined(separator: ":")

  /// Whether there is Python with its package `jsonschema`.
  static let hasSchemaValidator = (try? Tool.terminal("python3 -c 'import jsonschema'", in: Folder()).status) == 0

  static func isInstalled(_ name: String) -> Bool {
    folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}

extension Tool {
  /// Runs a shell script that finds the tool, and all that is installed, as a user's shell does.
  static func terminal(_ script: String, in folder: Folder, environment: [String: String] = [:]) throws -> Outcome {
    let given = environment.merging(["PATH": Program.path, "HOME": folder.path, "LC_ALL": "C.UTF-8"]) { given, _ in given }
    return try shell(script, in: folder, environment: given)
  }
}

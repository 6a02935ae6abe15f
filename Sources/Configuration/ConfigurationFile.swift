import HIGLintEngine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Configuration {
  /// The name that a project's configuration goes by.
  public static let fileName = ".higlint.yml"

  /// The configuration that holds for a file or folder: the nearest, from the folder upwards.
  ///
  /// A path below the working directory is given relative to it. Whatever bears the name ends the search, a folder
  /// too: ``load(_:rules:reporters:)`` says what is wrong with it.
  public static func find(from path: String) -> String? {
    let start = AbsolutePath(path)
    var folder: AbsolutePath? = start.isFolder ? start : start.parent
    while let current = folder {
      let candidate = current.appending(fileName)
      if exists(candidate.string) {
        return relativeToCurrentDirectory(candidate, of: path)
      }
      folder = current.parent
    }
    return nil
  }

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - path: the file's path, as it is to be reported.
  ///   - rules: every rule that it may speak of, besides the engine's own.
  ///   - reporters: the ids that `reporter` may have.
  public static func load(
    _ path: String,
    rules: [any Rule.Type],
    reporters: [String]
  ) throws(ConfigurationErrors) -> Configuration {
    let text: [UInt8]
    do {
      text = try SourceReader().read(SourceInput(path: path))
    } catch {
      throw ConfigurationErrors([error])
    }
    return try parse(text, file: path, rules: rules, reporters: reporters)
  }

  /// Reads a configuration from its text, which must be UTF-8.
  public static func parse(
    _ text: [UInt8],
    file: String,
    rules: [any Rule.Type],
    reporters: [String]
  ) throws(ConfigurationErrors) -> Configuration {
    let document = try YamlDocument(text, file: file)
    var reader = ConfigurationReader(document: document, rules: withSuppressionRules(rules), reporters: reporters)
    let configuration = reader.read()
    guard reader.problems.isEmpty else { throw ConfigurationErrors(reader.problems) }
    return configuration
  }

  private static func relativeToCurrentDirectory(_ candidate: AbsolutePath, of path: String) -> String {
    guard !path.hasPrefix("/"), let below = candidate.components(below: .currentDirectory) else {
      return candidate.string
    }
    return below.joined(separator: "/")
  }

  /// Also for a link that leads nowhere, which is better reported than passed over.
  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}

/// The rules, with those that the engine brings along unless they are among them already.
func withSuppressionRules(_ rules: [any Rule.Type]) -> [any Rule.Type] {
  let ids = Set(rules.map { $0.description.id })
  return rules + suppressionRules.filter { !ids.contains($0.description.id) }
}

/// Paths for which one configuration holds.
struct ConfiguredPaths {
  /// The configuration's path; nil where there is none.
  let configuration: String?
  private(set) var paths: [String]

  /// Paths by the configuration that holds for them.
  ///
  /// - Parameter find: tells the configuration of a path.
  static func groups(of paths: [String], by find: (String) -> String?) -> [ConfiguredPaths] {
    var groups: [ConfiguredPaths] = []
    for path in paths {
      let configuration = find(path)
      if let index = groups.firstIndex(where: { $0.configuration == configuration }) {
        groups[index].paths.append(path)
      } else {
        groups.append(ConfiguredPaths(configuration: configuration, paths: [path]))
      }
    }
    return groups
  }
}

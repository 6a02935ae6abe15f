import Foundation

/// What tells this build of the tool from others.
enum ToolIdentity {
  /// Its version, and the state of its file: while it is worked on, each build finds something else.
  static var current: String {
    let tool = Bundle.main.executablePath ?? ""
    var status = stat()
    guard stat(tool, &status) == 0 else { return Version.current }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(Version.current) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system says of a file beside its bytes, or of a folder beside its names: as long as that stays the same, so do
/// they.
package struct FileStamp: Sendable, Hashable {
  private let device: UInt64
  private let node: UInt64
  private let size: Int64
  private let modified: Time
  /// When anything of it changed that the system notes, be it the time above.
  private let changed: Time

  private struct Time: Sendable, Hashable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) {
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
    }
  }

  /// For so many seconds after it was written a file may be written again without that showing: some systems count in
  /// whole ones.
  private static let unrest = 2

  /// - Returns: nil where nothing is there, and for what was written only just now.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      (modified, changed) = (Time(status.st_mtimespec), Time(status.st_ctimespec))
    #else
      (modified, changed) = (Time(status.st_mtim), Time(status.st_ctim))
    #endif
    guard max(modified.seconds, changed.seconds) + FileStamp.unrest < time(nil) else { return nil }
  }
}

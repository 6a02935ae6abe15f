#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads where pictures' files begin.
package enum PictureHeader {
  /// The beginning of a regular file; a link isn't followed, since it may lead out of the catalog.
  ///
  /// - Parameter limit: how many bytes to read at most.
  package static func read(_ path: String, limit: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let first = bytes(descriptor, at: 0, count: sizeOfPNGHeader)
    // A PNG says its size at once.
    guard !first.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return first }
    return first + bytes(descriptor, at: first.count, count: max(0, limit - first.count))
  }

  private static let sizeOfPNGHeader = 32

  private static func bytes(_ descriptor: Int32, at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, received in
      received = max(0, pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset)))
    }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file in which a cache lies, open to be read. Whatever is written in its place meanwhile, this one stays as it
/// is.
final class CacheFile: Sendable {
  private let descriptor: Int32

  /// - Returns: nil where there is no file that can be read.
  init?(path: String) {
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  }

  deinit {
    // Also where nothing was opened, or what can't be read.
    if descriptor >= 0 { close(descriptor) }
  }

  /// A part of the file.
  struct Span: Sendable, Hashable {
    var offset = 0
    var count = 0

    var isEmpty: Bool { count == 0 }
  }

  /// - Returns: nil where the file doesn't hold the whole part.
  func bytes(_ span: Span) -> [UInt8]? {
    guard span.offset >= 0, span.count >= 0, span.count <= CacheFile.sizeLimit else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: span.count) { buffer, filled in
      while filled < span.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let received = pread(descriptor, rest.baseAddress, rest.count, off_t(span.offset + filled))
        if received < 0, errno == EINTR { continue }
        guard received > 0 else { break }
        filled += received
      }
    }
    return bytes.count == span.count ? bytes : nil
  }

  /// The largest part that is read or written, in bytes.
  private static let sizeLimit = 1 << 30
}

extension CacheFile.Span: Composed {
  static var form: StoredForm<CacheFile.Span> {
    StoredForm(CacheFile.Span.init(offset:count:), \.offset, \.count)
  }
}

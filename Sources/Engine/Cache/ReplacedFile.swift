#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written beside another and then takes its place: whoever reads sees the old one or the new one, whole.
struct ReplacedFile: ~Copyable {
  private let path: String
  private let scratch: String
  private let descriptor: Int32
  private var isWhole = true

  /// - Returns: nil where no file can be written.
  init?(path: String) {
    self.path = path
    scratch = "\(path).\(getpid())\(ReplacedFile.suffix)"
    // One that a process of that number left is no longer written to.
    unlink(scratch)
    descriptor = open(scratch, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
  }

  /// How files end that aren't whole yet.
  static let suffix = ".unfinished"

  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while isWhole, !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let written = write(descriptor, part.baseAddress, part.count)
        if written < 0, errno == EINTR { continue }
        isWhole = written > 0
        rest = rest.dropFirst(max(written, 0))
      }
    }
  }

  /// Puts the file in its place, if all of it could be written; else nothing is left of it.
  consuming func finish() {
    let isClosed = close(descriptor) == 0
    if !isWhole || !isClosed || rename(scratch, path) != 0 { unlink(scratch) }
  }
}

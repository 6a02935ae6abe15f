#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written beside another and then takes its place: whoever reads sees the old one or the new one,
/// whole.
package struct ReplacedFile: ~Copyable {
  private let path: String
  private let scratch: String
  private let descriptor: Int32
  private var isWhole = true

  /// - Returns: nil where no file can be written.
  init?(path: String) {
    self.path = path
    // In a folder that several machines share, the number of a process isn't its own.
    scratch = "\(path).\(UInt64.random(in: 0 ... .max))\(ReplacedFile.suffix)"
    descriptor = open(scratch, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
  }

  /// How files end that aren't whole yet, and no others.
  package static let suffix = ".higlint-unfinished"

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

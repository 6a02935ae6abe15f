#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads files, and says of each one that it can't read why, and what to do about it.
public struct SourceReader: Sendable {
  /// The largest file that is read, in bytes: 16 MB. No hand-written source comes near it, and the tree of a larger
  /// one would take gigabytes.
  public static let sizeLimit = 16 << 20

  /// It keeps nothing: one serves for any number of files.
  public init() {}

  /// The bytes of a file, which are well-formed UTF-8; a byte order mark is left in place.
  ///
  /// Text given with the input is taken in place of the file's, which then need not exist.
  public func read(_ input: SourceInput) throws(Problem) -> [UInt8] {
    let bytes = try readBytes(input)
    if let offset = bytes.withUnsafeBufferPointer({ firstInvalidUTF8Offset(in: $0) }) {
      throw SourceReader.notUTF8(input.path, bytes: bytes, offset: offset)
    }
    return bytes
  }

  /// The same, whatever they are.
  package func readBytes(_ input: SourceInput) throws(Problem) -> [UInt8] {
    guard let contents = input.contents else { return try SourceReader.contentsOfFile(input.path) }
    guard contents.count <= SourceReader.sizeLimit else { throw SourceReader.tooLarge(input.path) }
    return contents
  }

  private static func contentsOfFile(_ path: String) throws(Problem) -> [UInt8] {
    // Without O_NONBLOCK, opening a named pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path, code: errno) }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path, code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw directory(path)
    default: throw notRegular(path)
    }
    guard status.st_size <= sizeLimit else { throw tooLarge(path) }
    return try readAll(descriptor, path: path, expectedSize: Int(status.st_size))
  }

  /// Reads up to the end, wherever that is by now: the file may be written to while it is read.
  private static func readAll(_ descriptor: Int32, path: String, expectedSize: Int) throws(Problem) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected, so that the end shows in the first round.
    var capacity = expectedSize + 1
    var failure: Int32 = 0
    while true {
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let received = readRetrying(descriptor, into: buffer)
        failure = received < 0 ? errno : 0
        count = max(0, received)
      }
      guard failure == 0 else { throw unreadable(path, code: failure) }
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= sizeLimit else { throw tooLarge(path) }
      capacity = 64 << 10
    }
  }
}

/// Reads once, also where a signal interrupts. It stands outside the type, whose own `read` would hide the system's.
private func readRetrying(_ descriptor: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  while true {
    let received = read(descriptor, buffer.baseAddress, buffer.count)
    if received >= 0 || errno != EINTR { return received }
  }
}

// MARK: - What can go wrong

extension SourceReader {
  static func unreadable(_ path: String, code: Int32) -> Problem {
    switch code {
    case ENOENT where isLink(path):
      Problem(file: path, message: "a symbolic link that leads nowhere", remedy: "mend or remove the link")
    case ENOENT, ENOTDIR:
      absent(path)
    case EACCES, EPERM:
      Problem(file: path, message: "no permission to read", remedy: "change its permissions, or exclude it")
    case ELOOP:
      Problem(file: path, message: "a symbolic link that leads in a circle", remedy: "mend or remove the link")
    case ENXIO, EOPNOTSUPP:
      notRegular(path)
    default:
      Problem(
        file: path,
        message: "can't be read: \(String(cString: strerror(code)))",
        remedy: "see that it can be read, or exclude it"
      )
    }
  }

  /// - Parameter path: one with the sign for what isn't UTF-8 in it may be there all the same, under its real name.
  private static func absent(_ path: String) -> Problem {
    if path.contains("\u{FFFD}") { return unnamed(path) }
    return Problem(file: path, message: "no such file or directory", remedy: "check the path")
  }

  /// What stands in a folder under a name that can't be told.
  static func unnamed(_ path: String) -> Problem {
    Problem(file: path, message: "can't be found by a name that isn't UTF-8", remedy: "rename it")
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  static func directory(_ path: String) -> Problem {
    Problem(file: path, message: "is a directory, not a file", remedy: "rename or exclude it")
  }

  private static func notRegular(_ path: String) -> Problem {
    Problem(
      file: path,
      message: "not a regular file",
      remedy: "exclude it; text from a pipe is read with --stdin"
    )
  }

  private static func tooLarge(_ path: String) -> Problem {
    Problem(
      file: path,
      message: "larger than \(sizeLimit >> 20) MB",
      remedy: "exclude it, or split it into smaller files"
    )
  }

  private static func notUTF8(_ path: String, bytes: [UInt8], offset: Int) -> Problem {
    let looksLikeUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let byte = String(bytes[offset], radix: 16, uppercase: true)
    return Problem(
      file: path,
      position: LineTable(bytes).position(at: UInt32(offset)),
      message: looksLikeUTF16 ? "not UTF-8 but UTF-16" : "not UTF-8: byte 0x\(byte)",
      remedy: "save the file in UTF-8"
    )
  }
}

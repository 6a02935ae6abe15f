#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What lies directly in a folder.
struct FolderListing {
  enum Kind {
    case folder
    case file
    case link
    /// A pipe, a socket, a device.
    case other
  }

  struct Entry {
    let name: String
    let kind: Kind
    /// Whether the name leads to the entry. One that isn't UTF-8 is shown with other characters than it has.
    let isExact: Bool
  }

  private(set) var entries: [Entry] = []

  /// Reads names and kinds in one go: asking the system about every entry would take most of a walk's time.
  init(_ path: String) throws(Problem) {
    let folder = path.isEmpty ? "." : path
    guard let stream = opendir(folder) else { throw SourceReader.unreadable(folder, code: errno) }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let (name, isExact) = withUnsafePointer(to: &entry.pointee.d_name) { bytes in
        bytes.withMemoryRebound(to: CChar.self, capacity: 1) { bytes in
          let name = String(cString: bytes)
          return (name, strcmp(name, bytes) == 0)
        }
      }
      guard name != ".", name != ".." else { continue }
      let kind = FolderListing.kind(of: entry.pointee.d_type) ?? FolderListing.kind(ofFile: FolderPath.join(path, name))
      entries.append(Entry(name: name, kind: kind, isExact: isExact))
    }
  }

  /// The kind as the folder itself tells it, which not every file system does.
  private static func kind(of type: UInt8) -> Kind? {
    switch type {
    case UInt8(DT_DIR): .folder
    case UInt8(DT_REG): .file
    case UInt8(DT_LNK): .link
    case UInt8(DT_UNKNOWN): nil
    default: .other
    }
  }

  private static func kind(ofFile path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    case S_IFLNK: return .link
    default: return .other
    }
  }
}

/// Paths as the user gives them, relative or not.
enum FolderPath {
  /// The path of a folder's entry; the empty path is the working directory.
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The path without `.`, doubled slashes and a slash at the end: `./Sources/` is `Sources`, and `.` is nothing.
  static func tidy(_ path: String) -> String {
    let names = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }
}

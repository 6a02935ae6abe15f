import Foundation

/// The symbol graphs in a folder, at any depth.
///
/// Links are followed, but no folder is entered twice. Hidden folders are entered too: builds leave graphs there.
public struct SymbolGraphFiles: Sendable {
  /// In the order of their paths, which begin with the folder's.
  public private(set) var paths: [String] = []
  /// That there are none, and what could not be entered.
  public private(set) var remarks: [Remark] = []

  /// Fails where there is no such folder.
  ///
  /// - Parameter folder: an absolute path.
  public init(in folder: String) throws(Remark) {
    guard case .folder = FileKind(folder) else {
      let message = FileManager.default.fileExists(atPath: folder) ? "is a file, not a directory" : "no such directory"
      throw Remark(file: folder, message: message, remedy: "name the directory that holds the symbol graphs")
    }
    var waiting = [folder]
    var entered: Set<String> = []
    while let next = waiting.popLast() {
      guard entered.insert(URL(fileURLWithPath: next).resolvingSymlinksInPath().path).inserted else { continue }
      do {
        for name in try FileManager.default.contentsOfDirectory(atPath: next) {
          add("\(next)/\(name)", to: &waiting)
        }
      } catch {
        remarks.append(Remark(file: next, message: "can't be entered", remedy: "change its permissions"))
      }
    }
    paths.sort()
    guard paths.isEmpty, remarks.isEmpty else { return }
    remarks = [
      Remark(
        file: folder,
        message: "holds no symbol graph, which would be called Module.symbols.json",
        remedy: "`swift package dump-symbol-graph` writes them"
      )
    ]
  }

  private mutating func add(_ path: String, to waiting: inout [String]) {
    switch FileKind(path) {
    case .folder: waiting.append(path)
    case .file where path.hasSuffix(".symbols.json"): paths.append(path)
    case .file, .other: break
    }
  }
}

/// What stands at a path, or where links lead from there.
enum FileKind {
  case folder
  /// A regular file, and its size in bytes.
  case file(Int)
  /// A pipe, a device, nothing.
  case other

  init(_ path: String) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    switch status.st_mode & S_IFMT {
    case S_IFDIR where isThere: self = .folder
    case S_IFREG where isThere: self = .file(Int(status.st_size))
    default: self = .other
    }
  }
}

import Foundation

/// Reads the resources of a run when rules ask for them.
final class ResourceLoader: @unchecked Sendable {
  private let files: [ReadFiles.ResourceFile]
  private let reader: ResourceReader
  private let lock = NSLock()
  private var found: [Problem] = []

  init(_ files: [ReadFiles.ResourceFile], _ reader: ResourceReader) {
    self.files = files
    self.reader = reader
  }

  /// - Returns: nil for a file that has changed since the run began, which is a problem.
  func resource(_ index: Int) -> Resource? {
    let file = files[index]
    do throws(Problem) {
      let resource = try reader.read(file.input)
      guard resource.contentHash == file.content else {
        throw Problem(file: file.path, message: "changed while it was linted", remedy: "lint it again")
      }
      return resource
    } catch {
      lock.withLock { found.append(error) }
      return nil
    }
  }

  /// What was met while resources were read.
  var problems: [Problem] { lock.withLock { Set(found).sorted { $0.file < $1.file } } }
}

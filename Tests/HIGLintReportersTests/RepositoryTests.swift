import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintReporters

@Suite struct RepositoryTests {
  /// A repository with a folder, and links to it from within and from elsewhere.
  private func withFolder(_ body: (_ path: String) throws -> Void) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("higlint \(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    for name in ["project/.git", "project/App/Sources", "other"] {
      try files.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for (link, target) in [("project/Linked", "App/Sources"), ("project/Other", "../other"), ("entry", "project/App")] {
      try files.createSymbolicLink(atPath: "\(folder.path)/\(link)", withDestinationPath: target)
    }
    try body(folder.path)
  }

  @Test func pathsStartFromTheFolderThatVersionControlKnows() throws {
    try withFolder { path in
      for start in ["project", "project/App", "project/App/Sources", "project/Linked", "entry"] {
        let repository = Repository(around: AbsolutePath("\(path)/\(start)"))
        #expect(repository.path(of: "\(path)/project/App/Sources/A.swift") == "App/Sources/A.swift")
      }
    }
  }

  @Test func linksAreFollowed() throws {
    try withFolder { path in
      let repository = Repository(around: AbsolutePath("\(path)/project"))
      #expect(repository.path(of: "\(path)/project/Linked/A.swift") == "App/Sources/A.swift")
      #expect(repository.path(of: "\(path)/entry/New/A.swift") == "App/New/A.swift")
      #expect(repository.path(of: "\(path)/project/Other/A.swift") == nil)
      #expect(repository.path(of: "\(path)/projects/A.swift") == nil)
      #expect(repository.absolutePath(of: "\(path)/project/Other/A.swift").hasSuffix("/other/A.swift"))
    }
  }

  @Test func linksThatABuildSystemMadeAreNotFollowed() throws {
    try withFolder { path in
      let action = Repository(around: AbsolutePath("\(path)/other"), followsLinks: false)
      try FileManager.default.createSymbolicLink(atPath: "\(path)/other/App", withDestinationPath: "../project/App")
      #expect(action.path(of: "\(path)/other/App/A.swift") == "App/A.swift")
      let repository = Repository(around: AbsolutePath("\(path)/project"), followsLinks: false)
      #expect(repository.path(of: "\(path)/project/Linked/A.swift") == "App/Sources/A.swift")
    }
  }

  @Test func withoutARepositoryTheyStartFromTheDirectory() throws {
    try withFolder { path in
      let repository = Repository(around: AbsolutePath("\(path)/other"))
      #expect(repository.path(of: "\(path)/other/A.swift") == "A.swift")
    }
  }
}

import Foundation
import HIGLintEngine
import Testing
@testable import HIGLintLanguageServer
@testable import higlint

/// What the server leaves for other runs.
@Suite struct ServerCacheTests {
  private func caches(_ folder: ProjectFolder) -> [String: Data] {
    let url = folder.url.appendingPathComponent("caches")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return Dictionary(uniqueKeysWithValues: names.compactMap { name in
      (try? Data(contentsOf: url.appendingPathComponent(name))).map { (name, $0) }
    })
  }

  @Test func onlyWhatIsSavedIsKept() throws {
    let folder = try ProjectFolder([:])
    let runs = ProjectSessions(caches: CacheFolder(path: folder.url.appendingPathComponent("caches").path))
    let session = try EditorSession(Sample.app, linting: runs)
    session.open("Bar.swift", "\n" + Sample.bar)
    _ = try session.told("Bar.swift")
    #expect(caches(folder).isEmpty)
    session.replace("Bar.swift", with: Sample.bar)
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
    let kept = caches(folder)
    #expect(kept.count == 1)
    session.replace("Bar.swift", with: "\n" + Sample.bar)
    try session.waits(for: ["3:2-3:72 small_touch_target"], of: "Bar.swift")
    #expect(caches(folder) == kept)
  }
}

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
    let runs = AwaitedLinting(ProjectSessions(caches: CacheFolder(path: folder.url.appendingPathComponent("caches").path)))
    let session = try EditorSession(Sample.app, linting: runs)
    session.open("Bar.swift", "\n" + Sample.bar)
    _ = try session.told("Bar.swift")
    #expect(runs.waitForEnd() && caches(folder).isEmpty)
    session.replace("Bar.swift", with: Sample.bar)
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
    #expect(runs.waitForEnd())
    let kept = caches(folder)
    #expect(kept.count == 1)
    session.replace("Bar.swift", with: "\n" + Sample.bar)
    try session.waits(for: ["3:2-3:72 small_touch_target"], of: "Bar.swift")
    #expect(runs.waitForEnd() && caches(folder) == kept)
  }
}

/// Says when a run has ended: what is edited is told of before.
private final class AwaitedLinting: ProjectLinting, @unchecked Sendable {
  private let runs: ProjectSessions
  private let ended = DispatchSemaphore(value: 0)

  init(_ runs: ProjectSessions) {
    self.runs = runs
  }

  func lint(_ request: ProjectRequest, for audience: ProjectAudience) -> ProjectReport? {
    defer { ended.signal() }
    return runs.lint(request, for: audience)
  }

  func forget(_ place: ProjectPlace) { runs.forget(place) }

  func mistakes(inConfiguration text: [UInt8], at path: String) -> [Problem] { runs.mistakes(inConfiguration: text, at: path) }

  /// - Returns: whether a run has ended that nobody has waited for yet.
  func waitForEnd() -> Bool { ended.wait(timeout: .now() + 120) == .success }
}

import Foundation
import Testing

/// The tool, run as a build runs it: what it found is kept for the next build.
@Suite(.aheadOfOthers)
struct BuildCacheTests {
  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("HIGLintBuildCacheTests-\(UUID().uuidString)")
  private var cache: URL { root.appendingPathComponent("work/cache") }

  private func write(_ content: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
  }

  /// Which file the cache is, and when it was written.
  private struct Version: Equatable {
    let number: Int?
    let date: Date?
  }

  private func version() throws -> Version {
    let attributes = try FileManager.default.attributesOfItem(atPath: cache.path)
    return Version(number: attributes[.systemFileNumber] as? Int, date: attributes[.modificationDate] as? Date)
  }

  private func lint(_ interfaces: String..., workDirectory: String? = nil) async throws -> Output {
    try await Output.of(
      HIGLintPackage.tool.path,
      [
        "lint", "--build-tool-work-directory", workDirectory ?? root.appendingPathComponent("work").path,
        "--target-directory", root.path, root.appendingPathComponent("Close.swift").path,
      ] + interfaces.map { root.appendingPathComponent($0).path },
      environment: [:],
      workingDirectory: root
    )
  }

  @Test("An unchanged build repeats what the last one found, and keeps what that one left")
  func repeats() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(BuildToolPluginTests.small, to: "Close.swift")
    try write("", to: "work/tick")
    let first = try await lint()
    #expect(first.severities(of: "Close.swift") == ["warning"], "\(first)")
    let kept = try version()
    #expect(try await lint().text == first.text)
    // The same bytes, written anew.
    try write(BuildToolPluginTests.small, to: "Close.swift")
    #expect(try await lint().text == first.text)
    #expect(try version() == kept)
    #expect(try FileManager.default.contentsOfDirectory(atPath: root.path + "/work").sorted() == ["cache", "tick"])
  }

  @Test("A source that changes is linted anew, and what that found is kept")
  func watchesSources() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(BuildToolPluginTests.small, to: "Close.swift")
    try write("", to: "work/tick")
    _ = try await lint()
    for (text, severities) in [(BuildToolPluginTests.large, []), (BuildToolPluginTests.small, ["warning"])] {
      let before = try? version()
      try write(text, to: "Close.swift")
      let changed = try await lint()
      #expect(changed.severities(of: "Close.swift") == severities, "\(changed)")
      let kept = try version()
      #expect(kept != before)
      #expect(try await lint().text == changed.text)
      #expect(try version() == kept)
    }
  }

  @Test("A storyboard or xib that appears or changes counts as a change; what went wrong is told on each build")
  func watchesInterfaces() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(BuildToolPluginTests.small, to: "Close.swift")
    try write(BuildToolPluginTests.xib, to: "Cell.xib")
    try write("", to: "work/tick")
    let alone = try await lint()
    let before = try version()
    #expect(try await lint("Cell.xib").text == alone.text)
    #expect(try version() != before)
    try write("", to: "Cell.xib")
    for _ in 1...2 {
      let damaged = try await lint("Cell.xib")
      #expect(damaged.status == 2, "\(damaged)")
      #expect(damaged.text.contains("Cell.xib:"), "\(damaged)")
      #expect(damaged.severities(of: "Close.swift") == ["warning"], "\(damaged)")
    }
    try write(BuildToolPluginTests.xib, to: "Cell.xib")
    #expect(try await lint("Cell.xib").text == alone.text)
  }

  @Test("A cache that is of no use, or can't be kept, is no obstacle")
  func lintsWithoutACache() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(BuildToolPluginTests.small, to: "Close.swift")
    try write("", to: "work/tick")
    let first = try await lint()
    #expect(first.severities(of: "Close.swift") == ["warning"], "\(first)")
    let sound = try Data(contentsOf: cache)
    var overwritten = sound
    overwritten[sound.count / 2] ^= 0x41
    for content in [Data(), Data("{}".utf8), sound.prefix(sound.count / 2), overwritten, Data(count: sound.count)] {
      try content.write(to: cache)
      let output = try await lint()
      #expect(output.text == first.text && output.status == 0, "\(output)")
    }
    for directory in ["/dev/null", "/proc/self", root.appendingPathComponent("absent").path] {
      let output = try await lint(workDirectory: directory)
      #expect(output.text == first.text && output.status == 0, "\(output)")
    }
  }
}

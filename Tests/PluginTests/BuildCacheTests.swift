import Foundation
import Testing

/// The tool, run as a build runs it.
struct BuildCacheTests {
  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("HIGLintBuildCacheTests-\(UUID().uuidString)")
  private var record: URL { root.appendingPathComponent("work/findings.json") }

  private func write(_ content: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
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

  @Test("An unchanged build repeats what the last one found without linting again")
  func repeats() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(BuildToolPluginTests.small, to: "Close.swift")
    try write("", to: "work/tick")
    let first = try await lint()
    #expect(first.severities(of: "Close.swift") == ["warning"], "\(first)")
    #expect(try await lint().text == first.text)

    // Nobody but the record knows of this.
    let kept = try String(contentsOf: record, encoding: .utf8)
    try Data(kept.replacingOccurrences(of: "fingertip", with: "thumb").utf8).write(to: record)
    #expect(try await lint().text == first.text.replacingOccurrences(of: "fingertip", with: "thumb"))

    // The same bytes, written anew.
    try write(BuildToolPluginTests.small, to: "Close.swift")
    #expect(try await lint().text == first.text)
  }

  @Test("A storyboard or xib that appears or changes counts as a change")
  func watchesInterfaces() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(BuildToolPluginTests.small, to: "Close.swift")
    try write(BuildToolPluginTests.xib, to: "Cell.xib")
    try write("", to: "work/tick")
    _ = try await lint()
    let alone = try Data(contentsOf: record)
    _ = try await lint("Cell.xib")
    let sound = try Data(contentsOf: record)
    #expect(sound != alone)
    try write("", to: "Cell.xib")
    let damaged = try await lint("Cell.xib")
    #expect(damaged.status == 2, "\(damaged)")
    #expect(try Data(contentsOf: record) == sound)
  }

  @Test("A record that is of no use, or can't be kept, is no obstacle")
  func lintsWithoutARecord() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(BuildToolPluginTests.small, to: "Close.swift")
    for content in ["", "{}", "\u{0}"] {
      try write(content, to: "work/findings.json")
      #expect(try await lint().severities(of: "Close.swift") == ["warning"])
    }
    for directory in ["/dev/null", root.appendingPathComponent("absent").path] {
      let output = try await lint(workDirectory: directory)
      #expect(output.status == 0, "\(output)")
      #expect(output.severities(of: "Close.swift") == ["warning"], "\(output)")
      #expect(output.standardError.isEmpty, "\(output)")
    }
  }
}

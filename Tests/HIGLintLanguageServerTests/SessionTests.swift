import Foundation
import HIGLintEngine
import HIGLintLanguageServer
import Testing
@testable import higlint

/// However a project has come to what it is, on the disk and in an editor, its findings are those of a server that has just
/// been started.
@Suite struct ProjectSessionsTests {
  /// A project that is edited on the disk and in an editor.
  private final class EditedFolder {
    let folder: ProjectFolder
    private(set) var open: [String: String] = [:]
    private var random: SeededNumbers

    private static let texts = [
      "Bar.swift": [Sample.bar, "\n\(Sample.bar)", Sample.bar.replacingOccurrences(of: "20", with: "50"), "class Bar {", ""],
      "Base.swift": ["class Base: UIViewController {}\n", "class Base: UITableViewController {}\n", "struct Base {}\n"],
      "Rows.swift": [rows("Base"), rows("UITableViewController"), "// higlint:disable:file all\n\(rows("Base"))"],
      "More/Extra.swift": ["extension Rows { func more() {} }\n", "class UITableViewController {}\n", "let free = 1\n"],
      ".higlint.yml": ["rules:\n  small_touch_target: off\n", "excluded: [More]\n", "reporter: [\n", "report_unreachable: true\n"],
      "More/.higlint.yml": ["profile: strict\n", "rules:\n  small_touch_target: error\n"],
    ]

    private static func rows(_ superclass: String) -> String {
      """
      class Rows: \(superclass) {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath.row }
      }

      """
    }

    init(seed: UInt64) throws {
      folder = try ProjectFolder(Sample.app)
      random = SeededNumbers(state: seed)
    }

    /// Opens, edits, saves, closes, moves or removes a file, or changes a configuration.
    func edit() throws -> String {
      let name = Self.texts.keys.sorted().randomElement(using: &random) ?? "Bar.swift"
      let text = Self.texts[name]?.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2 where name.hasSuffix(".swift"):
        open[name] = text
        return "\(name) is edited: \(text)"
      case 3:
        guard let (name, text) = open.sorted(by: { $0.key < $1.key }).randomElement(using: &random) else { return "nothing" }
        try folder.write(name, text)
        return "\(name) is saved"
      case 4:
        guard let name = open.keys.sorted().randomElement(using: &random) else { return "nothing" }
        open[name] = nil
        return "\(name) is closed"
      case 5:
        try? FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
        return "\(name) is gone"
      default:
        try folder.write(name, text)
        return "\(name) is written: \(text)"
      }
    }

    var request: ProjectRequest {
      let texts = open.map { (folder.url.appendingPathComponent($0).path, Array($1.utf8)) }
      return ProjectRequest(
        place: .folder(folder.url.path), texts: Dictionary(uniqueKeysWithValues: texts), configuration: nil, jobs: 2, isTreeStale: true
      )
    }
  }

  private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func text(_ report: ProjectReport?) -> String {
    report.map { "\($0.result) \($0.files.sorted()) \($0.configurations)" } ?? "nothing"
  }

  @Test func whateverHappensToTheFolder() throws {
    let project = try EditedFolder(seed: 5)
    let sessions = ProjectSessions(caches: nil)
    var (last, changes) = ("", 0)
    for number in 0..<150 {
      let edit = try project.edit()
      // What a configuration that can't be used has to be replaced by only those know who have seen it before.
      let isBroken = (try? String(contentsOf: project.folder.url.appendingPathComponent(".higlint.yml"), encoding: .utf8)) == "reporter: [\n"
      let found = text(sessions.lint(project.request, for: ProjectAudience()))
      if isBroken { continue }
      let alone = text(ProjectSessions(caches: nil).lint(project.request, for: ProjectAudience()))
      #expect(found == alone, "edit \(number): \(edit)")
      changes += found == last ? 0 : 1
      last = found
    }
    #expect(changes > 30)
  }
}

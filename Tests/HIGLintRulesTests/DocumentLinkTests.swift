import Foundation
import Testing

/// Whatever a document of the repository leads to is there.
@Suite struct DocumentLinkTests {
  private struct Link: Hashable, CustomStringConvertible {
    let document: String
    let target: String

    var description: String { "\(document): \(target)" }
  }

  private static let documents: [String] = {
    let folders = ["Documentation", "Examples", "Benchmarks", "Editors"].flatMap { folder -> [String] in
      let paths = FileManager.default.enumerator(atPath: repository.appendingPathComponent(folder).path)
      return (paths?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
    }
    let top = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
    return (top + folders).filter { $0.hasSuffix(".md") && !$0.contains("/.build/") && !$0.contains("node_modules") }
  }()

  @Test func everyLinkLeadsSomewhere() throws {
    var anchors: [String: Set<String>] = [:]
    var lost: [Link] = []
    for document in Self.documents {
      for target in Self.targets(in: try Self.text(of: document)) where !target.contains("://") {
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let folder = repository.appendingPathComponent(document).deletingLastPathComponent()
        let file = parts[0].isEmpty
          ? repository.appendingPathComponent(document) : folder.appendingPathComponent(parts[0]).standardizedFileURL
        guard FileManager.default.fileExists(atPath: file.path) else {
          lost.append(Link(document: document, target: target))
          continue
        }
        guard parts.count == 2, file.pathExtension == "md" else { continue }
        let known = try anchors[file.path] ?? Self.anchors(in: String(contentsOf: file, encoding: .utf8))
        anchors[file.path] = known
        if !known.contains(parts[1]) { lost.append(Link(document: document, target: target)) }
      }
    }
    #expect(Self.documents.count > 90)
    #expect(lost == [])
  }

  private static func text(of document: String) throws -> String {
    try String(contentsOf: repository.appendingPathComponent(document), encoding: .utf8)
  }

  /// The lines of a document that aren't code.
  private static func prose(_ text: String) -> [Substring] {
    var fence: Substring?
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let ticks = line.drop { $0 == " " }.prefix { $0 == "`" }
      if let open = fence {
        if ticks.count >= open.count { fence = nil }
        return false
      }
      if ticks.count >= 3 { fence = ticks }
      return fence == nil
    }
  }

  private static func targets(in text: String) -> [String] {
    let links = prose(text).flatMap { line in
      line.components(separatedBy: "](").dropFirst().compactMap { $0.components(separatedBy: ")").first }
    }
    let elements = prose(text).flatMap { line in
      ["src=\"", "srcset=\"", "href=\""].flatMap { attribute in
        line.components(separatedBy: attribute).dropFirst().compactMap { $0.components(separatedBy: "\"").first }
      }
    }
    return links + elements
  }

  /// The places that headings make, as GitHub names them.
  private static func anchors(in text: String) -> Set<String> {
    var anchors: Set<String> = []
    for line in prose(text) where line.hasPrefix("#") {
      let heading = line.drop { $0 == "#" }.drop { $0 == " " }.lowercased().replacingOccurrences(of: "`", with: "")
      let base = String(heading.compactMap { character in
        character == " " ? "-" : character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
      })
      var anchor = base
      var count = 0
      while !anchors.insert(anchor).inserted { count += 1; anchor = "\(base)-\(count)" }
    }
    return anchors
  }
}

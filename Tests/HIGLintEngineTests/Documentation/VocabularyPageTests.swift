import Foundation
import Testing

/// The pages for contributors say what the code says.
@Suite struct VocabularyPageTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func thePageSaysWhatTheDeclarationsSay() throws {
    let page = VocabularyPage(of: Self.repository)
    let text = try page.text()
    if ProcessInfo.processInfo.environment["HIGLINT_WRITE_PAGES"] != nil { try Data(text.utf8).write(to: page.file) }
    #expect(try String(decoding: Data(contentsOf: page.file), as: UTF8.self) == text, """
      write it anew: HIGLINT_WRITE_PAGES=1 swift test --filter VocabularyPageTests
      """)
  }

  /// A type that the page follows a file through is one that the code has.
  @Test func theTypesOnTheWayFromBytesToFindingExist() throws {
    let page = Self.repository.appendingPathComponent("Documentation/from-bytes-to-finding.md")
    let named = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "`").enumerated()
      .compactMap { $0.offset.isMultiple(of: 2) ? nil : $0.element }
      .filter { $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter } && !$0.hasPrefix("HIGLint") }
    #expect(named.count > 20)
    let declared = try DeclaredTypes(in: Self.repository.appendingPathComponent("Sources"))
    #expect(named.filter { !declared.contain($0) } == [])
  }
}

/// The types that sources declare.
private struct DeclaredTypes {
  private let text: String

  init(in folder: URL) throws {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    text = try paths.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined(separator: "\n")
  }

  func contain(_ name: String) -> Bool {
    ["struct", "enum", "class", "protocol"].contains { kind in
      [" ", ":", "<"].contains { text.contains("\(kind) \(name)\($0)") }
    }
  }
}

import Foundation
import Testing

@testable import HIGLintSymbolGraphs

@Suite("Finding symbol graphs")
struct SymbolGraphFilesTests {
  @Test("They are found at any depth, in hidden folders too, in the order of their paths")
  func depth() throws {
    let folder = try GraphFolder()
    for name in ["B/.build/x/B.symbols.json", "A@B.symbols.json", "A.symbols.json", "A.json", "symbols.json/readme"] {
      try folder.write(name, "")
    }
    let found = try SymbolGraphFiles(in: folder.path)
    #expect(found.paths.map { $0.dropFirst(folder.path.count) } == ["/A.symbols.json", "/A@B.symbols.json", "/B/.build/x/B.symbols.json"])
    #expect(found.remarks.isEmpty)
  }

  @Test("Links are followed, but not in circles")
  func links() throws {
    let folder = try GraphFolder()
    try folder.write("real/Kit.symbols.json", "")
    for (link, target) in [("real/circle", folder.path), ("real/nowhere", "/none"), ("file.symbols.json", "real/Kit.symbols.json")] {
      let path = folder.path + "/" + link
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    let found = try SymbolGraphFiles(in: folder.path)
    #expect(found.paths.map { $0.dropFirst(folder.path.count) } == ["/file.symbols.json", "/real/Kit.symbols.json"])
  }

  @Test("A folder without any says so; one that isn't there, or is a file, fails")
  func nothing() throws {
    let folder = try GraphFolder()
    let found = try SymbolGraphFiles(in: folder.path)
    #expect(found.paths.isEmpty)
    #expect(found.remarks.map(\.file) == [folder.path])
    let file = try folder.write("file", "")
    #expect(throws: Remark.self) { try SymbolGraphFiles(in: file) }
    #expect(throws: Remark.self) { try SymbolGraphFiles(in: folder.path + "/none") }
  }
}

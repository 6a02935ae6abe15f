import Foundation
import Testing

/// Code that nests too deeply is reported, and ends neither the run nor its findings.
struct HostileSourceTests {
  @Test(arguments: ["[", "(", "{ a in ", "\"\\(", "A<", "a ? ", "#if a\n", "[(", "try ", "@a(", "\u{1F41F}.b("])
  func nestedTooDeeply(_ sign: String) throws {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    try folder.write("deep.swift", Code.small + "let a = \n" + String(repeating: sign, count: 20_000))
    try folder.write("z.swift", Code.small)
    let outcome = try Tool.run("A.swift", "deep.swift", "z.swift", in: folder)
    #expect(outcome.status == 2)
    for file in ["A", "deep", "z"] { #expect(outcome.output.contains("/\(file).swift:3:3: warning: ")) }
    #expect(outcome.errors.hasPrefix("deep.swift:"))
    #expect(outcome.errors.contains("error: the code from here on is nested too deeply to be read"))
  }

  @Test func thePlaceIsTold() throws {
    let folder = try Folder()
    try folder.write("deep.swift", "let a = 1\nlet b = " + String(repeating: "(", count: 300))
    let outcome = try Tool.run("deep.swift", in: folder)
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("deep.swift:2:265: error: "))
  }

  @Test func bracketsInStringsDoNotNest() throws {
    let folder = try Folder()
    try folder.write("art.swift", "let a = \"\(String(repeating: "[(", count: 20_000))\"\n" + Code.small)
    let outcome = try Tool.run("art.swift", in: folder)
    #expect(outcome.status == 0 && outcome.errors == "" && outcome.output.contains("/art.swift:4:3: warning: "))
  }
}

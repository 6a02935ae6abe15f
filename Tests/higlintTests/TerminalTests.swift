import Foundation
import Testing

/// What changes when a person watches.
@Suite struct TerminalTests {
  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    return try Tool.runOnTerminal(["A.swift"] + arguments, in: folder, environment: environment).text
  }

  @Test func showsColouredText() throws {
    let text = try run()
    #expect(text.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    #expect(text.contains("in 1 of 1 file."))
  }

  @Test func showsOtherFormatsWhenAskedTo() throws {
    #expect(try run("--reporter", "json").hasPrefix("{"))
    #expect(try !run("--reporter", "xcode").contains("\u{1B}"))
  }

  @Test func honoursNoColor() throws {
    #expect(try !run(environment: ["NO_COLOR": "1"]).contains("\u{1B}"))
    #expect(try run(environment: ["NO_COLOR": ""]).contains("\u{1B}"))
    #expect(try run("--color", "always", environment: ["NO_COLOR": "1"]).contains("\u{1B}"))
  }

  @Test func honoursADumbTerminal() throws {
    #expect(try !run(environment: ["TERM": "dumb"]).contains("\u{1B}"))
    #expect(try run(environment: ["TERM": "dumb"]).contains("in 1 of 1 file."))
  }

  @Test func neverColoursWhenAskedNotTo() throws {
    #expect(try !run("--color", "never").contains("\u{1B}"))
  }

  @Test func aFileIsNoTerminal() throws {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    let outcome = try Tool.runOnTerminal(["A.swift", "--output", "report"], in: folder)
    #expect(outcome.text == "" && outcome.status == 0)
    #expect(folder.read("report").hasPrefix(folder.path) && !folder.read("report").contains("\u{1B}"))
  }

  @Test func coloursAPipeWhenAskedTo() throws {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    let outcome = try Tool.run(["A.swift", "--reporter", "text", "--color", "always"], in: folder)
    #expect(outcome.output.contains("\u{1B}[1;33mwarning:"))
    let plain = try Tool.run(["A.swift", "--reporter", "text"], in: folder)
    #expect(!plain.output.contains("\u{1B}"))
  }
}

import Foundation
import Testing

@Suite struct ExitCodeTests {
  private func folder(_ configuration: String? = nil) throws -> Folder {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    if let configuration { try folder.write(".higlint.yml", configuration) }
    return folder
  }

  @Test func warningsAreNoFailure() throws {
    let outcome = try Tool.run("A.swift", in: folder())
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("A.swift:3:3: warning: ") && outcome.output.hasSuffix("(small_touch_target)\n"))
    #expect(outcome.errors == "")
  }

  @Test func warningsFailAStrictRun() throws {
    #expect(try Tool.run("--strict", "A.swift", in: folder()).status == 1)
    #expect(try Tool.run("A.swift", in: folder("strict: true")).status == 1)
  }

  @Test func notesNeverFail() throws {
    let outcome = try Tool.run("--strict", "A.swift", in: folder(Code.configuration("note")))
    #expect(outcome.status == 0 && outcome.output.contains("A.swift:3:3: note: "))
  }

  @Test func errorsFail() throws {
    #expect(try Tool.run("A.swift", in: folder(Code.configuration("error"))).status == 1)
  }

  @Test func nothingFoundIsNoFailure() throws {
    let folder = try folder()
    try folder.write("A.swift", Code.clean)
    let outcome = try Tool.run("--strict", "A.swift", in: folder)
    #expect(outcome.status == 0 && outcome.output == "")
  }

  @Test func aMissingPathIs2AndHidesNothing() throws {
    let outcome = try Tool.run("None.swift", "A.swift", in: folder())
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("A.swift:3:3: warning: "))
    #expect(outcome.errors.hasPrefix("None.swift: error: ") && outcome.errors.contains("; "))
  }

  @Test func aMissingListOrConfigurationIs2() throws {
    let list = try Tool.run("--files-from", "none", in: folder())
    #expect(list.status == 2 && list.errors.hasPrefix("none: error: "))
    let configuration = try Tool.run("--config", "none.yml", "A.swift", in: folder())
    #expect(configuration.status == 2 && configuration.errors.hasPrefix("none.yml: error: "))
    #expect(configuration.output == "")
  }

  @Test func aBrokenConfigurationIs2AndHidesNothingOfOthers() throws {
    let folder = try folder()
    try folder.write("Broken/.higlint.yml", "strict: true\nrulse: {}\n")
    try folder.write("Broken/B.swift", Code.small)
    let outcome = try Tool.run("Broken/B.swift", "A.swift", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("Broken/.higlint.yml:2:1: error: ") && outcome.errors.contains("`rules`"))
    #expect(outcome.output.contains("A.swift:3:3") && !outcome.output.contains("B.swift"))
  }

  @Test(arguments: ["--only", "--enable", "--disable"])
  func anUnknownRuleIsWrongUsage(option: String) throws {
    let outcome = try Tool.run(option, "smal_touch_target", "A.swift", in: folder())
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(outcome.errors.contains("`smal_touch_target`; did you mean `small_touch_target`?"))
  }

  @Test func rulesAreChosenByIdAndByChapter() throws {
    let folder = try folder()
    for arguments in [["--disable", "small_touch_target"], ["--disable", "bars,targets"], ["--only", "cells"]] {
      #expect(try Tool.run(arguments + ["A.swift"], in: folder).output == "", "\(arguments)")
    }
    for arguments in [["--only", "targets"], ["--only", "small_touch_target"], ["--enable", "targets, cells"]] {
      #expect(try Tool.run(arguments + ["A.swift"], in: folder).output != "", "\(arguments)")
    }
  }
}

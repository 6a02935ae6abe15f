import Foundation
import Testing

/// Old findings are passed over, new ones count.
@Suite struct BaselineTests {
  private func app() throws -> Folder {
    let folder = try Folder()
    try folder.write("App/Bar.swift", Code.small)
    #expect(try Tool.run("baseline", "write", in: folder).output == "1 finding written to .higlint-baseline\n")
    return folder
  }

  @Test func whatItHoldsIsPassedOver() throws {
    let folder = try app()
    let outcome = try Tool.run("--baseline", ".higlint-baseline", "--strict", "--reporter", "text", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output == "No findings in 1 file; 1 known to the baseline.\n")
    #expect(outcome.errors == "")
  }

  @Test func aNewFindingCountsAfterLinesHaveMoved() throws {
    let folder = try app()
    try folder.write("App/Bar.swift", "import UIKit\n\n" + Code.small + Code.small(types: 1..<2))
    let outcome = try Tool.run("--baseline", ".higlint-baseline", "--strict", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.output.contains("App/Bar.swift:9:3: warning:"))
  }

  @Test func aFileMayMove() throws {
    let folder = try app()
    try folder.write("Feature/Nested/Bar.swift", Code.small)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/Bar.swift"))
    #expect(try Tool.run("--baseline", ".higlint-baseline", "--strict", in: folder).status == 0)
    #expect(try Tool.run("baseline", "update", in: folder).output == "0 findings removed from .higlint-baseline, 1 left\n")
    #expect(folder.read(".higlint-baseline").contains(" Feature/Nested/Bar.swift\n"))
  }

  @Test func whatIsMendedIsNoLongerNeeded() throws {
    let folder = try app()
    try folder.write("App/Bar.swift", Code.clean)
    let check = try Tool.run("baseline", "check", in: folder)
    #expect(check.status == 1)
    #expect(check.output == "App/Bar.swift: small_touch_target is no longer found\n")
    let lint = try Tool.run("--baseline", ".higlint-baseline", in: folder)
    #expect(lint.status == 0 && lint.errors.contains("warning: none of the baseline's 1 findings is found here"))
    #expect(try Tool.run("baseline", "update", in: folder).output == "1 finding removed from .higlint-baseline, 0 left\n")
    #expect(try Tool.run("baseline", "check", in: folder).status == 0)
  }

  @Test func whatIsNotLintedIsKept() throws {
    let folder = try app()
    try folder.write("App/Bar2.swift", Code.clean)
    #expect(try Tool.run("baseline", "check", "App/Bar2.swift", in: folder).status == 0)
    #expect(try Tool.run("baseline", "check", "--only", "cells", in: folder).status == 0)
    #expect(try Tool.run("baseline", "update", "App/Bar2.swift", in: folder).output.contains(" 1 left"))
  }

  /// As `/private/var` and `/var` on a Mac.
  @Test func linksInPathsDoNotMatter() throws {
    let folder = try app()
    let link = folder.url.appendingPathComponent("Link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url.appendingPathComponent("App"))
    #expect(try Tool.run("Link", "--baseline", ".higlint-baseline", "--strict", in: folder).status == 0)
  }

  @Test func theConfigurationMayNameIt() throws {
    let folder = try app()
    try folder.write(".higlint.yml", "baseline: .higlint-baseline\nstrict: true\n")
    #expect(try Tool.run("App", in: folder).status == 0)
  }

  @Test func theOneThatTheConfigurationNamesIsKept() throws {
    let folder = try Folder()
    try folder.write("App/Bar.swift", Code.small)
    try folder.write("known/.keep", "")
    try folder.write(".higlint.yml", "baseline: known/findings\n")
    #expect(try Tool.run("baseline", "write", in: folder).output == "1 finding written to known/findings\n")
    #expect(try Tool.run("--strict", in: folder).status == 0)
    try folder.write("App/Bar.swift", Code.clean)
    #expect(try Tool.run("baseline", "check", in: folder).status == 1)
    #expect(try Tool.run("baseline", "update", in: folder).output == "1 finding removed from known/findings, 0 left\n")
    #expect(!folder.exists(".higlint-baseline"))
    #expect(try Tool.run("baseline", "write", "--baseline", "own", in: folder).output == "0 findings written to own\n")
  }

  @Test func oneThatIsNotThereOrIsDamagedIsAnError() throws {
    let folder = try app()
    let missing = try Tool.run("--baseline", "other", in: folder)
    #expect(missing.status == 2 && missing.errors.contains("other: error: there is no such baseline; write one with"))
    try folder.write(".higlint-baseline", "higlint-baseline 1\n<<<<<<< HEAD\n")
    let damaged = try Tool.run("--baseline", ".higlint-baseline", in: folder)
    #expect(damaged.status == 2)
    #expect(damaged.errors.contains(".higlint-baseline:2:1: error: holds the marks of a merge"))
  }

  @Test func aFileThatCanNotBeReadLeavesTheBaselineAsItWas() throws {
    let folder = try app()
    let before = folder.read(".higlint-baseline")
    try folder.write("App/Bar.swift", Data([0xFF, 0xFE]))
    #expect(try Tool.run("baseline", "write", in: folder).status == 2)
    #expect(try Tool.run("baseline", "update", in: folder).status == 2)
    #expect(folder.read(".higlint-baseline") == before)
  }
}

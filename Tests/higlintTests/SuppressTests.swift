import Foundation
import Testing

/// What `--suppress` writes above what is found.
@Suite struct SuppressTests {
  private func folder(_ code: String = Code.small) throws -> Folder {
    let folder = try Folder()
    try folder.write("A.swift", code)
    return folder
  }

  private static let commented = Code.small.replacingOccurrences(
    of: "  button.frame",
    with: "  // higlint:disable:next small_touch_target -- the whole card is tappable\n  button.frame"
  )

  @Test func aCommentIsWrittenAboveWhatIsFound() throws {
    let folder = try folder()
    let outcome = try Tool.run(["--suppress", "--reason", " the whole card is tappable "], in: folder)
    #expect(outcome == .init(status: 0, output: "", errors: "higlint: suppressed 1 finding in 1 file\n"))
    #expect(folder.read("A.swift") == Self.commented)
    let again = try Tool.run(["--suppress", "--reason", "once more"], in: folder)
    #expect(again.errors == "higlint: suppressed 0 findings\n" && folder.read("A.swift") == Self.commented)
    #expect(try Tool.run("--strict", in: folder).status == 0)
  }

  @Test func aDryRunPrintsWhatItWouldWrite() throws {
    let folder = try folder()
    let outcome = try Tool.run(["--suppress", "--reason", "why", "--dry-run"], in: folder)
    #expect(outcome.output.contains("\n+  // higlint:disable:next small_touch_target -- why\n"))
    #expect(outcome.errors == "higlint: would suppress 1 finding in 1 file\n")
    #expect(folder.read("A.swift") == Code.small)
  }

  @Test func whatTheBaselineKnowsGetsNone() throws {
    let folder = try folder()
    #expect(try Tool.run("baseline", "write", in: folder).status == 0)
    try folder.write("B.swift", Code.small(types: 1..<3))
    let outcome = try Tool.run(["--baseline", ".higlint-baseline", "--suppress", "--reason", "why"], in: folder)
    #expect(outcome.errors == "higlint: suppressed 2 findings in 1 file\n" && outcome.output == "")
    #expect(folder.read("A.swift") == Code.small)
  }

  @Test func onlyTheChosenRulesAreSuppressed() throws {
    let folder = try folder()
    let outcome = try Tool.run(["--only", "cells", "--suppress", "--reason", "why"], in: folder)
    #expect(outcome.errors == "higlint: suppressed 0 findings\n" && folder.read("A.swift") == Code.small)
  }

  @Test(arguments: [
    (["--suppress"], "--suppress needs --reason: say why the findings may stay."),
    (["--suppress", "--reason", "  "], "--reason is empty: say why the findings may stay."),
    (["--suppress", "--reason", "a\nb"], "--reason takes one line."),
    (["--reason", "why"], "--reason goes with --suppress."),
    (["--suppress", "--reason", "why", "--fix"], "--suppress and --fix exclude each other: fix first, then suppress what is left."),
    (["--suppress", "--reason", "why", "--staged"], "What is staged can't be changed in place; suppress in the files, and stage them again."),
    (["--dry-run"], "--dry-run needs --fix, --fix-suggested or --suppress."),
  ])
  func wrongUsageIsRefused(arguments: [String], message: String) throws {
    let folder = try folder()
    let outcome = try Tool.run(arguments, in: folder)
    #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(folder.read("A.swift") == Code.small)
  }

  @Test func fixTakesOutCommentsThatSuppressNothing() throws {
    let folder = try folder(Self.commented.replacingOccurrences(of: "20", with: "44"))
    let outcome = try Tool.run("--fix", in: folder)
    #expect(outcome.errors == "higlint: fixed 1 finding in 1 file\n")
    #expect(folder.read("A.swift") == Code.clean)
  }
}

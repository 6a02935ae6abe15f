import Foundation
import Testing

/// Only what has changed is reported.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git isn't installed"))
struct ChangedCodeTests {
  /// A repository with one finding in its only commit.
  private func repository() throws -> Folder {
    let folder = try Folder()
    try folder.write("App/Bar.swift", Code.small)
    try git("init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -qm first", in: folder)
    return folder
  }

  private func git(_ script: String, in folder: Folder) throws {
    let outcome = try Tool.shell("git \(script)", in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  private func places(_ arguments: String..., in folder: Folder) throws -> [String] {
    let outcome = try Tool.run(arguments + ["--quiet", "--reporter", "csv"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(whereSeparator: \.isNewline).dropFirst().map { line in
      line.split(separator: ",").prefix(2).joined(separator: ":")
    }
  }

  @Test func oldFindingsAreNotReported() throws {
    let folder = try repository()
    #expect(try places("--since", "HEAD", in: folder) == [])
    try folder.write("App/Bar.swift", "import UIKit\n" + Code.small)
    #expect(try places("--since", "HEAD", in: folder) == [])
  }

  @Test func changedLinesAndNewFilesAre() throws {
    let folder = try repository()
    try folder.write("App/Bar.swift", Code.small.replacingOccurrences(of: "width: 20", with: "width: 21"))
    try folder.write("App/New name.swift", Code.small(types: 3..<4))
    #expect(try places("--since", "HEAD", in: folder) == ["App/Bar.swift:3", "App/New name.swift:3"])
  }

  /// The line that is wrong stands where nothing has changed; what makes it wrong is a change in another file.
  @Test func whatAChangeBringsElsewhereIsReported() throws {
    let folder = try repository()
    try folder.write("App/Knob.swift", "final class Knob: UIView {\n  func lay(_ side: CGFloat) { frame.size.width = Metrics.side }\n}\n")
    try folder.write("App/Screen.swift", """
      final class Screen: UIView {
        let knob = UIButton(primaryAction: turn)
        func lay() { knob.widthAnchor.constraint(equalToConstant: Metrics.side).isActive = true }
      }

      """)
    try folder.write("App/Metrics.swift", "enum Metrics {\n  static let side: CGFloat = 44\n}\n")
    try git("add -A && git -c user.name=a -c user.email=a@b commit -qm second", in: folder)
    try folder.write("App/Metrics.swift", "enum Metrics {\n  static let side: CGFloat = 20\n}\n")
    #expect(try places("--since", "HEAD", in: folder) == ["App/Screen.swift:3"])
    #expect(try places("--since", "HEAD~1", "App", in: folder).contains("App/Screen.swift:3"))
  }

  @Test func aRenamedFileIsNotNew() throws {
    let folder = try repository()
    try git("mv App/Bar.swift App/Moved.swift", in: folder)
    #expect(try places("--since", "HEAD", in: folder) == [])
  }

  /// The same lines stand in both files: only git can tell which of them is the old one.
  @Test func norIsItBesideANewFileWithTheSameLines() throws {
    let folder = try repository()
    try git("mv App/Bar.swift App/Moved.swift", in: folder)
    try folder.write("App/A copy.swift", Code.small)
    #expect(try places("--since", "HEAD", in: folder) == ["App/A copy.swift:3"])
    #expect(try places("--staged", in: folder) == [])
  }

  /// Git can be set up to show the lines between two changes as well.
  @Test func linesBetweenChangesAreNotChanged() throws {
    let folder = try repository()
    try git("config diff.interHunkContext 50", in: folder)
    try folder.write("App/Bar.swift", "import UIKit\n" + Code.small + "// The end.\n")
    #expect(try places("--since", "HEAD", in: folder) == [])
  }

  @Test func aCloneThatIsTooShallowIsAnErrorRatherThanAWrongAnswer() throws {
    let folder = try repository()
    try git("branch -q feature", in: folder)
    try folder.write("App/Other.swift", Code.clean)
    try git("add -A && git -c user.name=a -c user.email=a@b commit -qm second && git branch -q trunk", in: folder)
    try git("checkout -q feature", in: folder)
    try folder.write("App/New.swift", Code.small(types: 1..<2))
    try git("add -A && git -c user.name=a -c user.email=a@b commit -qm third", in: folder)
    let clone = try Folder()
    try git("clone -q --depth 1 --no-single-branch -b feature 'file://\(folder.url.path)' .", in: clone)
    let outcome = try Tool.run("--since", "origin/trunk", in: clone)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.contains("this clone is too shallow to tell where 'origin/trunk' was left"))
    try git("fetch -q --unshallow", in: clone)
    #expect(try places("--since", "origin/trunk", in: clone) == ["App/New.swift:3"])
  }

  @Test func whatIsStagedCountsNotWhatIsnt() throws {
    let folder = try repository()
    try folder.write("App/Staged.swift", Code.small(types: 1..<2))
    try git("add -A", in: folder)
    try folder.write("App/Staged.swift", Code.clean)
    try folder.write("App/Loose.swift", Code.small(types: 2..<3))
    #expect(try places("--staged", in: folder) == ["App/Staged.swift:3"])
  }

  @Test(arguments: ["sha1", "sha256"])
  func beforeTheFirstCommitAllIsNew(hash: String) throws {
    let folder = try Folder()
    try folder.write("App/Bar.swift", Code.small)
    try git("init -q --object-format=\(hash) . && git add -A", in: folder)
    #expect(try places("--staged", in: folder) == ["App/Bar.swift:3"])
  }

  @Test func anUnknownRevisionOrNoRepositoryIsAnError() throws {
    let folder = try repository()
    let unknown = try Tool.run("--since", "nowhere", in: folder)
    #expect(unknown.status == 2 && unknown.errors.contains("nowhere"))
    let outside = try Tool.run("--since", "HEAD", in: Folder())
    #expect(outside.status == 2 && outside.errors.contains("git"))
    #expect(try Tool.run("--since", "--output=x", in: folder).status == 64)
    #expect(try Tool.run("--since", "HEAD", "--stdin", "--stdin-path", "App/Bar.swift", in: folder).status == 64)
  }
}

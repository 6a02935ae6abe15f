import Foundation
import Testing

/// A file that can't be linted is reported, and never hides what is found in others.
@Suite struct WholeFileErrorTests {
  private func lint(_ name: String, prepare: (Folder) throws -> Void) throws -> Tool.Outcome {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    try folder.write("z.swift", Code.small)
    try prepare(folder)
    let outcome = try Tool.run("A.swift", name, "z.swift", in: folder)
    #expect(outcome.output.contains("/A.swift:3:3: warning: ") && outcome.output.contains("/z.swift:3:3: warning: "))
    return outcome
  }

  @Test func notUTF8() throws {
    let outcome = try lint("latin.swift") { folder in
      try folder.write("latin.swift", Data("let a = 1\nlet b = \"".utf8) + Data([0xE9]) + Data("\"\n".utf8))
    }
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("latin.swift:2:10: error: ") && outcome.errors.contains("UTF-8"))
  }

  @Test func aDamagedStoryboard() throws {
    let outcome = try lint("Main.storyboard") { folder in
      try folder.write("Main.storyboard", Code.storyboard + "\n<<<<<<< HEAD\n")
    }
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("Main.storyboard:6:") && outcome.errors.contains("isn't well-formed XML"))
  }

  @Test func aXibThatIsNotForIOS() throws {
    let outcome = try lint("Panel.xib") { folder in
      let panel = Code.storyboard.replacingOccurrences(of: "iOS.CocoaTouch", with: "MacOSX.Cocoa")
      try folder.write("Panel.xib", panel + "<")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func empty() throws {
    let outcome = try lint("empty.swift") { try $0.write("empty.swift", "") }
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func halfWritten() throws {
    let outcome = try lint("half.swift") { folder in
      try folder.write("half.swift", Code.small + "\nfinal class Half: UIViewController {\n  func tableView(_ t: UITab")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.contains("half.swift:3:3"))
  }

  @Test func vanished() throws {
    let outcome = try lint("gone.swift") { folder in
      let link = folder.url.appendingPathComponent("gone.swift")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url.appendingPathComponent("no"))
    }
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("gone.swift: error: "))
  }

  @Test(.disabled(if: getuid() == 0, "The superuser can read everything."))
  func unreadable() throws {
    let outcome = try lint("secret.swift") { folder in
      let file = try folder.write("secret.swift", Code.small)
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    }
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("secret.swift: error: no permission"))
  }

  @Test func aDirectoryNamedLikeAFile() throws {
    let outcome = try lint("x.swift") { try $0.write("x.swift/inner.swift", Code.small) }
    #expect(outcome.status == 0 && outcome.output.contains("x.swift/inner.swift:3:3"))
  }

  @Test func aNamedPipe() throws {
    let outcome = try lint("pipe.swift") { folder in
      #expect(mkfifo(folder.url.appendingPathComponent("pipe.swift").path, 0o600) == 0)
    }
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("pipe.swift: error: "))
  }

  @Test func standardInputThatIsNotUTF8() throws {
    let outcome = try Tool.shell("printf 'let a = \"\\351\"' | \"$HIGLINT\" --stdin --stdin-path a.swift", in: Folder())
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("a.swift:1:10: error: "))
  }

  @Test func enormous() throws {
    let outcome = try lint("huge.swift") { folder in
      let file = try folder.write("huge.swift", "")
      let handle = try FileHandle(forWritingTo: file)
      // A hole: nothing is really written.
      try handle.truncate(atOffset: 5 << 30)
      try handle.close()
    }
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("huge.swift: error: "))
  }
}

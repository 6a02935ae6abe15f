import Foundation
import Testing

/// What a file system holds besides plain files is reported or passed over, and hides nothing of the rest.
struct HostileFileTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    return folder
  }

  private func link(_ name: String, to target: String, in folder: Folder) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
  }

  /// The names of the files with findings, in the report's order.
  private func found(_ outcome: Tool.Outcome) throws -> [String] {
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return (report?["findings"] as? [[String: Any]] ?? []).compactMap { $0["file"] as? String }
  }

  // MARK: What is no file

  @Test func aLinkToADeviceNeverEnds() throws {
    let folder = try folder()
    try link("zero.swift", to: "/dev/zero", in: folder)
    let outcome = try Tool.run("zero.swift", "A.swift", in: folder)
    #expect(outcome.status == 2 && outcome.output.contains("/A.swift:3:3: warning: "))
    #expect(outcome.errors == """
      zero.swift: error: not a regular file; exclude it; text from a pipe is read with --stdin

      """)
    // Nobody asked for it here.
    #expect(try Tool.run(".", in: folder).errors == "")
  }

  @Test func linksThatLeadNowhereSaySo() throws {
    let folder = try folder()
    try link("gone.swift", to: "nowhere", in: folder)
    try link("here.swift", to: "there.swift", in: folder)
    try link("there.swift", to: "here.swift", in: folder)
    try link("self", to: ".", in: folder)
    for paths in [["."], ["gone.swift", "here.swift", "there.swift", "A.swift"]] {
      let outcome = try Tool.run(paths, in: folder)
      #expect(outcome.status == 2 && outcome.output.components(separatedBy: "/A.swift:3:3: warning: ").count == 2)
      #expect(outcome.errors == """
        gone.swift: error: a symbolic link that leads nowhere; mend or remove the link
        here.swift: error: a symbolic link that leads in a circle; mend or remove the link
        there.swift: error: a symbolic link that leads in a circle; mend or remove the link

        """)
    }
  }

  @Test func manyLinksAreOneFile() throws {
    let folder = try folder()
    try folder.write("Links/read.me", "")
    for number in 0..<5_000 { try link("Links/\(number).swift", to: "../A.swift", in: folder) }
    let outcome = try Tool.run(["Links", "--reporter", "json"], in: folder)
    #expect(try outcome.status == 0 && found(outcome) == ["Links/0.swift"])
  }

  // MARK: Names

  @Test func namesOfAnyKindAreShownSafely() throws {
    let folder = try Folder()
    let names = ["-dash.swift", "\"q\".swift", "a b.swift", "es\u{1B}[31mc.swift", "f:1:2.swift", "li\nne.swift",
      "\u{202E}rtl.swift", "\u{1F41F}.swift"]
    for name in names { try folder.write(name, Code.small) }
    let outcome = try Tool.run(["--reporter", "json"], in: folder)
    #expect(try outcome.status == 0 && found(outcome).sorted() == names.sorted())
    let lines = try Tool.run([], in: folder).output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == names.count + 1)
    for line in lines.dropLast() { #expect(line.contains(".swift:3:3: warning: ") && !line.contains("\u{1B}")) }
    #expect(!lines.joined().contains("\u{202E}"))
  }

  @Test func aNameThatBeginsWithADashFollowsTwo() throws {
    let folder = try Folder()
    try folder.write("-dash.swift", Code.small)
    #expect(try Tool.run("--", "-dash.swift", in: folder).output.contains("/-dash.swift:3:3: warning: "))
    #expect(try Tool.run("./-dash.swift", in: folder).output.contains("/-dash.swift:3:3: warning: "))
  }

  #if os(Linux)
  @Test(arguments: [".", "$'\\xFF.swift' $'d\\xE9' A.swift"])
  func aNameThatIsNotUTF8IsReported(paths: String) throws {
    let folder = try folder()
    let script = "cp A.swift $'\\xFF.swift'; mkdir -p $'d\\xE9'; cp A.swift $'d\\xE9/B.swift'; \"$HIGLINT\" \(paths)"
    let outcome = try Tool.shell(script, in: folder)
    #expect(outcome.status == 2 && outcome.output.components(separatedBy: "/A.swift:3:3: warning: ").count == 2)
    let lines = outcome.errors.split(separator: "\n").sorted()
    #expect(lines == [
      "d\u{FFFD}: error: can't be found by a name that isn't UTF-8; rename it",
      "\u{FFFD}.swift: error: can't be found by a name that isn't UTF-8; rename it",
    ])
  }

  @Test func twoNamesThatLookTheSameAreReported() throws {
    let folder = try folder()
    try folder.write("\u{E9}.swift", Code.small)
    try folder.write("e\u{301}.swift", Code.small)
    let outcome = try Tool.run(["--reporter", "json"], in: folder)
    #expect(try outcome.status == 2 && found(outcome).count == 2)
    #expect(outcome.errors.hasSuffix(": error: its name differs from another's only in how its letters are encoded; "
      + "rename one of them\n"))
  }
  #endif

  @Test func aPathAsLongAsTheSystemAllows() throws {
    let folder = try folder()
    // Deeper than any path may be long: only step by step does one get there.
    let script = """
      for i in {1..60}; do n=$(printf 'd%.0s' {1..90}); mkdir $n; cd $n; done
      cd "\(folder.path)"; "$HIGLINT"
      """
    let outcome = try Tool.shell(script, in: folder)
    #expect(outcome.status == 2 && outcome.output.contains("\(folder.path)/A.swift:3:3: warning: "))
    #expect(outcome.errors.hasPrefix("ddd") && outcome.errors.contains(": error: can't be read: "))
    _ = try Tool.shell("rm -rf ddd*", in: folder)
  }

  // MARK: What changes meanwhile

  @Test func filesThatComeAndGo() throws {
    let folder = try Folder()
    for number in 0..<40 { try folder.write("\(number).swift", Code.small(types: number..<number + 1)) }
    let busy = Thread {
      while !Thread.current.isCancelled {
        for number in 10..<20 { unlink("\(folder.path)/\(number).swift") }
        for number in 10..<20 { _ = try? folder.write("\(number).swift", Code.small(types: number..<number + 1)) }
      }
    }
    busy.start()
    defer { busy.cancel() }
    for _ in 1...5 {
      let outcome = try Tool.run([], in: folder)
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.contains(".swift:3:3: warning: ") })
      let steady = (0..<10).map { "/\($0).swift:" } + (20..<40).map { "/\($0).swift:" }
      for name in steady { #expect(lines.contains { $0.contains(name) }) }
      let errors = outcome.errors.split(separator: "\n")
      #expect(errors.allSatisfy { $0.hasSuffix(".swift: error: no such file or directory; check the path") })
      #expect(outcome.status == (errors.isEmpty ? 0 : 2))
    }
  }

  @Test func aWorkingDirectoryThatIsGone() throws {
    let folder = try folder()
    for command in ["", ".", "A.swift", "inspect Bar", "init"] {
      let script = "mkdir gone; cd gone; rmdir ../gone; \"$HIGLINT\" \(command)"
      let outcome = try Tool.shell(script, in: folder)
      #expect(outcome.status == 2 && outcome.output == "")
      #expect(outcome.errors.hasPrefix("the current directory: error: can't be told: "), "\(outcome.errors)")
      #expect(outcome.errors.hasSuffix("; change to one that exists\n"))
    }
  }

  // MARK: Permissions

  /// Runs a script in which `$HIGLINT` is the tool as somebody who may not do everything.
  private func asNobody(_ script: String, in folder: Folder) throws -> Tool.Outcome? {
    guard getuid() == 0 else { return try Tool.shell(script, in: folder) }
    // The tool must lie where others may read it.
    let drop = "setpriv --reuid=65534 --regid=65534 --clear-groups"
    guard try Tool.shell("\(drop) \"$HIGLINT\" version", in: folder).status == 0 else { return nil }
    return try Tool.shell("chown -R 65534:65534 .; HIGLINT=\"\(drop) $HIGLINT\"; \(script)", in: folder)
  }

  @Test func whatMayNotBeReadIsReported() throws {
    let folder = try folder()
    try folder.write("secret.swift", Code.small)
    try folder.write("Closed/B.swift", Code.small)
    try folder.write("Blind/C.swift", Code.small)
    let script = """
      chmod 0 secret.swift Closed; chmod 444 Blind; $HIGLINT; code=$?; chmod 755 Closed Blind; exit $code
      """
    guard let outcome = try asNobody(script, in: folder) else { return }
    #expect(outcome.status == 2 && outcome.output.contains("\(folder.path)/A.swift:3:3: warning: "))
    #expect(outcome.errors.split(separator: "\n").sorted() == [
      "Blind/C.swift: error: no permission to read; change its permissions, or exclude it",
      "Closed: error: no permission to read; change its permissions, or exclude it",
      "secret.swift: error: no permission to read; change its permissions, or exclude it",
    ])
  }

  @Test func aReadOnlyTreeIsLinted() throws {
    let folder = try folder()
    let script = "chmod 444 A.swift; chmod 555 .; $HIGLINT; code=$?; chmod 755 .; exit $code"
    guard let outcome = try asNobody(script, in: folder) else { return }
    #expect(outcome.status == 0 && outcome.errors == "" && outcome.output.contains("/A.swift:3:3: warning: "))
  }

  @Test func aReportThatMayNotBeWrittenIsNot() throws {
    let folder = try folder()
    try folder.write("kept", "old")
    try folder.write("Shut/report", "old")
    let script = """
      chmod 444 kept; chmod 555 Shut; $HIGLINT A.swift --output kept; echo $?
      $HIGLINT A.swift --output Shut/report; echo $?; $HIGLINT A.swift --output Shut/new; echo $?; chmod 755 Shut
      """
    guard let outcome = try asNobody(script, in: folder) else { return }
    #expect(outcome.output == "2\n2\n2\n")
    for path in ["kept", "Shut/report", "Shut/new"] {
      #expect(outcome.errors.contains("\(path): error: the report can't be written: Permission denied; "))
    }
    #expect(folder.read("kept") == "old" && folder.read("Shut/report") == "old" && !folder.exists("Shut/new"))
  }
}

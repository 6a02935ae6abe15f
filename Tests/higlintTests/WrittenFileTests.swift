import Foundation
import Testing

/// What the tool writes is there as a whole, or not at all.
@Suite struct WrittenFileTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    return folder
  }

  private func names(in folder: Folder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func aReportNeverReplacesWhatIsLinted() throws {
    let folder = try folder()
    try folder.write(".higlint.yml", "strict: false\n")
    try folder.write("Main.storyboard", Code.storyboard)
    let link = folder.url.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "A.swift")
    for path in ["A.swift", "./A.swift", "link", "Main.storyboard", ".higlint.yml"] {
      let outcome = try Tool.run(".", "--output", path, in: folder)
      #expect(outcome.status == 2 && outcome.output == "")
      #expect(outcome.errors.hasSuffix(": error: is among the files that the run reads; give another file to --output\n"))
    }
    #expect(folder.read("A.swift") == Code.small && folder.read("Main.storyboard") == Code.storyboard)
    #expect(folder.read(".higlint.yml") == "strict: false\n")
  }

  @Test func aReplacedReportKeepsItsPermissions() throws {
    let folder = try folder()
    try folder.write("report", "old")
    #expect(try Tool.shell("chmod 640 report; \"$HIGLINT\" A.swift --output report", in: folder).status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/report")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try names(in: folder) == ["A.swift", "report"])
  }

  @Test func aLinkMayLeadToWhereThereIsNothingYet() throws {
    let folder = try folder()
    try folder.write("Reports/old", "")
    let outcome = try Tool.shell("ln -s Reports/new link; \"$HIGLINT\" A.swift --output link", in: folder)
    #expect(outcome.status == 0 && folder.read("Reports/new").contains("A.swift:3:3"))
    let circle = try Tool.shell("ln -s b a; ln -s a b; \"$HIGLINT\" A.swift --output a", in: folder)
    #expect(circle.status == 2 && circle.errors.hasSuffix("; mend or remove the link\n"))
  }

  @Test func aReportIsAddedToWhatIsOpenAlready() throws {
    let folder = try folder()
    let script = "echo first >log; \"$HIGLINT\" A.swift --output /dev/stdout >>log; cat log"
    let outcome = try Tool.shell(script, in: folder)
    #expect(outcome.output.hasPrefix("first\n/") && outcome.output.contains("A.swift:3:3"))
    let piped = try Tool.shell("\"$HIGLINT\" A.swift --output >(sed 's/^/> /' >copy; mv copy done)"
      + "; for i in {1..100}; do [ -e done ] && break; sleep 0.1; done; cat done", in: folder)
    #expect(piped.output.hasPrefix("> /") && piped.output.contains("A.swift:3:3"))
  }

  @Test func aFullDiskLeavesTheOldReport() throws {
    let folder = try folder()
    try folder.write("A.swift", Code.small(types: 0..<300))
    try folder.write("report", "old")
    // The system's limit on the size of files stands for a full disk.
    let outcome = try Tool.shell("ulimit -f 4; \"$HIGLINT\" A.swift --output report", in: folder)
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("report: error: the report can't be written: "))
    #expect(outcome.errors.hasSuffix("; make room for it, or write it elsewhere\n"))
    #expect(try folder.read("report") == "old" && names(in: folder) == ["A.swift", "report"])
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let full = try Tool.run("A.swift", "--output", "/dev/full", in: folder)
    #expect(full.status == 2 && full.errors.hasPrefix("/dev/full: error: the report can't be written: "))
  }

  @Test func aFullDiskLeavesNoConfiguration() throws {
    let folder = try folder()
    let outcome = try Tool.shell("ulimit -f 1; \"$HIGLINT\" init", in: folder)
    #expect(outcome.status == 2 && outcome.errors.hasPrefix(".higlint.yml: error: can't be written: "))
    #expect(try names(in: folder) == ["A.swift"])
  }

  @Test func closedStreamsAreNobodyElses() throws {
    let folder = try folder()
    let script = "\"$HIGLINT\" A.swift none.swift --output report <&- >&- 2>&-; echo $?"
    #expect(try Tool.shell(script, in: folder).output == "2\n")
    #expect(folder.read("report").contains("A.swift:3:3") && !folder.read("report").contains("none.swift"))
    let output = try Tool.shell("\"$HIGLINT\" A.swift >&-", in: folder)
    #expect(output.status == 2 && output.errors.hasPrefix("standard output: error: can't be written: "))
    let input = try Tool.shell("\"$HIGLINT\" --stdin --stdin-path A.swift <&-", in: folder)
    #expect(input.status == 2 && input.errors.hasPrefix("standard input: error: can't be read: "))
  }

  @Test(arguments: ["--stdin --stdin-path A.swift </dev/zero", "--files-from /dev/zero"])
  func whatNeverEndsIsNotReadToItsEnd(arguments: String) throws {
    let outcome = try Tool.shell("\"$HIGLINT\" \(arguments)", in: folder())
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.hasSuffix(": error: larger than 64 MB; check what is given to read\n"))
  }
}

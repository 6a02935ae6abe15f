import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintConfiguration

@Suite("Where a configuration is found")
struct ConfigurationFileTests {
  @Test("The nearest one upwards holds")
  func nearest() throws {
    let folder = try TemporaryFolder()
    let outer = try folder.write(".higlint.yml")
    let inner = try folder.write("App/.higlint.yml")
    let file = try folder.write("App/Screens/Deep/List.swift")
    try folder.write("Other/List.swift")
    #expect(Configuration.find(from: file) == inner)
    #expect(Configuration.find(from: folder.path + "/App/Screens") == inner)
    #expect(Configuration.find(from: folder.path + "/App") == inner)
    #expect(Configuration.find(from: folder.path + "/Other/List.swift") == outer)
    #expect(Configuration.find(from: folder.path + "/Other/../App/./Screens/Deep") == inner)
    #expect(Configuration.find(from: folder.path + "/App/Missing/Gone.swift") == inner)
  }

  @Test("Without one there is none")
  func none() throws {
    let folder = try TemporaryFolder()
    let found = Configuration.find(from: folder.path)
    #expect(found?.hasPrefix(folder.path) != true)
  }

  @Test("Globs start from the file's folder")
  func folder() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("App/.higlint.yml", "strict: true\n")
    let configuration = try load(file)
    #expect(configuration.failOn == .warning)
    #expect(configuration.file == file)
    #expect(configuration.folder.string == folder.path + "/App")
  }

  @Test("What can't be read is an error that says so")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path + "/none.yml"
    #expect(problems(missing) == ["\(missing): error: no such file or directory; check the path"])

    let directory = folder.path + "/.higlint.yml"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: false)
    #expect(Configuration.find(from: folder.path) == directory)
    #expect(problems(directory) == ["\(directory): error: is a directory, not a file; rename or exclude it"])

    let latin = folder.path + "/latin.yml"
    try Data([0x23, 0x0A, 0x23, 0xE9, 0x0A]).write(to: URL(fileURLWithPath: latin))
    #expect(problems(latin) == ["\(latin):2:2: error: not UTF-8: byte 0xE9; save the file in UTF-8"])
  }

  @Test("A link that leads nowhere is an error, not the absence of a configuration")
  func danglingLink() throws {
    let folder = try TemporaryFolder()
    let link = folder.path + "/.higlint.yml"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone.yml")
    #expect(Configuration.find(from: folder.path) == link)
    #expect(problems(link).count == 1)
  }

  @Test("Its patterns hold for the files below its folder")
  func walk() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(".higlint.yml", "included: [Sources, Kit]\nexcluded: ['**/Generated']\n")
    for name in ["Sources/A", "Sources/Generated/B", "Tests/C", "Kit/D"] { try folder.write("\(name).swift") }
    let own = try folder.write("Kit/.higlint.yml")
    let configuration = try load(file)
    let whole = FileWalker(configuration, forcesExclusion: false).files(at: [folder.path])
    #expect(whole.files == ["Kit/D", "Sources/A"].map { "\(folder.path)/\($0).swift" })
    let parted = FileWalker(configuration, forcesExclusion: false, stopsAtConfigurations: true)
      .files(at: [folder.path])
    #expect(parted.files == ["\(folder.path)/Sources/A.swift"])
    #expect(parted.enclaves == ["\(folder.path)/Kit"])
    #expect(Configuration.find(from: parted.enclaves[0]) == own)
    #expect(configuration.excludes(folder.path + "/Sources/Generated/New.swift"))
    #expect(!configuration.excludes(folder.path + "/Tests/C.swift"))
  }

  private func load(_ path: String) throws -> Configuration {
    try Configuration.load(path, rules: sampleRules, reporters: ["text"])
  }

  private func problems(_ path: String) -> [String] {
    do {
      _ = try load(path)
      return []
    } catch {
      return (error as? ConfigurationErrors)?.problems.map(\.description) ?? ["\(error)"]
    }
  }
}

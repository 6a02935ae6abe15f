import Foundation
import HIGLintEngine
import Testing

@Suite("Finding files")
struct FileWalkerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("Swift files come in the order of their paths, others not at all")
  func order() throws {
    try make("B.swift", "A.swift", "c/Z.swift", "c/a/A.swift", "b.txt", "c.swift.orig", "README.md", "é.swift")
    #expect(try walk() == ["A.swift", "B.swift", "c/Z.swift", "c/a/A.swift", "é.swift"])
  }

  @Test("Storyboards and xibs are found by the same rules, and kept apart")
  func interfaces() throws {
    try make(
      "A.swift", "z.xib", "Base.lproj/Main.storyboard", "Feed.Storyboard", "Generated/G.xib", "Pods/P.xib", ".build/B.xib", ".hidden.xib",
      "notes.storyboard.orig"
    )
    try link("a.xib", to: "z.xib")
    try link("gone.storyboard", to: "nowhere")
    let found = try walker(excluded: ["Generated"]).files(at: [folder.path])
    #expect(found.files.map(relative) == ["A.swift"])
    #expect(found.interfaces.map(relative) == ["Base.lproj/Main.storyboard", "Feed.Storyboard", "z.xib"])
    #expect(found.problems.map(\.file) == [folder.path + "/gone.storyboard"])
    let named = try walker().files(at: [folder.path + "/z.xib", folder.path + "/z.xib"])
    #expect(named.files.isEmpty)
    #expect(named.interfaces.map(relative) == ["z.xib"])
  }

  @Test("Property lists of apps and sets of catalogs are found by the same rules, and kept apart")
  func resources() throws {
    try make(
      "App/Info.plist", "App/App-Info.plist", "Settings.plist", "Kit.xcassets/Contents.json", "Kit.xcassets/A.imageset/Contents.json",
      "Kit.xcassets/Icon.appiconset/Contents.json", "Kit.xcassets/A.imageset/a.png", "Kit.xcassets/C.colorset/Contents.json",
      "Generated/Info.plist", "Pods/Info.plist", "Contents.json", "en.lproj/Localizable.strings", "de.lproj/Localizable.strings",
      "en.lproj/InfoPlist.strings", "en.lproj/Localizable.stringsdict", "Kit.xcstrings"
    )
    let found = try walker(excluded: ["Generated"]).files(at: [folder.path])
    #expect(found.files.isEmpty)
    #expect(found.resources.map(relative) == [
      "App/App-Info.plist", "App/Info.plist", "Kit.xcassets/A.imageset/Contents.json", "Kit.xcassets/C.colorset/Contents.json",
      "Kit.xcassets/Icon.appiconset/Contents.json", "Kit.xcstrings", "en.lproj/Localizable.strings",
    ])
    // Classes that a property list names are used.
    #expect(found.foreign.map(relative) == [
      "App/App-Info.plist", "App/Info.plist", "Settings.plist", "en.lproj/InfoPlist.strings", "en.lproj/Localizable.stringsdict",
    ])
  }

  @Test("Builds, dependencies, bundles and hidden folders are passed over")
  func passedOver() throws {
    try make(
      "A.swift", ".build/A.swift", ".git/A.swift", "Pods/A.swift", "App/Carthage/A.swift", "DerivedData/A.swift",
      "App.xcodeproj/A.swift", "App.xcworkspace/A.swift", "Kit.framework/A.swift", ".hidden/A.swift", ".A.swift",
      "Try.playground/Contents.swift", "App.swiftpm/A.swift", "PodsKit/A.swift"
    )
    #expect(
      try walk() == ["A.swift", "App.swiftpm/A.swift", "PodsKit/A.swift", "Try.playground/Contents.swift"]
    )
  }

  @Test("A folder that is passed over is walked when it, or a folder in it, is named")
  func namedOutright() throws {
    try make("A.swift", "Pods/Kit/A.swift", ".ci/Scripts/A.swift", ".ci/B.swift")
    #expect(try walk(paths: ["Pods"]) == ["Pods/Kit/A.swift"])
    #expect(try walk(included: [".ci/Scripts"]) == [".ci/Scripts/A.swift"])
    #expect(try walk(included: ["**"]) == ["A.swift"])
  }

  @Test("Excluded paths are pruned, named files aren't")
  func excluded() throws {
    try make("A.swift", "Generated/B.swift", "App/Generated/C.swift", "App/D.generated.swift", "App/E.swift")
    let excluded = ["**/Generated", "**/*.generated.swift"]
    #expect(try walk(excluded: excluded) == ["A.swift", "App/E.swift"])
    #expect(try walk(excluded: ["Generated"]) == [
      "A.swift", "App/D.generated.swift", "App/E.swift", "App/Generated/C.swift",
    ])
    let named = ["App/D.generated.swift", "Generated/B.swift", "App/Generated"]
    #expect(try walk(excluded: excluded, paths: named) == named.dropLast() + ["App/Generated/C.swift"])
    #expect(try walk(excluded: excluded, forcesExclusion: true, paths: named) == [])
    #expect(try walker(excluded: excluded).excludes(folder.path + "/Generated/New.swift"))
    #expect(try !walker(excluded: excluded).excludes(folder.path + "/New.swift"))
  }

  @Test("A named file counts although no pattern includes it, unless what the patterns leave out is to stay out")
  func namedButNotIncluded() throws {
    try make("A.swift", "App/B.swift")
    let named = ["A.swift", "App/B.swift"]
    #expect(try walk(included: ["App"], paths: named) == named)
    #expect(try walk(included: ["App"], forcesExclusion: true, paths: named) == ["App/B.swift"])
  }

  @Test("An excluded folder isn't even entered", .enabled(if: getuid() != 0))
  func pruned() throws {
    try make("Secret/A.swift", "B.swift")
    #expect(chmod(folder.path + "/Secret", 0) == 0)
    defer { chmod(folder.path + "/Secret", 0o700) }
    #expect(try walker(excluded: ["Secret"]).files(at: [folder.path]).problems == [])
    #expect(try walker().files(at: [folder.path]).problems.map(\.message) == ["no permission to read"])
  }

  @Test("Only included paths are found in folders, and all named files")
  func included() throws {
    try make("A.swift", "Sources/B.swift", "Sources/Deep/C.swift", "Tests/D.swift", "Kit/Sources/E.swift")
    #expect(try walk(included: ["Sources"]) == ["Sources/B.swift", "Sources/Deep/C.swift"])
    #expect(try walk(included: ["Sources"], paths: ["Sources/Deep"]) == ["Sources/Deep/C.swift"])
    #expect(try walk(included: ["**/Sources/*.swift"]) == ["Kit/Sources/E.swift", "Sources/B.swift"])
    #expect(try walk(included: ["Sources"], paths: ["Tests/D.swift"]) == ["Tests/D.swift"])
    #expect(try walk(included: ["Sources"], excluded: ["Sources/Deep"]) == ["Sources/B.swift"])
    #expect(try walk(included: ["."]).count == 5)
  }

  @Test("Links are followed, loops end, and nothing is found twice")
  func links() throws {
    try make("App/A.swift", "App/Deep/B.swift")
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("C.swift")
    try link("App/Deep/loop", to: "..")
    try link("App/up", to: folder.path)
    try link("0-same", to: "App")
    try link("0-same.swift", to: "App/A.swift")
    try link("Other", to: elsewhere.path)
    try link("Other2", to: elsewhere.path)
    try link("Z.swift", to: elsewhere.path + "/C.swift")
    #expect(try walk() == ["App/A.swift", "App/Deep/B.swift", "Other/C.swift"])
    #expect(try walk(paths: ["App/Deep"]) == ["App/Deep/B.swift"])
    #expect(try walk(paths: ["0-same", "App"]) == ["0-same/A.swift", "0-same/Deep/B.swift"])
  }

  @Test("A source that is a link to nowhere is a problem, other such links aren't")
  func danglingLinks() throws {
    try make("A.swift")
    try link("gone.swift", to: "nowhere")
    try link("gone", to: "nowhere")
    try link(".#A.swift", to: "user@host.1234")
    let found = try walker().files(at: [folder.path])
    #expect(found.files == [folder.path + "/A.swift"])
    #expect(found.problems.map(\.file) == [folder.path + "/gone.swift"])
  }

  @Test("Paths that overlap give each file once, by the first of them")
  func overlap() throws {
    try make("App/A.swift", "App/B.swift")
    #expect(try walk(paths: ["App/B.swift", "App", "App/A.swift", ""]) == ["App/B.swift", "App/A.swift"])
  }

  @Test("A missing path is a problem, and the others are walked")
  func missing() throws {
    try make("App/A.swift")
    let found = try walker().files(at: [folder.path + "/None", folder.path + "/App"])
    #expect(found.problems.map(\.description) == [
      "\(folder.path)/None: error: no such file or directory; check the path"
    ])
    #expect(found.files == [folder.path + "/App/A.swift"])
  }

  @Test("A folder named like a source is walked, and reported where no source is in it")
  func folderNamedLikeASource() throws {
    try make("SQLite.swift/Sources/A.swift", "Empty.swift/notes.txt", "B.swift")
    let found = try walker().files(at: [folder.path])
    #expect(found.files.map(relative) == ["B.swift", "SQLite.swift/Sources/A.swift"])
    #expect(found.problems.map(\.message) == ["is a directory, not a file"])
  }

  @Test("A file that isn't a regular one is left out of folders, and left to the reader where it is named")
  func pipes() throws {
    #expect(mkfifo(folder.path + "/pipe.swift", 0o600) == 0)
    #expect(try walk() == [])
    #expect(try walk(paths: ["pipe.swift"]) == ["pipe.swift"])
  }

  @Test("Paths are given back as they were given, without what says nothing")
  func givenPaths() throws {
    try make("App/A.swift")
    #expect(try walker().files(at: [folder.path + "//./App/"]).files == [folder.path + "/App/A.swift"])
    #expect(try walker().files(at: [folder.path + "/App/../App/A.swift"]).files == [
      folder.path + "/App/../App/A.swift"
    ])
  }

  @Test("Relative paths start at the working directory and stay relative")
  func relativePaths() throws {
    let found = FileWalker(included: [try Glob("Package.swift", relativeTo: .currentDirectory)]).files(at: ["./"])
    // The tests run in the package's folder.
    let isPackage = FileManager.default.fileExists(atPath: "Package.swift")
    #expect(found.files == (isPackage ? ["Package.swift"] : []))
  }

  @Test("Patterns hold under whichever name the folder goes by")
  func linkedFolder() throws {
    try make("App/Generated/A.swift", "App/B.swift")
    let links = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: links.path + "/App", withDestinationPath: folder.path + "/App")
    let real = AbsolutePath(folder.path + "/App")
    let walker = FileWalker(excluded: [try Glob("Generated", relativeTo: real)], relativeTo: real)
    #expect(walker.files(at: [links.path + "/App"]).files == [links.path + "/App/B.swift"])
  }

  @Test("A folder with rules of its own is listed, not entered, unless it is named")
  func enclaves() throws {
    try make(".higlint.yml", "A.swift", "Kit/.higlint.yml", "Kit/B.swift", "Kit/Deep/.higlint.yml", "Kit/Deep/C.swift")
    let walker = FileWalker(enclaveMarker: ".higlint.yml")
    let outer = walker.files(at: [folder.path])
    #expect(outer.files.map(relative) == ["A.swift"])
    #expect(outer.enclaves.map(relative) == ["Kit"])
    let inner = walker.files(at: outer.enclaves)
    #expect(inner.files.map(relative) == ["Kit/B.swift"])
    #expect(inner.enclaves.map(relative) == ["Kit/Deep"])
  }

  @Test("A folder with rules of its own that links lead to is listed once, and found by one walk")
  func linkedEnclave() throws {
    try make(".higlint.yml", "A.swift", "Kit/.higlint.yml", "Kit/B.swift")
    try link("Again", to: folder.path + "/Kit")
    try link("Kit/Outside.swift", to: folder.path + "/A.swift")
    let walker = FileWalker(enclaveMarker: ".higlint.yml")
    var visited = VisitedPlaces()
    let outer = walker.files(at: [folder.path], except: &visited)
    #expect(outer.files.map(relative) == ["A.swift"])
    #expect(outer.enclaves.map(relative) == ["Kit"])
    #expect(walker.files(at: outer.enclaves, except: &visited).files.map(relative) == ["Kit/B.swift"])
    #expect(walker.files(at: [folder.path + "/Again"], except: &visited).files == [])
  }

  // MARK: The tree

  private func make(_ names: String...) throws {
    for name in names { try folder.write(name) }
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: target)
  }

  private func relative(_ path: String) -> String {
    path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
  }

  private func walker(
    included: [String] = [],
    excluded: [String] = [],
    forcesExclusion: Bool = false
  ) throws -> FileWalker {
    let root = AbsolutePath(folder.path)
    return FileWalker(
      included: try included.map { try Glob($0, relativeTo: root) },
      excluded: try excluded.map { try Glob($0, relativeTo: root) },
      relativeTo: root,
      forcesExclusion: forcesExclusion
    )
  }

  private func walk(
    included: [String] = [],
    excluded: [String] = [],
    forcesExclusion: Bool = false,
    paths: [String] = [""]
  ) throws -> [String] {
    let found = try walker(included: included, excluded: excluded, forcesExclusion: forcesExclusion)
      .files(at: paths.map { $0.isEmpty ? folder.path : folder.path + "/" + $0 })
    #expect(found.problems == [])
    return found.files.map(relative)
  }
}

import Foundation
import Testing

/// Where caches lie, and that they don't pile up.
@Suite struct CacheFolderTests {
  /// What a run leaves in a home.
  private func left(
    by arguments: [String],
    environment: [String: String] = ["HOME": "home", "XDG_CACHE_HOME": "caches"],
    input: String? = nil
  ) throws -> [String] {
    let app = try LittleApp()
    let homes = try Folder()
    let environment = environment.mapValues { $0 == "" || $0.hasPrefix(".") ? $0 : "\(homes.path)/\($0)" }
    let arguments = arguments.map { $0.replacingOccurrences(of: "HOMES", with: homes.path) }
    let outcome = try Tool.run(arguments, in: app.folder, input: input, environment: environment)
    #expect(outcome.status == 0 && outcome.errors == "" && outcome.output.contains("Bar.swift:3:3"))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: app.folder.path).count == LittleApp.files.count)
    return try FileManager.default.subpathsOfDirectory(atPath: homes.path).filter { $0.hasSuffix(".higlint-cache") }
      .map { URL(fileURLWithPath: "/" + $0).deletingLastPathComponent().path }
  }

  #if os(Linux)
  @Test func theSystemHasAPlaceForCaches() throws {
    #expect(try left(by: []) == ["/caches/higlint"])
    #expect(try left(by: ["."], environment: ["HOME": "home"]) == ["/home/.cache/higlint"])
    // A relative path is to be passed over, says the convention.
    for path in ["", "./caches"] {
      #expect(try left(by: [], environment: ["HOME": "home", "XDG_CACHE_HOME": path]) == ["/home/.cache/higlint"])
    }
  }
  #elseif os(macOS)
  @Test func theSystemHasAPlaceForCaches() throws {
    #expect(try left(by: []) == ["/home/Library/Caches/HIGLint"])
  }
  #endif

  @Test func anotherPlaceMayBeNamed() throws {
    #expect(try left(by: ["--cache-path", "HOMES/a/b"]) == ["/a/b"])
    for arguments in [["--cache-path", ""], ["--cache-path", "a", "--no-cache"]] {
      #expect(try Tool.run(arguments, in: Folder()).status == 64)
    }
  }

  @Test func nothingIsKeptWhereThereIsNoPlaceOrNoNeed() throws {
    #expect(try left(by: ["--no-cache"]) == [])
    #expect(try left(by: [], environment: [:]) == [])
    #expect(try left(by: [], environment: ["HOME": ""]) == [])
    #expect(try left(by: ["Bar.swift", "Screen.swift"]) == [])
    #expect(try left(by: ["--stdin", "--stdin-path", "Bar.swift"], input: Code.small) == [])
    #expect(try left(by: ["--files-from", "-"], input: "Bar.swift\n.\n") == [])
    #expect(try left(by: ["Bar.swift", "--cache-path", "HOMES/a"]) == [])
  }

  @Test func nobodyElseCanLookIntoIt() throws {
    let app = try LittleApp()
    let outcome = try Tool.shell("umask 0; \"$HIGLINT\" --cache-path \"\(app.caches.path)/new\"", in: app.folder)
    #expect(outcome.status == 0)
    func permissions(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    let folder = app.caches.path + "/new"
    #expect(try permissions(folder) == 0o700)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.count == 1)
    for name in names { #expect(try permissions("\(folder)/\(name)") == 0o600) }
  }

  @Test func eachSelectionOfFoldersHasOneOfItsOwn() throws {
    let app = try LittleApp()
    try app.folder.write("Below/A.swift", Code.small)
    for paths in [["."], [], ["Below"], ["Below", "."], [".", "Below"], [app.folder.path]] { _ = try app.lint(paths) }
    #expect(app.left.count == 3)
  }

  /// Makes a file that was written so long ago.
  private func age(_ name: String, _ seconds: Double, in folder: Folder) throws {
    let file = try folder.write(name, "")
    let date = Date(timeIntervalSinceNow: -seconds)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
  }

  @Test func oldOnesAndTooManyAreRemoved() throws {
    let app = try LittleApp()
    let (hour, day) = (60.0 * 60, 24 * 60.0 * 60)
    try age("old.higlint-cache", 31 * day, in: app.caches)
    try age("young.higlint-cache", 29 * day, in: app.caches)
    try age("a.higlint-cache.1.higlint-unfinished", 2 * hour, in: app.caches)
    try age("b.higlint-cache.2.higlint-unfinished", hour / 2, in: app.caches)
    let others = ["letter", "novel.unfinished", "cache", ".higlint-cached"]
    for name in others { try age(name, 100 * day, in: app.caches) }
    _ = try app.lint()
    let own = try #require(app.left.first { $0.count > 30 && $0.hasSuffix(".higlint-cache") })
    let kept = others + ["b.higlint-cache.2.higlint-unfinished", own]
    #expect(app.left == (kept + ["young.higlint-cache"]).sorted())

    let many = (0..<40).map { "many\($0).higlint-cache" }
    for (index, name) in many.enumerated() { try age(name, hour * Double(index + 1), in: app.caches) }
    _ = try app.lint()
    #expect(app.left == (kept + many.prefix(31)).sorted())
  }

  @Test func aBuildLeavesNothingUnfinishedEither() throws {
    let app = try LittleApp()
    try age("cache.1.higlint-unfinished", 2 * 60 * 60, in: app.caches)
    let arguments = ["--build-tool-work-directory", app.caches.path, "--target-directory", app.folder.path, "Bar.swift"]
    #expect(try Tool.run(arguments, in: app.folder).output.contains("Bar.swift:3:3"))
    #expect(app.left == ["cache", "tick"])
  }
}

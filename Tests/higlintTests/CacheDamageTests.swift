import Foundation
import Testing

/// A cache that can't be used, or kept, costs time: no finding, no message, and never another exit code.
@Suite struct CacheDamageTests {
  /// Lints with something in the cache's place, before and after a change on which a finding hangs.
  private func expectNoDifference(_ title: String, _ app: LittleApp, _ damage: (URL) throws -> Void) throws {
    for action in ["chosen = indexPath.row", "films.deselectRow(at: indexPath, animated: true)"] {
      try app.folder.write("Choice.swift", LittleApp.choice("chosen = indexPath.row"))
      _ = try app.lint()
      let place = app.cache
      try FileManager.default.removeItem(at: place)
      try damage(place)
      try app.folder.write("Choice.swift", LittleApp.choice(action))
      let afresh = try app.afresh()
      #expect(afresh.errors == "" && afresh.output.contains("row_never_deselected") == action.hasPrefix("chosen"))
      for _ in 1...2 { #expect(try app.lint() == afresh, "\(title), \(action)") }
      try? FileManager.default.removeItem(at: place)
    }
  }

  /// An app, and what was left of linting it.
  private func lintedApp() throws -> (app: LittleApp, cache: Data) {
    let app = try LittleApp()
    _ = try app.lint()
    return (app, try Data(contentsOf: app.cache))
  }

  @Test func cutOff() throws {
    let (app, cache) = try lintedApp()
    for count in [0, 1, 8, 127, 128, 129, cache.count / 4, cache.count / 2, cache.count * 3 / 4, cache.count - 1] {
      try expectNoDifference("\(count) bytes", app) { try cache.prefix(count).write(to: $0) }
    }
  }

  @Test func overwritten() throws {
    let (app, cache) = try lintedApp()
    for index in stride(from: 0, to: cache.count, by: cache.count / 16) {
      try expectNoDifference("byte \(index)", app) {
        var damaged = cache
        damaged[index] ^= 0x41
        try damaged.write(to: $0)
      }
    }
    try expectNoDifference("zeros", app) { try Data(count: cache.count).write(to: $0) }
    try expectNoDifference("ones", app) { try Data(repeating: 0xFF, count: cache.count).write(to: $0) }
    try expectNoDifference("text", app) { try Data("{}".utf8).write(to: $0) }
  }

  @Test func somethingElseInItsPlace() throws {
    let (app, cache) = try lintedApp()
    try expectNoDifference("a folder", app) {
      try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: false)
    }
    try expectNoDifference("a pipe", app) { #expect(mkfifo($0.path, 0o600) == 0) }
    try expectNoDifference("a dangling link", app) {
      try FileManager.default.createSymbolicLink(atPath: $0.path, withDestinationPath: "none")
    }
    try expectNoDifference("a device", app) {
      try FileManager.default.createSymbolicLink(atPath: $0.path, withDestinationPath: "/dev/zero")
    }
    try expectNoDifference("an unreadable file", app) {
      try cache.write(to: $0)
      try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: $0.path)
    }
  }

  @Test func theLinkOfACacheIsReplacedNotFollowed() throws {
    let app = try lintedApp().app
    let precious = try app.folder.write("precious", "kept")
    let cache = app.cache
    try FileManager.default.removeItem(at: cache)
    try FileManager.default.createSymbolicLink(at: cache, withDestinationURL: precious)
    #expect(try app.lint() == app.afresh())
    #expect(app.folder.read("precious") == "kept")
  }

  @Test func aFolderThatCanNotBeWrittenTo() throws {
    let app = try LittleApp()
    try app.caches.write("file", "")
    try app.caches.write("sealed/file", "")
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: app.caches.path + "/sealed")
    let afresh = try app.afresh()
    // Not even the superuser writes to the last.
    for path in ["file", "file/below", "sealed", "sealed/below", "/proc/self/none"] {
      let place = path.hasPrefix("/") ? path : "\(app.caches.path)/\(path)"
      let outcome = try Tool.run(["--cache-path", place, "--reporter", "json"], in: app.folder)
      #expect(outcome == afresh, "\(path)")
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: app.caches.path + "/sealed")
  }

  @Test func aFullDisk() throws {
    let app = try LittleApp()
    // The system's limit on the size of files stands for a full disk.
    func lintOnFullDisk() throws -> Tool.Outcome {
      let arguments = "--cache-path \"\(app.caches.path)\" --reporter json"
      return try Tool.shell("ulimit -f 4; \"$HIGLINT\" \(arguments) | cat", in: app.folder)
    }
    let afresh = try app.afresh()
    #expect(try lintOnFullDisk() == afresh && app.left.isEmpty)
    _ = try app.lint()
    let kept = try Data(contentsOf: app.cache)
    #expect(kept.count > 4 << 10)
    try app.folder.write("Plain.swift", "struct Plain {}\n")
    #expect(try lintOnFullDisk() == afresh)
    #expect(try app.left.count == 1 && Data(contentsOf: app.cache) == kept)
  }
}

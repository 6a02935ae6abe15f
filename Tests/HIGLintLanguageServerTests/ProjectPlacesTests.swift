import Foundation
import HIGLintEngine
import Testing
@testable import HIGLintLanguageServer

/// Which project a file belongs to.
@Suite struct ProjectPlacesTests {
  private func place(_ path: String, files: [String], open: [String], home: String? = nil) throws -> String {
    let folder = try ProjectFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    func absolute(_ name: String) -> AbsolutePath { AbsolutePath(name, relativeTo: AbsolutePath(folder.url.path)) }
    let places = ProjectPlaces(folders: open.map(absolute), home: home.map(absolute))
    let root = folder.url.path
    switch places.place(of: absolute(path).string, isFile: true) {
    case .folder(let found): return found == root ? "." : String(found.dropFirst(root.count + 1))
    case .file(let found): return "alone: " + found.dropFirst(root.count + 1)
    }
  }

  @Test func aFolderThatIsOpenIsAProject() throws {
    #expect(try place("App/A.swift", files: ["App/.git/x", "App/A.swift"], open: ["App"]) == "App")
    #expect(try place("App/Sources/A.swift", files: ["App/Package.swift"], open: ["App"]) == "App")
    #expect(try place("App/Sources/A.swift", files: ["App/App.xcodeproj/x"], open: ["App"]) == "App")
  }

  @Test func foldersWithinFoldersAreOne() throws {
    let files = ["App/.git/x", "App/Core/Package.swift"]
    #expect(try place("App/Core/A.swift", files: files, open: ["App/Core", "App"]) == "App")
  }

  @Test func whatLiesOutsideStandsAlone() throws {
    #expect(try place("Other/A.swift", files: ["App/.git/x", "Other/.git/x"], open: ["App"]) == "alone: Other/A.swift")
  }

  @Test func withoutAFolderTheProjectIsLookedFor() throws {
    #expect(try place("App/Core/A.swift", files: ["App/.git/x", "App/Core/.higlint.yml"], open: []) == "App/Core")
    #expect(try place("App/Core/A.swift", files: ["App/.git/x", "App/Core/Package.swift"], open: []) == "App")
    #expect(try place("App/Core/A.swift", files: ["App/Package.swift"], open: []) == "App")
  }

  @Test func aFolderThatIsNoProjectIsNotWalkedThrough() throws {
    #expect(try place("Code/One/A.swift", files: ["Code/One/A.swift"], open: ["Code"]) == "Code/One")
    #expect(try place("Code/One/Sources/A.swift", files: ["Code/One/Package.swift"], open: ["Code"]) == "Code/One")
  }

  @Test func aHomeIsNoProject() throws {
    let files = ["Home/.git/x", "Home/App/Package.swift"]
    #expect(try place("Home/A.swift", files: files, open: ["Home"], home: "Home") == "alone: Home/A.swift")
    #expect(try place("Home/Notes/A.swift", files: files, open: ["Home"], home: "Home") == "alone: Home/Notes/A.swift")
    #expect(try place("Home/App/A.swift", files: files, open: ["Home"], home: "Home") == "Home/App")
    #expect(try place("Home/Notes/A.swift", files: files, open: [], home: "Home") == "alone: Home/Notes/A.swift")
  }
}

import Foundation
import HIGLintProtocols
import Testing
@testable import HIGLintLanguageServer

/// The extension for VS Code, which can't be tried here.
@Suite struct ServerExtensionTests {
  @Test func itsSettingsAreTheServers() throws {
    let file = Recipe.package.appendingPathComponent("Editors/vscode/package.json")
    let manifest = try JSONDecoder().decode(JSON.self, from: Data(contentsOf: file))
    guard case .object(let properties)? = manifest["contributes"]?["configuration"]?["properties"] else {
      Issue.record("no settings")
      return
    }
    let settings = properties.map { (String($0.dropFirst("higlint.".count)), $1["default"] ?? .null) }
    var remarks: [String] = []
    #expect(ServerSettings(.object(Dictionary(uniqueKeysWithValues: settings)), remarks: &remarks) == ServerSettings())
    #expect(remarks.isEmpty)
    #expect(Set(settings.map(\.0)) == ["path", "enable", "configuration", "diagnostics", "run", "fixes", "jobs"])
  }
}

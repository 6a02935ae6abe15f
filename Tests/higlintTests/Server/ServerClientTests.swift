import Foundation
import Testing

/// The server beside a client in Python that checks each message by the protocol's types.
@Suite struct ServerClientTests {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Clients/test_server.py").path

  @Test(.enabled(if: Program.client("pytest") != nil, "pytest-lsp isn't installed"))
  func clientsOfSeveralEditorsAreServed() throws {
    let python = try #require(Program.client("python"))
    let folder = try Folder()
    for (name, text) in ServedApp.files { try folder.write("app/\(name)", text) }
    try folder.write("app/.git/config", "")
    let outcome = try Tool.shell(
      "'\(python)' -B -W ignore -m pytest -q -p no:cacheprovider '\(Self.script)'", in: folder,
      environment: ["APP": folder.url.appendingPathComponent("app").path, "HOME": folder.path]
    )
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }
}

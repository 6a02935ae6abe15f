import Foundation

/// The schemas beside the tests, and how documents are held to them.
enum Schema {
  static func json(_ name: String) throws -> JSONSchema {
    try JSONSchema(contentsOf: url(name))
  }

  /// Whether this machine can hold a document to an XML schema. Macs can, others where libxml2's tools are installed.
  static let canCheckXML = xmllint != nil

  /// What is wrong with an XML document; nothing where it is valid.
  static func violations(in document: String, of name: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, errors) = (folder.appendingPathComponent("document"), folder.appendingPathComponent("errors"))
    try Data(document.utf8).write(to: file)
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = xmllint
    process.arguments = ["--noout", "--nonet", "--schema", url(name).path, file.path]
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let text = try String(decoding: Data(contentsOf: errors), as: UTF8.self)
    return process.terminationStatus == 0 ? "" : "exit code \(process.terminationStatus): \(text)"
  }

  private static let xmllint = ["/usr/bin/xmllint", "/usr/local/bin/xmllint", "/opt/homebrew/bin/xmllint"]
    .first(where: FileManager.default.isExecutableFile).map { URL(fileURLWithPath: $0) }

  private static func url(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Schemas/\(name)")
  }
}

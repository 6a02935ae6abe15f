import Foundation
import HIGLintEngine
import HIGLintSymbolGraphs

/// A folder of symbol graphs, removed when nobody holds it any more.
final class GraphFolder {
  let url: URL

  var path: String { url.path }

  init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("higlint graphs \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and the folders on the way to it; gives its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// What the folder's graphs tell.
  func read() throws -> SymbolGraphReader.Reading {
    SymbolGraphReader().read(try SymbolGraphFiles(in: path).paths)
  }

  /// A line for each type of a module: `class Cell: UIKit.UITableViewCell`.
  func types(of module: String) throws -> [String] {
    try read().modules.first { $0.name == module }?.types.map(\.line) ?? []
  }
}

extension TypeHeader {
  var line: String {
    let clause = inherited.isEmpty ? "" : ": " + inherited.map(\.text).joined(separator: ", ")
    return "\(kind.rawValue) \(name)\(clause)"
  }
}

/// A symbol graph, written by hand.
struct Graph {
  var module: String
  var version = #"{"major": 0, "minor": 6, "patch": 0}"#
  var symbols: [String] = []
  var relationships: [String] = []

  var text: String {
    """
    {
      "metadata": { "formatVersion": \(version), "generator": "by hand" },
      "module": { "name": "\(module)", "platform": { "operatingSystem": { "name": "ios" } } },
      "symbols": [\(symbols.joined(separator: ",\n"))],
      "relationships": [\(relationships.joined(separator: ",\n"))]
    }
    """
  }

  /// - Parameters:
  ///   - identifier: the precise one.
  ///   - path: `Outer.Inner`.
  ///   - declaration: fragments, if there are any.
  static func symbol(_ kind: String, _ identifier: String, _ path: String, declaration: [String] = []) -> String {
    let components = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {
        "kind": { "identifier": "swift.\(kind)", "displayName": "Some Kind" },
        "identifier": { "precise": "\(identifier)", "interfaceLanguage": "swift" },
        "pathComponents": [\(components)],
        "accessLevel": "open",
        "declarationFragments": [\(declaration.joined(separator: ", "))]
      }
      """
  }

  static func relation(_ kind: String, _ source: String, _ target: String, fallback: String? = nil) -> String {
    let fallback = fallback.map { #", "targetFallback": "\#($0)""# } ?? ""
    return #"{ "kind": "\#(kind)", "source": "\#(source)", "target": "\#(target)"\#(fallback) }"#
  }
}

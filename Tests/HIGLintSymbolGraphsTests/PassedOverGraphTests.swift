import Foundation
import Testing

@testable import HIGLintSymbolGraphs

@Suite("Symbol graphs that are of no use")
struct PassedOverGraphTests {
  /// A graph that is fine, with a part of it replaced.
  private func graph(_ part: String, _ replacement: String) -> String {
    Graph(
      module: "Kit",
      symbols: [Graph.symbol("class", "base", "Base")],
      relationships: [Graph.relation("inheritsFrom", "base", "view", fallback: "UIKit.UIView")]
    )
    .text.replacingOccurrences(of: part, with: replacement)
  }

  private func messages(_ text: String) throws -> [String] {
    let folder = try GraphFolder()
    try folder.write("Good.symbols.json", graph("Kit", "Good"))
    let path = try folder.write("Kit.symbols.json", text)
    let reading = try folder.read()
    // Whatever is wrong with one graph, the other is read.
    #expect(reading.modules.map(\.name).contains("Good"))
    #expect(reading.remarks.allSatisfy { $0.file == path && !$0.remedy.isEmpty })
    return reading.remarks.map(\.message)
  }

  @Test("What is damaged says where")
  func damaged() throws {
    let prefix = "can't be read as a symbol graph: "
    #expect(try messages(graph("nothing", "nothing")) == [])
    #expect(try messages("") == [prefix + "it isn't valid JSON"])
    #expect(try messages(String(graph("", "").dropLast(40))) == [prefix + "it isn't valid JSON"])
    #expect(try messages("[]") == [prefix + "it isn't a JSON object"])
    #expect(try messages(graph("\"Kit\"", "null")) == [prefix + "`module.name` isn't as expected"])
    #expect(try messages("{}") == [prefix + "there is no `metadata`"])
    #expect(try messages(graph("\"precise\"", "\"vague\"")) == [prefix + "there is no `symbols[0].identifier.precise`"])
    #expect(try messages(graph("\"inheritsFrom\"", "3")) == [prefix + "`relationships[0].kind` isn't as expected"])
    let deep = String(repeating: "[", count: 100_000)
    #expect(try messages(graph("\"by hand\"", deep)) == [prefix + "it isn't valid JSON"])
  }

  @Test("A newer format is named; what older and newer compilers add to this one is no obstacle")
  func versions() throws {
    let newer = graph("\"major\": 0", "\"major\": 1")
    #expect(try messages(newer) == ["is a symbol graph of version 1.6.0, which this version of HIGLint doesn't know"])
    #expect(try messages(graph("\"symbols\"", "\"signs\"").replacingOccurrences(of: "\"major\": 0", with: "\"major\": 2")).count == 1)
    #expect(try messages(graph("\"minor\": 6", "\"minor\": 5")) == [])
    #expect(try messages(graph("\"minor\": 6", "\"minor\": 70")) == [])
    #expect(try messages(graph("\"swift.class\"", "\"swift.marvel\"")) == [])
    #expect(try messages(graph("\"inheritsFrom\"", "\"dreamsOf\"")) == [])
    #expect(try messages(graph("\"open\"", "\"ajar\"")) == [])
  }

  @Test("What is gigantic isn't read")
  func gigantic() throws {
    let folder = try GraphFolder()
    let path = try folder.write("Kit.symbols.json", "")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    // A hole: nothing is really written.
    try handle.truncate(atOffset: 5 << 30)
    try handle.close()
    #expect(try folder.read().remarks.map(\.message) == ["is a symbol graph larger than 256 MB"])
  }
}

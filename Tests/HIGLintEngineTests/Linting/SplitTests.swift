import HIGLintEngine
@testable import HIGLintSyntax
import SwiftParser
import SwiftSyntax
import Testing

/// A type is one thing: what is found in it doesn't depend on how it is spread over files.
@Suite struct SplitTests {
  @Test func examplesAreManyAndFindSomething() {
    #expect(ExampleSources.all.count > 50)
    #expect(!ExampleSources.all.lazy.filter { !$0.lint().findings.isEmpty }.dropFirst(20).isEmpty)
  }

  @Test func orderOfFilesChangesNoFinding() {
    var random = SplitMix64(seed: 1)
    for example in ExampleSources.all where example.files.count > 1 {
      let expected = example.lint().findings
      for _ in 0..<4 {
        let found = example.lint(example.files.shuffled(using: &random)).findings
        #expect(found == expected, "\(example.title)")
      }
    }
  }

  /// Rules see the index, and the index is the same in whatever order its parts arrive.
  @Test(arguments: 0..<4)
  func orderOfAllFactsChangesNoFinding(_ turn: Int) throws {
    var random = SplitMix64(seed: UInt64(turn))
    for example in ExampleSources.sample {
      let facts = example.files.map { Lowering($0.contents ?? []).facts(path: $0.path) }
      let interfaces = try example.interfaces.map { try InterfaceReader().facts($0.contents ?? [], path: $0.path) }
      let shuffled = ExampleSources.findings(facts.shuffled(using: &random), interfaces: interfaces.shuffled(using: &random))
      #expect(shuffled == ExampleSources.findings(facts, interfaces: interfaces), "\(example.title)")
    }
  }

  @Test func extensionsMayStandInFilesOfTheirOwn() {
    for example in ExampleSources.sample {
      var moved = 0
      let files = example.files.flatMap { Split.extensionsApart($0, count: &moved) }
      guard moved > 0 else { continue }
      #expect(said(example.lint(files)) == said(example.lint()), "\(example.title)")
    }
  }

  @Test(arguments: 0..<3)
  func membersMayStandInExtensions(_ turn: Int) {
    var random = SplitMix64(seed: UInt64(turn))
    for example in ExampleSources.sample {
      let files = example.files.flatMap { Split.methodsApart($0, using: &random) }.shuffled(using: &random)
      #expect(said(example.lint(files)) == said(example.lint()), "\(example.title)")
    }
  }

  /// The findings without their places.
  private func said(_ result: LintResult) -> [String] {
    result.findings.map { "\($0.rule) \($0.severity) \($0.message)" }.sorted()
  }
}

private enum Split {
  /// The file without its extensions, and one more file for each of these.
  static func extensionsApart(_ file: SourceInput, count: inout Int) -> [SourceInput] {
    let items = items(of: file)
    let imports = items.filter { $0.item.is(ImportDeclSyntax.self) }.map(\.description).joined()
    let rest = items.filter { !$0.item.is(ExtensionDeclSyntax.self) }.map(\.description).joined()
    var files = [part(file, "", rest)]
    for item in items where item.item.is(ExtensionDeclSyntax.self) {
      count += 1
      files.append(part(file, "+\(count)", "\(imports)\n\(item)"))
    }
    return files
  }

  /// The file with some methods of its types moved to extensions in other files.
  static func methodsApart(_ file: SourceInput, using random: inout SplitMix64) -> [SourceInput] {
    let items = items(of: file)
    let imports = items.filter { $0.item.is(ImportDeclSyntax.self) }.map(\.description).joined()
    var text = ""
    var parts: [String] = []
    for item in items {
      guard let type = item.item.asProtocol(DeclGroupSyntax.self), let name = name(of: type) else {
        text += item.description
        continue
      }
      let members = Array(type.memberBlock.members)
      let moved = members.filter { $0.decl.is(FunctionDeclSyntax.self) && Bool.random(using: &random) }
      let kept = MemberBlockItemListSyntax(members.filter { member in !moved.contains { $0.id == member.id } })
      parts += moved.map { "\(imports)\nextension \(name) {\($0)\n}\n" }
      text += item.with(\.item, .decl(DeclSyntax(fromProtocol: type.with(\.memberBlock.members, kept)))).description
    }
    return [part(file, "", text)] + parts.enumerated().map { part(file, "+\($0.offset)", $0.element) }
  }

  private static func name(of type: any DeclGroupSyntax) -> String? {
    switch Syntax(fromProtocol: type).as(SyntaxEnum.self) {
    case .classDecl(let node): node.name.text
    case .structDecl(let node): node.name.text
    case .enumDecl(let node): node.name.text
    default: nil
    }
  }

  private static func items(of file: SourceInput) -> CodeBlockItemListSyntax {
    Parser.parse(source: String(decoding: file.contents ?? [], as: UTF8.self)).statements
  }

  private static func part(_ file: SourceInput, _ suffix: String, _ text: String) -> SourceInput {
    SourceInput(path: file.path.replacingSuffix(".swift", "\(suffix).swift"), contents: Array(text.utf8))
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, _ other: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) + other : self + other
  }
}

import HIGLintEngine
import HIGLintRules
import SwiftParser
import SwiftSyntax

/// The kinds of work that are measured, the least first, since the peak of memory only grows.
enum Work: String, CaseIterable {
  case read = "read"
  /// The floor: what a linter has to do that looks at the syntax of every file.
  case parse = "read, parse, empty walk"
  case lint = "lint"

  /// Does the work once, on all cores.
  ///
  /// - Returns: a sum of what came out, so that no part of the work can be left out as useless.
  @discardableResult
  func run(on sources: [SourceInput]) -> Int {
    switch self {
    case .read: Parallel.map(sources) { Work.bytes(of: $0).count }.reduce(0, +)
    case .parse: Parallel.map(sources) { Work.parse($0) }.reduce(0, +)
    case .lint: Work.lint(sources)
    }
  }

  private static func bytes(of source: SourceInput) -> [UInt8] {
    (try? SourceReader().read(source)) ?? []
  }

  private static func parse(_ source: SourceInput) -> Int {
    let tree = bytes(of: source).withUnsafeBufferPointer { Parser.parse(source: $0) }
    SyntaxVisitor(viewMode: .sourceAccurate).walk(tree)
    return tree.totalLength.utf8Length
  }

  private static func lint(_ sources: [SourceInput]) -> Int {
    let scope = Linter.Scope(rules: allRules.map { ActiveRule($0) }, files: sources)
    return Linter(knownRules: allRules).lint([scope]).findings.count
  }
}

import HIGLintEngine
import HIGLintRules
import SwiftParser
import SwiftSyntax

/// The kinds of work that are measured, the least first, since the peak of memory only grows.
enum Work: String, CaseIterable {
  case read = "read"
  /// The floor: what a linter has to do that looks at the syntax of every file.
  case parse = "read, parse, empty walk"
  /// All that is kept of every file, storyboards and xibs included, joined into one project.
  case project = "read, facts, index"
  /// The index alone, from facts that are there: types merged, superclasses found, tables wired.
  case index = "index alone"
  case lint = "lint"

  /// Does the work once, on all cores.
  ///
  /// - Returns: a sum of what came out, so that no part of the work can be left out as useless.
  @discardableResult
  func run(on input: Input) -> Int {
    switch self {
    case .read: Parallel.map(input.sources) { Work.bytes(of: $0).count }.reduce(0, +)
    case .parse: Parallel.map(input.sources) { Work.parse($0) }.reduce(0, +)
    case .project: Work.size(of: input.project)
    case .index: input.facts.map { Work.size(of: Project($0.files.indices.map($0.facts), interfaces: $0.interfaces.files)) } ?? 0
    case .lint: Work.lint(input)
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

  /// How many tables its types have, so that these are looked for too.
  private static func size(of project: Project) -> Int {
    project.types.first.map { $0.tables.count + $0.ancestors.count } ?? 0
  }

  private static func lint(_ input: Input) -> Int {
    let scope = Linter.Scope(rules: allRules.map { ActiveRule($0) }, files: input.sources, interfaces: input.interfaces)
    return Linter(knownRules: allRules).lint([scope]).findings.count
  }
}

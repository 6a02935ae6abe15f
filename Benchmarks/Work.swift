import ArgumentParser
import HIGLintEngine
import HIGLintRules
import SwiftParser
import SwiftSyntax

/// One kind of work, done once by a process of its own.
enum Work: String, CaseIterable, ExpressibleByArgument {
  /// The bytes of every file.
  case read
  /// Reading, and what is told of every file without parsing it: trigger words, outline, code that nests too deeply.
  case skim
  /// Reading and parsing.
  case parse
  /// Reading, parsing and an empty walk: what a linter has to do that looks at the syntax of every file.
  case floor
  /// Reading all files but the bodies of functions, storyboards and xibs included, joined into one project with its tables.
  case project
  /// Everything, from reading to sorted findings, with all rules.
  case lint

  /// - Returns: a sum of what came out, so that no part of the work can be left out as useless.
  func run(on input: WorkInput) -> Int {
    switch self {
    case .read: input.sum { $0.count }
    case .skim: Work.skim(input)
    case .parse: input.sum { Work.parse($0).totalLength.utf8Length }
    case .floor: input.sum { Work.walk(Work.parse($0)) }
    case .project: Work.size(of: input.project)
    case .lint: Work.lint(input)
    }
  }

  private static func skim(_ input: WorkInput) -> Int {
    let skim = Skim(allRules)
    return input.sum { SkimmedFile($0, path: "File.swift", skim).isParsed ? 1 : 0 }
  }

  private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// How many tables its types have, so that these are looked for too.
  private static func size(of project: Project) -> Int {
    project.types.first.map { $0.tables.count + $0.ancestors.count } ?? 0
  }

  private static func walk(_ tree: SourceFileSyntax) -> Int {
    SyntaxVisitor(viewMode: .sourceAccurate).walk(tree)
    return tree.totalLength.utf8Length
  }

  private static func lint(_ input: WorkInput) -> Int {
    let scope = Linter.Scope(
      rules: allRules.map { ActiveRule($0) }, files: input.sources, interfaces: input.interfaces, resources: input.resources
    )
    return Linter(knownRules: allRules, jobs: input.jobs).lint([scope]).findings.count
  }
}

import HIGLintEngine
import HIGLintRules

/// The files of all rules' examples, good and bad.
enum ExampleFiles {
  static let sources = files(.swift).map { Array($0.withoutMarkers.text.utf8) }
  static let interfaces = files(.interface).map { Array($0.withoutMarkers.text.utf8) }

  static let projects = files(.project).map { Array($0.withoutMarkers.text.utf8) }

  static let resources = files(.resource).map { Array($0.withoutMarkers.text.utf8) }

  private static func files(_ kind: FileKind) -> [Example.File] {
    allRules.map { $0.description.examples }.flatMap { $0.bad + $0.good }.flatMap(\.files).filter { FileKind($0.path) == kind }
  }
}

import HIGLintEngine
import Yams

/// A configuration's YAML, and where in the file each part of it stands.
struct YamlDocument {
  let file: String
  /// None for an empty file, or one of comments alone.
  let root: Node?
  private let marks: MarkTable

  /// - Parameter text: the file's bytes, which must be UTF-8.
  init(_ text: [UInt8], file: String) throws(ConfigurationErrors) {
    self.file = file
    if let problem = YamlLimits.problem(of: text, file: file) { throw ConfigurationErrors([problem]) }
    marks = MarkTable(text)
    do {
      // The encoding is named since the parser prints to standard output where it takes it from the environment.
      root = try Parser(yaml: marks.yaml, encoding: .utf8).singleRoot()
    } catch {
      throw ConfigurationErrors([YamlSyntaxProblem(error: error, marks: marks, file: file).problem])
    }
  }

  /// Where a node begins.
  func position(of node: Node) -> SourcePosition? {
    node.mark.map(marks.position)
  }
}

import HIGLintConfiguration
import HIGLintEngine
struct FileWalker {
  init(_ configuration: Configuration, forcesExclusion: Bool) {}
  func files(at paths: [String]) -> (files: [String], problems: [Problem]) { (paths, []) }
}
extension Configuration { func excludes(_ path: String) -> Bool { false } }

import HIGLintConfiguration
import HIGLintEngine
import HIGLintSymbolGraphs

/// Which symbol graphs a run reads.
struct SymbolGraphPlan {
  /// Each file once, however many folders hold it.
  private(set) var files: [String] = []
  /// What the command line asks for in vain.
  private(set) var problems: [Problem] = []
  /// What is no obstacle. A folder that a configuration names may be there only after the first build.
  private(set) var remarks: [Remark] = []
  private var seen: Set<RealPath> = []

  init() {}

  /// - Parameters:
  ///   - directories: those that the command line names.
  ///   - configurations: all that hold for the run, which is one project.
  ///   - confinement: what graphs aren't read from outside of; nil for no such limit.
  init(directories: [String], configurations: [Configuration], within confinement: Confinement? = nil) {
    for directory in directories {
      do {
        try add(AbsolutePath(directory).string)
      } catch {
        problems.append(Problem(file: error.file, message: error.message, remedy: "check --symbol-graph-dir"))
      }
    }
    for configuration in configurations {
      for directory in configuration.symbolGraphs {
        let path = AbsolutePath(directory, relativeTo: configuration.folder).string
        if let confinement, confinement.place(of: path) == nil {
          problems.append(.outside(path, "`symbol_graphs` names it"))
          continue
        }
        do {
          try add(path)
        } catch {
          let remedy = "check `symbol_graphs` in \(configuration.file ?? Configuration.fileName)"
          remarks.append(Remark(file: error.file, message: error.message, remedy: remedy))
        }
      }
    }
    if let confinement { files.removeAll { !confinement.holds($0) } }
  }

  private mutating func add(_ directory: String) throws(Remark) {
    guard seen.insert(RealPath(directory)).inserted else { return }
    let found = try SymbolGraphFiles(in: directory)
    files += found.paths.filter { seen.insert(RealPath($0)).inserted }
    remarks += found.remarks
  }
}

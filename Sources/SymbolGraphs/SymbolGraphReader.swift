import Foundation
import HIGLintEngine

/// Reads what symbol graphs tell of other modules' types: `Module.symbols.json`, and `Module@Other.symbols.json` with
/// what a module adds to another one's types.
public struct SymbolGraphReader: Sendable {
  /// The largest graph that is read, in bytes: 256 MB. The standard library's has 48 MB, and swift-syntax's with all
  /// that is internal 144 MB; to decode a graph takes about four times its size in memory.
  public static let sizeLimit = 256 << 20

  private let sizeLimit: Int
  private let jobs: Int?

  /// - Parameter jobs: how many threads to use; by default as many as there are cores.
  public init(jobs: Int? = nil) {
    self.init(sizeLimit: SymbolGraphReader.sizeLimit, jobs: jobs)
  }

  init(sizeLimit: Int, jobs: Int? = nil) {
    self.sizeLimit = sizeLimit
    self.jobs = jobs
  }

  /// What was read.
  public struct Reading: Sendable {
    /// Each module once, by name.
    public let modules: [ModuleFacts]
    /// The graphs that were passed over, in the order of their paths as they are given.
    public let remarks: [Remark]
  }

  /// Reads graphs, several at a time. They are taken together: a type's superclass may stand in another graph.
  public func read(_ paths: [String]) -> Reading {
    let results = Parallel.map(paths, jobs: jobs, batch: 1) { path in Result { () throws(Remark) in try read(path) } }
    var graphs: [(path: String, graph: TypeGraph)] = []
    var remarks: [Remark] = []
    for (path, result) in zip(paths, results) {
      switch result {
      case .success(let graph): graphs.append((path, graph))
      case .failure(let remark): remarks.append(remark)
      }
    }
    return Reading(modules: ModuleJoin(graphs).modules, remarks: remarks)
  }

  private func read(_ path: String) throws(Remark) -> TypeGraph {
    let data = try contents(of: path)
    do {
      return try JSONDecoder().decode(TypeGraph.self, from: data)
    } catch let format as TypeGraph.UnknownFormat {
      throw Remark(
        file: path,
        message: "is a symbol graph of version \(format.version), which this version of HIGLint doesn't know",
        remedy: "update HIGLint"
      )
    } catch {
      throw Remark(
        file: path,
        message: "can't be read as a symbol graph: \(SymbolGraphReader.reason(of: error))",
        remedy: "emit it again, or remove it"
      )
    }
  }

  private func contents(of path: String) throws(Remark) -> Data {
    guard case .file(let size) = FileKind(path) else {
      throw Remark(file: path, message: "isn't a file", remedy: "remove it")
    }
    guard size <= sizeLimit else { throw tooLarge(path) }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Remark(file: path, message: "can't be read", remedy: "change its permissions")
    }
  }

  private func tooLarge(_ path: String) -> Remark {
    Remark(
      file: path,
      message: "is a symbol graph larger than \(sizeLimit >> 20) MB",
      remedy: "emit it with --skip-synthesized-members and --minimum-access-level public"
    )
  }

  private static func reason(of error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): "there is no \(place(context.codingPath + [key]))"
    case .typeMismatch(_, let context) where context.codingPath.isEmpty: "it isn't a JSON object"
    case .typeMismatch(_, let context), .valueNotFound(_, let context): "\(place(context.codingPath)) isn't as expected"
    default: "it isn't valid JSON"
    }
  }

  /// `symbols[2].kind`.
  private static func place(_ path: [any CodingKey]) -> String {
    let steps = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return "`\(steps.joined().drop { $0 == "." })`"
  }
}

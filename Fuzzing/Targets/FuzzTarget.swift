import Foundation

/// A way into the linter, and what must hold of whatever comes in there.
///
/// A new one is a file in this folder and a line in ``allTargets``.
protocol FuzzTarget: Sendable {
  /// As `--target` and the names of artifacts have it.
  var name: String { get }
  /// Of its artifacts.
  var fileExtension: String { get }
  /// How many inputs it gets, beside the other targets.
  var share: Int { get }
  /// Texts to begin with.
  var seeds: [[UInt8]] { get }
  /// What may be written anywhere in a text.
  var words: [String] { get }
  var mutations: [Mutation] { get }
  /// The names of the targets whose files in a corpus are this one's seeds.
  var seedSources: [String] { get }
  /// Whether it needs the tool that is built beside the fuzzer.
  var needsTool: Bool { get }

  /// Whether a file of a corpus is a seed.
  func isSeed(_ path: String) -> Bool

  /// Puts a text in. This runs in a process of its own, which may crash, hang or grow.
  ///
  /// - Parameter workshop: where to write, and how long to wait for other processes.
  func examine(_ input: [UInt8], in workshop: Workshop) throws -> Examination
}

extension FuzzTarget {
  var seedSources: [String] { [name] }
  var needsTool: Bool { false }

  func isSeed(_ path: String) -> Bool { false }
}

/// Where a target may write, and its limits.
struct Workshop: Sendable {
  /// A temporary folder of the process's own.
  let folder: URL
  /// In seconds.
  let timeLimit: Double
}

/// What came of a text.
struct Examination: Codable, Sendable {
  /// All that was said of it: the same in every run and every process.
  var digest: UInt64
  var failures: [Failure] = []
  /// How long the linter took, once, in the process itself.
  var seconds: Double

  /// Measures the first run, whose result the digest is of.
  init<Result>(of run: () throws -> Result, describing: (Result) -> String, check: (Result) throws -> [Failure]) rethrows {
    let start = Resources.used.seconds
    let result = try run()
    seconds = Resources.used.seconds - start
    digest = Examination.hash(describing(result))
    failures = try check(result)
  }

  /// FNV-1a. Swift's own hashes differ from process to process.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

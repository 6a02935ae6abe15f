import Foundation
import HIGLintEngine
import HIGLintRules
import Testing

/// Whatever is edited between two runs, the second one finds what it would find without the first.
@Suite struct CachedEditsTests {
  /// A place for a cache, removed when nobody holds it any more.
  private final class Place {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("higlint cache \(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var cache: LintCache { LintCache(path: folder.path + "/cache", tool: "tests") }
  }

  private func result(_ example: ExampleSources.Case, _ files: [SourceInput], _ cache: LintCache? = nil) -> [String] {
    let scope = Linter.Scope(rules: ExampleSources.everyRule, files: files, interfaces: example.interfaces)
    let result = Linter(knownRules: allRules, jobs: 2, cache: cache).lint([scope])
    return result.findings.map { "\($0)" } + result.problems.map(\.description) + result.suppressed.map { "\($0)" }
  }

  @Test(arguments: 0..<2)
  func editsOfLines(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var (edits, changes) = (0, 0)
    for example in ExampleSources.sample {
      let place = try Place()
      var files = example.files
      var last = result(example, files)
      #expect(result(example, files, place.cache) == last, "\(example.title)")
      for _ in 0..<6 {
        let index = Int.random(in: files.indices, using: &random)
        files[index] = edited(files[index], in: example, using: &random)
        let afresh = result(example, files)
        let text = String(decoding: files[index].contents ?? [], as: UTF8.self)
        #expect(result(example, files, place.cache) == afresh, "\(example.title), \(files[index].path):\n\(text)")
        edits += 1
        changes += afresh == last ? 0 : 1
        last = afresh
      }
      #expect(result(example, files, place.cache) == last, "\(example.title)")
    }
    // Else the edits would prove nothing.
    #expect(changes > edits / 20 && changes < edits)
  }

  /// The file with a line taken out, doubled, brought in from another file, or as it was at first.
  private func edited(
    _ file: SourceInput,
    in example: ExampleSources.Case,
    using random: inout SplitMix64
  ) -> SourceInput {
    var lines = (file.contents ?? []).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = Int.random(in: lines.indices, using: &random)
    let other = Bool.random(using: &random) ? example : ExampleSources.sample.randomElement(using: &random) ?? example
    let others = other.files.flatMap { ($0.contents ?? []).split(separator: UInt8(ascii: "\n")) }
    let foreign = others.randomElement(using: &random) ?? []
    switch Int.random(in: 0..<6, using: &random) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: index)
    case 2: lines[index] = foreign
    case 3: lines.insert(foreign, at: index)
    case 4: lines[index] = swapped(lines[index], with: foreign, using: &random)
    default: return example.files.first { $0.path == file.path } ?? file
    }
    return SourceInput(path: file.path, contents: Array(lines.joined(separator: [UInt8(ascii: "\n")])))
  }

  /// A line with one of its words replaced by one of another line.
  private func swapped(
    _ line: ArraySlice<UInt8>,
    with other: ArraySlice<UInt8>,
    using random: inout SplitMix64
  ) -> ArraySlice<UInt8> {
    let text = String(decoding: line, as: UTF8.self)
    let isNoWord = { (character: Character) in !character.isLetter && !character.isNumber && character != "_" }
    let words = text.split(whereSeparator: isNoWord)
    let foreign = String(decoding: other, as: UTF8.self).split(whereSeparator: isNoWord)
    guard let old = words.randomElement(using: &random), let new = foreign.randomElement(using: &random) else {
      return line
    }
    return ArraySlice(text.replacingOccurrences(of: old, with: new).utf8)
  }
}

import Foundation
import HIGLintEngine
import HIGLintRules

/// How many files are checked again after edits.
struct CheckedAgain {
  private let input: WorkInput
  private let session = ProjectSession()
  private let linter: Linter

  init(_ input: WorkInput) {
    self.input = input
    linter = Linter(knownRules: allRules, jobs: input.jobs)
  }

  /// - Parameter count: how many files to edit, of those with code that every kind of edit finds a place in.
  func report(files count: Int) -> String {
    let all = checked([:])
    let chosen = files(count)
    let rows = CodeEdit.allCases.map { edit in
      let counts = chosen.map { file -> Int in
        let found = checked([file.path: edit.applied(to: file.text) ?? file.text])
        _ = checked([:])
        return found
      }.sorted()
      return [edit.rawValue, "\(counts.first ?? 0)", "\(counts.isEmpty ? 0 : counts[counts.count / 2])", "\(counts.last ?? 0)"]
    }
    let table = MarkdownTable(head: ["after", "fewest", "median", "most"], rows: rows)
    return "\(all.grouped) files; \(chosen.count) of them edited\n\n\(table)\n"
  }

  /// Files spread over the project.
  private func files(_ count: Int) -> [(path: String, text: String)] {
    let texts = input.sources.compactMap { source -> (path: String, text: String)? in
      guard let bytes = try? SourceReader().read(source) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      return CodeEdit.allCases.allSatisfy { $0.applied(to: text) != nil } ? (source.path, text) : nil
    }
    return (0..<min(count, texts.count)).map { texts[$0 * texts.count / min(count, texts.count)] }
  }

  /// How many files are checked where some hold other texts than on the disk.
  private func checked(_ texts: [String: String]) -> Int {
    let tally = Tally()
    var audience = RunAudience()
    audience.checking = { tally.count() }
    let files = input.sources.map { source in
      texts[source.path].map { source.replacingContents(with: Array($0.utf8)) } ?? source
    }
    let scope = Linter.Scope(
      rules: allRules.map { ActiveRule($0) }, files: files, interfaces: input.interfaces, resources: input.resources
    )
    _ = session.lint([scope], by: linter, for: audience)
    return tally.total
  }
}

/// A number that several threads count up.
private final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var total = 0

  func count() {
    lock.lock()
    total += 1
    lock.unlock()
  }
}

/// What somebody does who writes code.
private enum CodeEdit: String, CaseIterable {
  case space = "a space in a body"
  case line = "a line above the first body"
  case number = "another number"
  case string = "another text"
  case name = "another name"
  case statement = "a statement"
  case method = "a new method"
  case type = "a new type"
  case lostType = "a type that is gone"

  /// - Returns: nil where there is no place for it.
  func applied(to text: String) -> String? {
    switch self {
    case .space: replacing(#"(func \w+\([^)]*\) \{)"#, in: text, by: "$1 ")
    case .line: replacing(#"\n( *func \w+\([^)]*\) \{)"#, in: text, by: "\n\n$1")
    case .number: replacing(#"([=(:,] ?)\d+\b"#, in: text, by: "$1 98765")
    case .string: replacing(#"([=(:,] ?)"[a-z][^"\\\n]*""#, in: text, by: "$1\"somethingOther\"")
    case .name: replacing(#"\b(let|var) \w+ = "#, in: text, by: "$1 nameThatIsNew = ")
    case .statement: replacing(#"(func \w+\([^)]*\) \{)"#, in: text, by: "$1\n    perform(Selector(\"go\"))")
    case .method: replacing(#"\n( *func \w+\([^)]*\) \{)"#, in: text, by: "\n  func functionThatIsNew() { title = \"New\" }\n$1")
    case .type: text + "\nfinal class TypeThatIsNew {}\n"
    case .lostType: replacing(#"\b(class|struct|enum) \w+"#, in: text, by: "$1 TypeThatIsNew")
    }
  }

  /// The first place that fits.
  private func replacing(_ pattern: String, in text: String, by template: String) -> String? {
    guard let range = text.range(of: pattern, options: .regularExpression) else { return nil }
    return text.replacingCharacters(
      in: range, with: text[range].replacingOccurrences(of: pattern, with: template, options: .regularExpression)
    )
  }
}

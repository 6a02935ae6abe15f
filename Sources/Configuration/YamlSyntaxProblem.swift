import HIGLintEngine
import Yams

/// An error of the YAML parser, told so that a person can act on it.
struct YamlSyntaxProblem {
  let error: any Error
  let marks: MarkTable
  let file: String

  var problem: Problem {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      syntaxProblem(problem, context: context, mark: mark)
    case .reader(let problem, let offset, _, let yaml):
      readerProblem(problem, characterOffset: offset, yaml: yaml)
    case .duplicatedKeysInMapping(let keys, let context):
      duplicateProblem(keys, firstMark: context.mark)
    default:
      Problem(file: file, message: "not valid YAML: \(error)", remedy: "see https://yaml.org for its grammar")
    }
  }

  // MARK: Syntax

  private func syntaxProblem(_ problem: String, context: YamlError.Context?, mark: Mark) -> Problem {
    let offset = marks.offset(of: mark)
    let character = marks.yaml.utf8.dropFirst(offset).first
    if problem.hasPrefix("Maximum nesting level") {
      let message = "nests too deeply to be a configuration"
      return Problem(file: file, position: marks.position(mark), message: message, remedy: "take the brackets away")
    }
    var message = "not valid YAML: \(problem)"
    if let context, !context.text.isEmpty, context.mark.line != mark.line, context.text.hasPrefix("while ") {
      message += " \(context.text) that begins at line \(marks.position(context.mark).line)"
    }
    return Problem(
      file: file,
      position: marks.position(mark),
      message: message,
      remedy: remedy(problem, context: context, character: character)
    )
  }

  private func remedy(_ problem: String, context: YamlError.Context?, character: UInt8?) -> String {
    if character == UInt8(ascii: "\t") {
      return "indent with spaces: YAML allows no tabs there"
    }
    if context?.text == "while scanning an alias" || problem == "found undefined alias" {
      return "put a pattern that begins with `*` in quotes"
    }
    if problem == "but found another document" {
      return "leave one document: what follows `---` isn't read"
    }
    return "check the indentation, the quotes and brackets, and that each `key:` is followed by a space"
  }

  // MARK: Characters

  private func readerProblem(_ problem: String, characterOffset: Int?, yaml: String) -> Problem {
    let index = characterOffset.flatMap { yaml.index(yaml.startIndex, offsetBy: $0, limitedBy: yaml.endIndex) }
    return Problem(
      file: file,
      position: index.map { marks.position(atByte: yaml.utf8.distance(from: yaml.utf8.startIndex, to: $0)) },
      message: "not valid YAML: \(problem)",
      remedy: "remove the character"
    )
  }

  // MARK: Duplicates

  /// The parser tells where a key stands first; what is to be removed is its repetition.
  private func duplicateProblem(_ keys: [String], firstMark: Mark) -> Problem {
    let key = keys.first ?? ""
    let first = marks.offset(of: firstMark)
    return Problem(
      file: file,
      position: marks.position(atByte: repetition(of: key, after: first) ?? first),
      message: "`\(key)` is given twice, first at line \(marks.position(atByte: first).line)",
      remedy: "merge the two"
    )
  }

  /// The offset of the next line that begins with the key in the same column, before any line that stands further
  /// to the left and so ends the mapping.
  private func repetition(of key: String, after first: Int) -> Int? {
    let text = Array(marks.yaml.utf8)
    let indentation = first - (text[..<first].lastIndex(of: UInt8(ascii: "\n")) ?? -1) - 1
    var lineStart = first
    while let end = text[lineStart...].firstIndex(of: UInt8(ascii: "\n")) {
      lineStart = end + 1
      let line = text[lineStart...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      guard let start = line.firstIndex(where: { $0 != UInt8(ascii: " ") }), line[start] != UInt8(ascii: "#") else {
        continue
      }
      if start - lineStart < indentation { return nil }
      let isKey = spellings(of: key).contains { line[start...].starts(with: $0.utf8) }
      if start - lineStart == indentation, isKey { return start }
    }
    return nil
  }

  private func spellings(of key: String) -> [String] {
    ["", "\"", "'"].flatMap { quote in [":", " "].map { quote + key + quote + $0 } }
  }
}

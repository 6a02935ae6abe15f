import HIGLintEngine
import Yams

/// Reads single values out of a document, and collects what is wrong with them.
struct NodeReader {
  /// Who has made so many mistakes has given the wrong file.
  private static let problemLimit = 50

  let document: YamlDocument
  private(set) var problems: [Problem] = []

  init(document: YamlDocument) {
    self.document = document
  }

  /// Whether enough is wrong not to look for more.
  var isHopeless: Bool { problems.count >= Self.problemLimit }

  mutating func report(_ message: String, at node: Node, remedy: String) {
    if isHopeless { return }
    let position = document.position(of: node)
    problems.append(Problem(file: document.file, position: position, message: message, remedy: remedy))
  }

  private mutating func reportWrongType(_ node: Node, of name: String, expected: String) {
    let isQuoted = node.scalar.map { $0.style == .doubleQuoted || $0.style == .singleQuoted } ?? false
    let remedy = isQuoted ? "write it without quotes" : "change its value"
    report("`\(name)` is \(kind(of: node)): expected \(expected)", at: node, remedy: remedy)
  }
}

// MARK: - Values

extension NodeReader {
  mutating func flag(_ node: Node, of name: String) -> Bool? {
    guard node.tag == Tag(.bool), let flag = node.bool else {
      reportWrongType(node, of: name, expected: "`true` or `false`")
      return nil
    }
    return flag
  }

  mutating func number(_ node: Node, of name: String, bounds: ClosedRange<Double>?) -> Double? {
    let expected = "a number" + (bounds.map { " from \(plain($0.lowerBound)) to \(plain($0.upperBound))" } ?? "")
    let isNumber = node.tag == Tag(.int) || node.tag == Tag(.float)
    guard isNumber, let number = node.float, number.isFinite else {
      reportWrongType(node, of: name, expected: expected)
      return nil
    }
    guard bounds?.contains(number) ?? true else {
      report("`\(name)` is \(plain(number)): expected \(expected)", at: node, remedy: "choose one in that range")
      return nil
    }
    return number
  }

  mutating func choice(_ node: Node, of name: String, among choices: [String]) -> String? {
    guard let word = word(node, of: name, expected: alternatives(choices)) else { return nil }
    guard choices.contains(word) else {
      let remedy = Spelling.question(for: word, among: choices) ?? "write one of them"
      report("`\(name)` is `\(word)`: expected \(alternatives(choices))", at: node, remedy: remedy)
      return nil
    }
    return word
  }

  mutating func word(_ node: Node, of name: String, expected: String) -> String? {
    guard case .scalar(let scalar) = node, !isNull(node) else {
      reportWrongType(node, of: name, expected: expected)
      return nil
    }
    return scalar.string
  }

  mutating func words(_ node: Node, of name: String, expected: String) -> [(text: String, node: Node)]? {
    guard case .sequence(let sequence) = node else {
      reportWrongType(node, of: name, expected: expected)
      return nil
    }
    var words: [(text: String, node: Node)] = []
    for item in sequence where !isHopeless {
      if case .scalar(let scalar) = item, !isNull(item) {
        words.append((scalar.string, item))
      } else {
        reportWrongItem(item, of: name, expected: expected)
      }
    }
    return words
  }

  private mutating func reportWrongItem(_ item: Node, of name: String, expected: String) {
    let remedy =
      switch item {
      case .mapping: "put text that begins with `{`, or holds `: `, in quotes"
      case .sequence: "put text that begins with `[` in quotes"
      default: "write it after the `-`, or remove the line"
      }
    report("an item of `\(name)` is \(kind(of: item)): expected \(expected)", at: item, remedy: remedy)
  }
}

// MARK: - Mappings

extension NodeReader {
  /// A key with its value.
  struct Entry {
    let name: String
    let key: Node
    let value: Node
  }

  /// A mapping's entries, those that `<<` merges into it included.
  ///
  /// - Parameter name: what the mapping is, as a report calls it.
  mutating func entries(of node: Node, _ name: String, expected: String) -> [Entry] {
    guard case .mapping(let mapping) = node else {
      report("\(name) is \(kind(of: node)): expected \(expected)", at: node, remedy: "write `key: value`, one a line")
      return []
    }
    var entries: [Entry] = []
    var merged: [Entry] = []
    for (key, value) in mapping where !isHopeless {
      guard case .scalar(let scalar) = key else {
        report("a key is \(kind(of: key)): expected a word", at: key, remedy: "write `key: value`, one a line")
        continue
      }
      if scalar.style == .plain, scalar.string == "<<" {
        merged += mergedEntries(of: value)
      } else {
        entries.append(Entry(name: scalar.string, key: key, value: value))
      }
    }
    return entries.addingUnnamed(merged)
  }

  /// What `<<: *name` or `<<: [*name, *other]` brings in.
  private mutating func mergedEntries(of node: Node) -> [Entry] {
    var merged: [Entry] = []
    for source in node.sequence.map(Array.init) ?? [node] where !isHopeless {
      merged += entries(of: source, "what `<<` merges", expected: "a mapping")
    }
    return merged
  }
}

extension [NodeReader.Entry] {
  /// Adds the entries whose names aren't taken; of several with one name the first.
  fileprivate func addingUnnamed(_ others: [NodeReader.Entry]) -> [NodeReader.Entry] {
    var names = Set(map(\.name))
    return self + others.filter { names.insert($0.name).inserted }
  }
}

// MARK: - Words

/// Whether a node is empty: nothing at all, `~` or `null`.
func isNull(_ node: Node) -> Bool {
  node.tag == Tag(.null)
}

/// What a node is, as a person would call it.
func kind(of node: Node) -> String {
  switch node {
  case .mapping: "a mapping"
  case .sequence: "a list"
  case .alias: "an alias"
  case .scalar(let scalar): isNull(node) ? "empty" : "`\(scalar.string)`"
  }
}

/// The names as a sentence lists them: `a`, `b` or `c`.
func alternatives(_ names: [String]) -> String {
  let quoted = names.map { "`\($0)`" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
  return quoted.dropLast().joined(separator: ", ") + " or " + last
}

/// A number as one would write it: `44`, not `44.0`.
func plain(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
}

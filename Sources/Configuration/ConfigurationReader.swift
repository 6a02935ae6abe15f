import HIGLintEngine
import Yams

/// Turns a document into a configuration.
struct ConfigurationReader {
  private var reader: NodeReader
  private let rules: [any Rule.Type]
  private let reporters: [String]
  /// How many patterns those stand for that were read, with their braces written out.
  private var spellings = 0
  /// So many take a few megabytes, and a moment for each file; people write ten.
  private static let spellingLimit = 10_000

  init(document: YamlDocument, rules: [any Rule.Type], reporters: [String]) {
    reader = NodeReader(document: document)
    self.rules = rules
    self.reporters = reporters
  }

  /// What was wrong with the document.
  var problems: [Problem] { reader.problems }

  private enum Key: String, CaseIterable {
    case included, excluded
    case ignoredObjects = "ignored_objects"
    case profile, rules, strict
    case reportUnreachable = "report_unreachable"
    case failOn = "fail_on"
    case baseline, reporter
    case symbolGraphs = "symbol_graphs"
    case context
    case rulePages = "rule_pages"
  }

  mutating func read() -> Configuration {
    var configuration = Configuration(file: reader.document.file)
    guard let root = reader.document.root, !isNull(root) else { return configuration }
    let expected = "a mapping with keys such as `rules:`"
    for entry in reader.entries(of: root, "the configuration", expected: expected) where !reader.isHopeless {
      guard let key = Key(rawValue: entry.name) else {
        reportUnknownKey(entry)
        continue
      }
      // A key whose entries are all commented out keeps its default.
      guard !isNull(entry.value) else { continue }
      read(key, entry.value, into: &configuration)
    }
    return configuration
  }

  private mutating func read(_ key: Key, _ value: Node, into configuration: inout Configuration) {
    let name = key.rawValue
    switch key {
    case .included:
      configuration.included = patterns(value, of: name, relativeTo: configuration.folder)
    case .excluded:
      configuration.excluded = patterns(value, of: name, relativeTo: configuration.folder)
    case .ignoredObjects:
      configuration.ignoredObjects = objects(value, of: name)
    case .profile:
      let profile = reader.choice(value, of: name, among: Profile.allCases.map(\.rawValue)).flatMap(Profile.init)
      configuration.profile = profile ?? configuration.profile
    case .rules:
      var settings = RuleSettingReader(reader: reader, rules: rules)
      configuration.rules = settings.read(value)
      reader = settings.reader
    case .strict:
      // The short word for the most wanted threshold.
      if reader.flag(value, of: name) == true, configuration.failOn == .error { configuration.failOn = .warning }
    case .reportUnreachable:
      configuration.reportsUnreachable = reader.flag(value, of: name) ?? configuration.reportsUnreachable
    case .failOn:
      let threshold = reader.choice(value, of: name, among: FailureThreshold.allCases.map(\.rawValue))
      configuration.failOn = threshold.flatMap(FailureThreshold.init) ?? configuration.failOn
    case .baseline:
      configuration.baseline = reader.word(value, of: name, expected: "the path of a file")
    case .reporter:
      configuration.reporter = reader.choice(value, of: name, among: reporters)
    case .symbolGraphs:
      configuration.symbolGraphs = places(value, of: name, kinds: "folders", kind: "a folder")
    case .context:
      configuration.context = places(value, of: name, kinds: "files and folders", kind: "a file or folder")
    case .rulePages:
      configuration.rulePages = addresses(value, of: name)
    }
  }

  private mutating func addresses(_ node: Node, of name: String) -> RuleAddresses? {
    let expected = "an address with \(RuleAddresses.placeholder) in place of the rule's id"
    guard let pattern = reader.word(node, of: name, expected: expected) else { return nil }
    if let addresses = RuleAddresses(pattern) { return addresses }
    let remedy = "write something like `https://example.com/rules/\(RuleAddresses.placeholder).html`"
    reader.report("`\(name)` isn't \(expected)", at: node, remedy: remedy)
    return nil
  }

  private mutating func places(_ node: Node, of name: String, kinds: String, kind: String) -> [String] {
    let words = reader.words(node, of: name, expected: "a list of \(kinds)") ?? []
    for word in words where word.text.isEmpty {
      let message = "an item of `\(name)` is empty: expected the path of \(kind)"
      reader.report(message, at: word.node, remedy: "write `.` for this one")
    }
    return words.map(\.text)
  }

  private mutating func objects(_ node: Node, of name: String) -> [String] {
    let words = reader.words(node, of: name, expected: "a list of objects") ?? []
    for word in words where word.text.split(separator: "#").count != 2 {
      let message = "`\(word.text)` names no object of a file"
      reader.report(
        message, at: word.node, remedy: "write it as `Main.storyboard#abc-12-xyz`, with the id that findings give"
      )
    }
    return words.map(\.text)
  }

  private mutating func patterns(_ node: Node, of name: String, relativeTo folder: AbsolutePath) -> [String] {
    let words = reader.words(node, of: name, expected: "a list of paths and patterns") ?? []
    for word in words where !reader.isHopeless {
      do {
        spellings += try Glob(word.text, relativeTo: folder).spellings
        guard spellings <= Self.spellingLimit else {
          let message = "the patterns up to here stand for more than \(Self.spellingLimit)"
          reader.report(message, at: word.node, remedy: "name whole folders instead")
          break
        }
      } catch {
        let remedy = "mend it, or put a backslash before what is meant as it is"
        reader.report("`\(word.text)` isn't a pattern: \(error)", at: word.node, remedy: remedy)
      }
    }
    return words.map(\.text)
  }

  private mutating func reportUnknownKey(_ entry: NodeReader.Entry) {
    let keys = Key.allCases.map(\.rawValue)
    let isRule = rules.contains { $0.description.id == entry.name }
    let remedy = isRule ? "a rule is set under `rules:`" : Spelling.question(for: entry.name, among: keys)
    reader.report(
      "unknown key `\(entry.name)`: expected \(alternatives(keys))",
      at: entry.key,
      remedy: remedy ?? "remove it"
    )
  }
}

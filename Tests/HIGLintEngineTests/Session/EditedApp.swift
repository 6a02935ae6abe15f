import Foundation
import HIGLintEngine
import HIGLintRules

/// A small app that is edited: within functions and around them, with rules that come and go, and files too.
struct EditedApp {
  var texts = Self.texts
  private var onlyKnown: Set<String> = []
  private var choice = 0
  private(set) var isWhole = true
  private var random: SplitMix64

  static let texts = CachedRunTests.app.merging(["App.xcodeproj/project.pbxproj": project]) { first, _ in first }
  /// It builds all files but one.
  private static let project = XcodeProjectText(targets: [
    .init(name: "App", files: [
      "Base.swift", "Films.swift", "Heights.swift", "Shelves.swift", "ShelfRows.swift", "Bar.swift", "Asking.swift", "Main.storyboard",
    ]),
    .init(name: "Television", settings: ["SDKROOT": "appletvos"], files: ["Shelves.swift"]),
  ]).text
  static let rules = (allRules + suppressionRules).map { ActiveRule($0) }

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  var linter: Linter { Linter(knownRules: allRules, jobs: choice % 2 + 1, reportsUnreachable: !isWhole) }

  var audience: RunAudience { RunAudience(urgent: ["Films.swift", "Main.storyboard"], early: { _, _ in }) }

  var scopes: [Linter.Scope] {
    let inputs = texts.sorted { $0.key < $1.key }.map { name, text in
      SourceInput(path: name, contents: Array(text.utf8), isContext: onlyKnown.contains(name))
    }
    let rules = Self.rules.enumerated().filter { choice == 0 || ($0.offset + choice) % 5 > 0 }.map(\.element)
    return [Self.scope(inputs, rules: rules)]
  }

  static func scope(_ inputs: [SourceInput], rules: [ActiveRule]) -> Linter.Scope {
    Linter.Scope(
      rules: rules,
      files: inputs.filter { FileKind($0.path) == .swift },
      interfaces: inputs.filter { FileKind($0.path) == .interface },
      resources: inputs.filter { FileKind($0.path) == .resource },
      foreign: inputs.filter { FileKind($0.path) == .project }
    )
  }

  /// What editors hold in place of the files.
  var buffers: [String: [UInt8]] { texts.mapValues { Array($0.utf8) } }

  /// Does something to the project.
  ///
  /// - Returns: what it was.
  mutating func edit() -> String {
    let name = texts.keys.sorted().randomElement(using: &random) ?? "Bar.swift"
    switch Int.random(in: 0..<21, using: &random) {
    case 20: return editTargets()
    case 0..<7: return editAsPlanned()
    case 7..<12: return editWords(of: name)
    case 12..<14: return editLines(of: name)
    case 14, 15: return restore()
    case 16: return move(name)
    case 17:
      texts[name] = nil
      return "\(name) is gone"
    case 18:
      choice = Int.random(in: 0..<6, using: &random)
      isWhole = Bool.random(using: &random)
      return "other rules"
    default:
      onlyKnown.formSymmetricDifference([name])
      return "\(name) is only known, or no longer"
    }
  }

  /// One of the edits of which it is known what they do, or the way back.
  private mutating func editAsPlanned() -> String {
    guard let edit = CachedRunTests.edits.randomElement(using: &random) else { return "nothing" }
    let isUndone = Bool.random(using: &random)
    let (old, new) = isUndone ? (edit.new, edit.old) : (edit.old, edit.new)
    texts[edit.file] = texts[edit.file]?.replacingOccurrences(of: old, with: new)
    return "\(edit.file): \(old) becomes \(new)"
  }

  /// Takes a word out, doubles it, or puts one of another file in its place.
  private mutating func editWords(of name: String) -> String {
    var words = (texts[name] ?? "").split(separator: " ", omittingEmptySubsequences: false)
    let others = (texts.values.sorted().randomElement(using: &random) ?? "").split(separator: " ")
    guard let index = words.indices.randomElement(using: &random) else { return "nothing" }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: words.remove(at: index)
    case 1: words.insert(words[index], at: index)
    default: words[index] = others.randomElement(using: &random) ?? ""
    }
    texts[name] = String(words.joined(separator: " ").prefix(name.hasSuffix(".pbxproj") ? 8_000 : 4_000))
    return "\(name): \(texts[name] ?? "")"
  }

  /// Takes a file out of a target, or says another system.
  private mutating func editTargets() -> String {
    let edits = [
      ("F:Films.swift", "F:Sorting.swift"), ("iphoneos", "appletvos"), ("path = \"Heights.swift\"", "path = \"Bar.swift\""),
    ]
    guard let (old, new) = edits.randomElement(using: &random) else { return "nothing" }
    let name = "App.xcodeproj/project.pbxproj"
    let isUndone = Bool.random(using: &random)
    texts[name] = (texts[name] ?? Self.project).replacingOccurrences(of: isUndone ? new : old, with: isUndone ? old : new)
    return "\(name): \(old) and \(new)"
  }

  /// Adds an empty line, or takes a line out.
  private mutating func editLines(of name: String) -> String {
    var lines = (texts[name] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.indices.randomElement(using: &random) else { return "nothing" }
    if Bool.random(using: &random) { lines.remove(at: index) } else { lines.insert("", at: index) }
    texts[name] = lines.joined(separator: "\n")
    return "\(name): \(texts[name] ?? "")"
  }

  /// Half of all files as they were at first.
  private mutating func restore() -> String {
    for (name, text) in Self.texts.sorted(by: { $0.key < $1.key }) where Bool.random(using: &random) { texts[name] = text }
    for name in texts.keys.sorted() where Self.texts[name] == nil { texts[name] = nil }
    return "some files are restored"
  }

  /// Another name for a file, before or behind those of others.
  private mutating func move(_ name: String) -> String {
    let new = "\(["A", "M", "Z"].randomElement(using: &random) ?? "")\(name.suffix(30))"
    texts[new] = texts.removeValue(forKey: name)
    return "\(name) becomes \(new)"
  }
}

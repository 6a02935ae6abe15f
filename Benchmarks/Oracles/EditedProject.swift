import Foundation
import HIGLintEngine
import HIGLintRules

/// A project that is edited as people and editors do it: in buffers that are saved or closed, by renames and removals,
/// under other rules. Its folder is changed.
struct EditedProject {
  private let folder: String
  private let original: FileWalker.Found
  /// What each file was called at first, by what it is called now; files that are gone are missing.
  private var names: [String: String] = [:]
  /// The texts that editors hold in place of files.
  private var buffers: [String: String] = [:]
  private var onlyKnown: Set<String> = []
  private var choice = 0
  private var isWhole = false
  private var random: SeededNumbers
  private let texts: [String: String]
  private let rules = (allRules + suppressionRules).map { ActiveRule($0) }

  /// The largest text that an edit leaves, in characters.
  private static let sizeLimit = 60_000

  /// - Parameter folder: one that may be changed.
  init(folder: String, seed: UInt64) {
    self.folder = folder
    random = SeededNumbers(state: seed)
    original = FileWalker().files(at: [folder])
    var texts: [String: String] = [:]
    for path in original.files + original.interfaces + original.foreign {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      texts[path] = text
    }
    self.texts = texts
    for path in original.files + original.interfaces + original.resources + original.foreign { names[path] = path }
  }

  var linter: Linter { Linter(knownRules: allRules, jobs: 1, reportsUnreachable: isWhole) }

  /// The files that editors hold, as a server asks for them first.
  var urgent: Set<String> { Set(buffers.keys) }

  /// What editors hold in place of these.
  var edited: [String: [UInt8]] { buffers.mapValues { Array($0.utf8) } }

  var scopes: [Linter.Scope] {
    let active = rules.enumerated().filter { choice == 0 || ($0.offset + choice) % 5 > 0 }.map(\.element)
    return [
      Linter.Scope(
        rules: active, files: inputs(original.files), interfaces: inputs(original.interfaces),
        resources: inputs(original.resources), foreign: inputs(original.foreign)
      )
    ]
  }

  private func inputs(_ originals: [String]) -> [SourceInput] {
    let kind = Set(originals)
    return names.filter { kind.contains($0.value) }.keys.sorted().map { path in
      SourceInput(path: path, contents: buffers[path].map { Array($0.utf8) }, isContext: onlyKnown.contains(path))
    }
  }

  /// Does something to the project.
  ///
  /// - Returns: what it was.
  mutating func edit() -> String {
    let texts = texts
    let known = names.filter { texts[$0.value] != nil }.keys.sorted()
    guard let path = random.element(of: buffers.isEmpty || random.below(4) == 0 ? known : buffers.keys.sorted()) else {
      return restoreAll()
    }
    switch random.below(40) {
    case 0..<22: return type(in: path)
    case 22..<27: return save(path)
    case 27..<33: return close(path)
    case 33: return move(path)
    case 34: return remove(path)
    case 35: return restoreAll()
    case 36, 37: return restore(path)
    case 38:
      choice = random.below(6)
      isWhole = random.below(2) == 0
      return "rules \(choice), \(isWhole ? "everything counts" : "only what is reached")"
    default:
      onlyKnown.formSymmetricDifference([path])
      return "\(path) is only known, or no longer"
    }
  }

  // MARK: Texts

  private func text(of path: String) -> String {
    buffers[path] ?? (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  private mutating func type(in path: String) -> String {
    var lines = text(of: path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let index = random.index(of: lines) else { return "nothing" }
    switch random.below(6) {
    case 0: lines.remove(at: index)
    case 1: lines.insert("", at: index)
    case 2: lines.insert(lines[index], at: index)
    case 3: lines.insert(lineOfAnother(), at: index)
    default: lines[index] = changed(lines[index])
    }
    buffers[path] = String(lines.joined(separator: "\n").prefix(Self.sizeLimit))
    return "\(path):\(index + 1) \(index < lines.count ? lines[index] : "")"
  }

  private mutating func lineOfAnother() -> String {
    let other = random.element(of: texts.keys.sorted()).flatMap { texts[$0] } ?? ""
    return random.element(of: other.split(separator: "\n")).map(String.init) ?? ""
  }

  /// A line with a word more, one less or another one, or another number.
  private mutating func changed(_ line: String) -> String {
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let index = random.index(of: words) else { return line }
    switch random.below(4) {
    case 0: words.remove(at: index)
    case 1: words.insert(words[index], at: index)
    case 2: words[index] = random.element(of: lineOfAnother().split(separator: " ")).map(String.init) ?? ""
    default:
      let number = "\(random.below(100))"
      words = words.map { $0.replacingOccurrences(of: #"\b\d+\b"#, with: number, options: .regularExpression) }
    }
    return words.joined(separator: " ")
  }

  // MARK: Files

  private mutating func save(_ path: String) -> String {
    guard let text = buffers.removeValue(forKey: path) else { return "nothing" }
    write(text, to: path)
    return "\(path) is saved"
  }

  private func write(_ text: String, to path: String) {
    try? text.write(toFile: path, atomically: random.isEven, encoding: .utf8)
  }

  private mutating func close(_ path: String) -> String {
    buffers[path] = nil
    return "\(path) is closed"
  }

  private mutating func restore(_ path: String) -> String {
    guard let text = names[path].flatMap({ texts[$0] }) else { return "nothing" }
    buffers[path] = text
    return "\(path) is as it was"
  }

  private mutating func move(_ path: String) -> String {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let new = "\(folder)/\(["A", "M", "z"][random.below(3)])\(name.suffix(40))"
    guard names[new] == nil, (try? FileManager.default.moveItem(atPath: path, toPath: new)) != nil else {
      return "nothing"
    }
    names[new] = names.removeValue(forKey: path)
    buffers[new] = buffers.removeValue(forKey: path)
    return "\(path) becomes \(new)"
  }

  private mutating func remove(_ path: String) -> String {
    try? FileManager.default.removeItem(atPath: path)
    names[path] = nil
    buffers[path] = nil
    return "\(path) is gone"
  }

  /// Every file as it was, under its own name.
  private mutating func restoreAll() -> String {
    buffers = [:]
    for (path, name) in names where path != name {
      try? FileManager.default.removeItem(atPath: path)
      names[path] = nil
    }
    for (path, text) in texts where self.text(of: path) != text || names[path] == nil {
      write(text, to: path)
      names[path] = path
    }
    return "all files are as they were"
  }
}

/// Random numbers that are the same in every run.
struct SeededNumbers {
  private(set) var state: UInt64

  init(state: UInt64) {
    self.state = state
  }

  var isEven: Bool { (state >> 33) % 2 == 0 }

  mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return count > 0 ? Int(state >> 33) % count : 0
  }

  mutating func index(of values: some Collection) -> Int? { values.isEmpty ? nil : below(values.count) }

  mutating func element<Element>(of values: [Element]) -> Element? {
    values.isEmpty ? nil : values[below(values.count)]
  }
}

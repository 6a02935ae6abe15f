/// Finds what stood in files that are gone again in others.
struct MovedFiles {
  /// What is left to find, by the path that it had.
  private var open: [String: [Key: Baseline.Entry]]

  /// What is the same of a finding in whatever file it stands.
  private struct Key: Hashable {
    let rule: String
    let fingerprint: String

    init(_ entry: Baseline.Entry) {
      rule = entry.rule
      fingerprint = entry.fingerprint
    }
  }

  /// A file that is gone, and one that holds some of the same.
  private struct Pair: Hashable {
    let old: String
    let new: String

    var hasSameName: Bool { old.split(separator: "/").last == new.split(separator: "/").last }
  }

  init(_ gone: [Baseline.Entry]) {
    open = Dictionary(grouping: gone, by: \.path).mapValues { entries in
      Dictionary(entries.map { (Key($0), $0) }) { first, _ in first }
    }
  }

  /// By what is found now, the entries that it was known by.
  ///
  /// Lines that are alike stand in many files: the file that holds the most of what is gone is the one that has moved.
  mutating func matches(_ found: [Baseline.Entry]) -> [Baseline.Entry: Baseline.Entry] {
    let files = Dictionary(grouping: found, by: \.path)
    var matches: [Baseline.Entry: Baseline.Entry] = [:]
    var moved: (old: Set<String>, new: Set<String>) = ([], [])
    for pair in pairs(found) where !moved.old.contains(pair.old) && !moved.new.contains(pair.new) {
      moved.old.insert(pair.old)
      moved.new.insert(pair.new)
      for entry in files[pair.new] ?? [] { matches[entry] = open[pair.old]?.removeValue(forKey: Key(entry)) }
    }
    // What one file held may stand in several by now.
    var rest = Dictionary(grouping: open.values.flatMap(\.values).sorted()) { Key($0) }
    for entry in found where matches[entry] == nil { matches[entry] = rest[Key(entry)]?.popLast() }
    return matches
  }

  /// The likeliest first.
  private func pairs(_ found: [Baseline.Entry]) -> [Pair] {
    var holders: [Key: [String]] = [:]
    for (path, entries) in open {
      for key in entries.keys { holders[key, default: []].append(path) }
    }
    var shared: [Pair: Int] = [:]
    for entry in found {
      for old in holders[Key(entry)] ?? [] { shared[Pair(old: old, new: entry.path), default: 0] += 1 }
    }
    return shared.sorted { left, right in
      if left.value != right.value { return left.value > right.value }
      if left.key.hasSameName != right.key.hasSameName { return left.key.hasSameName }
      return (left.key.old, left.key.new) < (right.key.old, right.key.new)
    }.map(\.key)
  }
}

extension Project {
  /// The code of all files that hold at least one of some words. Other files aren't read.
  public func code(mentioning words: [String]) -> [ProjectCode] {
    let words = words.map { Word($0) }
    return files.indices.filter { file in words.contains { mayHold($0, file) } }.flatMap { code(in: facts(of: $0)) }
  }
}

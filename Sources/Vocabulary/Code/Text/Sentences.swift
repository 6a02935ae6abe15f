// Whether a text is a sentence, as far as its words tell that surely.
extension ShownText {
  /// Whether another sentence begins after a period, a question mark or an exclamation mark.
  public var hasSeveralSentences: Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return zip(words, words.dropFirst()).contains { word, next in
      guard let last = word.last, next.first?.isUppercase ?? false else { return false }
      if "?!".contains(last) { return true }
      return last == "." && word.count > 2 && !word.dropLast().contains(".")
        && !EnglishWords.abbreviations.contains(word.bare.lowercased())
    }
  }

  /// Whether it is surely no complete sentence: it begins as one doesn't, is written as a title is, or says what was done
  /// without a verb of its own.
  public var isFragment: Bool {
    let words = self.words.map { $0.lowercased() }
    guard let first = words.first, words.count <= 6, !hasSeveralSentences, !words.contains(where: \.isFinite) else { return false }
    if Verbless.openings.contains(first) { return true }
    if words.count == 1 { return first.isNoun }
    if !Verbless.imperatives.contains(first), isWrittenAsTitle { return true }
    return hasParticiple(words)
  }

  /// Whether all words but small ones begin with a capital.
  private var isWrittenAsTitle: Bool {
    let later = words.dropFirst()
    return later.contains { $0.first?.isUppercase ?? false } && later.allSatisfy { word in
      !(word.first?.isLowercase ?? false) || EnglishWords.small.contains(word.lowercased())
    }
  }

  /// "Coupon added to wallet": what was done, and to what.
  private func hasParticiple(_ words: [String]) -> Bool {
    guard let index = words.firstIndex(where: { $0.hasSuffix("ed") && $0.count > 4 }), index > 0, index + 1 < words.count else {
      return false
    }
    return !Verbless.intransitive.contains(words[index]) && Verbless.prepositions.contains(words[index + 1])
      && !words[..<index].contains { $0.count > 3 && $0.hasSuffix("s") }
  }
}

extension String {
  /// Whether it is a form that only a verb with a subject has, or such a subject.
  fileprivate var isFinite: Bool {
    hasSuffix("n't") || hasSuffix("n’t") || contains("'") || contains("’") || Verbless.finite.contains(self)
  }

  fileprivate var isNoun: Bool { Verbless.exclamations.contains(self) }
}

private enum Verbless {
  static let finite: Set<String> = [
    "am", "is", "are", "was", "were", "be", "been", "has", "have", "had", "do", "does", "did", "can", "cannot", "could", "will",
    "would", "shall", "should", "may", "might", "must", "need", "needs", "i", "you", "he", "she", "it", "we", "they", "there",
    "this", "that", "these", "who", "which", "please", "let", "went", "got", "became", "took", "gave", "lost", "found", "made",
  ]
  /// Words that no sentence begins with, unless it has a finite verb.
  static let openings: Set<String> = [
    "no", "invalid", "incorrect", "wrong", "unknown", "missing", "unable", "unsupported",
  ]
  /// What an alert says in one word.
  static let exclamations: Set<String> = ["error", "warning", "success", "attention", "oops", "failure", "sorry", "done"]
  static let imperatives: Set<String> = [
    "add", "allow", "call", "change", "check", "choose", "close", "connect", "contact", "confirm", "copy", "delete", "enable", "enter",
    "go", "install", "log", "make", "move", "open", "pick", "press", "quit", "read", "remove", "restart", "retry", "save", "scan",
    "select", "send", "set", "share", "sign", "start", "stop", "switch", "take", "tap", "try", "turn", "unlock", "update", "use",
    "verify", "visit", "wait",
  ]
  /// Verbs that have no object, so that what ends like a participle tells what happened: "Upload failed on the way".
  static let intransitive: Set<String> = [
    "appeared", "arrived", "changed", "crashed", "ended", "expired", "failed", "finished", "happened", "moved", "occurred", "opened",
    "started", "stopped", "succeeded", "timed", "turned", "worked",
  ]
  static let prepositions: Set<String> = ["at", "by", "for", "from", "in", "into", "on", "onto", "to", "with"]
}

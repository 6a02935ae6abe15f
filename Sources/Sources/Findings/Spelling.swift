/// Guesses what was meant by a misspelt name.
public enum Spelling {
  /// In bytes.
  private static let longest = 200

  /// The candidate that is most like the word, or none where no one is like enough to be meant.
  public static func suggestion(for word: String, among candidates: [String]) -> String? {
    // What is much longer than any name is no slip.
    guard word.utf8.count <= longest else { return nil }
    let wanted = Array(normalised(word))
    // A third of the letters may be wrong: `heigth` is likely `height`, but `row` isn't `cell`.
    let limit = max(1, (wanted.count + 1) / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates.sorted() {
      let distance = editDistance(wanted, Array(normalised(candidate)))
      if distance <= limit, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.candidate ?? onlyCandidate(containing: normalised(word), among: candidates)
  }

  /// `touch_target` can only mean `small_touch_target`, however many letters are missing.
  private static func onlyCandidate(containing word: String, among candidates: [String]) -> String? {
    guard word.count >= 4 else { return nil }
    let wanted = Array(word)
    let containing = candidates.filter { candidate in
      let letters = Array(normalised(candidate))
      guard letters.count > wanted.count else { return false }
      return (0...letters.count - wanted.count).contains { letters[$0...].starts(with: wanted) }
    }
    return containing.count == 1 ? containing.first : nil
  }

  /// The clause that offers the suggestion, such as "did you mean `height`?".
  public static func question(for word: String, among candidates: [String]) -> String? {
    suggestion(for: word, among: candidates).map { "did you mean `\($0)`?" }
  }

  /// Case and the choice between `-` and `_` are slips that no count of letters should weigh.
  private static func normalised(_ word: String) -> String {
    String(word.lowercased().map { $0 == "-" ? "_" : $0 })
  }

  /// How many letters must be inserted, deleted, replaced or swapped with their neighbour to get from one word to
  /// the other.
  static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
        var distance = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          distance = min(distance, beforePrevious[column - 1] + 1)
        }
        current.append(distance)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}

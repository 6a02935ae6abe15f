/// Names findings by what they are about: the same on every machine, also after lines above them have come or gone.
package struct FindingFingerprints {
  private var occurrences: [Place: Int] = [:]

  private struct Place: Hashable {
    let scope: String
    let hash: ContentHash
  }

  package init() {}

  /// The name of the next finding in the order of the report.
  ///
  /// - Parameters:
  ///   - parts: what it is known by, such as its rule and the text of its line.
  ///   - scope: within what findings alike are told apart, by how many came before.
  package mutating func next(_ parts: [String], in scope: String = "") -> ContentHash {
    var hash = ContentHash.Builder()
    for part in parts { hash.combine(part) }
    let place = Place(scope: scope, hash: hash.hash)
    let occurrence = occurrences[place, default: 0]
    occurrences[place] = occurrence + 1
    hash.combine(occurrence)
    return hash.hash
  }
}

/// Counts things in English.
package enum Plural {
  /// `1 file`, `2 files`.
  package static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

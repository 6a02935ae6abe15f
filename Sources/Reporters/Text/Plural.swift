/// Counts things in English.
enum Plural {
  /// `1 file`, `2 files`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

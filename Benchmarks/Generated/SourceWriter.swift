/// Writes the parts of sources: everything that varies comes from its random numbers, which a file's number begins.
struct SourceWriter {
  let feature: Feature
  private var random: Random

  init(feature: Feature, seed: Int) {
    self.feature = feature
    random = Random(state: UInt64(seed))
  }

  var name: String { feature.name }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func pick(_ words: [String]) -> String { words[number(0...words.count - 1)] }

  /// So many parts, each told its number, with an empty line between them.
  mutating func parts(_ count: ClosedRange<Int>, _ part: (inout SourceWriter, Int) -> String) -> String {
    (0..<size(count)).map { part(&self, $0) }.joined(separator: "\n\n")
  }

  mutating func lines(_ count: ClosedRange<Int>, _ line: (inout SourceWriter, Int) -> String) -> String {
    (0..<size(count)).map { line(&self, $0) }.joined(separator: "\n")
  }

  /// Rather small than large, as the files of an app are.
  private mutating func size(_ range: ClosedRange<Int>) -> Int {
    let share = Double.random(in: 0...1, using: &random)
    return range.lowerBound + Int((Double(range.count - 1) * share * share).rounded())
  }

  /// Such as `invoiceTitle3`; the number keeps it apart from others of its type.
  mutating func property(_ number: Int) -> String {
    pick(Words.nouns).lowercased() + pick(Words.nouns) + String(number)
  }

  mutating func sentence() -> String {
    let words = (0..<number(4...14)).map { _ in pick(Words.prose) }
    return words.joined(separator: " ").capitalizedFirst
  }

  /// A documentation comment.
  mutating func remark(_ indentation: String = "  ") -> String {
    lines(1...3) { writer, _ in indentation + "/// " + writer.sentence() + "." }
  }

  var license: String {
    """
    //
    //  \(name)
    //
    //  Redistribution and use in source and binary forms, with or without modification, are permitted provided that the
    //  above notice and this permission appear in all copies.
    //


    """
  }
}

/// The words that names and sentences are made of.
enum Words {
  static let nouns = [
    "Account", "Album", "Badge", "Balance", "Booking", "Calendar", "Channel", "Chapter", "Contact", "Coupon", "Device",
    "Draft", "Event", "Favorite", "Folder", "Goal", "Group", "Invoice", "Journal", "Lesson", "Location", "Member",
    "Message", "Note", "Offer", "Order", "Payment", "Player", "Playlist", "Podcast", "Profile", "Receipt", "Recipe", "Reminder",
    "Report", "Review", "Route", "Schedule", "Server", "Session", "Station", "Ticket", "Topic", "Transfer", "Voucher",
    "Wallet", "Workout",
  ]
  static let types = ["String", "Int", "Double", "Bool", "Date", "URL", "[String]", "String?", "Date?", "[String: Int]"]
  static let prose = [
    "the", "person", "a", "server", "answer", "when", "list", "is", "empty", "again", "after", "network", "comes",
    "back", "keeps", "order", "of", "what", "was", "chosen", "and", "shows", "it", "until", "next", "change", "without",
    "waiting", "for", "others", "in", "cache", "only", "once", "because", "older", "versions", "café", "don't", "know", "this",
  ]
}

/// SplitMix64: small, and the same everywhere, which the system's generator is not.
struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

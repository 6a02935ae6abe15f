extension Mutation {
  /// What damage does that knows nothing of the format.
  static let bytes = [
    Mutation("flip a bit") { bytes, generator, _ in
      guard !bytes.isEmpty else { return }
      bytes[generator.index(below: bytes.count)] ^= 1 << UInt8(generator.index(below: 8))
    },
    Mutation("replace bytes") { bytes, generator, _ in
      for index in generator.range(in: bytes.count) { bytes[index] = UInt8(generator.index(below: 256)) }
    },
    Mutation("delete bytes") { bytes, generator, _ in bytes.removeSubrange(generator.range(in: bytes.count)) },
    Mutation("cut off") { bytes, generator, _ in bytes.removeSubrange(generator.index(below: bytes.count + 1)...) },
    Mutation("insert a strange character") { bytes, generator, _ in
      let character = strangers.randomElement(using: &generator) ?? []
      bytes.insert(contentsOf: character, at: generator.index(below: bytes.count + 1))
    },
    Mutation("begin with a byte order mark") { bytes, _, _ in bytes = [0xEF, 0xBB, 0xBF] + bytes },
  ]

  /// Characters that some reader gets wrong, and bytes that are no UTF-8.
  private static let strangers: [[UInt8]] = [
    [0], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xFF, 0xFE], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x1B], [0x7F],
  ] + [
    "\u{FEFF}", "\u{2028}", "\u{2029}", "\u{85}", "\u{200B}", "\u{200D}", "\u{301}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
    "🐟", "größe", "\u{202E}", "\u{FFFD}", "\u{10FFFF}", "“", "—", "\u{A0}", "\t", "\u{B}", "\u{C}", "\r",
  ].map { Array($0.utf8) }
}

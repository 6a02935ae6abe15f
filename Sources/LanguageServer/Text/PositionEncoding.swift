/// What counts as one character in a position.
enum PositionEncoding: String, Codable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// Bytes where the client knows them: then nothing needs to be counted. UTF-16 is what every client knows.
  init(offered: [String]) {
    self = offered.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
  }

  /// How many characters a scalar counts as, by the first byte of its UTF-8; none for bytes that continue one.
  func width(_ byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0b1100_0000 == 0b1000_0000 ? 0 : byte >= 0b1111_0000 ? 2 : 1
    }
  }
}

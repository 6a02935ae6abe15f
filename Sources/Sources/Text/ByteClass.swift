/// What a token can begin with.
///
/// Usable from inline, for other modules to look at it in place: that is done for each byte.
@usableFromInline
package enum ByteClass: UInt8 {
  case space
  case newline
  /// What no one writes, and the compiler complains of.
  case control
  case word
  case open
  case close
  case quote
  case backtick
  case pound
  case slash
  case `operator`
  case sign

  @inlinable
  package var isBlank: Bool { self == .space || self == .newline }

  /// The class of each byte, kept for as long as the program runs.
  package nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 1 << UInt8.bitWidth)
    for byte in UInt8.min...UInt8.max { (table + Int(byte)).initialize(to: ByteClass(byte)) }
    return UnsafePointer(table)
  }()

  private init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      self = .word
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .newline
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: self = .space
    case 0..<UInt8(ascii: " "), 0x7F: self = .control
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): self = .close
    case UInt8(ascii: "\""): self = .quote
    case UInt8(ascii: "`"): self = .backtick
    case UInt8(ascii: "#"): self = .pound
    case UInt8(ascii: "/"): self = .slash
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      self = .operator
    default: self = .sign
    }
  }
}

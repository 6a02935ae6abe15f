/// What must stand in a file for a rule to look there: letters, or letters in the name of what is called.
package struct Trigger: Sendable {
  /// As the rule writes it.
  let text: String
  let letters: [UInt8]
  /// Whether the rest of a name and a call's bracket or brace must follow the letters.
  private let isCall: Bool

  init(_ text: String) {
    self.text = text
    isCall = text.hasSuffix(Trigger.call)
    letters = Array(text.utf8.dropLast(isCall ? Trigger.call.utf8.count : 0))
  }

  /// At the end of a trigger: `lert…(` stands in `Alert(`, in `.alert {` and in `showAlertOf(`.
  private static let call = "…("

  func stands(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes[start...].starts(with: letters) else { return false }
    return !isCall || beginsCall(bytes[(start + letters.count)...])
  }

  private func beginsCall(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let next = rest.drop { ByteClass.table[Int($0)] == .word }.first { $0 != UInt8(ascii: " ") }
    return next == UInt8(ascii: "(") || next == UInt8(ascii: "{")
  }
}

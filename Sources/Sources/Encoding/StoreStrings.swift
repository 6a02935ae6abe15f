/// The strings that were written, each of them once: names repeat a lot.
struct StoreStrings {
  private struct Slot {
    var hash: UInt64 = 0
    /// Where its bytes were written.
    var start = 0
    var length: UInt32 = 0
    /// One for the string that was written first; 0 where there is none.
    var number: UInt32 = 0
  }

  /// A power of two of them, half of them free at least.
  private var slots = [Slot](repeating: Slot(), count: 256)
  private var count: UInt32 = 0

  /// Writes a string's number where it was written before, otherwise 0 and its bytes.
  mutating func write(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout StoreBuffer) {
    let hash = Word(text).hash
    var index = first(hash)
    while slots[index].number != 0 {
      let slot = slots[index]
      if slot.hash == hash, slot.length == text.count, bytes.holds(text, at: slot.start) {
        bytes.append(varint: UInt64(slot.number))
        return
      }
      index = (index + 1) & (slots.count - 1)
    }
    bytes.append(0)
    bytes.append(varint: UInt64(text.count))
    count += 1
    slots[index] = Slot(hash: hash, start: bytes.count, length: UInt32(text.count), number: count)
    bytes.append(text)
    if Int(count) * 2 > slots.count { grow() }
  }

  private func first(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (slots.count - 1)
  }

  private mutating func grow() {
    let full = slots
    slots = [Slot](repeating: Slot(), count: full.count * 2)
    for slot in full where slot.number != 0 {
      var index = first(slot.hash)
      while slots[index].number != 0 { index = (index + 1) & (slots.count - 1) }
      slots[index] = slot
    }
  }
}

/// Bytes that grow at their end.
struct StoreBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 4096
    start = .allocate(capacity: capacity)
  }

  deinit {
    start.deallocate()
  }

  private mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    (start + count).initialize(to: byte)
    count += 1
  }

  mutating func append(varint value: UInt64) {
    // Ten times seven bits are the first to hold 64.
    reserve(10)
    var rest = value
    while rest >= 0x80 {
      (start + count).initialize(to: UInt8(truncatingIfNeeded: rest) | 0x80)
      count += 1
      rest >>= 7
    }
    (start + count).initialize(to: UInt8(truncatingIfNeeded: rest))
    count += 1
  }

  mutating func append(fixed value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { append($0.assumingMemoryBound(to: UInt8.self)) }
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    reserve(bytes.count)
    (start + count).initialize(from: first, count: bytes.count)
    count += bytes.count
  }

  /// Whether these bytes were written at an offset.
  func holds(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard bytes.count <= count - offset else { return false }
    for index in bytes.indices where start[offset + index] != bytes[index] { return false }
    return true
  }

  /// All bytes, with the seal of those behind it in the place of the first.
  func sealed() -> [UInt8] {
    let written = UnsafeMutableRawBufferPointer(start: start, count: count)
    let size = MemoryLayout<UInt64>.size
    let seal = StoreSeal.of(UnsafeRawBufferPointer(rebasing: written[size...]))
    written.storeBytes(of: seal.littleEndian, as: UInt64.self)
    return Array(written)
  }
}

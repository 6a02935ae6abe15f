extension LineTable: Storable {
  /// The lengths of the lines, which are small numbers.
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    writer.write(varint: UInt64(starts.count))
    var end: UInt32 = 0
    for start in starts {
      writer.write(varint: UInt64(start - end))
      end = start
    }
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    let count = try reader.readCount()
    // A position is looked up in the line before it.
    guard count > 0 else { throw StoreDamage() }
    var starts: [UInt32] = []
    starts.reserveCapacity(count)
    var end: UInt64 = 0
    for _ in 0..<count {
      end += UInt64(try UInt32(from: &reader))
      guard let start = UInt32(exactly: end) else { throw StoreDamage() }
      starts.append(start)
    }
    self.starts = starts
  }
}

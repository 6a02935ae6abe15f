// What all other values are made of.

extension String: Storable {
  package func write(to writer: inout StoreWriter) {
    writer.write(string: self)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self = try reader.readString()
  }
}

extension Bool: Storable {
  package func write(to writer: inout StoreWriter) {
    writer.write(byte: self ? 1 : 0)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    let byte = try reader.readByte()
    guard byte <= 1 else { throw StoreDamage() }
    self = byte == 1
  }
}

/// A count, a line or a column: a number that isn't one of these can be written, but not read.
extension Int: Storable {
  package func write(to writer: inout StoreWriter) {
    writer.write(varint: UInt64(bitPattern: Int64(self)))
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    // Far from where arithmetic would overflow.
    self = Int(try UInt32(from: &reader))
  }
}

extension UInt32: Storable {
  package func write(to writer: inout StoreWriter) {
    writer.write(varint: UInt64(self))
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    guard let value = UInt32(exactly: try reader.readVarint()) else { throw StoreDamage() }
    self = value
  }
}

extension Double: Storable {
  package func write(to writer: inout StoreWriter) {
    // Whole numbers and halves have zeros at their end, and turned round are small.
    writer.write(varint: bitPattern.byteSwapped)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(bitPattern: try reader.readVarint().byteSwapped)
    // No literal is one, and nothing may be equal to it.
    if isNaN { throw StoreDamage() }
  }
}

extension ClosedRange<Int>: Storable {
  package func write(to writer: inout StoreWriter) {
    lowerBound.write(to: &writer)
    (upperBound - lowerBound).write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    let start = try Int(from: &reader)
    self = start...(start + (try Int(from: &reader)))
  }
}

extension ByteRange: Storable {
  package func write(to writer: inout StoreWriter) {
    writer.write(range: self)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self = try reader.readRange()
  }
}

extension Optional: Storable where Wrapped: Storable {
  package func write(to writer: inout StoreWriter) {
    switch self {
    case nil: writer.write(byte: 0)
    case let value?:
      writer.write(byte: 1)
      value.write(to: &writer)
    }
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    guard try Bool(from: &reader) else {
      self = nil
      return
    }
    self = .some(try Wrapped(from: &reader))
  }
}

extension Array: Storable where Element: Storable {
  package func write(to writer: inout StoreWriter) {
    writer.write(varint: UInt64(count))
    for element in self { element.write(to: &writer) }
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self = []
    // Nothing takes less than a byte.
    let count = try reader.readCount()
    // Most are empty, and then what the elements are needn't be known.
    if count == 0 { return }
    // An element may take far more room in memory than it has bytes here, and it may not be one.
    reserveCapacity(Swift.min(count, 16))
    for _ in 0..<count { append(try Element(from: &reader)) }
  }
}

/// In the order of the keys, so that the same is always written alike.
extension Dictionary: Storable where Key == String, Value: Storable {
  package func write(to writer: inout StoreWriter) {
    let ordered = sorted { $0.key < $1.key }
    ordered.map(\.key).write(to: &writer)
    ordered.map(\.value).write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    let keys: [String] = try reader.read()
    let values: [Value] = try reader.read()
    guard keys.count == values.count else { throw StoreDamage() }
    self.init(zip(keys, values)) { first, _ in first }
  }
}

/// Plain cases are written by their names, which are strings among strings.
extension Storable where Self: RawRepresentable<String> {
  package func write(to writer: inout StoreWriter) {
    writer.write(string: rawValue)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    guard let value = Self(rawValue: try reader.readString()) else { throw StoreDamage() }
    self = value
  }
}

extension ContentHash: Storable {
  package func write(to writer: inout StoreWriter) {
    writer.write(fixed: low)
    writer.write(fixed: high)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(low: try reader.readFixed(), high: try reader.readFixed())
  }
}

// What all other values are made of.

extension String: Storable {
  @inlinable
  package func write(to writer: inout StoreWriter) {
    writer.write(string: self)
  }

  @inlinable
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self = try reader.readString()
  }
}

extension Bool: Storable {
  @inlinable
  package func write(to writer: inout StoreWriter) {
    writer.write(byte: self ? 1 : 0)
  }

  @inlinable
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    let byte = try reader.readByte()
    guard byte <= 1 else { throw StoreDamage() }
    self = byte == 1
  }
}

/// A count, a line or a column: a number that isn't one of these can be written, but not read.
extension Int: Storable {
  @inlinable
  package func write(to writer: inout StoreWriter) {
    writer.write(varint: UInt64(bitPattern: Int64(self)))
  }

  @inlinable
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    // Far from where arithmetic would overflow.
    self = Int(try UInt32(from: &reader))
  }
}

extension UInt32: Storable {
  @inlinable
  package func write(to writer: inout StoreWriter) {
    writer.write(varint: UInt64(self))
  }

  @inlinable
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    guard let value = UInt32(exactly: try reader.readVarint()) else { throw StoreDamage() }
    self = value
  }
}

extension Double: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    // Whole numbers and halves have zeros at their end, and turned round are small.
    writer.write(varint: bitPattern.byteSwapped)
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(bitPattern: try reader.readVarint().byteSwapped)
    // No literal is one, and nothing may be equal to it.
    if isNaN { throw StoreDamage() }
  }
}

extension ClosedRange<Int>: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    lowerBound.write(to: &writer)
    (upperBound - lowerBound).write(to: &writer)
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    let start = try Int(from: &reader)
    self = start...(start + (try Int(from: &reader)))
  }
}

extension ByteRange: Storable {
  @inlinable
  package func write(to writer: inout StoreWriter) {
    writer.write(range: self)
  }

  @inlinable
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self = try reader.readRange()
  }
}

/// In the order of the keys, so that the same is always written alike.
extension Dictionary: Storable where Key == String, Value: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    let ordered = sorted { $0.key < $1.key }
    ordered.map(\.key).write(to: &writer)
    ordered.map(\.value).write(to: &writer)
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    let keys: [String] = try reader.read()
    let values: [Value] = try reader.read()
    guard keys.count == values.count else { throw StoreDamage() }
    self.init(zip(keys, values)) { first, _ in first }
  }
}

/// Plain cases are written by their names, which are strings among strings.
extension Storable where Self: RawRepresentable<String> {
  @inlinable
  package func write(to writer: inout StoreWriter) {
    writer.write(string: rawValue)
  }

  @inlinable
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    guard let value = Self(rawValue: try reader.readString()) else { throw StoreDamage() }
    self = value
  }
}

extension ContentHash: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    writer.write(fixed: low)
    writer.write(fixed: high)
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(low: try reader.readFixed(), high: try reader.readFixed())
  }
}

extension Word: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    writer.write(fixed: hash)
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(hash: try reader.readFixed())
  }
}

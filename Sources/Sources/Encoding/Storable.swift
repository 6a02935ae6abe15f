/// A value with a binary form, which is small and soon read.
///
/// The form is for a cache, not for exchange: only the version of the linter that wrote it can read it.
///
/// All that leads from one value to the next is usable from inline, so that each module has code of its own for the
/// lists and optional values of its types. Code for any type would have to look up what it deals with each time.
@usableFromInline
package protocol Storable {
  func write(to writer: inout StoreWriter)
  init(from reader: inout StoreReader) throws(StoreDamage)

  static func write(_ list: [Self], to writer: inout StoreWriter)
  static func readList(from reader: inout StoreReader) throws(StoreDamage) -> [Self]

  static func write(_ value: Self?, to writer: inout StoreWriter)
  static func readOptional(from reader: inout StoreReader) throws(StoreDamage) -> Self?
}

/// Bytes that no writer wrote: cut off, overwritten, or those of something else.
@usableFromInline
package struct StoreDamage: Error {
  @inlinable
  package init() {}
}

// MARK: - Lists and optional values

extension Storable {
  @inlinable
  package static func write(_ list: [Self], to writer: inout StoreWriter) {
    writer.write(varint: UInt64(list.count))
    for element in list { element.write(to: &writer) }
  }

  @inlinable
  package static func readList(from reader: inout StoreReader) throws(StoreDamage) -> [Self] {
    // Nothing takes less than a byte.
    let count = try reader.readCount()
    var list: [Self] = []
    // Most are empty, and then what the elements are needn't be known.
    if count == 0 { return list }
    // An element may take far more room in memory than it has bytes here, and it may not be one.
    list.reserveCapacity(Swift.min(count, 16))
    for _ in 0..<count { list.append(try Self(from: &reader)) }
    return list
  }

  @inlinable
  package static func write(_ value: Self?, to writer: inout StoreWriter) {
    guard let value else { return writer.write(byte: 0) }
    writer.write(byte: 1)
    value.write(to: &writer)
  }

  @inlinable
  package static func readOptional(from reader: inout StoreReader) throws(StoreDamage) -> Self? {
    try Bool(from: &reader) ? .some(try Self(from: &reader)) : nil
  }
}

extension Array: Storable where Element: Storable {
  @inlinable
  package func write(to writer: inout StoreWriter) {
    Element.write(self, to: &writer)
  }

  @inlinable
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self = try Element.readList(from: &reader)
  }
}

extension Optional: Storable where Wrapped: Storable {
  @inlinable
  package func write(to writer: inout StoreWriter) {
    Wrapped.write(self, to: &writer)
  }

  @inlinable
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self = try Wrapped.readOptional(from: &reader)
  }
}

// MARK: - Bytes

extension Storable {
  /// The value's binary form; nil where the value nests too deeply to be read again.
  package var stored: [UInt8]? {
    var writer = StoreWriter()
    write(to: &writer)
    return writer.finished()
  }

  /// Reads a value from its binary form.
  ///
  /// Whatever the bytes are, that takes no more time and memory than their number allows.
  ///
  /// - Parameter companion: what the value, or one within it, needs beside its bytes.
  package init(stored bytes: UnsafeRawBufferPointer, with companion: AnyObject? = nil) throws(StoreDamage) {
    var reader = try StoreReader(bytes, with: companion)
    guard try reader.readFixed() == StoreSeal.of(reader.rest) else { throw StoreDamage() }
    try self.init(from: &reader)
    guard reader.rest.isEmpty else { throw StoreDamage() }
  }
}

/// Stands before what was written, and fits nothing else: damage would seldom be seen from what is read alone.
enum StoreSeal {
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    ContentHash(bytes).low
  }
}

/// A value with a binary form, which is small and soon read.
///
/// The form is for a cache, not for exchange: only the version of the linter that wrote it can read it.
package protocol Storable {
  func write(to writer: inout StoreWriter)
  init(from reader: inout StoreReader) throws(StoreDamage)
}

/// Bytes that no writer wrote: cut off, overwritten, or those of something else.
package struct StoreDamage: Error {
  package init() {}
}

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

/// A value that is stored as its parts, one after the other.
///
/// What they are is said once, and serves to write the value as well as to read it.
///
/// Expressions, statements and what lies between them are read and written by hand. They nest as deeply as
/// `StoreReader.deepest`, and in a debug build a form would take more of the stack than there is. There are so
/// many of them, too, that a fifth of all instructions is saved by it.
@usableFromInline
package protocol Composed: Storable {
  static var form: StoredForm<Self> { get }
}

extension Composed {
  @inlinable
  package func write(to writer: inout StoreWriter) {
    Self.form.write(self, &writer)
  }

  @inlinable
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self = try Self.form.read(&reader)
  }
}

/// How a value is put together from its parts, and where each of these lies in it.
@usableFromInline
package struct StoredForm<Whole> {
  @usableFromInline let write: (Whole, inout StoreWriter) -> Void
  @usableFromInline let read: (inout StoreReader) throws(StoreDamage) -> Whole

  /// - Parameters:
  ///   - make: puts the parts together again.
  ///   - parts: where they lie, in the order in which `make` takes them.
  @inlinable @inline(__always)
  package init<each Part: Storable>(
    _ make: @escaping (repeat each Part) -> Whole,
    _ parts: repeat @escaping (Whole) -> each Part
  ) {
    write = { whole, writer in repeat (each parts)(whole).write(to: &writer) }
    read = { (reader) throws(StoreDamage) in make(repeat try (each Part)(from: &reader)) }
  }
}

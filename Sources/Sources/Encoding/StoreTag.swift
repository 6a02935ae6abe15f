// A case is a byte that tells it from the others, and then what belongs to it.

extension StoreWriter {
  @inlinable
  package mutating func write(tag: some RawRepresentable<UInt8>) {
    write(byte: tag.rawValue)
  }

  @inlinable
  package mutating func write(tag: some RawRepresentable<UInt8>, _ value: some Storable) {
    write(tag: tag)
    value.write(to: &self)
  }

  @inlinable
  package mutating func write(tag: some RawRepresentable<UInt8>, _ first: some Storable, _ second: some Storable) {
    write(tag: tag, first)
    second.write(to: &self)
  }

  // A list of any length would be copied for the call, which takes longer than to write it.
  @inlinable
  package mutating func write(
    tag: some RawRepresentable<UInt8>,
    _ first: some Storable,
    _ second: some Storable,
    _ third: some Storable
  ) {
    write(tag: tag, first, second)
    third.write(to: &self)
  }
}

extension StoreReader {
  @inlinable
  package mutating func readTag<Tag: RawRepresentable<UInt8>>(_: Tag.Type) throws(StoreDamage) -> Tag {
    guard let tag = Tag(rawValue: try readByte()) else { throw StoreDamage() }
    return tag
  }
}

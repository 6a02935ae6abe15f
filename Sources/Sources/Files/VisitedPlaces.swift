/// Where walks have been, by whatever paths: another walk passes that over.
package struct VisitedPlaces: Sendable {
  private var places: Set<FileIdentity> = []
  private var enclaves: Set<FileIdentity> = []

  package init() {}

  /// - Returns: whether it is new.
  mutating func insert(_ place: FileIdentity) -> Bool {
    places.insert(place).inserted
  }

  /// Leaves a folder that was just inserted to another walk, since it has rules of its own.
  ///
  /// - Returns: whether it is the first time.
  mutating func leave(_ enclave: FileIdentity) -> Bool {
    places.remove(enclave)
    return enclaves.insert(enclave).inserted
  }
}

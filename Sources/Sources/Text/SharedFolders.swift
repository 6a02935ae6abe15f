extension String {
  /// How many leading folders two paths have in common.
  package func sharedFolders(with other: String) -> Int {
    let others = other.utf8
    var place = others.startIndex
    var shared = 0
    for byte in utf8 {
      guard place < others.endIndex, byte == others[place] else { return shared }
      if byte == UInt8(ascii: "/") { shared += 1 }
      others.formIndex(after: &place)
    }
    return shared
  }
}

extension StringProtocol {
  /// How many leading folders two paths have in common.
  package func sharedFolders(with other: some StringProtocol) -> Int {
    var shared = 0
    for (left, right) in zip(utf8, other.utf8) {
      guard left == right else { return shared }
      if left == UInt8(ascii: "/") { shared += 1 }
    }
    return shared
  }
}

extension ProjectIndex {
  /// The words that name a class of controls or bar items, the frameworks' or the project's, or what makes any view one.
  static func controlWords(_ entries: [TypeEntry], _ ancestors: [[Int]]) -> [Word] {
    let known = Set(FrameworkTypes.kinds(of: ["UIControl", "UIBarButtonItem"]))
    func inherits(_ index: Int) -> Bool {
      entries[index].places.contains { $0.header.inherited.contains { known.contains($0.base) } }
    }
    let own = entries.indices.filter { inherits($0) || ancestors[$0].contains(where: inherits) }
    let names = own.map { TypeNames.last(entries[$0].name) }
    return Set(known).union(names).union(["UITapGestureRecognizer"]).sorted().map { Word($0) }
  }
}

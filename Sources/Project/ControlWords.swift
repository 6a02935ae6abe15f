extension ProjectIndex {
  /// The words that name a class of controls or bar items, the frameworks' or the project's, or what makes any view one.
  static func controlWords(_ entries: [TypeEntry], _ ancestors: NumberLists) -> [Word] {
    let known = Set(FrameworkTypes.kinds(of: ["UIControl", "UIBarButtonItem"]))
    let names = inheritors(of: known, entries, ancestors).map { TypeNames.last(entries[$0].name) }
    return Set(known).union(names).union(["UITapGestureRecognizer", "tapGesture", "tapped", "touchUpInside"]).sorted().map { Word($0) }
  }
}

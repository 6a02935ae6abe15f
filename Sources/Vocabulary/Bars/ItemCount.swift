/// How many items code gives to a bar at once, at least and on one path.
public struct ItemCount {
  /// On the path that gives it the most.
  public let count: Int
  /// The literal with the items, or what is handed to the bar.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension CodeScope {
  /// The most items that an array holds on one path that a phone takes, where bars have the least room; nil where it isn't known.
  ///
  /// - Parameter isCounted: which elements are items.
  func mostItems(in array: Expression, where isCounted: (ArrayElement) -> Bool = { _ in true }) -> ItemCount? {
    guard let count = elements(of: array, assuming: .phone).map({ path in path.count { isCounted($0) } }).max() else { return nil }
    let place = literal(behind: array)
    return ItemCount(count: count, range: place.range, file: place.file)
  }

  /// Where an array's literal stands, if a constant leads straight to it.
  private func literal(behind array: Expression) -> (range: ByteRange, file: Int) {
    if let constant = constant(array), case .array = constant.expression.kind {
      return (constant.expression.range, constant.scope.file)
    }
    return (array.range, file)
  }
}

extension Array where Element == ItemCount {
  /// Each place once, with the most items that it is found to have.
  var merged: [ItemCount] {
    var found: [ItemCount] = []
    for item in self {
      if let index = found.firstIndex(where: { $0.range == item.range && $0.file == item.file }) {
        found[index] = found[index].count < item.count ? item : found[index]
      } else {
        found.append(item)
      }
    }
    return found
  }
}

extension Array {
  /// How many elements are such ones.
  func count(where isMeant: (Element) -> Bool) -> Int { reduce(0) { $0 + (isMeant($1) ? 1 : 0) } }
}

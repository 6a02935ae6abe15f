/// Lists of numbers by name, of which most hold one number alone.
struct NumbersByName: Sendable {
  /// The only number of a name, or where its list stands among those of several, counted down from -1.
  private var places: [String: Int] = [:]
  private var several: [[Int]] = []

  mutating func add(_ number: Int, to name: String) {
    guard let place = places[name] else { return places[name] = number }
    if place < 0 { return several[~place].append(number) }
    places[name] = ~several.count
    several.append([place, number])
  }

  /// In the order in which they were added; nil where there are none.
  subscript(name: String) -> [Int]? {
    places[name].map { $0 < 0 ? several[~$0] : [$0] }
  }

  func contains(_ name: String) -> Bool { places[name] != nil }

  /// The one that was added last.
  func last(_ name: String) -> Int? {
    places[name].flatMap { $0 < 0 ? several[~$0].last : $0 }
  }
}

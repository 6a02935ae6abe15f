/// Lists of numbers by name, of which most hold one number alone.
///
/// Names are told apart as filters do it, by their words: there may be as many as types in the largest of projects.
struct NumbersByName: Sendable {
  /// The only number of a name, or where its list stands among those of several, counted down from -1.
  private var places: [Word: Int32] = [:]
  private var several: [[Int]] = []

  mutating func add(_ number: Int, to name: String) {
    let name = Word(name)
    guard let place = places[name] else { return places[name] = Int32(number) }
    if place < 0 { return several[Int(~place)].append(number) }
    places[name] = ~Int32(several.count)
    several.append([Int(place), number])
  }

  /// In the order in which they were added; nil where there are none.
  subscript(name: String) -> [Int]? {
    places[Word(name)].map { $0 < 0 ? several[Int(~$0)] : [Int($0)] }
  }

  func contains(_ name: String) -> Bool { places[Word(name)] != nil }

  /// The one that was added last.
  func last(_ name: String) -> Int? {
    places[Word(name)].flatMap { $0 < 0 ? several[Int(~$0)].last : Int($0) }
  }
}

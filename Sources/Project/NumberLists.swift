/// Lists of numbers, one behind the other: as many as there are files or types, and most of them short or empty.
package struct NumberLists: Sendable {
  /// Where each list ends.
  private let ends: [Int32]
  private let numbers: [Int]

  /// - Parameters:
  ///   - count: how many lists there are.
  ///   - list: gives one of them.
  init(count: Int, _ list: (Int) -> [Int]) {
    var ends: [Int32] = []
    var numbers: [Int] = []
    ends.reserveCapacity(count)
    for index in 0..<count {
      numbers += list(index)
      ends.append(Int32(numbers.count))
    }
    (self.ends, self.numbers) = (ends, numbers)
  }

  /// - Parameters:
  ///   - count: how many lists there are.
  ///   - forEach: tells of each number and the list that it is added to, twice alike.
  init(count: Int, _ forEach: (_ add: (_ number: Int, _ list: Int) -> Void) -> Void) {
    var counts = [Int32](repeating: 0, count: count)
    forEach { counts[$1] += 1 }
    var end: Int32 = 0
    var ends = counts.map { count -> Int32 in
      defer { end += count }
      return end
    }
    var numbers = [Int](repeating: 0, count: Int(end))
    forEach { number, list in
      numbers[Int(ends[list])] = number
      ends[list] += 1
    }
    (self.ends, self.numbers) = (ends, numbers)
  }

  package var indices: Range<Int> { ends.indices }

  package subscript(list: Int) -> ArraySlice<Int> {
    numbers[(list == 0 ? 0 : Int(ends[list - 1]))..<Int(ends[list])]
  }
}

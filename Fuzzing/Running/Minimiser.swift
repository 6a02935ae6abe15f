import Foundation

/// Takes from a text what it doesn't need to fail.
struct Minimiser {
  /// When it has tried enough.
  let deadline: UInt64
  /// Whether a text still fails in the same way.
  let fails: ([UInt8]) throws -> Bool

  func minimise(_ bytes: [UInt8]) throws -> [UInt8] {
    var smallest = bytes
    for pieces in [Pieces.lines, Pieces.tokens, Pieces.bytes] { smallest = try minimise(pieces(smallest)) }
    return smallest
  }

  /// Takes out ever smaller runs of pieces, for as long as that helps.
  private func minimise(_ pieces: [ArraySlice<UInt8>]) throws -> [UInt8] {
    var pieces = pieces
    var length = max(pieces.count / 2, 1)
    while !pieces.isEmpty {
      var start = 0
      var isSmaller = false
      while start < pieces.count, DispatchTime.now().uptimeNanoseconds < deadline {
        let rest = Array(pieces[..<start] + pieces[min(start + length, pieces.count)...])
        if try fails(Array(rest.joined())) {
          pieces = rest
          isSmaller = true
        } else {
          start += length
        }
      }
      if length == 1, !isSmaller || DispatchTime.now().uptimeNanoseconds >= deadline { break }
      length = max(length / 2, 1)
    }
    return Array(pieces.joined())
  }
}

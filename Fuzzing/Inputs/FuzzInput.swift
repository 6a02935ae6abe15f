/// One text to examine.
struct FuzzInput: Sendable {
  /// The index of its target among all.
  let target: Int
  var bytes: [UInt8]
  /// The names of the mutations that made it, in order.
  let mutations: [String]
}

/// One way to change a text.
struct Mutation: Sendable {
  let name: String
  let apply: @Sendable (inout [UInt8], inout SeededGenerator, Material) -> Void

  init(_ name: String, _ apply: @escaping @Sendable (inout [UInt8], inout SeededGenerator, Material) -> Void) {
    self.name = name
    self.apply = apply
  }
}

extension Mutation {
  /// For every format: its tokens, its lines, its brackets, and now and then plain bytes.
  static let general = tokens + tokens + lines + nesting + bytes
}

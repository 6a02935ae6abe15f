/// How deeply code may nest that is read: beyond what people write, and far from the end of a stack.
package enum NestingLimit {
  /// How many expressions may lie within each other.
  package static let expressions = 1000
  /// How many brackets may be open. It is the parser's own limit in release builds; in debug builds that would be 20, and
  /// the tool that a plugin runs is a debug build.
  package static let brackets = 256
}

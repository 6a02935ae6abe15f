import HIGLintEngine

extension Expression {
  /// What the expression says, in brief and as facts hold it: calls by the labels of their arguments, code left out.
  var brief: String {
    brief(8)
  }

  private func brief(_ depth: Int) -> String {
    guard depth > 0 else { return "…" }
    switch kind {
    case .number(let value): return OptionValue.text(of: value)
    case .string(let text): return "\"\(Self.short(text))\""
    case .interpolation: return "\"…\""
    case .boolean(let value): return value ? "true" : "false"
    case .nil: return "nil"
    case .name(let name): return name
    case .member(let base, let name): return "\(base?.brief(depth - 1) ?? "").\(name)"
    case .call(let call): return call.callee.brief(depth - 1) + "(\(call.arguments.map(Self.label).joined()))"
    case .element(let base, _): return "\(base.brief(depth - 1))[…]"
    case .closure: return "{ … }"
    case .array(let elements): return elements.isEmpty ? "[]" : "[…]"
    case .dictionary(let pairs): return pairs.isEmpty ? "[:]" : "[…: …]"
    case .tuple: return "(…)"
    case .assignment(let left, let name, let right), .binary(let left, let name, let right):
      return "\(left.brief(depth - 1)) \(name) \(right.brief(depth - 1))"
    case .prefix(let name, let operand): return name + operand.brief(depth - 1)
    case .conditional(_, let first, let second): return "… ? \(first.brief(depth - 1)) : \(second.brief(depth - 1))"
    case .cast(let value, let word, let type): return "\(value.brief(depth - 1)) \(word) \(type.text)"
    case .branch(let branch): return "\(branch.kind.rawValue) …"
    case .selector(let name): return "#selector(\(name))"
    case .keyPath(let name): return "\\.\(name)"
    case .other: return "…"
    }
  }

  private static func label(_ argument: Argument) -> String { "\(argument.label ?? "_"):" }

  private static func short(_ text: String) -> String {
    text.count > 32 ? "\(text.prefix(31))…" : text
  }
}

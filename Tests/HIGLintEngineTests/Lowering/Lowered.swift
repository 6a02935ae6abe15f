import HIGLintEngine
@testable import HIGLintSyntax

/// Code as the engine reads it.
enum Lowered {
  static func facts(_ source: String, path: String = "Sample.swift") -> FileFacts {
    Lowering(Array(source.utf8)).facts(path: path)
  }

  /// The statements of a function's body, one line each.
  static func statements(_ source: String) -> [String] {
    let file = facts("func run() {\n\(source)\n}")
    return (file.functions.first?.body ?? []).map(\.outline)
  }

  /// A single expression.
  static func expression(_ source: String) -> String {
    statements(source).joined(separator: "; ")
  }
}

extension FileFacts {
  func type(_ name: String) -> TypeFacts? { types.first { $0.name == name } }
}

// Written out in one way, with every binary operation in parentheses, so that a test reads what was understood.

extension Expression {
  var outline: String {
    switch kind {
    case .number(let value): value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    case .string(let text): "\"\(text)\""
    case .interpolation(let parts): "interpolation(\(parts.outline))"
    case .boolean(let value): String(value)
    case .nil: "nil"
    case .name(let name): name
    case .member(let base, let name): "\(base?.outline ?? "").\(name)"
    case .call(let call): "\(call.callee.outline)(\(call.arguments.outline))"
    case .element(let base, let arguments): "\(base.outline)[\(arguments.outline)]"
    case .closure(let closure): closure.outline
    case .array(let elements): "[\(elements.outline)]"
    case .dictionary(let pairs): "[\(pairs.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", "))]"
    case .tuple(let arguments): "tuple(\(arguments.outline))"
    case .assignment(let left, let name, let right), .binary(let left, let name, let right):
      "(\(left.outline) \(name) \(right.outline))"
    case .prefix(let name, let operand): "(\(name)\(operand.outline))"
    case .conditional(let condition, let first, let second):
      "(\(condition.outline) ? \(first.outline) : \(second.outline))"
    case .cast(let value, let name, let type): "(\(value.outline) \(name) \(type))"
    case .branch(let branch): branch.outline
    case .selector(let name): "#selector(\(name))"
    case .keyPath(let name): "\\.\(name)"
    case .other(let parts): "other(\(parts.outline))"
    }
  }
}

extension Closure {
  var outline: String {
    let names = parameters.isEmpty ? "" : "\(parameters.joined(separator: ", ")) in "
    return "{ \(names)\(body.outline) }"
  }
}

extension Branch {
  var outline: String {
    "\(kind.rawValue)\(subject.map { " \($0.outline)" } ?? "")" + arms.map { " \($0.outline)" }.joined()
  }
}

extension Branch.Arm {
  var outline: String {
    isFallback ? "else { \(body.outline) }" : "[\(conditions.map(\.outline).joined(separator: ", "))] { \(body.outline) }"
  }
}

extension Branch.Condition {
  var outline: String {
    let parts = [
      names.isEmpty ? nil : "let \(names.joined(separator: " "))",
      pattern.map { "case \($0.outline)" },
      value.map(\.outline),
    ]
    return parts.compactMap { $0 }.joined(separator: " = ")
  }
}

extension Variable {
  var outline: String {
    [
      "\(isConstant ? "let" : "var") \(name)",
      type.map { ": \($0)" },
      initialValue.map { " = \($0.outline)" },
      getter.map { " get { \($0.outline) }" },
      observers.isEmpty ? nil : " set { \(observers.outline) }",
    ].compactMap { $0 }.joined()
  }
}

extension Statement {
  var outline: String {
    switch kind {
    case .expression(let expression): expression.outline
    case .variable(let variable): variable.outline
    case .function(let function): "func \(function.signature) { \((function.body ?? []).outline) }"
    case .return(let value): "return \(value?.outline ?? "")"
    case .branch(let branch): branch.outline
    case .loop(let loop): "loop \(loop.names.joined(separator: " ")) (\(loop.header.outline)) { \(loop.body.outline) }"
    case .block(let body): "block { \(body.outline) }"
    case .jump(let value): "jump \(value?.outline ?? "")"
    }
  }
}

extension [Statement] {
  var outline: String { map(\.outline).joined(separator: "; ") }
}

extension [Expression] {
  var outline: String { map(\.outline).joined(separator: ", ") }
}

extension [Argument] {
  var outline: String { map { "\($0.label.map { "\($0): " } ?? "")\($0.value.outline)" }.joined(separator: ", ") }
}

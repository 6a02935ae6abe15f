/// What is looked for in code, as a value that finds it and knows the words that stand wherever it is: whoever asks for
/// it can't leave out code that it may be in.
public protocol SoughtCode: Sendable {
  /// What is told of a place where it is found.
  associatedtype Match

  /// One of them stands in any code that holds it.
  var words: Set<String> { get }

  /// - Returns: nil for an expression that is something else.
  func match(_ expression: Expression) -> Match?
}

/// A call of anything that has one of some names, of whatever type.
public struct SoughtCall: SoughtCode {
  public let words: Set<String>

  public func match(_ expression: Expression) -> Call? {
    guard let call = expression.call, let name = call.name, words.contains(name) else { return nil }
    return call
  }
}

/// An assignment to a variable or member that has one of some names, by `=` or another operator.
public struct SoughtAssignment: SoughtCode {
  public let words: Set<String>

  public func match(_ expression: Expression) -> (target: Expression, value: Expression)? {
    guard case .assignment(let target, _, let value) = expression.kind, let name = target.lastName, words.contains(name)
    else { return nil }
    return (target, value)
  }
}

/// A call of an initialiser of one of some types.
public struct SoughtConstruction: SoughtCode {
  public let words: Set<String>

  public func match(_ expression: Expression) -> Call? {
    guard let type = expression.constructedType, words.contains(type.base) else { return nil }
    return expression.call
  }
}

/// A name or member that is one of some names, called or not.
public struct SoughtMention: SoughtCode {
  public let words: Set<String>

  public func match(_ expression: Expression) -> Expression? {
    expression.lastName.map(words.contains) ?? false ? expression : nil
  }
}

extension SoughtCode where Self == SoughtCall {
  /// - Parameter names: of the functions and methods that are called, without labels.
  public static func call(of names: Set<String>) -> Self { SoughtCall(words: names) }
}

extension SoughtCode where Self == SoughtAssignment {
  /// - Parameter names: of the variables and members.
  public static func assignment(to names: Set<String>) -> Self { SoughtAssignment(words: names) }
}

extension SoughtCode where Self == SoughtConstruction {
  /// - Parameter types: their names, without those of types around them.
  public static func construction(of types: Set<String>) -> Self { SoughtConstruction(words: types) }
}

extension SoughtCode where Self == SoughtMention {
  /// - Parameter names: of variables, functions and members, without labels.
  public static func mention(of names: Set<String>) -> Self { SoughtMention(words: names) }
}

// MARK: - Looking for it

extension Project {
  /// Whether the project's code holds what is looked for. Code that may not hold its words isn't read.
  public func contains<Sought: SoughtCode>(
    _ sought: Sought,
    where isMeant: (Sought.Match, ProjectCode) -> Bool = { _, _ in true }
  ) -> Bool {
    code(mentioning: Array(sought.words)).contains { $0.contains(sought, where: isMeant) }
  }
}

extension ProjectType {
  /// Whether the type's own code holds what is looked for. Code that may not hold its words isn't read.
  public func contains<Sought: SoughtCode>(
    _ sought: Sought,
    where isMeant: (Sought.Match, ProjectCode) -> Bool = { _, _ in true }
  ) -> Bool {
    code(mentioning: sought.words).contains { $0.contains(sought, where: isMeant) }
  }
}

extension ProjectCode {
  fileprivate func contains<Sought: SoughtCode>(
    _ sought: Sought,
    where isMeant: (Sought.Match, ProjectCode) -> Bool
  ) -> Bool {
    contains(sought) { isMeant($0, self) }
  }

  /// Whether the piece of code holds what is looked for.
  package func contains<Sought: SoughtCode>(_ sought: Sought, where isMeant: (Sought.Match) -> Bool) -> Bool {
    body.containsExpression { expression in sought.match(expression).map(isMeant) ?? false }
  }
}

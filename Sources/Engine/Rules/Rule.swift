/// A guideline that a program can check.
///
/// There are two kinds: a ``FileRule`` sees what can be seen on the spot, a ``TypeRule`` what can't.
/// A rule neither reads files, prints, nor knows how it was configured.
public protocol Rule: Sendable {
  static var description: RuleDescription { get }

  init()

  /// What the rule looks at. Only remarks that the linter itself makes have nothing.
  var subject: RuleSubject { get }
}

/// What a rule looks at.
public enum RuleSubject: Sendable {
  case nothing
  case files(any FileRule)
  case types(any TypeRule)
}

extension Rule {
  public var subject: RuleSubject { .nothing }
}

/// A rule over the code of one file.
public protocol FileRule: Rule {
  /// - Parameter file: its index among the project's files. It is read when its code or its facts are asked for.
  func check(_ file: Int, _ context: inout RuleContext)
}

extension FileRule {
  public var subject: RuleSubject { .files(self) }
}

/// A rule over the project's view of a type: all of its declarations and extensions, in every file, and its superclasses.
public protocol TypeRule: Rule {
  func check(_ type: ProjectType, _ context: inout RuleContext)
}

extension TypeRule {
  public var subject: RuleSubject { .types(self) }
}

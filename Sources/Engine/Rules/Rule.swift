/// A guideline that a program can check.
///
/// There are two kinds for code: a ``FileRule`` sees what can be seen on the spot, a ``TypeRule`` what can't. What a project
/// brings beside its code is a further subject: a rule of either kind may be a ``ResourceRule`` too, or that alone.
/// A rule neither reads files, prints, nor knows how it was configured.
public protocol Rule: Sendable {
  /// All that there is to know about the rule but its check.
  static var description: RuleDescription { get }

  /// Rules keep nothing: each check may be given a new one.
  init()

  /// What the rule looks at in code. Rules over resources alone, and remarks that the linter itself makes, have nothing.
  var subject: RuleSubject { get }
}

/// What a rule looks at.
public enum RuleSubject: Sendable {
  /// What only the linter itself finds, such as comments without effect.
  case nothing
  /// One file after the other.
  case files(any FileRule)
  /// One type after the other, in all of its files.
  case types(any TypeRule)
}

extension Rule {
  public var subject: RuleSubject { .nothing }
}

/// A rule over the code of one file.
public protocol FileRule: Rule {
  /// - Parameters:
  ///   - file: its index among the project's files. It is read when its code or its facts are asked for.
  ///   - context: what else the check is given, and where its findings go.
  func check(_ file: Int, _ context: inout RuleContext)
}

extension FileRule {
  public var subject: RuleSubject { .files(self) }
}

/// A rule over the project's view of a type: all of its declarations and extensions, in every file, and its superclasses.
public protocol TypeRule: Rule {
  /// Looks at a type, and reports to the context.
  func check(_ type: ProjectType, _ context: inout RuleContext)
}

extension TypeRule {
  public var subject: RuleSubject { .types(self) }
}

/// A rule over what a project brings beside its code: storyboards and xibs, property lists, sets of asset catalogs.
///
/// The same guideline holds for both: a rule over code that looks at resources too has one id, one set of options and one
/// page for them.
public protocol ResourceRule: Rule {
  /// The kinds of resources that it looks at.
  static var resources: Set<ResourceKind> { get }

  /// Looks at a resource of these kinds, and reports to the context.
  func check(_ resource: Resource, _ context: inout RuleContext)
}

extension Rule {
  /// The rule as one over resources, if it is one.
  var resourceRule: (any ResourceRule)? { self as? any ResourceRule }
}

/// A guideline that a program can check.
///
/// There are two kinds: a ``FileRule`` sees what can be seen on the spot, a ``TypeRule`` what can't.
/// A rule neither reads files, prints, nor knows how it was configured.
public protocol Rule: Sendable {
  static var description: RuleDescription { get }

  init()
}

/// A rule over the code of one file.
public protocol FileRule: Rule {
  /// - Parameter file: its index among the project's files. It is read when its code or its facts are asked for.
  func check(_ file: Int, _ context: inout RuleContext)
}

/// A rule over the project's view of a type: all of its declarations and extensions, in every file, and its superclasses.
public protocol TypeRule: Rule {
  func check(_ type: ProjectType, _ context: inout RuleContext)
}

/// What one file declares, free of syntax nodes.
///
/// Facts are what is left of a file after its one walk: rules and the project's index are built on them alone,
/// so an unchanged file need never be parsed again.
public struct FileFacts: Sendable, Hashable {
  /// The path as the file was given to the linter.
  public let path: String
  /// The modules that it imports.
  public let imports: [String]
  /// Those that it hands on to whoever imports its own module.
  public let reexports: [String]
  /// Declarations and extensions, nested and local ones too, in the order of their appearance.
  public let types: [TypeFacts]
  /// Functions outside any type.
  public let functions: [FunctionFacts]
  /// Variables outside any type.
  public let variables: [Variable]
  /// Code outside any declaration.
  public let statements: [Statement]
  /// The comments that take findings back, in the order of the file.
  public let suppressions: [Suppression]
  /// The first code that is nested too deeply to be read.
  public let unread: ByteRange?
  /// Where lines begin, to turn bytes into lines and columns.
  public let lines: LineTable

  package init(
    path: String,
    imports: [String],
    reexports: [String],
    types: [TypeFacts],
    functions: [FunctionFacts],
    variables: [Variable],
    statements: [Statement],
    suppressions: [Suppression],
    unread: ByteRange?,
    lines: LineTable
  ) {
    self.path = path
    self.imports = imports
    self.reexports = reexports
    self.types = types
    self.functions = functions
    self.variables = variables
    self.statements = statements
    self.suppressions = suppressions
    self.unread = unread
    self.lines = lines
  }
}

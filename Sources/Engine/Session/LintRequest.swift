/// What is to be linted, and how.
struct LintRequest: Sendable {
  let linter: Linter
  /// The files with the rules that hold for them.
  let scopes: [Linter.Scope]
  /// What is known of other modules.
  let modules: [ModuleFacts]
}

/// What coding agents should know of HIGLint, as a section of a project's `AGENTS.md`.
enum AgentGuide {
  static let fileName = "AGENTS.md"
  /// By which the section is known.
  static let heading = "## Human Interface Guidelines"

  static let section = """
    \(heading)

    [HIGLint](https://github.com/higlint/HIGLint) finds where Swift code, storyboards and xibs break Apple's Human Interface
    Guidelines.

    - After a change to the interface, lint the files that you changed: `higlint lint --project FILE…`, or the tool `lint` of
      the server `higlint mcp` with these `paths`. Mend what is found in code that you wrote or changed, and leave the rest.
    - `higlint explain RULE`, or the tool `explain`, tells what a rule wants and why. Read it before you mend its findings.
    - `higlint lint --fix --dry-run`, or the tool `fix`, shows what can be fixed without changing what the code means.
    - Where the code is right as it is, say why in a comment above it:
      `// higlint:disable:next RULE -- reason`. Ask before you write one, and before you change `.higlint.yml` or a baseline.

    """

  /// The text with the section at its end; nil where it is there already.
  static func added(to text: String) -> String? {
    if text.split(whereSeparator: \.isNewline).contains(where: { $0 == heading }) { return nil }
    return (text.isEmpty || text.hasSuffix("\n\n") ? text : text.hasSuffix("\n") ? text + "\n" : text + "\n\n") + section
  }
}

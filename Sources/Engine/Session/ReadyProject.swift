/// A project whose files are skimmed and joined, so that rules can be asked about it, and what of the run before is still
/// true of it.
struct ReadyProject {
  let files: [SkimmedFile]
  let interfaces: [InterfaceFacts]
  let build: BuildDescription
  /// Nil where no run comes after this one.
  let comparison: RunComparison?
  /// What the run before found; nil where that was of another project.
  let known: PreviousChecks?
  let code: CodeReader
  let resources: ResourceLoader
  let shared: SharedProject
  let check: FileCheck
}

/// A run that has told of the files that are being edited, and not looked yet whether all others are what they were.
struct BegunRun {
  /// All that it was made of.
  let read: ReadFiles
  /// Of the rules and all that isn't source code.
  let settings: ContentHash
  let project: ReadyProject
  /// What was found so far, by file.
  let outcomes: [Int: FileCheck.Outcome]
}

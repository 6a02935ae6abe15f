import HIGLintSyntax

/// What a file says of findings to be suppressed.
struct CommentedFile {
  let path: String
  let suppressions: [Suppression]
  let lines: LineTable

  init(_ facts: FileFacts) {
    path = facts.path
    suppressions = facts.suppressions
    lines = facts.lines
  }

  /// The comments of a resource, and the notes that Interface Builder keeps with its objects.
  init(_ resource: Resource) {
    path = resource.path
    lines = resource.lines
    suppressions = ResourceSuppressions(resource).all
  }
}

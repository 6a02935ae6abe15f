import HIGLintEngine

/// Whoever lints projects for the server. May be called from several threads.
package protocol ProjectLinting: Sendable {
  /// Lints a project as it is, with texts that aren't saved in place of its files.
  ///
  /// - Returns: nil where nobody waits any more.
  func lint(_ request: ProjectRequest, for audience: ProjectAudience) -> ProjectReport?

  /// Forgets what is known of a project that nobody needs any more.
  func forget(_ place: ProjectPlace)

  /// What is wrong with the text of a configuration.
  func mistakes(inConfiguration text: [UInt8], at path: String) -> [Problem]
}

/// Who waits for a project's findings. All of it may be called from any thread.
package struct ProjectAudience: Sendable {
  /// Called with the number of files done and of all files.
  package let progress: @Sendable (Int, Int) -> Void
  /// Told the findings of some files, such as those that are being edited, before those of all are known.
  package let early: @Sendable (ProjectReport) -> Void
  /// Whether nobody waits any more.
  package let isGone: @Sendable () -> Bool

  package init(
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in },
    early: @escaping @Sendable (ProjectReport) -> Void = { _ in },
    isGone: @escaping @Sendable () -> Bool = { false }
  ) {
    self.progress = progress
    self.early = early
    self.isGone = isGone
  }
}

/// What the server wants to know of a project.
package struct ProjectRequest: Sendable {
  package let place: ProjectPlace
  /// By path, what editors hold in place of files.
  package var texts: [String: [UInt8]]
  /// The configuration to use in place of the nearest, if one is wished for.
  package let configuration: String?
  /// How many threads to use.
  package let jobs: Int?
  /// Whether files or configurations may have come, gone or changed since the project was last planned.
  package let isTreeStale: Bool

  package init(place: ProjectPlace, texts: [String: [UInt8]], configuration: String?, jobs: Int?, isTreeStale: Bool) {
    self.place = place
    self.texts = texts
    self.configuration = configuration
    self.jobs = jobs
    self.isTreeStale = isTreeStale
  }
}

/// What is linted as one.
package enum ProjectPlace: Sendable, Hashable {
  /// All that lies in a folder.
  case folder(String)
  /// A file by itself.
  case file(String)
}

/// What is known of a project.
package struct ProjectReport: Sendable {
  package var result: LintResult
  /// Every file of which findings are told.
  package let files: Set<String>
  /// By the path of each requested text, what its file is called in the result; none where it isn't part of the
  /// project.
  let names: [String: String]
  /// The configurations that hold.
  package let configurations: [String]
  /// Where the rules' pages are.
  let addresses: RuleAddresses

  package init(
    result: LintResult,
    files: Set<String>,
    names: [String: String],
    configurations: [String],
    addresses: RuleAddresses = .published
  ) {
    self.result = result
    self.files = files
    self.names = names
    self.configurations = configurations
    self.addresses = addresses
  }

  /// What a file is called in the result; nil where it isn't part of the project.
  func name(of path: String) -> String? {
    names[path] ?? (files.contains(path) ? path : nil)
  }
}

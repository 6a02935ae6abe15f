/// What all threads that work on a project share. It reads a file's code when the first of them asks for it.
package final class SharedProject: Sendable {
  package let index: ProjectIndex
  package let jobs: Int?
  private let readFile: @Sendable (Int) -> LoadedFile
  private let readText: @Sendable (Int) -> [UInt8]?
  /// For each file its code, once it was read; nil where that isn't kept for good.
  private let files: [KeptCode?]
  private let recent: RecentFiles
  private let surveys: Surveys
  /// The words of what else the project holds, such as sources in Objective-C.
  package let foreignWords: ForeignWords
  /// What property lists say, and tables of strings in their place.
  package let appSettings: AppSettings
  /// The tables of the app's own texts in English.
  let tables: [SourceInput]
  package let answers: LastingAnswers
  /// Whether it is noted what each piece of work looked at, for a run to come.
  let isTraced: Bool
  /// What all threads know of the files that one of them has searched.
  let searched = SearchedFiles()
  private let clock: ReadingClock?

  /// - Parameters:
  ///   - jobs: how many threads to use for what is made for all of them.
  ///   - readFile: reads one of the index's files, on whichever thread asks first.
  ///   - readText: reads the text of one of them, unless it has changed.
  ///   - foreign: the files in other languages.
  ///   - tables: those of the app's own texts in English.
  ///   - surveys: what a run before learnt in surveys.
  ///   - code: the code of files that is known to be as it was in a run before, be it read or not.
  ///   - foreignWords: the words of the files in other languages, where these are known to be as they were.
  ///   - appSettings: what property lists say, where they are known to be as they were.
  ///   - passing: the files whose code is kept for no longer than it is often asked for, since they may be many.
  ///   - answers: what is known to be as it was worked out in a run before.
  ///   - isTraced: whether it is noted what each piece of work looked at, for a run to come.
  ///   - clock: where to note how long threads wait for files and surveys, if that is asked.
  package init(
    _ index: ProjectIndex,
    jobs: Int?,
    readFile: @escaping @Sendable (Int) -> LoadedFile,
    readText: @escaping @Sendable (Int) -> [UInt8]?,
    foreign: [SourceInput] = [],
    tables: [SourceInput] = [],
    surveys: EarlierSurveys? = nil,
    code: (Int) -> KeptCode? = { _ in nil },
    foreignWords: ForeignWords? = nil,
    appSettings: AppSettings? = nil,
    passing: Set<Int> = [],
    answers: LastingAnswers = LastingAnswers(),
    isTraced: Bool = true,
    clock: ReadingClock? = nil
  ) {
    self.index = index
    self.jobs = jobs
    self.readFile = readFile
    self.readText = readText
    self.surveys = Surveys(after: surveys)
    self.foreignWords = foreignWords ?? ForeignWords(foreign.filter { !FileKind.isTableBesideCode($0.path) })
    self.appSettings = appSettings ?? AppSettings(foreign)
    self.tables = tables
    self.answers = answers
    self.isTraced = isTraced
    self.clock = clock
    files = index.files.indices.map { passing.contains($0) ? nil : code($0) ?? KeptCode() }
    recent = RecentFiles()
  }

  package func file(_ file: Int) -> LoadedFile {
    clock.measure { files[file]?.value { readFile(file) } ?? recent.file(file, read: readFile) }
  }

  /// Whether a file's code stays in memory once it was read.
  func keeps(_ file: Int) -> Bool { files[file] != nil }

  func text(of file: Int) -> [UInt8]? { readText(file) }

  /// A file's code, read or still to be read, for a run to come; nil where it isn't kept.
  package func code(of file: Int) -> KeptCode? { files[file] }

  /// A file's facts, if anyone asked for them.
  package func codeRead(of file: Int) -> FileFacts? { files[file]?.made?.facts }

  /// Leaves what only the threads of a run need.
  package func endRun() { searched.clear() }

  /// Leaves the code of files but for those whose code was asked for last: who asks for another's reads it again.
  package func forgetCode(allBut count: Int) { files.lazy.compactMap { $0 }.forget(allBut: count) }

  /// What is learnt of the whole project in a survey.
  func survey<Kind: Survey>(_ kind: Kind.Type) -> Kind { clock.measure { surveys.survey(kind, of: self) } }

  /// Whether all that is learnt in a survey is known to be as it was in the run before.
  package func isAsBefore(_ kind: (some Survey).Type) -> Bool { clock.measure { surveys.isAsBefore(kind, of: self) } }

  /// What was learnt in surveys, of those that anyone asked for.
  package var surveyNotes: [SurveyNotes] { surveys.made }
}

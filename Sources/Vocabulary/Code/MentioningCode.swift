extension ProjectType {
  /// Whether a file of the type may hold at least one of some words. None of them is read for it.
  public func mayMention(_ words: some Collection<String>) -> Bool {
    let words = words.map { Word($0) }
    return files.contains { file in words.contains { project.mayHold($0, file) } }
  }
}

extension Project {
  /// The files that may hold at least one of some words, in code for other systems or in comments too.
  public func files(mentioning words: [String]) -> [Int] {
    files(holdingAny: words.map { Word($0) })
  }

  /// Whether a file holds at least one of some words, in code for other systems too, and not only may: where what follows
  /// counts for something, a guess won't do. Where its text isn't known, it is taken to hold what it may.
  package func holds(anyOf words: [Word], in file: Int) -> Bool {
    let likely = words.filter { mayHold($0, file, ofAll: true) }
    guard !likely.isEmpty else { return false }
    return text(of: file).map { !Word.all(in: $0.bytes).isDisjoint(with: likely) } ?? true
  }

  /// Whether any file holds at least one of some words, in code for other systems or in comments too.
  public func speaks(of words: [String]) -> Bool {
    files(mentioning: words).contains { speaks(of: words, in: $0) }
  }

  /// Whether a file holds at least one of some words, in code for other systems or in comments too.
  public func speaks(of words: [String], in file: Int) -> Bool {
    holds(anyOf: words.map { Word($0) }, in: file)
  }

  /// The code that may hold at least one of some words. Files that hold none of them aren't read.
  public func code(mentioning words: [String]) -> MentioningCode {
    MentioningCode(project: self, words: words)
  }

  /// The code of all functions of a name.
  package func code(ofFunctionsNamed name: String) -> [ProjectCode] {
    let declared = Word(ofFunction: name)
    return code(mentioning: [name]).inFiles { [self] file in declared.map { mayHold($0, file) } ?? true }
      .filter { $0.function?.name == name }
  }

  /// The code of one file that may hold at least one of some words.
  func code(mentioning words: [String], inFile file: Int) -> MentioningCode {
    MentioningCode(project: self, words: words, files: [file])
  }
}

/// The pieces of a project's code that may hold at least one of some words, one file after the other: each is read when it is
/// come to.
public struct MentioningCode: Sequence, IteratorProtocol {
  private let project: Project
  private let words: [String]
  /// Those to come; nil where none was looked for yet.
  private var files: ArraySlice<Int>?
  /// Which files count.
  private var isMeant: (Int) -> Bool = { _ in true }
  /// Which of them is looked at before the others.
  private var home: Int?
  /// The rest of the last file's.
  private var pieces: ArraySlice<ProjectCode> = []

  fileprivate init(project: Project, words: [String], files: [Int]? = nil) {
    self.project = project
    self.words = words
    self.files = files?[...]
  }

  /// The same code as far as it stands in some of the files. The others aren't read.
  package func inFiles(where isMeant: @escaping (Int) -> Bool) -> MentioningCode {
    var code = self
    code.isMeant = { [earlier = self.isMeant] file in earlier(file) && isMeant(file) }
    return code
  }

  /// The same code, that of one file before the others': where it is likely that one piece is enough, and stands there.
  package func beginning(with file: Int) -> MentioningCode {
    var code = self
    code.home = file
    return code
  }

  /// The same code as far as it stands in files that may hold at least one of some other words, too.
  package func alsoMentioning(_ words: some Collection<Word>) -> MentioningCode {
    inFiles { [project, words = Array(words)] file in words.contains { project.mayHold($0, file) } }
  }

  /// The same code without that of tests.
  package var outsideTests: MentioningCode {
    let index = project.index
    return inFiles { !index.isTest($0) }
  }

  /// The next piece.
  public mutating func next() -> ProjectCode? {
    while pieces.isEmpty, let file = nextFile() { pieces = project.code(in: file, mentioning: words)[...] }
    return pieces.popFirst()
  }

  private mutating func nextFile() -> Int? {
    var rest = files ?? allFiles
    defer { files = rest }
    while let file = rest.popFirst() {
      if isMeant(file) { return file }
    }
    return nil
  }
}

extension MentioningCode {
  private var allFiles: ArraySlice<Int> {
    let all = project.files(mentioning: words)
    guard let home, let place = all.firstIndex(of: home) else { return all[...] }
    return ([home] + all[..<place] + all[(place + 1)...])[...]
  }

  /// Whether some piece is what is looked for. Where one is, the answer stands on that piece's file alone: what was looked
  /// at on the way to it may change.
  public func contains(where isMeant: (ProjectCode) -> Bool) -> Bool {
    var rest = self
    var passed: [Trace] = []
    while true {
      let (file, search) = project.apart { rest.nextFile() }
      passed.append(search)
      guard let file else { break }
      let (isFound, trace) = project.apart { project.code(in: file, mentioning: words).contains(where: isMeant) }
      if isFound {
        project.see(trace)
        return true
      }
      passed.append(trace)
    }
    project.see(Trace(passed))
    return false
  }

  /// Whether every piece is as it is to be. Where one isn't, the answer stands on that piece's file alone.
  public func allSatisfy(_ isMeant: (ProjectCode) -> Bool) -> Bool { !contains { !isMeant($0) } }
}

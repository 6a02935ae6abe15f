/// What the rules found in each file, and what they looked at to find it.
struct CachedChecks: Sendable {
  /// Of the rules and the project's index, without which no check is like another.
  let key: ContentHash
  /// By the file's index in the project; those that nobody was asked about are left out.
  var files: [Int: FileCheck.Outcome]
  /// What was learnt in surveys, of those that anyone asked for.
  var surveys: [SurveyNotes]
}

extension CachedChecks: Storable {
  func write(to writer: inout StoreWriter) {
    let ordered = files.sorted { $0.key < $1.key }
    key.write(to: &writer)
    ordered.map(\.key).write(to: &writer)
    ordered.map(\.value).write(to: &writer)
    surveys.write(to: &writer)
  }

  init(from reader: inout StoreReader) throws(StoreDamage) {
    key = try reader.read()
    let indices: [Int] = try reader.read()
    let outcomes: [FileCheck.Outcome] = try reader.read()
    files = Dictionary(zip(indices, outcomes)) { first, _ in first }
    surveys = try reader.read()
  }
}

extension FileCheck.Outcome: Composed {
  static var form: StoredForm<FileCheck.Outcome> {
    StoredForm(FileCheck.Outcome.init(findings:unreachable:trace:), \.findings, \.unreachable, \.trace)
  }
}

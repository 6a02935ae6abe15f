/// What is learnt once of a whole project's code, such as who works for which table: for all who ask, and for the next run.
///
/// The project keeps it for them without knowing what it is.
package protocol Survey: Sendable {
  /// What it was learnt from, as the next run takes it up again.
  associatedtype Notes: Storable, Sendable

  /// What tells it from others, in every run.
  static var name: String { get }

  /// - Parameter earlier: what a run before learnt, as far as that is known.
  init(_ project: SharedProject, after earlier: EarlierSurvey<Notes>?)

  var notes: Notes { get }

  /// Whether whoever asks is told what was told before: what that was learnt from doesn't matter.
  func says(theSameAs earlier: Notes) -> Bool
}

/// What a run before learnt of a project, and what has changed since.
package struct EarlierSurvey<Notes> {
  package let notes: Notes
  package let changes: Changes
  /// The types in whose files something has changed. Which of their code was looked at no trace tells.
  package let changedTypes: Set<Int>
}

/// All that a run before learnt of a project in surveys, and what has changed since.
package struct EarlierSurveys: Sendable {
  private let notes: [SurveyNotes]
  private let changes: Changes
  private let changedTypes: Set<Int>

  package init(_ notes: [SurveyNotes], _ changes: Changes, changedTypes: Set<Int>) {
    self.notes = notes
    self.changes = changes
    self.changedTypes = changedTypes
  }

  /// - Returns: nil where the run before learnt nothing of that kind, or what is left of it is damaged.
  func survey<Kind: Survey>(_ kind: Kind.Type) -> EarlierSurvey<Kind.Notes>? {
    guard let stored = notes.first(where: { $0.survey == kind.name }),
      let notes = stored.bytes.withUnsafeBytes({ try? Kind.Notes(stored: $0) })
    else { return nil }
    return EarlierSurvey(notes: notes, changes: changes, changedTypes: changedTypes)
  }
}

/// The notes of a survey, in their binary form.
package struct SurveyNotes: Sendable {
  /// The survey's name.
  package let survey: String
  package let bytes: [UInt8]
}

extension SurveyNotes: Storable {
  package func write(to writer: inout StoreWriter) {
    survey.write(to: &writer)
    writer.write(text: bytes[...])
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    survey = try reader.read()
    bytes = try reader.readPart()
  }
}

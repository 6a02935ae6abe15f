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
    guard let notes = notes.first(where: { $0.survey == kind.name })?.notes(of: kind) else { return nil }
    return EarlierSurvey(notes: notes, changes: changes, changedTypes: changedTypes)
  }
}

/// The notes of a survey: as it made them, or in their binary form.
package struct SurveyNotes: Sendable {
  /// The survey's name.
  package let survey: String
  private let form: Form

  private enum Form: Sendable {
    case made(any Storable & Sendable)
    case stored([UInt8])
  }

  init<Kind: Survey>(_ survey: Kind) {
    self.survey = Kind.name
    form = .made(survey.notes)
  }

  /// - Returns: nil for what is damaged.
  func notes<Kind: Survey>(of kind: Kind.Type) -> Kind.Notes? {
    switch form {
    case .made(let notes): notes as? Kind.Notes
    case .stored(let bytes): bytes.withUnsafeBytes { try? Kind.Notes(stored: $0) }
    }
  }
}

extension SurveyNotes: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    survey.write(to: &writer)
    switch form {
    // What can't be stored is read as damaged.
    case .made(let notes): writer.write(text: (notes.stored ?? [])[...])
    case .stored(let bytes): writer.write(text: bytes[...])
    }
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    survey = try reader.read()
    form = .stored(try reader.readPart())
  }
}

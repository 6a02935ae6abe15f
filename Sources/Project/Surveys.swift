import Foundation

/// What was learnt of one project in surveys, each when it was first asked for.
final class Surveys: @unchecked Sendable {
  private let earlier: EarlierSurveys?
  private let lock = NSLock()
  /// For each kind of survey, a `Once` of its result.
  private var results: [ObjectIdentifier: AnyObject] = [:]
  private var notes: [@Sendable () -> SurveyNotes?] = []

  init(after earlier: EarlierSurveys?) {
    self.earlier = earlier
  }

  private struct Result<Kind: Survey>: Sendable {
    let survey: Kind
    /// Whether all of it is known to be as it was in the run before.
    let isAsBefore: Bool
  }

  func survey<Kind: Survey>(_ kind: Kind.Type, of project: SharedProject) -> Kind { result(kind, of: project).survey }

  func isAsBefore<Kind: Survey>(_ kind: Kind.Type, of project: SharedProject) -> Bool { result(kind, of: project).isAsBefore }

  /// The notes of those that were asked for.
  var made: [SurveyNotes] { lock.withLock { notes }.compactMap { $0() } }

  private func result<Kind: Survey>(_ kind: Kind.Type, of project: SharedProject) -> Result<Kind> {
    once(kind).value {
      let before = earlier?.survey(kind)
      let survey = Kind(project, after: before)
      return Result(survey: survey, isAsBefore: before.map { survey.says(theSameAs: $0.notes) } ?? false)
    }
  }

  private func once<Kind: Survey>(_ kind: Kind.Type) -> Once<Result<Kind>> {
    lock.lock()
    defer { lock.unlock() }
    if let known = results[ObjectIdentifier(kind)] as? Once<Result<Kind>> { return known }
    let once = Once<Result<Kind>>()
    results[ObjectIdentifier(kind)] = once
    notes.append { once.made.map { SurveyNotes($0.survey) } }
    return once
  }
}

extension Project {
  /// What is learnt of the whole project in a survey.
  package func survey<Kind: Survey>(_ kind: Kind.Type) -> Kind {
    tracer.see(survey: kind.name)
    if let known = surveys[ObjectIdentifier(kind)] as? Kind { return known }
    let survey = shared.survey(kind)
    surveys[ObjectIdentifier(kind)] = survey
    return survey
  }
}

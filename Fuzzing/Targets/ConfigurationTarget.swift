import HIGLintConfiguration
import HIGLintEngine
import HIGLintReporters
import HIGLintRules

/// A `.higlint.yml`, and all that it decides.
struct ConfigurationTarget: FuzzTarget {
  let name = "configuration"
  let fileExtension = "yml"
  let share = 4
  let mutations = Mutation.lines + Mutation.general

  var seeds: [[UInt8]] { ConfigurationSeeds.all }
  var words: [String] { ConfigurationSeeds.words + (allRules + suppressionRules).map { $0.description.id } }

  func isSeed(_ path: String) -> Bool { path.hasSuffix(".higlint.yml") || path.hasSuffix(".swiftlint.yml") }

  private enum Outcome {
    case refused([Problem])
    case accepted(Configuration, LintResult, excluded: [Bool])
  }

  func examine(_ input: [UInt8], in workshop: Workshop) throws -> Examination {
    try Examination(of: { try read(input) }, describing: describe) { outcome in
      let again = describe(try read(input)) == describe(outcome)
      return check(outcome, input) + (again ? [] : [Failure(kind: .nondeterminism, message: "read twice")])
    }
  }

  private func read(_ input: [UInt8]) throws -> Outcome {
    let configuration: Configuration
    do throws(ConfigurationErrors) {
      let text: [UInt8]
      do {
        text = try SourceReader().read(SourceInput(path: "/fuzz/.higlint.yml", contents: input))
      } catch {
        return .refused([error])
      }
      configuration = try .parse(
        text, file: "/fuzz/.higlint.yml", rules: allRules + suppressionRules, reporters: allReporters.map { $0.id }
      )
    } catch {
      return .refused(error.problems)
    }
    let rules = try configuration.activeRules(from: allRules + suppressionRules, selection: RuleSelection())
    let result = Linter(knownRules: allRules, jobs: 1).lint([Linter.Scope(rules: rules, files: [GoodFile.input])])
    return .accepted(configuration, result, excluded: ConfigurationSeeds.paths.map(configuration.excludes))
  }

  private func check(_ outcome: Outcome, _ input: [UInt8]) -> [Failure] {
    switch outcome {
    case .refused(let problems):
      let places = TextPlaces(input)
      if problems.isEmpty { return [Failure(kind: .diagnosis, message: "refused without a reason")] }
      return problems.compactMap { problem in
        guard let position = problem.position else { return Failure(kind: .diagnosis, message: "doesn't say where: \(problem.message)") }
        return places.fault(position).map { Failure(kind: .position, message: "\(problem) \($0)") }
      }
    case .accepted(_, let result, _):
      return FindingsCheck([GoodFile.input]).failures(of: result)
    }
  }

  private func describe(_ outcome: Outcome) -> String {
    switch outcome {
    case .refused(let problems): problems.map(\.description).joined(separator: "\n")
    case .accepted(let configuration, let result, let excluded):
      "\(configuration.rules.keys.sorted()) \(configuration.included) \(configuration.excluded) \(result.wholeText) \(excluded)"
    }
  }
}

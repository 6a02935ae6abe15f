/// A pattern of paths, as the configuration's `included` and `excluded` hold them.
///
/// Within a name, `*` stands for any characters, `?` for one, `[a-z]` and `[!a-z]` for one of (or out of) a set, and
/// `{a,b}` for either; `**` as a whole name stands for any number of folders. A backslash takes the next character
/// as it is. A relative pattern starts at a folder, and a pattern that matches a folder takes in all below it.
public struct Glob: Sendable, Hashable {
  /// The ways to spell the pattern without braces, each as one matcher a name.
  private let alternatives: [[Step]]

  private enum Step: Sendable, Hashable {
    case name(NamePattern)
    case anyDepth
  }

  /// - Parameters:
  ///   - pattern: `*`, `**`, `?`, `[a-z]` and `{a,b}` have their usual meaning.
  ///   - folder: what a relative pattern starts from; its own characters have no special meaning.
  public init(_ pattern: String, relativeTo folder: AbsolutePath) throws(MalformedGlob) {
    guard !pattern.isEmpty else { throw MalformedGlob(reason: "the pattern is empty") }
    let spellings = try BraceExpansion.expand(pattern)
    var alternatives: [[Step]] = []
    for spelling in spellings {
      alternatives.append(try Glob.steps(spelling, relativeTo: folder))
    }
    self.alternatives = alternatives
  }

  private static func steps(_ pattern: String, relativeTo folder: AbsolutePath) throws(MalformedGlob) -> [Step] {
    var steps = pattern.hasPrefix("/") ? [] : folder.components.map { Step.name(NamePattern(literal: $0)) }
    for name in pattern.split(separator: "/") {
      switch name {
      case ".": break
      case "..": _ = steps.popLast()
      case "**": steps.append(.anyDepth)
      default: steps.append(.name(try NamePattern(String(name))))
      }
    }
    return steps
  }

  /// How many patterns without braces it stands for.
  public var spellings: Int { alternatives.count }

  /// Whether the path, or a folder that it lies in, matches.
  public func matches(_ path: AbsolutePath) -> Bool {
    var progress = start
    if isMatch(progress) { return true }
    for name in path.components {
      progress = advance(progress, by: name)
      if isMatch(progress) { return true }
      if progress.isEmpty { return false }
    }
    return false
  }
}

// MARK: - Matching while walking

extension Glob {
  /// How far a path has come through the pattern: every place that it may stand at. Empty where nothing below the
  /// path can match.
  package struct Progress: Sendable {
    fileprivate var places: [Place]

    /// The progress of what can't match any more.
    static let none = Progress(places: [])

    package var isEmpty: Bool { places.isEmpty }
  }

  fileprivate struct Place: Sendable, Hashable {
    let alternative: Int
    let step: Int
  }

  /// The progress of the root of the file system.
  var start: Progress {
    var progress = Progress.none
    for alternative in alternatives.indices {
      enter(Place(alternative: alternative, step: 0), in: &progress)
    }
    return progress
  }

  /// The progress of a folder's entry, from its folder's.
  func advance(_ progress: Progress, by name: String) -> Progress {
    var next = Progress.none
    for place in progress.places where place.step < alternatives[place.alternative].count {
      switch alternatives[place.alternative][place.step] {
      case .anyDepth:
        enter(place, in: &next)
      case .name(let pattern):
        guard pattern.matches(name) else { continue }
        enter(Place(alternative: place.alternative, step: place.step + 1), in: &next)
      }
    }
    return next
  }

  /// Whether the pattern spells the name out where the progress stands, rather than taking it in with a `*`.
  func spellsOut(_ name: String, after progress: Progress) -> Bool {
    progress.places.contains { place in
      guard place.step < alternatives[place.alternative].count else { return false }
      guard case .name(let pattern) = alternatives[place.alternative][place.step] else { return false }
      return pattern.isLiteral && pattern.matches(name)
    }
  }

  /// Whether a path with this progress matches by itself.
  func isMatch(_ progress: Progress) -> Bool {
    progress.places.contains { $0.step == alternatives[$0.alternative].count }
  }

  /// Adds a place, and what can be reached from it without a further name.
  private func enter(_ place: Place, in progress: inout Progress) {
    guard !progress.places.contains(place) else { return }
    progress.places.append(place)
    let steps = alternatives[place.alternative]
    if place.step < steps.count, steps[place.step] == .anyDepth {
      enter(Place(alternative: place.alternative, step: place.step + 1), in: &progress)
    }
  }
}

/// Why a pattern can't be understood.
public struct MalformedGlob: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong with the pattern, as a clause.
  public let reason: String

  public var description: String { reason }
}

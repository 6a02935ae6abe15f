import ArgumentParser
import Foundation

/// When to colour a report.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto
  case always
  case never

  /// What is asked for outright goes before what the environment says.
  ///
  /// - Parameter isWatched: whether the report goes to a terminal that can do more than print.
  func isColored(isWatched: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isWatched && (environment["NO_COLOR"] ?? "").isEmpty
    }
  }
}

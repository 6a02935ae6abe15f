import Foundation
import HIGLintEngine
import HIGLintLanguageServer
@testable import higlint

/// Lints as the tool does, but not before it may.
final class SlowLinting: ProjectLinting, @unchecked Sendable {
  private let runs = ProjectSessions(caches: nil)
  private let condition = NSCondition()
  private var isOpen = false

  func open() {
    condition.lock()
    defer { condition.unlock() }
    isOpen = true
    condition.broadcast()
  }

  func lint(_ request: ProjectRequest, for audience: ProjectAudience) -> ProjectReport? {
    condition.lock()
    while !isOpen { condition.wait() }
    condition.unlock()
    return runs.lint(request, for: audience)
  }

  func forget(_ place: ProjectPlace) {
    runs.forget(place)
  }

  func mistakes(inConfiguration text: [UInt8], at path: String) -> [Problem] {
    runs.mistakes(inConfiguration: text, at: path)
  }
}

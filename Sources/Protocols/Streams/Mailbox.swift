import Foundation

/// Where threads leave what another is to deal with, in the order in which it came.
package final class Mailbox<Event: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var events: [Event] = []

  package init() {}

  package func put(_ event: Event) {
    condition.lock()
    defer { condition.unlock() }
    events.append(event)
    condition.signal()
  }

  /// The next event, as soon as there is one.
  ///
  /// - Parameter deadline: how long to wait for it; as long as it takes where there is none.
  /// - Returns: nil where none has come by then.
  package func next(until deadline: Date?) -> Event? {
    condition.lock()
    defer { condition.unlock() }
    while events.isEmpty {
      if let deadline {
        if !condition.wait(until: deadline) { break }
      } else {
        condition.wait()
      }
    }
    return events.isEmpty ? nil : events.removeFirst()
  }
}

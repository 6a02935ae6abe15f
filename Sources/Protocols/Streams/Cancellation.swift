import Foundation

/// Whether somebody still waits for some work.
package final class Cancellation: @unchecked Sendable {
  private let lock = NSLock()
  private var isSet = false

  package init() {}

  /// Whether the work is to be broken off.
  package var isCancelled: Bool {
    lock.lock()
    defer { lock.unlock() }
    return isSet
  }

  package func cancel() {
    lock.lock()
    defer { lock.unlock() }
    isSet = true
  }
}

import Foundation

/// Whether somebody still waits for some work.
public final class Cancellation: @unchecked Sendable {
  private let lock = NSLock()
  private var isSet = false

  public init() {}

  /// Whether the work is to be broken off.
  public var isCancelled: Bool {
    lock.lock()
    defer { lock.unlock() }
    return isSet
  }

  public func cancel() {
    lock.lock()
    defer { lock.unlock() }
    isSet = true
  }
}

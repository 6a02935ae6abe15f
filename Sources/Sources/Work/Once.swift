import Foundation

/// A value that is made when it is first asked for, by whichever thread asks first.
package final class Once<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?

  package init() {}

  /// - Parameter value: where it is known already.
  package init(_ value: Value) {
    self.value = value
  }

  package func value(_ make: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if let value { return value }
    let made = make()
    value = made
    return made
  }

  /// The value, if it was asked for.
  package var made: Value? {
    lock.lock()
    defer { lock.unlock() }
    return value
  }
}
